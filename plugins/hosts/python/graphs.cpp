#include "libsteer/c/graphlists.h"
#include "plugins/hosts/python/arrays.h"

#include <pybind11/stl.h>

#include <optional>

namespace thicket::python {

namespace {

std::optional<thk_point> pointIn(const std::optional<Pair>& given)
{
    return given ? std::optional(pointOf(*given)) : std::nullopt;
}

/// The same numbers in rows of two.
template <class Whole> py::array inPairs(const py::array_t<Whole>& array)
{
    return py::array(array).reshape({py::ssize_t{-1}, py::ssize_t{2}});
}

py::dict graphOf(const World& world, double radius, const std::optional<Pair>& start,
                 const std::optional<Pair>& goal, std::size_t maxEdges)
{
    const c::GraphRequest request{radius, pointIn(start), pointIn(goal), maxEdges, 0};
    c::GraphLists lists;
    {
        const auto lock = world.reading();
        const py::gil_scoped_release free;
        const auto ask = [&](thk_error* error) {
            return c::graphOf(world.world.get(), request, lists, error);
        };
        must(ask);
    }
    py::dict told;
    const py::array_t<thk_point> points = arrayOf(std::move(lists.points));
    told["points"] = inPairs(py::array_t<double>(points.attr("view")("float64")));
    told["obstacles"] = arrayOf(std::move(lists.obstacles));
    told["edges"] = arrayOf(std::move(lists.edges));
    told["ends"] = inPairs(arrayOf(std::move(lists.ends)));
    told["start"] = lists.start;
    told["goal"] = lists.goal;
    return told;
}

} // namespace

void bindGraph(py::class_<World>& world)
{
    world.def("graph", &graphOf, py::arg("radius") = 0.0, py::kw_only(),
              py::arg("start") = py::none(), py::arg("goal") = py::none(),
              py::arg("max_edges") = 1'000'000,
              "The complete tangent graph as arrays by name: points (of its vertices, n by 2), "
              "obstacles (that each touches), edges (as Path.segments(), straight ones first), "
              "ends (two vertices of each edge, m by 2), and the vertices start and goal, or None. "
              "For inspection: path() needs no graph and is far faster. An Error if there are more "
              "than max_edges straight ones.");
}

} // namespace thicket::python
