--- Thicket for LuaJIT (LÖVE, OpenResty, Defold on desktops): exact shortest paths among circles,
-- walls and polygons, and deterministic crowds, over libthicket. What the calls do, with units and
-- ranges, is said in thicket.h, whose names these are.
--
-- Points are two numbers, and lists of points are flat: {x1, y1, x2, y2, ...}, as LÖVE draws them.
-- Ids are numbers of the caller's; groups count from 0. A fault is an error() with the library's
-- sentence. Objects are freed by the garbage collector, or at once by object:free().
--
-- The library is found as the system finds it, or by the path in THICKET_LIBRARY.
local ffi = require("ffi")
ffi.cdef(require("thicket_cdef"))
local C = ffi.load(os.getenv("THICKET_LIBRARY") or "thicket")

local thicket = {}

local function sized(type, values)
    local struct = values and ffi.new(type, values) or ffi.new(type)
    struct.size = ffi.sizeof(type)
    return struct
end

local fault = sized("thk_error")

--- A status or outcome >= 0 of a call that was given `fault`.
local function check(status)
    status = tonumber(status)
    if status < 0 then
        error(ffi.string(fault.message), 3)
    end
    return status
end

--- What thk_..._describe tells of an object.
local function described(describe, object, type)
    local info = sized(type)
    if describe(object.pointer, info) < 0 then
        error("A pointer that must not be null is null: the object was freed.", 3)
    end
    return info
end

--- Objects of the library: tables that hold a pointer, freed once.
local function class(free)
    local methods = {}
    methods.__index = methods
    function methods:free()
        if self.pointer ~= nil then
            free(ffi.gc(self.pointer, nil))
            self.pointer = nil
        end
    end
    local function own(out)
        return setmetatable({pointer = ffi.gc(out[0], free)}, methods)
    end
    return methods, own
end

local Map, ownMap = class(C.thk_map_free)
local World, ownWorld = class(C.thk_world_free)
local Query, ownQuery = class(C.thk_query_free)
local Crowd, ownCrowd = class(C.thk_crowd_free)
local Snapshot, ownSnapshot = class(C.thk_snapshot_free)

local function outcomeName(outcome)
    return ffi.string(C.thk_outcome_name(outcome))
end

-- Structs that are used again.
local first, second = ffi.new("thk_point"), ffi.new("thk_point")
local function at(point, x, y)
    point.x, point.y = x, y
    return point
end
local looks = require("thicket_looks")(C, at)

-- Maps: files in Thicket's own format, NAME.thicket.

function thicket.map(path)
    local out = ffi.new("thk_map*[1]")
    check(C.thk_map_load_file(path, out, fault))
    return ownMap(out)
end

--- The bytes of a file, as a string: love.filesystem.read("level.thicket").
function thicket.parse(bytes)
    local out = ffi.new("thk_map*[1]")
    check(C.thk_map_load_bytes(bytes, #bytes, out, fault))
    return ownMap(out)
end

--- A thk_map_info: info.start.x, info.has_goal and so on.
function Map:info()
    return described(C.thk_map_describe, self, "thk_map_info")
end

-- Shapes of obstacles.

function thicket.circle(x, y, radius, inverted)
    return {kind = C.THK_CIRCLE, x, y, radius = radius, inverted = inverted}
end

function thicket.wall(points, thickness, closed)
    local shape = {kind = C.THK_WALL, thickness = thickness or 0, closed = closed}
    for i = 1, #points do
        shape[i] = points[i]
    end
    return shape
end

function thicket.polygon(points, inverted)
    local shape = thicket.wall(points)
    shape.kind, shape.inverted = C.THK_POLYGON, inverted
    return shape
end

local corners, room = ffi.new("thk_point[?]", 64), 64 -- of the last shape that was passed
local struct = sized("thk_shape")

--- The shape as the library reads it, until the next is passed.
local function structOf(shape)
    local count = math.floor(#shape / 2)
    if count > room then
        corners, room = ffi.new("thk_point[?]", count), count
    end
    for i = 0, count - 1 do
        at(corners[i], shape[2 * i + 1], shape[2 * i + 2])
    end
    struct.kind, struct.points, struct.count = shape.kind, corners, count
    struct.radius, struct.thickness = shape.radius or 0, shape.thickness or 0
    struct.closed, struct.inverted = shape.closed and 1 or 0, shape.inverted and 1 or 0
    return struct
end

-- Worlds.

local function prepared(out, radii)
    local world = ownWorld(out)
    for _, radius in ipairs(radii or {}) do
        world:add_radius(radius)
    end
    return world
end

--- thicket.world({0.5}): an empty world for agents of these radii, and 0.
function thicket.world(radii)
    local out = ffi.new("thk_world*[1]")
    check(C.thk_world_create(out, fault))
    return prepared(out, radii)
end

function Map:world(radii)
    local out = ffi.new("thk_world*[1]")
    check(C.thk_world_from_map(self.pointer, out, fault))
    return prepared(out, radii)
end

function World:copy()
    local out = ffi.new("thk_world*[1]")
    check(C.thk_world_copy(self.pointer, out, fault))
    return ownWorld(out)
end

function World:add_radius(radius)
    check(C.thk_world_add_radius(self.pointer, radius, fault))
end

-- Queries see changes after world:commit().

function World:add(id, shape)
    check(C.thk_world_add(self.pointer, id, structOf(shape), fault))
end

function World:replace(id, shape)
    check(C.thk_world_replace(self.pointer, id, structOf(shape), fault))
end

function World:move(id, by_x, by_y)
    check(C.thk_world_move(self.pointer, id, at(first, by_x, by_y), fault))
end

function World:remove(id)
    check(C.thk_world_remove(self.pointer, id, fault))
end

function World:commit()
    check(C.thk_world_commit(self.pointer, fault))
end

--- A thk_world_info.
function World:info()
    return described(C.thk_world_describe, self, "thk_world_info")
end

function World:reachable(x1, y1, x2, y2, radius)
    local answer = looks.reachable(self.pointer, radius or 0, x1, y1, x2, y2, fault)
    return check(answer) == C.THK_FOUND
end

--- x, y; or nil: no point is free.
function World:nearest_free(x, y, radius)
    local found = looks.nearest_free(self.pointer, radius or 0, x, y, first, fault)
    if check(found) == C.THK_FOUND then
        return first.x, first.y
    end
end

local clearance = ffi.new("double[1]")
function World:clearance(x, y, radius)
    check(looks.clearance(self.pointer, radius or 0, x, y, clearance, fault))
    return clearance[0]
end

--- The first obstacle between two points, for a disc that is larger than an agent of that radius by
-- `extra`: distance, obstacle's id, the disc's centre x, y, the normal's x, y; or nil.
local hit = sized("thk_hit")
function World:sweep(x1, y1, x2, y2, extra, radius)
    local found = looks.sweep(self.pointer, radius or 0, extra, x1, y1, x2, y2, hit, fault)
    if check(found) == C.THK_FOUND then
        local p, n = hit.position, hit.normal
        return hit.at, tonumber(hit.obstacle), p.x, p.y, n.x, n.y
    end
end

function World:ray(x1, y1, x2, y2, radius)
    return self:sweep(x1, y1, x2, y2, 0, radius)
end

-- Queries. One for each thread; they may ask any world.

ffi.metatype("thk_path", {__index = {
    --- path:name() is "found", "unreachable", "startBlocked" and so on.
    name = function(path) return outcomeName(path.outcome) end,
    found = function(path) return path.outcome == C.THK_FOUND end,
}})

function thicket.query()
    local out = ffi.new("thk_query*[1]")
    check(C.thk_query_create(out, fault))
    local query = ownQuery(out)
    query.request, query.path = sized("thk_path_request"), sized("thk_path")
    return query
end

local function asked(query, x1, y1, x2, y2, radius, options)
    local request = query.request
    at(request.start, x1, y1)
    at(request.goal, x2, y2)
    request.radius = radius or 0
    request.anytime = options and options.anytime and 1 or 0
    request.max_length = options and options.max_length or 0
    request.weight = options and options.weight or 0
    request.max_expansions = options and options.max_expansions or 0
    request.max_time = options and options.max_time or 0
    return request
end

--- The shortest path: a thk_path, which the query's next search writes again. Options: anytime,
-- max_length, weight, max_expansions, max_time (nanoseconds).
function Query:find(world, x1, y1, x2, y2, radius, options)
    local request = asked(self, x1, y1, x2, y2, radius, options)
    check(C.thk_path_find(self.pointer, world.pointer, request, self.path, fault))
    return self.path
end

--- The same to the point nearest to the goal of all that can be reached.
function Query:find_nearest(world, x1, y1, x2, y2, radius, options)
    local request = asked(self, x1, y1, x2, y2, radius, options)
    check(C.thk_path_find_nearest(self.pointer, world.pointer, request, self.path, fault))
    return self.path
end

--- The memory of the query for so many values of that type, which grows.
local function buffer(query, name, type, count)
    if not query[name] or query[name].count < count then
        query[name] = {count = count, values = ffi.new(type .. "[?]", math.max(count, 1))}
    end
    return query[name].values
end

--- thk_segment* and how many there are. Overwritten by the next call.
function Query:segments()
    local count = tonumber(C.thk_path_segments(self.pointer, nil, 0))
    local segments = buffer(self, "lines", "thk_segment", count)
    C.thk_path_segments(self.pointer, segments, count)
    return segments, count
end

--- {x1, y1, x2, y2, ...}, for love.graphics.line. No arc is farther than max_error from it. `to`, if
-- given, is the table to be filled.
function Query:points(max_error, to)
    local count = tonumber(C.thk_path_points(self.pointer, max_error, nil, 0))
    local points = buffer(self, "polyline", "thk_point", count)
    C.thk_path_points(self.pointer, max_error, points, count)
    to = to or {}
    for i = 0, count - 1 do
        to[2 * i + 1], to[2 * i + 2] = points[i].x, points[i].y
    end
    for i = #to, 2 * count + 1, -1 do
        to[i] = nil
    end
    return to
end

--- The point at a length from the start and the direction of travel there: x, y, x, y; nil without
-- a path.
function Query:at(length)
    if C.thk_path_at(self.pointer, length, first, second) == C.THK_OK then
        return first.x, first.y, second.x, second.y
    end
end

require("thicket_crowd")({
    thicket = thicket, C = C, Map = Map, Crowd = Crowd, Snapshot = Snapshot,
    own = ownCrowd, ownSnapshot = ownSnapshot,
    sized = sized, described = described, check = check, fault = fault, at = at, structOf = structOf,
})

--- The functions of thicket.h themselves.
thicket.C = C
thicket.outcome_name = outcomeName
return thicket
