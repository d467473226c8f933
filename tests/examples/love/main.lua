-- A forest in which a walker follows the pointer by the shortest path, while a boulder rolls through
-- it: the path is found anew in every frame.
--
-- love tests/examples/love [--shot PICTURE.png [FRAMES]]
-- With --shot the pointer stays in a tree; it writes a picture after so many frames, and ends.
local thicket = require("thicket")

local scale, left, top = 15, 60, 45 -- pixels for a unit, and where the origin is
local radius, speed = 0.4, 6
local boulder = {id = 1000, x = 30, y = 2, radius = 2.5, velocity = 5}
local trees, world, query = {}, nil, nil
local walker = {x = -2, y = 20}
local target = {x = -2, y = 20}
local points = {}
local shot

local function plantForest()
    local dice = love.math.newRandomGenerator(5)
    world, query = thicket.world({radius}), thicket.query()
    for id = 1, 160 do
        local x, y = 60 * dice:random(), 40 * dice:random()
        local tree = {x = x, y = y, radius = 0.4 + 1.2 * dice:random()}
        trees[id] = tree
        world:add(id, thicket.circle(tree.x, tree.y, tree.radius))
    end
    world:add(boulder.id, thicket.circle(boulder.x, boulder.y, boulder.radius))
    world:commit()
end

local function rollBoulder(dt)
    local by = boulder.velocity * dt
    boulder.y = boulder.y + by
    if boulder.y > 38 or boulder.y < 2 then
        boulder.velocity = boulder.y > 38 and -5 or 5
    end
    world:move(boulder.id, 0, by)
    world:commit()
end

-- A pointer in a tree means the nearest place that can be reached.
local function walk(dt)
    local x, y = world:nearest_free(walker.x, walker.y, radius) -- the boulder pushes
    if x then
        walker.x, walker.y = x, y
    end
    query:find_nearest(world, walker.x, walker.y, target.x, target.y, radius)
    x, y = query:at(speed * dt)
    if x then
        walker.x, walker.y = x, y
    end
    query:find_nearest(world, walker.x, walker.y, target.x, target.y, radius)
    query:points(0.02, points)
end

function love.load(arguments)
    love.graphics.setBackgroundColor(0.965, 0.957, 0.933)
    plantForest()
    if arguments[1] == "--shot" then
        shot = {file = arguments[2] or "forest.png", frames = tonumber(arguments[3]) or 60}
        local farthest = trees[1]
        for _, tree in ipairs(trees) do
            farthest = tree.x > farthest.x and tree or farthest
        end
        target.x, target.y = farthest.x, farthest.y
    end
end

function love.update(dt)
    dt = shot and 1 / 60 or math.min(dt, 1 / 20)
    if not shot then
        local x, y = love.mouse.getPosition()
        target.x, target.y = (x - left) / scale, (y - top) / scale
    end
    rollBoulder(dt)
    walk(dt)
end

function love.draw()
    love.graphics.push()
    love.graphics.translate(left, top)
    love.graphics.scale(scale)
    love.graphics.setColor(0.416, 0.604, 0.357)
    for _, tree in ipairs(trees) do
        love.graphics.circle("fill", tree.x, tree.y, tree.radius, 48)
    end
    love.graphics.setColor(0.45, 0.43, 0.42)
    love.graphics.circle("fill", boulder.x, boulder.y, boulder.radius, 48)
    love.graphics.setColor(0.761, 0.314, 0.18)
    if #points >= 4 then
        love.graphics.setLineWidth(0.2)
        love.graphics.line(points)
    end
    love.graphics.circle("fill", walker.x, walker.y, radius, 24)
    love.graphics.setColor(0.1, 0.1, 0.1)
    love.graphics.circle("fill", target.x, target.y, 0.2, 16)
    love.graphics.pop()
    love.graphics.print(("%s, %.1f units, %.1f from the pointer"):format(
        query.path:name(), query.path.length, query.path.gap), 12, 4)
    if shot then
        shot.frames = shot.frames - 1
        if shot.frames == 0 then
            love.graphics.captureScreenshot(function(image)
                local file = assert(io.open(shot.file, "wb"))
                file:write(image:encode("png"):getString())
                file:close()
                print(("%s: %.3f units, drawn in %s"):format(
                    query.path:name(), query.path.length, shot.file))
                love.event.quit()
            end)
        end
    end
end
