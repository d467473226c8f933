#include "libnav/path/pathfinder.h"

#include "libnav/path/astar.h"
#include "libnav/path/flooredends.h"
#include "libnav/path/searchtrace.h"

namespace thicket::nav {

namespace {

constexpr double farthest = 1e9;

PathStatus statusOf(Ending ending)
{
    switch (ending) {
    case Ending::reached:
        return PathStatus::found;
    case Ending::tooFar:
        return PathStatus::tooFar;
    case Ending::exhausted:
    case Ending::parted:
        break;
    }
    return PathStatus::unreachable;
}

void fillTrace(const TangentGraph& graph, Point goal, SearchTrace& trace)
{
    trace.steps.clear();
    for (const TangentVertex& vertex : graph.vertices()) {
        SearchStep step;
        step.at = graph.contactOf(vertex);
        step.position = vertex.position();
        step.winding = vertex.winding;
        if (vertex.intent != TangentVertex::none)
            step.parent = static_cast<std::int32_t>(graph.intents()[vertex.intent].source);
        step.travelled = vertex.travelled;
        step.lowerBound = vertex.travelled + distance(vertex.position(), goal);
        trace.steps.push_back(std::move(step));
    }
    for (const TangentAttempt& attempt : graph.attempts()) {
        SearchStep& step = trace.steps[attempt.source];
        SearchStep::Tangent tangent;
        tangent.edge = {attempt.line.a, attempt.line.b, step.at, attempt.target};
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
    thread_local SearchMemory memory;
    TangentGraph graph(field, ends, options.pruning, {options.trace != nullptr, false}, memory);
    PathResult result;
    const SearchLimits limits{1, options.maxLength};
    result.status = statusOf(searchBestFirst(field, {ends.start, ends.goal}, limits, graph));
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
