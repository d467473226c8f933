#include "libnav/path/pathfinder.h"

#include "libnav/path/flooredends.h"
#include "libnav/path/reachability.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/boostgraph.h"
#include "libnav/tangent/tangentgraph.h"

#include <boost/graph/astar_search.hpp>

#include <functional>

namespace thicket::nav {

namespace {

// After this many vertices a goal that is walled in would cost the whole map; by then the test for
// it costs less than the search did.
constexpr std::size_t expansionsBeforeDoubt = 256;
constexpr double boundSlack = 1e-9; // share by which rounding may lift a bound over a length
constexpr double farthest = 1e9;

/// How a search ended before its open list ran empty.
enum class Ending { reached, parted, tooFar };

/// Cost so far plus lower bound; ties go to the longer travelled, then to the older, so that equal
/// paths come out the same everywhere.
struct Rank {
    double bound = 0;
    double travelled = 0;
    std::uint32_t vertex = 0;
};

struct Earlier {
    bool operator()(double a, double b) const { return a < b; }
    bool operator()(double a, const Rank& b) const { return a < b.bound; }
    bool operator()(const Rank& a, const Rank& b) const
    {
        if (a.bound != b.bound)
            return a.bound < b.bound;
        if (a.travelled != b.travelled)
            return a.travelled > b.travelled;
        return a.vertex < b.vertex;
    }
};

/// One field of every label as a property map; the labels grow while the search reads them.
template <auto Field> struct LabelMap {
    using Value = std::remove_reference_t<decltype(std::declval<TangentGraph::Label>().*Field)>;
    using key_type = std::uint32_t;
    using value_type = Value;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;
    TangentGraph* graph = nullptr;
    friend value_type get(const LabelMap& map, key_type v) { return map.graph->label(v).*Field; }
    friend void put(const LabelMap& map, key_type v, value_type value)
    {
        map.graph->label(v).*Field = value;
    }
};

struct RankMap {
    using key_type = std::uint32_t;
    using value_type = Rank;
    using reference = Rank;
    using category = boost::read_write_property_map_tag;
    TangentGraph* graph = nullptr;
    friend Rank get(const RankMap& map, key_type v)
    {
        const TangentGraph::Label& label = map.graph->label(v);
        return {label.rank, label.distance, v};
    }
    friend void put(const RankMap& map, key_type v, double bound)
    {
        map.graph->label(v).rank = bound;
    }
};

struct ColorMap {
    using key_type = std::uint32_t;
    using value_type = boost::default_color_type;
    using reference = value_type;
    using category = boost::read_write_property_map_tag;
    TangentGraph* graph = nullptr;
    friend value_type get(const ColorMap& map, key_type v)
    {
        return static_cast<value_type>(map.graph->label(v).color);
    }
    friend void put(const ColorMap& map, key_type v, value_type color)
    {
        map.graph->label(v).color = static_cast<std::uint8_t>(color);
    }
};

struct WeightMap {
    using key_type = SearchArc;
    using value_type = double;
    using reference = double;
    using category = boost::readable_property_map_tag;
    TangentGraph* graph = nullptr;
    friend double get(const WeightMap& map, const SearchArc& arc)
    {
        return map.graph->label(arc.to).weight;
    }
};

struct Remaining {
    TangentGraph* graph = nullptr;
    double operator()(std::uint32_t v) const { return graph->label(v).remaining; }
};

struct Visitor : boost::default_astar_visitor {
    TangentGraph* graph = nullptr;
    const ObstacleField* field = nullptr;
    Segment ends;
    bool* doubted = nullptr;
    double maxBound = std::numeric_limits<double>::infinity();

    void examine_vertex(std::uint32_t v, const SearchGraph&) const
    {
        if (graph->isArrivalAtGoal(v))
            throw Ending::reached;
        if (graph->label(v).rank > maxBound)
            throw Ending::tooFar;
        if (!*doubted && graph->vertices().size() > expansionsBeforeDoubt) {
            *doubted = true;
            if (areParted(*field, ends.a, ends.b))
                throw Ending::parted;
        }
    }
};

PathStatus search(const ObstacleField& field, const Segment& ends, double maxLength,
                  TangentGraph& graph)
{
    std::vector<SearchArc> arcs;
    const SearchGraph view{&graph, &arcs};
    bool doubted = false;
    Visitor visitor;
    visitor.graph = &graph;
    visitor.field = &field;
    visitor.ends = ends;
    visitor.doubted = &doubted;
    visitor.maxBound = maxLength + boundSlack * std::abs(maxLength);
    try {
        boost::astar_search_no_init(
            view, TangentGraph::root, Remaining{&graph}, visitor, boost::dummy_property_map{},
            RankMap{&graph}, LabelMap<&TangentGraph::Label::distance>{&graph}, WeightMap{&graph},
            ColorMap{&graph}, boost::identity_property_map{}, Earlier{}, std::plus<double>{},
            std::numeric_limits<double>::infinity(), Rank{});
    } catch (Ending ending) {
        if (ending == Ending::reached)
            return PathStatus::found;
        // A goal that no way leads to is unreachable whichever end the search began at.
        if (ending == Ending::tooFar && (doubted || !areParted(field, ends.a, ends.b)))
            return PathStatus::tooFar;
    }
    return PathStatus::unreachable;
}

void fillTrace(const TangentGraph& graph, Point goal, SearchTrace& trace)
{
    trace.steps.clear();
    for (const TangentVertex& vertex : graph.vertices()) {
        SearchStep step;
        step.at = graph.contactOf(vertex);
        step.position = vertex.position;
        step.winding = vertex.winding;
        if (vertex.intent != TangentVertex::none)
            step.parent = static_cast<std::int32_t>(graph.intents()[vertex.intent].source);
        step.travelled = vertex.travelled;
        step.lowerBound = vertex.travelled + distance(vertex.position, goal);
        trace.steps.push_back(std::move(step));
    }
    for (const TangentAttempt& attempt : graph.attempts()) {
        SearchStep& step = trace.steps[attempt.source];
        SearchStep::Tangent tangent;
        tangent.edge = {attempt.aim.from, attempt.aim.to, step.at, attempt.target};
        tangent.lowerBound = attempt.lowerBound;
        tangent.accepted = attempt.accepted;
        tangent.reason = attempt.reason;
        tangent.blockedAt = attempt.blockedAt;
        tangent.blockedBy = attempt.blockedBy;
        step.tangents.push_back(tangent);
    }
}

PathResult blocked(const ObstacleField& field, PathStatus status, Point at)
{
    PathResult result;
    result.status = status;
    result.blockedBy = field.obstacleAt(at).value_or(0);
    result.nearestFree = field.nearestFreePoint(at);
    return result;
}

PathResult straight(Point start, Point goal)
{
    PathResult result;
    result.status = PathStatus::found;
    result.path = Path(
        {SurfingEdge{start, goal, Contact{Contact::Kind::start}, Contact{Contact::Kind::goal}}});
    return result;
}

PathResult searched(const ObstacleField& field, const TangentGraph::Ends& ends,
                    const PathOptions& options)
{
    if (ends.start == ends.goal)
        return straight(ends.trueStart, ends.trueGoal);
    TangentGraph graph(field, ends, options.pruning, options.trace != nullptr);
    PathResult result;
    result.status = search(field, {ends.start, ends.goal}, options.maxLength, graph);
    if (result.status == PathStatus::found)
        result.path = Path(graph.edges());
    result.statistics = {graph.vertices().size(), graph.intents().size(), graph.rayCount()};
    if (options.trace)
        fillTrace(graph, ends.trueGoal, *options.trace);
    return result;
}

/// Takes the shorter path; what both searches did adds up.
void keepBetter(PathResult& best, PathResult next)
{
    best.statistics.expanded += next.statistics.expanded;
    best.statistics.generated += next.statistics.generated;
    best.statistics.rays += next.statistics.rays;
    const bool isBetter = best.path.isEmpty()
                              ? next.status != PathStatus::unreachable
                              : !next.path.isEmpty() && next.path.length() < best.path.length();
    if (!isBetter)
        return;
    best.status = next.status;
    best.path = std::move(next.path);
}

bool isPlace(Point p) { return std::abs(p.x) <= farthest && std::abs(p.y) <= farthest; }

/// A path that was found, unless it is too long.
PathResult within(double maxLength, PathResult result)
{
    if (result.path.isEmpty())
        return result;
    result.status = result.path.length() > maxLength ? PathStatus::tooFar : PathStatus::found;
    if (result.status == PathStatus::tooFar)
        result.path = {};
    return result;
}

} // namespace

const char* name(PathStatus status)
{
    switch (status) {
    case PathStatus::found:
        return "found";
    case PathStatus::unreachable:
        return "unreachable";
    case PathStatus::startBlocked:
        return "startBlocked";
    case PathStatus::goalBlocked:
        return "goalBlocked";
    case PathStatus::tooFar:
        return "tooFar";
    case PathStatus::invalid:
        return "invalid";
    }
    return "";
}

PathResult findPath(const ObstacleField& field, Point start, Point goal, const PathOptions& options)
{
    if (options.trace)
        options.trace->steps.clear();
    PathResult result;
    result.status = PathStatus::invalid;
    if (!isPlace(start) || !isPlace(goal))
        return result;
    const auto starts = waysFrom(field, start);
    if (!starts)
        return blocked(field, PathStatus::startBlocked, start);
    const auto goals = waysFrom(field, goal);
    if (!goals)
        return blocked(field, PathStatus::goalBlocked, goal);

    result.status = PathStatus::unreachable;
    if (start == goal)
        return within(options.maxLength, straight(start, goal));
    for (const Point from : *starts)
        for (const Point to : *goals)
            keepBetter(result, searched(field, {from, to, start, goal}, options));
    return within(options.maxLength, std::move(result));
}

} // namespace thicket::nav
