-- Prints what reference.c prints, from LuaJIT: luajit reference.lua MAP
local ffi = require("ffi")
local bit = require("bit")
local thicket = require("thicket")

local out = {}
local function word(text) out[#out + 1] = text .. " " end
local function whole(value) word((tostring(value):gsub("U?LL$", ""))) end
local function bits(value) word(bit.tohex(value, 16)) end
local pattern = ffi.new("union { double number; uint64_t bits; }")
local function number(value)
    pattern.number = value
    bits(pattern.bits)
end
local function place(p)
    number(p.x)
    number(p.y)
end
local function endLine() out[#out + 1] = "\n" end

local seed = 1
local function between(low, high)
    seed = math.fmod(seed * 16807, 2147483647)
    return low + (high - low) * (seed / 2147483647)
end
local function randomPoint()
    local x = between(0, 100)
    return x, between(0, 100)
end

-- All members, by the lines LAYS(type, member) that were made of thicket.h.
local function printLayouts(file)
    for line in io.lines(file) do
        local type, member = line:match("LAYS%((.-), (.-)%)")
        word(("layout %s %d %s %d"):format(type, ffi.sizeof(type), member, ffi.offsetof(type, member)))
        endLine()
    end
end

local function makeWorld()
    local world = thicket.world({0.4})
    for id = 1, 200 do
        local x, y = randomPoint()
        world:add(id, thicket.circle(x, y, between(0.5, 2)))
    end
    world:add(201, thicket.wall({20, 10, 20, 60, 50, 80}, 1))
    world:add(-202, thicket.polygon({60, 20, 90, 25, 70, 50}))
    world:commit()
    return world
end

local function printAnswer(name, path)
    word(name)
    word(path:name())
    number(path.length)
    number(path.lower_bound)
    whole(path.segments)
    whole(path.expansions)
    place(path["end"])
    number(path.gap)
    whole(path.blocked_by)
    whole(path.has_end)
    endLine()
end

local function printPath(query)
    local segments, count = query:segments()
    for i = 0, count - 1 do
        local s = segments[i]
        word("segment")
        whole(s.is_arc)
        whole(s.counter_clockwise)
        whole(s.obstacle)
        place(s.from)
        place(s.to)
        place(s.center)
        number(s.radius)
        number(s.from_angle)
        number(s.to_angle)
        number(s.length)
        endLine()
    end
    local points = query:points(0.01)
    for i = 1, #points, 2 do
        word("point")
        number(points[i])
        number(points[i + 1])
        endLine()
    end
end

local function printQueries(world, query)
    for i = 0, 59 do
        local x1, y1 = randomPoint()
        local x2, y2 = randomPoint()
        local radius = i % 2 == 1 and 0.4 or 0
        local options = {weight = i % 5 == 4 and 1.5 or 0}
        local path = query:find(world, x1, y1, x2, y2, radius, options)
        printAnswer("path", path)
        printPath(query)
        if path.segments > 0 then
            word("middle")
            for _, value in ipairs({query:at(path.length / 2)}) do
                number(value)
            end
            endLine()
        end
        printAnswer("nearest", query:find_nearest(world, x1, y1, x2, y2, radius, options))
    end
end

local function printHit(name, at, obstacle, x, y, nx, ny)
    word(name)
    word(at and "found" or "nothing")
    whole(obstacle or 0)
    for _, value in ipairs({at or 0, x or 0, y or 0, nx or 0, ny or 0}) do
        number(value)
    end
    endLine()
end

local function printLooks(world)
    for _ = 1, 40 do
        local x1, y1 = randomPoint()
        local x2, y2 = randomPoint()
        printHit("ray", world:ray(x1, y1, x2, y2, 0.4))
        printHit("sweep", world:sweep(x1, y1, x2, y2, 0.7))
        local x, y = world:nearest_free(x2, y2, 0.4)
        word("look")
        number(world:clearance(x1, y1, 0.4))
        word(x and "found" or "nothing")
        number(x or 0)
        number(y or 0)
        word(world:reachable(x1, y1, x2, y2) and "found" or "unreachable")
        endLine()
    end
end

local function printWorld(world)
    local info = world:info()
    word("world")
    whole(info.radii)
    whole(info.version)
    whole(info.obstacles)
    whole(info.changes)
    number(info.tolerance)
    endLine()
end

local function change(world)
    world:move(1, 3, -2)
    world:remove(2)
    world:replace(3, thicket.circle(50, 50, 4))
    printWorld(world)
    world:commit()
    printWorld(world)
end

local statuses = {-2, -3, -2, -1, -1, -4, -4, -4} -- Lua has the sentence only
local faults = 0
local function printFault(call, ...)
    local done, message = pcall(call, ...)
    faults = faults + 1
    word(done and "no fault" or "fault")
    whole(statuses[faults])
    out[#out + 1] = tostring(message):gsub("^[^ ]*%.lua:%d+: ", "")
    endLine()
end

local function printFaults(world, query)
    printFault(query.find, query, world, 0, 0, 0, 0, 7)
    printFault(world.add, world, 1, thicket.circle(0, 0, 1))
    printFault(world.remove, world, 777)
    printFault(world.move, world, 1, math.huge, 0)
    printFault(world.add, world, 300, thicket.wall({0, 0}, 1))
    printFault(thicket.parse, "{]")
    printFault(thicket.map, "no-such-\195\164.thicket")
end

local function makeCrowd(world)
    local agents = {}
    for i = 0, 39 do
        agents[i + 1] = {id = 100 + i, group = i % 2, x = i % 2 == 1 and 103 or -3, y = 2 * i}
    end
    local flowing = {"avoidAgents", {"wander", 0.1}, {"followFlow", 1}}
    return thicket.crowd({
        world = world, seed = 3, agents = agents,
        groups = {{goal = {98, 50}}, {goal = {2, 50}, max_speed = 2, behaviours = flowing}},
    })
end

local function printCrowd(crowd)
    local info = crowd:info()
    word("crowd")
    whole(info.groups)
    whole(info.agents)
    whole(info.steps)
    number(info.time)
    bits(info.hash)
    bits(crowd:hash())
    endLine()
end

local function printAgents(crowd)
    local agents, count = crowd:read()
    for i = 0, count - 1 do
        word("agent")
        whole(agents.id[i])
        whole(agents.group[i])
        for name in ("x y velocity_x velocity_y heading_x heading_y radius"):gmatch("%S+") do
            number(agents[name][i])
        end
        whole(agents.state[i])
        whole(agents.reason[i])
        endLine()
    end
end

local function giveInputs(crowd)
    crowd:add({id = 7, x = -2, y = 90, heading_x = 0, heading_y = 1, radius = 0.5})
    crowd:remove(101)
    crowd:set_goal(0, 50, 98)
    crowd:set_obstacle(900, thicket.circle(10, 50, 3))
    crowd:set_obstacle(4)
end

local function printRollback(world)
    local crowd = makeCrowd(world)
    printCrowd(crowd)
    crowd:step(60, 2)
    printCrowd(crowd)
    local snapshot = thicket.snapshot()
    crowd:keep(snapshot)
    crowd:step(20)
    printCrowd(crowd)
    crowd:go_back(snapshot)
    printCrowd(crowd)
    giveInputs(crowd)
    crowd:step(30)
    printCrowd(crowd)
    printAgents(crowd)
    local bytes = crowd:save()
    word("save")
    word((bytes:gsub(".", function(c) return ("%02x"):format(c:byte()) end)))
    out[#out] = out[#out]:sub(1, -2)
    endLine()
    local again = makeCrowd(world)
    again:restore(bytes)
    printCrowd(again)
    printFault(again.restore, again, "none")
end

local function printMap(file)
    local map = thicket.map(file)
    local info = map:info()
    word("map")
    for name in ("has_start has_goal obstacles agents groups spawn_areas"):gmatch("%S+") do
        whole(info[name])
    end
    place(info.start)
    place(info.goal)
    place(info.min)
    place(info.max)
    number(info.radius)
    endLine()
    local crowd = map:crowd({seed = 11})
    crowd:step(40)
    printCrowd(crowd)
    local world = map:world()
    map:free()
    world:commit()
    printWorld(world)
end

printLayouts(os.getenv("THICKET_LAYOUT"))
local world, query = makeWorld(), thicket.query()
printQueries(world, query)
printLooks(world)
local copy = world:copy()
change(world)
printWorld(copy)
printLooks(world)
printFaults(world, query)
printRollback(world)
printMap(arg[1])
io.write(table.concat(out))
