#include "plugins/hosts/python/arrays.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string_view>
#include <thread>

namespace thicket::python {

namespace {

/// The answer to a path query, and the query that holds the path.
struct Path {
    Owned<thk_query> query;
    thk_path told;
};

thk_path_request requestOf(const Pair& start, const Pair& goal, double radius)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = pointOf(start);
    request.goal = pointOf(goal);
    request.radius = radius;
    return request;
}

Path findPath(const World& world, const Pair& start, const Pair& goal, double radius, bool nearest,
              bool anytime, double weight, std::optional<double> maxLength,
              std::uint64_t maxExpansions)
{
    thk_path_request request = requestOf(start, goal, radius);
    request.anytime = anytime ? 1 : 0;
    request.weight = weight;
    request.max_length = maxLength.value_or(0);
    request.max_expansions = maxExpansions;
    Path path{made<thk_query>([](thk_query** query, thk_error* error) {
                  return thk_query_create(query, error);
              }),
              THK_INIT(thk_path)};
    const auto lock = world.reading();
    const py::gil_scoped_release free;
    must(nearest ? thk_path_find_nearest : thk_path_find, path.query.get(), world.world.get(),
         &request, &path.told);
    return path;
}

py::array_t<double> pointsOf(const Path& path, double maxError)
{
    if (!(maxError > 0))
        throw py::value_error("max_error must be above 0");
    const std::size_t count = thk_path_points(path.query.get(), maxError, nullptr, 0);
    thk_point* first = nullptr;
    py::array_t<double> array = rows(count, first);
    thk_path_points(path.query.get(), maxError, first, count);
    return array;
}

py::array_t<thk_segment> segmentsOf(const Path& path)
{
    const std::size_t count = thk_path_segments(path.query.get(), nullptr, 0);
    py::array_t<thk_segment> array(static_cast<py::ssize_t>(count));
    thk_path_segments(path.query.get(), array.mutable_data(), count);
    return array;
}

/// How many threads shall work: at most one for each, and for each processor.
std::size_t threadsFor(unsigned wanted, std::size_t count)
{
    const std::size_t processors = std::max(1u, std::thread::hardware_concurrency());
    return std::min({wanted > 0 ? wanted : processors, processors, count});
}

/// One path for each row of starts and goals, on several threads, without Python's lock.
py::tuple findPaths(const World& world, const Doubles& starts, const Doubles& goals, double radius,
                    unsigned threads)
{
    std::size_t count = 0;
    std::size_t goalCount = 0;
    const thk_point* const from = rowsOf(starts, count);
    const thk_point* const to = rowsOf(goals, goalCount);
    if (count != goalCount)
        throw py::value_error("there must be as many goals as starts");
    py::array_t<std::int32_t> outcomes(static_cast<py::ssize_t>(count));
    py::array_t<double> lengths(static_cast<py::ssize_t>(count));
    std::int32_t* const outcome = outcomes.mutable_data();
    double* const length = lengths.mutable_data();
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> failed = false;
    std::string message;
    const auto work = [&] {
        thk_error error = THK_INIT(thk_error);
        thk_query* query = nullptr;
        std::int32_t status = thk_query_create(&query, &error);
        const Owned<thk_query> owned(query);
        thk_path_request request = requestOf({}, {}, radius);
        thk_path path = THK_INIT(thk_path);
        for (std::size_t i = next++; i < count && status >= 0; i = next++) {
            request.start = from[i];
            request.goal = to[i];
            status = thk_path_find(query, world.world.get(), &request, &path, &error);
            outcome[i] = status;
            length[i] = path.length;
        }
        if (status < 0 && !failed.exchange(true))
            message = error.message;
    };
    {
        const auto lock = world.reading();
        const py::gil_scoped_release free;
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < threadsFor(threads, count); ++i)
            others.emplace_back(work);
        work();
        for (std::thread& other : others)
            other.join();
    }
    if (failed)
        throw Failure(message);
    return py::make_tuple(outcomes, lengths);
}

py::object castDisc(const World& world, const Pair& from, const Pair& to, double radius,
                    double extra)
{
    thk_hit hit = THK_INIT(thk_hit);
    const auto outcome = world.ask(thk_sweep, radius, extra, pointOf(from), pointOf(to), &hit);
    if (outcome != THK_FOUND)
        return py::none();
    py::dict told;
    told["obstacle"] = hit.obstacle;
    told["at"] = hit.at;
    told["position"] = pairOf(hit.position);
    told["normal"] = pairOf(hit.normal);
    return told;
}

py::array_t<double> clearances(const World& world, const Doubles& points, double radius)
{
    std::size_t count = 0;
    const thk_point* const from = rowsOf(points, count);
    py::array_t<double> array(static_cast<py::ssize_t>(count));
    double* const to = array.mutable_data();
    const auto lock = world.reading();
    const py::gil_scoped_release free;
    for (std::size_t i = 0; i < count; ++i)
        must(thk_clearance, world.world.get(), radius, from[i], to + i);
    return array;
}

World worldOf(const Map* map, const std::vector<double>& radii)
{
    World world;
    if (map)
        world.world = made<thk_world>([map](thk_world** out, thk_error* error) {
            return thk_world_from_map(map->map.get(), out, error);
        });
    else
        world.world = made<thk_world>(
            [](thk_world** out, thk_error* error) { return thk_world_create(out, error); });
    for (const double radius : radii)
        must(thk_world_add_radius, world.world.get(), radius);
    return world;
}

thk_world_info infoOf(const World& world)
{
    const auto lock = world.reading();
    thk_world_info info = THK_INIT(thk_world_info);
    thk_world_describe(world.world.get(), &info);
    return info;
}

thk_map_info infoOf(const Map& map)
{
    thk_map_info info = THK_INIT(thk_map_info);
    thk_map_describe(map.map.get(), &info);
    return info;
}

void put(World& world, std::int64_t id, const thk_shape& shape, bool replace)
{
    world.change(replace ? thk_world_replace : thk_world_add, id, &shape);
}

void bindMap(py::module_& module)
{
    py::class_<Map>(module, "Map", "A map file in Thicket's own format, NAME.thicket.")
        .def_static(
            "load",
            [](const std::string& path) {
                return Map{made<thk_map>([&](thk_map** map, thk_error* error) {
                    return thk_map_load_file(path.c_str(), map, error);
                })};
            },
            py::arg("path"), "Reads a file.")
        .def_static(
            "parse",
            [](const py::bytes& bytes) {
                const std::string_view text = bytes;
                return Map{made<thk_map>([&](thk_map** map, thk_error* error) {
                    return thk_map_load_bytes(text.data(), text.size(), map, error);
                })};
            },
            py::arg("data"), "Reads the bytes of a file.")
        .def_property_readonly(
            "start",
            [](const Map& map) -> std::optional<Pair> {
                const thk_map_info info = infoOf(map);
                return info.has_start ? std::optional(pairOf(info.start)) : std::nullopt;
            },
            "The start marker, or None.")
        .def_property_readonly(
            "goal",
            [](const Map& map) -> std::optional<Pair> {
                const thk_map_info info = infoOf(map);
                return info.has_goal ? std::optional(pairOf(info.goal)) : std::nullopt;
            },
            "The first goal marker, or None.")
        .def_property_readonly(
            "obstacles", [](const Map& map) { return infoOf(map).obstacles; },
            "The number of obstacles.")
        .def_property_readonly(
            "radius", [](const Map& map) { return infoOf(map).radius; },
            "The radius of the first agent class; 0 if there is none.");
}

void bindPath(py::module_& module)
{
    PYBIND11_NUMPY_DTYPE(thk_point, x, y);
    PYBIND11_NUMPY_DTYPE(thk_segment, is_arc, counter_clockwise, obstacle, from, to, center, radius,
                         from_angle, to_angle, length);
    py::class_<Path>(module, "Path", "The answer to a path query.")
        .def_property_readonly(
            "outcome", [](const Path& path) { return thk_outcome_name(path.told.outcome); },
            "'found', 'unreachable', 'startBlocked', 'goalBlocked', 'tooFar' or 'budgetExceeded'.")
        .def_property_readonly(
            "found", [](const Path& path) { return path.told.outcome == THK_FOUND; },
            "Whether the outcome is 'found'.")
        .def_property_readonly(
            "length", [](const Path& path) { return path.told.length; }, "0 without a path.")
        .def_property_readonly(
            "lower_bound", [](const Path& path) { return path.told.lower_bound; },
            "No path is shorter, to rounding; infinity: none exists.")
        .def_property_readonly(
            "gap", [](const Path& path) { return path.told.gap; },
            "The distance between the goal and `end`.")
        .def_property_readonly(
            "end",
            [](const Path& path) -> std::optional<Pair> {
                return path.told.has_end ? std::optional(pairOf(path.told.end)) : std::nullopt;
            },
            "Where the path ends; for a blocked end the nearest free point; or None.")
        .def("points", &pointsOf, py::arg("max_error") = 0.01,
             "The path as an array of n by 2; no arc is farther than max_error from it.")
        .def("segments", &segmentsOf,
             "Lines and arcs as a structured array: is_arc, counter_clockwise, obstacle, from, to, "
             "center, radius, from_angle, to_angle, length.");
}

void bindObstacles(py::class_<World>& world)
{
    world
        .def(
            "add_circle",
            [](World& self, std::int64_t id, const Pair& center, double radius, bool inverted,
               bool replace) {
                const thk_point at = pointOf(center);
                put(self, id, circleOf(at, radius, inverted), replace);
            },
            py::arg("id"), py::arg("center"), py::arg("radius"), py::kw_only(),
            py::arg("inverted") = false, py::arg("replace") = false,
            "Adds a disc; inverted: its outside blocks. Seen after commit().")
        .def(
            "add_wall",
            [](World& self, std::int64_t id, const Doubles& points, double thickness, bool closed,
               bool replace) { put(self, id, wallOf(points, thickness, closed), replace); },
            py::arg("id"), py::arg("points"), py::arg("thickness") = 0.0, py::kw_only(),
            py::arg("closed") = false, py::arg("replace") = false,
            "Adds a polyline with round ends and joints. Seen after commit().")
        .def(
            "add_polygon",
            [](World& self, std::int64_t id, const Doubles& points, bool inverted, bool replace) {
                put(self, id, polygonOf(points, inverted), replace);
            },
            py::arg("id"), py::arg("points"), py::kw_only(), py::arg("inverted") = false,
            py::arg("replace") = false,
            "Adds a simple polygon; inverted: its outside blocks. Seen after commit().")
        .def(
            "move",
            [](World& self, std::int64_t id, const Pair& by) {
                self.change(thk_world_move, id, pointOf(by));
            },
            py::arg("id"), py::arg("by"), "Moves an obstacle. Seen after commit().")
        .def(
            "remove", [](World& self, std::int64_t id) { self.change(thk_world_remove, id); },
            py::arg("id"), "Removes an obstacle. Seen after commit().")
        .def(
            "commit", [](World& self) { self.change(thk_world_commit); },
            "Makes all changes visible to queries.")
        .def(
            "add_radius",
            [](World& self, double radius) { self.change(thk_world_add_radius, radius); },
            py::arg("radius"), "Prepares the world for agents of one more radius.")
        .def(
            "copy",
            [](const World& self) {
                const auto lock = self.reading();
                return World{made<thk_world>([&](thk_world** copy, thk_error* error) {
                    return thk_world_copy(self.world.get(), copy, error);
                })};
            },
            "The same world, to be changed apart from this one. Takes little time.")
        .def("__len__", [](const World& self) { return infoOf(self).obstacles; })
        .def_property_readonly(
            "version", [](const World& self) { return infoOf(self).version; },
            "Grows by 1 with each commit that changes something.");
}

void bindQueries(py::class_<World>& world)
{
    world
        .def("path", &findPath, py::arg("start"), py::arg("goal"), py::arg("radius") = 0.0,
             py::kw_only(), py::arg("nearest") = false, py::arg("anytime") = false,
             py::arg("weight") = 1.0, py::arg("max_length") = py::none(),
             py::arg("max_expansions") = 0,
             "The shortest path. nearest: to the point nearest to the goal that can be reached.")
        .def("paths", &findPaths, py::arg("starts"), py::arg("goals"), py::arg("radius") = 0.0,
             py::kw_only(), py::arg("threads") = 1,
             "Many at once: arrays of outcomes (0: found) and lengths. threads: 0 is all.")
        .def(
            "reachable",
            [](const World& self, const Pair& start, const Pair& goal, double radius) {
                return self.ask(thk_reachable, radius, pointOf(start), pointOf(goal)) == THK_FOUND;
            },
            py::arg("start"), py::arg("goal"), py::arg("radius") = 0.0, "Whether a path exists.")
        .def(
            "nearest_free",
            [](const World& self, const Pair& p, double radius) -> std::optional<Pair> {
                thk_point found = {};
                if (self.ask(thk_nearest_free, radius, pointOf(p), &found) != THK_FOUND)
                    return std::nullopt;
                return pairOf(found);
            },
            py::arg("point"), py::arg("radius") = 0.0,
            "The point itself if it is free, else the nearest free one, or None.")
        .def("clearance", &clearances, py::arg("points"), py::arg("radius") = 0.0,
             "The distance of each point from the nearest obstacle; negative inside one.")
        .def(
            "ray",
            [](const World& self, const Pair& from, const Pair& to, double radius) {
                return castDisc(self, from, to, radius, 0);
            },
            py::arg("start"), py::arg("end"), py::arg("radius") = 0.0,
            "The first obstacle between two points, as a dict, or None.")
        .def("sweep", &castDisc, py::arg("start"), py::arg("end"), py::arg("radius") = 0.0,
             py::arg("extra") = 0.0, "The same for a disc that is larger by `extra`.");
}

} // namespace

void bindWorlds(py::module_& module)
{
    bindMap(module);
    bindPath(module);
    py::class_<World> world(module, "World",
                            "Obstacles, and what is prepared for agents of each radius.");
    world
        .def(py::init([](const std::vector<double>& radii) { return worldOf(nullptr, radii); }),
             py::arg("radii") = std::vector<double>(),
             "An empty world for agents of radius 0 and of these radii.")
        .def_static(
            "from_map",
            [](const Map& map, const std::vector<double>& radii) { return worldOf(&map, radii); },
            py::arg("map"), py::arg("radii") = std::vector<double>(), "The obstacles of a map.");
    bindObstacles(world);
    bindQueries(world);
    bindGraph(world);
}

} // namespace thicket::python
