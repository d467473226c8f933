-- What a call from LuaJIT costs beside the same call from C, as a table. Both run turn by turn on the
-- same queries, and the median of the turns counts: luajit calls.lua
local ffi = require("ffi")
local thicket = require("thicket")
ffi.cdef([[
double hostcalls_clock(void);
double hostcalls_paths(thk_query* query, const thk_world* world, const thk_point* ways, size_t count);
double hostcalls_rays(const thk_world* world, const thk_point* ways, size_t count);
double hostcalls_clearances(const thk_world* world, const thk_point* ways, size_t count);
]])
local C = ffi.load("hostcalls")
local turns, queries = 41, 400

local function timed(work)
    local begin = C.hostcalls_clock()
    local sum = work()
    return (C.hostcalls_clock() - begin) / queries, sum
end

local function median(values)
    table.sort(values)
    return values[math.floor(turns / 2) + 1]
end

local function compare(name, inC, here)
    local c, mine, ratio = {}, {}, {}
    for turn = -4, turns do
        local first, firstSum, second, secondSum
        if turn % 2 == 0 then
            first, firstSum = timed(inC)
            second, secondSum = timed(here)
        else
            second, secondSum = timed(here)
            first, firstSum = timed(inC)
        end
        assert(firstSum == secondSum, name .. ": other answers than C's")
        if turn > 0 then
            c[turn], mine[turn], ratio[turn] = first, second, second / first
        end
    end
    print(("| %s | %.0f | %.0f | %.0f | %.2f |"):format(name, median(c), median(mine),
                                                       median(mine) - median(c), median(ratio)))
end

math.randomseed(4)
local world, query = thicket.world(), thicket.query()
for id = 1, 1000 do
    local x, y = 200 * math.random(), 200 * math.random()
    world:add(id, thicket.circle(x, y, 0.5 + 2.5 * math.random()))
end
world:commit()
local ways = ffi.new("thk_point[?]", 2 * queries)
for i = 0, 2 * queries - 1 do
    repeat
        ways[i].x, ways[i].y = 200 * math.random(), 200 * math.random()
    until world:clearance(ways[i].x, ways[i].y) >= 0
end

print("| call | C ns | Lua ns | Lua - C ns | Lua / C |\n|---|---|---|---|---|")
compare("path", function()
    return C.hostcalls_paths(query.pointer, world.pointer, ways, queries)
end, function()
    local sum = 0
    for i = 0, queries - 1 do
        local a, b = ways[2 * i], ways[2 * i + 1]
        sum = sum + query:find(world, a.x, a.y, b.x, b.y).length
    end
    return sum
end)
compare("ray", function()
    return C.hostcalls_rays(world.pointer, ways, queries)
end, function()
    local sum = 0
    for i = 0, queries - 1 do
        local a, b = ways[2 * i], ways[2 * i + 1]
        local at, _, _, _, nx = world:ray(a.x, a.y, b.x, b.y)
        if at then
            sum = sum + (at + nx)
        end
    end
    return sum
end)
compare("clearance", function()
    return C.hostcalls_clearances(world.pointer, ways, queries)
end, function()
    local sum = 0
    for i = 0, queries - 1 do
        sum = sum + world:clearance(ways[2 * i].x, ways[2 * i].y)
    end
    return sum
end)
