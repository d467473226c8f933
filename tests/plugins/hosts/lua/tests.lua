-- thicket.lua as a user has it: lengths that are known by hand, faults and memory. That all numbers
-- are C's, bit for bit, reference.lua shows. luajit tests.lua CDEF: a thicket_cdef.lua made anew.
local thicket = require("thicket")

local function near(a, b, what)
    assert(math.abs(a - b) < 1e-6, what .. ": " .. a .. " is not " .. b)
end

local function oneCircle()
    local world = thicket.world({0.5})
    world:add(1, thicket.circle(0, 0, 1))
    world:commit()
    return world
end

local function cdefIsOfThisHeader(file)
    assert(dofile(file) == require("thicket_cdef"),
           "thicket.h was changed: write thicket_cdef.lua again, by cdef.cmake")
end

local function pathRoundACircle()
    local world, query = oneCircle(), thicket.query()
    local path = query:find(world, -2, 0, 2, 0)
    assert(path:found() and path:name() == "found")
    near(path.length, 2 * math.sqrt(3) + math.pi / 3, "length")
    local segments, count = query:segments()
    assert(count == 3 and segments[1].is_arc == 1 and segments[1].obstacle == 1)
    local points = query:points(0.001)
    assert(points[1] == -2 and points[2] == 0 and points[#points - 1] == 2)
    local many = #points
    assert(#query:points(0.1, points) < many, "a table that is used again has no old points")
    path = query:find_nearest(world, -3, 0, 0.5, 0, 0.5)
    assert(path:found())
    near(path.gap, 1, "a click into the circle")
    path = query:find(world, -3, 0, 0.5, 0, 0.5)
    assert(path:name() == "goalBlocked" and path.blocked_by == 1)
    assert(query:at(0) == nil and #query:points(0.1) == 0)
end

local function looks()
    local world = oneCircle()
    local at, obstacle, x, _, nx = world:ray(-3, 0, 3, 0)
    near(at, 2, "ray")
    assert(obstacle == 1 and x == -1 and nx == -1)
    assert(world:ray(-3, 0, -2, 0) == nil)
    near(world:sweep(-3, 0, 3, 0, 0.25, 0.5), 1.25, "sweep")
    near(world:clearance(3, 0, 0.5), 1.5, "clearance")
    near(world:nearest_free(0.1, 0), 1, "nearest free point")
    assert(world:reachable(-3, 0, 3, 0))
end

local function sentence(call, ...)
    local done, message = pcall(call, ...)
    assert(not done, "a fault is an error")
    return message
end

local function faultsAreErrors()
    local world, query = oneCircle(), thicket.query()
    assert(sentence(query.find, query, world, 0, 0, 0, 0, 7):find("thk_world_add_radius"))
    assert(sentence(world.add, world, 1, thicket.circle(0, 0, 1)):find("The id 1"))
    assert(sentence(thicket.parse, "no map"):find("line 1"))
    assert(sentence(thicket.crowd, {groups = {{behaviours = {"fly"}}}}):find("no behaviour fly"))
    world:free()
    world:free()
    assert(sentence(world.commit, world):find("null"))
    assert(sentence(query.find, query, world, 0, 0, 1, 1):find("null"))
    assert(sentence(thicket.parse, "no map"):find("line 1"))
    assert(sentence(world.info, world):find("freed"), "not the sentence of another fault")
end

local function warmPathsMakeNoGarbage()
    local world, query, points = oneCircle(), thicket.query(), {}
    local sum = 0
    local function ask(count)
        for i = 1, count do
            sum = sum + query:find(world, -2, i % 7, 2, 0).length
            query:points(0.01, points)
        end
    end
    ask(5000)
    collectgarbage()
    collectgarbage("stop")
    local before = collectgarbage("count")
    ask(20000)
    local grown = (collectgarbage("count") - before) * 1024 / 20000
    collectgarbage("restart")
    assert(grown < 8, grown .. " bytes a path")
end

local function residentMegabytes()
    local file = assert(io.open("/proc/self/statm"))
    local pages = file:read("*a"):match("%d+ (%d+)")
    file:close()
    return pages * 4096 / 1e6
end

local function lostWorldsAreFreed()
    local function lose()
        for _ = 1, 20 do
            local world = thicket.world()
            for id = 0, 1999 do
                world:add(id, thicket.circle(3 * (id % 50), 3 * math.floor(id / 50), 1))
            end
            world:commit()
        end
        collectgarbage()
        collectgarbage()
    end
    lose()
    local before = residentMegabytes()
    for _ = 1, 6 do
        lose()
    end
    -- One round takes some 20 MB: all would take 120.
    assert(residentMegabytes() - before < 60, "lost worlds are freed")
end

cdefIsOfThisHeader(arg[1])
pathRoundACircle()
looks()
faultsAreErrors()
warmPathsMakeNoGarbage()
lostWorldsAreFreed()
print("all hold")
