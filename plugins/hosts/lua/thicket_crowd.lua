--- The crowds of thicket.lua, which passes what they share.
local ffi = require("ffi")

local behaviours = {
    seek = 0, arrive = 1, followPath = 2, followFlow = 3, avoidAgents = 4, separation = 5,
    alignment = 6, cohesion = 7, wander = 8, avoidObstacles = 9, avoidWalls = 10, rayFan = 11,
    orca = 12,
}

return function(shared)
    local thicket, C, Map, Crowd = shared.thicket, shared.C, shared.Map, shared.Crowd
    local sized, check, fault, at = shared.sized, shared.check, shared.fault, shared.at

    local function fillAgent(struct, agent)
        struct.size = ffi.sizeof("thk_agent")
        struct.id, struct.group, struct.radius = agent.id, agent.group or 0, agent.radius or 0
        at(struct.position, agent.x, agent.y)
        at(struct.heading, agent.heading_x or 0, agent.heading_y or 0)
    end

    --- Its behaviours must be kept as long as the struct is used.
    local function fillGroup(struct, group)
        local stack = group.behaviours or {}
        local entries = ffi.new("thk_behaviour[?]", math.max(#stack, 1))
        for i, entry in ipairs(stack) do
            local name, weight = entry[1] or entry, entry[2] or 1
            if type(entry) == "string" then
                name, weight = entry, 1
            end
            entries[i - 1].kind = behaviours[name] or error("there is no behaviour " .. name, 4)
            entries[i - 1].weight = weight
        end
        struct.size = ffi.sizeof("thk_group")
        if group.goal then
            struct.has_goal = 1
            at(struct.goal, group.goal[1], group.goal[2])
        end
        struct.goal_radius = group.goal_radius or 0
        struct.max_speed, struct.max_force = group.max_speed or 0, group.max_force or 0
        struct.behaviours, struct.behaviour_count = entries, #stack
        struct.leaves_at_goal = group.leaves_at_goal and 1 or 0
        return entries
    end

    local function setupOf(options)
        local setup = sized("thk_crowd_setup")
        setup.step, setup.seed = options.step or 0, options.seed or 0
        setup.denominator = options.denominator or 0
        return setup
    end

    local kept -- arrays that a setup points to, while the library reads them

    --- thicket.crowd{world = w, groups = {{goal = {x, y}}}, agents = {{id = 1, x = 0, y = 0}}}.
    -- Also: step (seconds), seed, denominator. A group: goal, goal_radius, max_speed, max_force,
    -- leaves_at_goal, behaviours = {"avoidAgents", {"wander", 0.1}}, named as in map files, the most
    -- important first. An agent: id, x, y, group (from 0), radius, heading_x, heading_y.
    function thicket.crowd(options)
        local given, members = options.groups or {}, options.agents or {}
        local setup = setupOf(options)
        local groups = ffi.new("thk_group[?]", math.max(#given, 1))
        local agents = ffi.new("thk_agent[?]", math.max(#members, 1))
        kept = {groups, agents}
        for i, group in ipairs(given) do
            kept[#kept + 1] = fillGroup(groups[i - 1], group)
        end
        for i, agent in ipairs(members) do
            fillAgent(agents[i - 1], agent)
        end
        setup.world = options.world and options.world.pointer
        setup.groups, setup.group_count = groups, #given
        setup.agents, setup.agent_count = agents, #members
        local out = ffi.new("thk_crowd*[1]")
        check(C.thk_crowd_create(setup, out, fault))
        kept = nil
        return shared.own(out)
    end

    --- The map's obstacles, groups, agents and spawn areas. Options: step, seed, denominator.
    function Map:crowd(options)
        local out = ffi.new("thk_crowd*[1]")
        check(C.thk_crowd_from_map(self.pointer, setupOf(options or {}), out, fault))
        return shared.own(out)
    end

    -- Inputs, between two steps. For equal runs give equal inputs in equal order.

    function Crowd:add(agent)
        local struct = ffi.new("thk_agent")
        fillAgent(struct, agent)
        check(C.thk_crowd_add(self.pointer, struct, fault))
    end

    function Crowd:remove(id)
        check(C.thk_crowd_remove(self.pointer, id, fault))
    end

    local goal = ffi.new("thk_point")
    function Crowd:set_goal(group, x, y)
        check(C.thk_crowd_set_goal(self.pointer, group, at(goal, x, y), fault))
    end

    --- Adds the obstacle or replaces it; without a shape removes it.
    function Crowd:set_obstacle(id, shape)
        local struct = shape and shared.structOf(shape)
        check(C.thk_crowd_set_obstacle(self.pointer, id, struct, fault))
    end

    function Crowd:step(steps, threads)
        check(C.thk_crowd_step(self.pointer, steps or 1, threads or 1, fault))
    end

    --- A thk_crowd_info.
    function Crowd:info()
        return shared.described(C.thk_crowd_describe, self, "thk_crowd_info")
    end

    --- A uint64_t. Equal crowds have equal hashes.
    function Crowd:hash()
        return C.thk_crowd_hash(self.pointer)
    end

    local columns = {
        id = "uint32_t[?]", group = "uint32_t[?]", x = "double[?]", y = "double[?]",
        velocity_x = "double[?]", velocity_y = "double[?]", heading_x = "double[?]",
        heading_y = "double[?]", radius = "double[?]", state = "uint8_t[?]", reason = "uint8_t[?]",
    }

    --- A table of arrays by name (id, group, x, y, velocity_x, ..., state, reason), which count from
    -- 0, and how many agents there are. The crowd's next read() writes the same arrays again.
    function Crowd:read()
        local count = tonumber(C.thk_crowd_read(self.pointer, nil))
        local arrays = self.arrays
        if not arrays or arrays.capacity < count then
            arrays = {capacity = count, struct = sized("thk_agents")}
            for name, type in pairs(columns) do
                arrays[name] = ffi.new(type, math.max(count, 1))
                arrays.struct[name] = arrays[name]
            end
            arrays.struct.capacity = count
            self.arrays = arrays
        end
        C.thk_crowd_read(self.pointer, arrays.struct)
        return arrays, count
    end

    -- Rollback: a snapshot is a crowd's whole state in memory.

    function thicket.snapshot()
        local out = ffi.new("thk_snapshot*[1]")
        check(C.thk_snapshot_create(out, fault))
        return shared.ownSnapshot(out)
    end

    function Crowd:keep(snapshot)
        check(C.thk_crowd_keep(self.pointer, snapshot.pointer, fault))
    end

    function Crowd:go_back(snapshot)
        check(C.thk_crowd_go_back(self.pointer, snapshot.pointer, fault))
    end

    --- The inputs since the crowd was made, as a string: good on every machine.
    function Crowd:save()
        local count = C.thk_crowd_save(self.pointer, nil, 0)
        local bytes = ffi.new("uint8_t[?]", count)
        C.thk_crowd_save(self.pointer, bytes, count)
        return ffi.string(bytes, count)
    end

    --- The state of a save of a crowd that was made alike.
    function Crowd:restore(bytes)
        check(C.thk_crowd_restore(self.pointer, bytes, #bytes, fault))
    end
end
