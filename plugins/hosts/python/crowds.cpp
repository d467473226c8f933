#include "libsteer/c/recordings.h"
#include "plugins/hosts/python/arrays.h"

#include <pybind11/stl.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace thicket::python {

namespace {

const std::map<std::string, std::int32_t>& behaviourKinds()
{
    static const std::map<std::string, std::int32_t> kinds{{"seek", THK_SEEK},
                                                           {"arrive", THK_ARRIVE},
                                                           {"followPath", THK_FOLLOW_PATH},
                                                           {"followFlow", THK_FOLLOW_FLOW},
                                                           {"avoidAgents", THK_AVOID_AGENTS},
                                                           {"separation", THK_SEPARATION},
                                                           {"alignment", THK_ALIGNMENT},
                                                           {"cohesion", THK_COHESION},
                                                           {"wander", THK_WANDER},
                                                           {"avoidObstacles", THK_AVOID_OBSTACLES},
                                                           {"avoidWalls", THK_AVOID_WALLS},
                                                           {"rayFan", THK_RAY_FAN},
                                                           {"orca", THK_ORCA}};
    return kinds;
}

/// thicket.Group.
struct Group {
    std::optional<Pair> goal;
    double goalRadius = 0.5;
    double maxSpeed = 3;
    double maxForce = 8;
    std::vector<std::pair<std::string, double>> behaviours;
    bool leavesAtGoal = false;
};

/// The groups in the form of the C API, which points into `stacks`.
std::vector<thk_group> groupsOf(const std::vector<Group>& groups,
                                std::vector<std::vector<thk_behaviour>>& stacks)
{
    std::vector<thk_group> made;
    stacks.resize(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Group& from = groups[i];
        for (const auto& [name, weight] : from.behaviours) {
            const auto kind = behaviourKinds().find(name);
            if (kind == behaviourKinds().end())
                throw py::value_error("there is no behaviour " + name);
            stacks[i].push_back({kind->second, 0, weight});
        }
        thk_group group = THK_INIT(thk_group);
        group.has_goal = from.goal ? 1 : 0;
        group.goal = pointOf(from.goal.value_or(Pair{}));
        group.goal_radius = from.goalRadius;
        group.max_speed = from.maxSpeed;
        group.max_force = from.maxForce;
        group.leaves_at_goal = from.leavesAtGoal ? 1 : 0;
        group.behaviours = stacks[i].data();
        group.behaviour_count = stacks[i].size();
        made.push_back(group);
    }
    return made;
}

std::vector<thk_agent> agentsOf(const Doubles& positions, const py::array_t<std::uint32_t>& group,
                                double radius)
{
    std::size_t count = 0;
    const thk_point* const at = rowsOf(positions, count);
    if (group.ndim() != 1 || static_cast<std::size_t>(group.size()) != count)
        throw py::value_error("there must be one group for each position");
    std::vector<thk_agent> agents(count, THK_INIT(thk_agent));
    for (std::size_t i = 0; i < count; ++i) {
        agents[i].id = static_cast<std::uint32_t>(i);
        agents[i].group = group.at(static_cast<py::ssize_t>(i));
        agents[i].position = at[i];
        agents[i].radius = radius;
    }
    return agents;
}

thk_crowd_setup setupOf(double step, std::uint64_t seed)
{
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.step = step;
    setup.seed = seed;
    return setup;
}

Crowd crowdOf(const std::vector<Group>& groups, const World* world,
              const std::optional<Doubles>& positions,
              const std::optional<py::array_t<std::uint32_t>>& memberships, double radius,
              double step, std::uint64_t seed)
{
    thk_crowd_setup setup = setupOf(step, seed);
    std::vector<std::vector<thk_behaviour>> stacks;
    const std::vector<thk_group> given = groupsOf(groups, stacks);
    std::vector<thk_agent> agents;
    if (positions) {
        py::array_t<std::uint32_t> none(positions->ndim() > 0 ? positions->shape(0) : 0);
        std::fill_n(none.mutable_data(), none.size(), 0u);
        agents = agentsOf(*positions, memberships.value_or(none), radius);
    }
    const auto lock = world ? world->reading() : std::shared_lock<std::shared_mutex>();
    setup.world = world ? world->world.get() : nullptr;
    setup.groups = given.data();
    setup.group_count = given.size();
    setup.agents = agents.data();
    setup.agent_count = agents.size();
    return {made<thk_crowd>(
        [&](thk_crowd** out, thk_error* error) { return thk_crowd_create(&setup, out, error); })};
}

thk_crowd_info infoOf(const Crowd& crowd)
{
    const auto lock = crowd.own();
    thk_crowd_info info = THK_INIT(thk_crowd_info);
    thk_crowd_describe(crowd.crowd.get(), &info);
    return info;
}

/// The library writes straight into the arrays.
py::dict agentsNow(const Crowd& crowd)
{
    const auto lock = crowd.own();
    const std::size_t count = thk_crowd_read(crowd.crowd.get(), nullptr);
    const auto size = static_cast<py::ssize_t>(count);
    thk_agents to = THK_INIT(thk_agents);
    to.capacity = count;
    py::dict told;
    const auto array = [&](const char* name, auto*& data) {
        py::array_t<std::remove_reference_t<decltype(*data)>> made(size);
        data = made.mutable_data();
        told[name] = made;
    };
    array("id", to.id);
    array("group", to.group);
    array("x", to.x);
    array("y", to.y);
    array("velocity_x", to.velocity_x);
    array("velocity_y", to.velocity_y);
    array("heading_x", to.heading_x);
    array("heading_y", to.heading_y);
    array("radius", to.radius);
    array("state", to.state);
    array("reason", to.reason);
    thk_crowd_read(crowd.crowd.get(), &to);
    return told;
}

void bindGroup(py::module_& module)
{
    py::class_<Group>(module, "Group", "Agents with one goal and one stack of behaviours.")
        .def(py::init([](std::optional<Pair> goal, double goalRadius, double maxSpeed,
                         double maxForce, std::vector<std::pair<std::string, double>> behaviours,
                         bool leavesAtGoal) {
                 return Group{goal,        goalRadius, maxSpeed, maxForce, std::move(behaviours),
                              leavesAtGoal};
             }),
             py::arg("goal") = py::none(), py::kw_only(), py::arg("goal_radius") = 0.5,
             py::arg("max_speed") = 3.0, py::arg("max_force") = 8.0,
             py::arg("behaviours") = std::vector<std::pair<std::string, double>>(),
             py::arg("leaves_at_goal") = false,
             "behaviours: pairs (name, weight), the most important first, named as in map files; "
             "none: follows the path and avoids agents.");
}

void bindInputs(py::class_<Crowd>& crowd)
{
    crowd
        .def(
            "add",
            [](Crowd& self, std::uint32_t id, const Pair& position, std::uint32_t group,
               double radius) {
                thk_agent agent = THK_INIT(thk_agent);
                agent.id = id;
                agent.group = group;
                agent.position = pointOf(position);
                agent.radius = radius;
                self.change(thk_crowd_add, &agent);
            },
            py::arg("id"), py::arg("position"), py::arg("group") = 0, py::arg("radius") = 0.3,
            "Adds an agent between two steps.")
        .def(
            "remove", [](Crowd& self, std::uint32_t id) { self.change(thk_crowd_remove, id); },
            py::arg("id"), "Removes an agent.")
        .def(
            "set_goal",
            [](Crowd& self, std::uint32_t group, const Pair& goal) {
                self.change(thk_crowd_set_goal, group, pointOf(goal));
            },
            py::arg("group"), py::arg("goal"), "Sends a group elsewhere.")
        .def(
            "set_circle",
            [](Crowd& self, std::int64_t id, const Pair& center, double radius) {
                const thk_point at = pointOf(center);
                const thk_shape shape = circleOf(at, radius, false);
                self.change(thk_crowd_set_obstacle, id, &shape);
            },
            py::arg("id"), py::arg("center"), py::arg("radius"), "Adds or replaces an obstacle.")
        .def(
            "set_wall",
            [](Crowd& self, std::int64_t id, const Doubles& points, double thickness, bool closed) {
                const thk_shape shape = wallOf(points, thickness, closed);
                self.change(thk_crowd_set_obstacle, id, &shape);
            },
            py::arg("id"), py::arg("points"), py::arg("thickness") = 0.0, py::arg("closed") = false,
            "Adds or replaces an obstacle.")
        .def(
            "set_polygon",
            [](Crowd& self, std::int64_t id, const Doubles& points) {
                const thk_shape shape = polygonOf(points, false);
                self.change(thk_crowd_set_obstacle, id, &shape);
            },
            py::arg("id"), py::arg("points"), "Adds or replaces an obstacle.")
        .def(
            "remove_obstacle",
            [](Crowd& self, std::int64_t id) {
                const thk_shape* const none = nullptr;
                self.change(thk_crowd_set_obstacle, id, none);
            },
            py::arg("id"), "Removes an obstacle.");
}

void bindStates(py::class_<Crowd>& crowd)
{
    crowd
        .def(
            "keep",
            [](const Crowd& self) {
                Snapshot kept{made<thk_snapshot>([](thk_snapshot** out, thk_error* error) {
                    return thk_snapshot_create(out, error);
                })};
                const auto lock = self.own();
                must(thk_crowd_keep, self.crowd.get(), kept.snapshot.get());
                kept.mapHash = self.mapHash;
                return kept;
            },
            "The whole state, in memory.")
        .def(
            "go_back",
            [](Crowd& self, const Snapshot& to) {
                self.change(thk_crowd_go_back, to.snapshot.get());
                self.mapHash = to.mapHash;
            },
            py::arg("snapshot"), "Goes back to what keep() returned.")
        .def(
            "save",
            [](const Crowd& self) {
                const auto lock = self.own();
                std::string bytes(thk_crowd_save(self.crowd.get(), nullptr, 0), '\0');
                thk_crowd_save(self.crowd.get(), bytes.data(), bytes.size());
                return py::bytes(bytes);
            },
            "The state as bytes, good on every machine.")
        .def(
            "restore",
            [](Crowd& self, const py::bytes& bytes) {
                const std::string_view saved = bytes;
                const auto lock = self.own();
                const py::gil_scoped_release free;
                must(thk_crowd_restore, self.crowd.get(), saved.data(), saved.size());
            },
            py::arg("data"), "The state of a save of a crowd that was made alike.");
}

} // namespace

void bindCrowds(py::module_& module)
{
    bindGroup(module);
    py::class_<Snapshot>(module, "Snapshot", "A state of a crowd, made by Crowd.keep().");
    py::class_<Crowd> crowd(module, "Crowd",
                            "Agents, simulated step by step: the same inputs, the same bits.");
    crowd
        .def(py::init(&crowdOf), py::arg("groups"), py::kw_only(), py::arg("world") = py::none(),
             py::arg("positions") = py::none(), py::arg("memberships") = py::none(),
             py::arg("radius") = 0.3, py::arg("step") = 0.05, py::arg("seed") = 0,
             "Agents 0, 1, ... at the positions (n by 2), each in the group of that index "
             "(memberships; none: all in the first), among the world's obstacles.")
        .def_static(
            "from_map",
            [](const Map& map, double step, std::uint64_t seed) {
                const thk_crowd_setup setup = setupOf(step, seed);
                Crowd started{made<thk_crowd>([&](thk_crowd** out, thk_error* error) {
                    return thk_crowd_from_map(map.map.get(), &setup, out, error);
                })};
                started.mapHash = c::mapHashOf(*map.map).value();
                return started;
            },
            py::arg("map"), py::arg("step") = 0.05, py::arg("seed") = 0,
            "The map's obstacles, groups, agents and spawn areas.")
        .def(
            "step",
            [](Crowd& self, std::uint32_t steps, std::uint32_t threads) {
                const auto lock = self.own();
                const py::gil_scoped_release free;
                must(thk_crowd_step, self.crowd.get(), steps, threads);
            },
            py::arg("steps") = 1, py::arg("threads") = 1, "Runs steps; threads change no bit.")
        .def("agents", &agentsNow,
             "Arrays by name: id, group, x, y, velocity_x, velocity_y, heading_x, heading_y, "
             "radius, state (0 going, 1 arrived, 2 stuck), reason.")
        .def("__len__", [](const Crowd& self) { return infoOf(self).agents; })
        .def_property_readonly(
            "steps", [](const Crowd& self) { return infoOf(self).steps; }, "Steps done.")
        .def_property_readonly(
            "time", [](const Crowd& self) { return infoOf(self).time; }, "Seconds simulated.")
        .def_property_readonly(
            "hash", [](const Crowd& self) { return infoOf(self).hash; },
            "Of everything that the next step depends on.");
    bindInputs(crowd);
    bindStates(crowd);
    bindRecordings(module, crowd);
}

} // namespace thicket::python
