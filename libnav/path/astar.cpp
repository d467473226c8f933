#include "libnav/path/astar.h"

#include "libnav/path/reachability.h"
#include "libnav/tangent/boostgraph.h"

#include <boost/graph/breadth_first_search.hpp>

#include <cmath>

namespace thicket::nav {

namespace {

// After this many vertices a goal that is walled in would cost the whole map; by then the test for
// it costs less than the search did.
constexpr std::size_t expansionsBeforeDoubt = 256;
constexpr double boundSlack = 1e-9; // share by which rounding may lift a bound over a length

/// Every vertex is met once, so all are white for ever.
struct White {
    using key_type = std::uint32_t;
    using value_type = boost::default_color_type;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;
    friend value_type get(White, key_type) { return boost::white_color; }
    friend void put(White, key_type, value_type) {}
};

/// What is asked before each expansion.
struct Watch {
    const ObstacleField& field;
    Segment ends;
    double maxBound;
    TangentGraph& graph;
    OpenList& open;
    Ending ending = Ending::exhausted;
    bool isDoubted = false;

    void end(Ending how)
    {
        ending = how;
        open.end();
        graph.close();
    }
    void look(std::uint32_t intent)
    {
        if (graph.base(intent) + graph.estimate(intent) > maxBound)
            return end(Ending::tooFar);
        if (isDoubted || graph.vertices().size() <= expansionsBeforeDoubt)
            return;
        isDoubted = true;
        if (areParted(field, ends.a, ends.b))
            end(Ending::parted);
    }
};

struct Visitor : boost::default_bfs_visitor {
    Watch* watch = nullptr;
    void examine_vertex(std::uint32_t intent, const SearchGraph&) const { watch->look(intent); }
    void finish_vertex(std::uint32_t, const SearchGraph&) const
    {
        if (watch->graph.isGoalReached())
            watch->end(Ending::reached);
    }
};

} // namespace

Ending searchBestFirst(const ObstacleField& field, const Segment& ends, const SearchLimits& limits,
                       TangentGraph& graph)
{
    OpenList open(graph, limits.weight);
    Watch watch{field, ends, limits.maxLength + boundSlack * std::abs(limits.maxLength), graph,
                open};
    Visitor visitor;
    visitor.watch = &watch;
    boost::breadth_first_visit(SearchGraph{&graph}, TangentGraph::root, open, visitor, White{});
    // A goal that no way leads to is unreachable whichever end the search began at.
    if (watch.ending == Ending::tooFar && !watch.isDoubted && areParted(field, ends.a, ends.b))
        return Ending::parted;
    return watch.ending;
}

} // namespace thicket::nav
