#include "libnav/path/pathfinder.h"

#include "libnav/path/astar.h"
#include "libnav/path/coveredends.h"
#include "libnav/path/searchtrace.h"
#include "libnav/path/searchtracing.h"
#include "libnav/path/solving.h"
#include "libnav/tangent/tangentstring.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

PathStatus statusOf(Ending ending)
{
    switch (ending) {
    case Ending::reached:
        return PathStatus::found;
    case Ending::tooFar:
        return PathStatus::tooFar;
    case Ending::spent:
        return PathStatus::budgetExceeded;
    case Ending::cancelled:
        return PathStatus::cancelled;
    case Ending::exhausted:
    case Ending::parted:
        break;
    }
    return PathStatus::unreachable;
}

PathResult blocked(const SearchView& field, PathStatus status, Point at)
{
    PathResult result;
    result.status = status;
    result.lowerBound = infinity;
    result.blockedBy = field.obstacleAt(at).value_or(0);
    result.nearestFree = field.nearestFreePoint(at);
    return result;
}

Path straight(Point start, Point goal)
{
    return Path(
        {SurfingEdge{start, goal, Contact{Contact::Kind::start}, Contact{Contact::Kind::goal}}});
}

/// The path between ends that share an exit: straight, or round what the straight line would cross.
Path byWayOf(const SearchView& field, const SearchEnds& ends)
{
    Bitangent at;
    at.from = at.to = ends.start;
    at.direction = {1, 0};
    TangentString::Turn start;
    start.circle = {ends.trueStart, 0};
    start.contact = {Contact::Kind::start};
    TangentString string;
    string.add(start, at);
    string.finish(ends.trueGoal, {Contact::Kind::goal});
    string.pullTaut(field);
    Path path;
    path.refill([&](std::vector<TangentEdge>& edges) { string.appendTo(edges); });
    return path;
}

bool isUnfinished(PathStatus status)
{
    return status == PathStatus::budgetExceeded || status == PathStatus::cancelled;
}

/// Reused, so that later searches allocate nothing.
struct Memory {
    SearchMemory graph;
    OpenListMemory queue;
};

/// The searches of one call, from every exit of the start to every exit of the goal. Collects their
/// results.
class Solver {
public:
    Solver(const SearchView& field, Segment query, const PathOptions& options,
           const Solving& solving, Budget& budget)
        : m_field(field), m_query(query), m_options(options), m_budget(budget), m_solving(solving),
          m_straight(distance(query.a, query.b))
    {
        m_result.lowerBound = infinity;
    }

    PathResult solve()
    {
        const bool isFromEndToEnd =
            m_field.isFreeForRays(m_query.a) && m_field.isFreeForRays(m_query.b);
        if (isFromEndToEnd)
            searchBetween({&m_query.a, 1}, {&m_query.b, 1});
        else if (const auto status = searchBesideEnds())
            return blocked(m_field, *status,
                           *status == PathStatus::startBlocked ? m_query.a : m_query.b);
        if (m_solving.certificate)
            certify(isFromEndToEnd);
        return finished();
    }

private:
    // Searches if the minimum expansion covers an end. If an obstacle is at an end, returns which
    // one.
    std::optional<PathStatus> searchBesideEnds()
    {
        const auto starts = waysFrom(m_field, m_query.a);
        if (!starts)
            return PathStatus::startBlocked;
        const auto goals = waysFrom(m_field, m_query.b);
        if (!goals)
            return PathStatus::goalBlocked;
        searchBetween(*starts, *goals);
        if (m_result.status == PathStatus::unreachable &&
            areInOnePocket(m_field, m_query.a, m_query.b))
            keepFound(straight(m_query.a, m_query.b), m_straight);
        return {};
    }
    void searchBetween(std::span<const Point> starts, std::span<const Point> goals)
    {
        if (m_query.a == m_query.b)
            return keepFound(straight(m_query.a, m_query.b), 0);
        for (const Point from : starts)
            for (const Point to : goals)
                search({from, to, m_query.a, m_query.b});
    }
    void search(const SearchEnds& ends)
    {
        if (isUnfinished(m_result.status)) {
            m_result.lowerBound = 0;
            return;
        }
        if (ends.start == ends.goal)
            return keepFound(byWayOf(m_field, ends), m_straight);
        const double slack = slackOf(ends);
        const bool isKnown = !m_result.path.isEmpty();
        const SearchLimits limits{
            m_options.weight, slack + (isKnown ? m_result.path.length() : m_options.maxLength),
            !m_solving.isJoined, !isKnown && m_solving.distinguishesUnreachable};
        thread_local Memory memory;
        TangentGraph graph(m_field, ends, pruning(),
                           {m_options.trace != nullptr, m_solving.certificate != nullptr},
                           memory.graph);
        SearchOutcome outcome = searchBestFirst(m_field, {ends.start, ends.goal}, limits, m_budget,
                                                memory.queue, graph);
        outcome.lowerBound -= slack;
        count(graph);
        keep(outcome, graph);
        if (m_solving.certificate)
            *m_solving.certificate = certificateOf(m_field, graph.met(), m_result.path);
        if (m_options.trace)
            *m_options.trace = traceOf(graph, ends.trueGoal, limits);
    }
    Pruning pruning() const
    {
        Pruning rules = m_options.pruning;
        rules.blindEnds = rules.blindEnds && m_options.weight == 1 &&
                          m_options.maxLength == infinity &&
                          m_options.maxExpansions == std::numeric_limits<std::size_t>::max();
        return rules;
    }
    // The amount by which bounds may be too high. Beside a thin wall, lengths are off by the
    // distance of the search's ends from the true ones. A bound goes round one body with its
    // minimum expansion, while the shortest path may cut that corner.
    double slackOf(const SearchEnds& ends) const
    {
        return distance(ends.start, ends.trueStart) + distance(ends.goal, ends.trueGoal) +
               (m_field.hasRaisedRadii() ? 10 * m_field.minimumExpansion() : 0);
    }
    // The certificate of a path comes from its search, that of separated ends from the parting
    // test.
    void certify(bool isFromEndToEnd)
    {
        Certificate& certificate = *m_solving.certificate;
        if (isFromEndToEnd && m_result.status == PathStatus::unreachable)
            certificate = certificateOfParting(m_field, m_query);
        else
            certificate.isValid = isFromEndToEnd && m_result.status == PathStatus::found;
    }
    void count(const TangentGraph& graph)
    {
        m_budget.spend(graph.vertices().size());
        m_result.statistics += {graph.vertices().size(), graph.intents().size(), graph.rayCount()};
    }
    void keep(const SearchOutcome& outcome, const TangentGraph& graph)
    {
        if (outcome.ending == Ending::reached) {
            Path path = m_solving.spare ? std::move(*m_solving.spare) : Path();
            path.refill([&](std::vector<TangentEdge>& edges) { graph.appendEdges(edges); });
            return keepFound(std::move(path), outcome.lowerBound);
        }
        m_result.lowerBound = std::min(m_result.lowerBound, outcome.lowerBound);
        const PathStatus status = statusOf(outcome.ending);
        if (isUnfinished(status) || m_result.status == PathStatus::unreachable)
            m_result.status = status;
    }
    void keepFound(Path path, double lowerBound)
    {
        const double length = path.length();
        m_result.lowerBound = std::min(
            m_result.lowerBound, m_options.weight == 1 ? length : std::min(length, lowerBound));
        m_result.status = PathStatus::found;
        if (m_result.path.isEmpty() || length < m_result.path.length())
            m_result.path = std::move(path);
    }
    PathResult finished()
    {
        const double length = m_result.path.isEmpty() ? infinity : m_result.path.length();
        const double proven = m_result.status == PathStatus::found ? length / m_options.weight : 0;
        m_result.lowerBound = std::min(length, std::max({m_result.lowerBound, proven, m_straight}));
        if (m_result.status == PathStatus::found && length > m_options.maxLength)
            m_result.status = PathStatus::tooFar;
        if (m_result.status == PathStatus::tooFar)
            m_result.path = {};
        return std::move(m_result);
    }

    SearchView m_field;
    Segment m_query;
    const PathOptions& m_options;
    Budget& m_budget;
    Solving m_solving;
    double m_straight;
    PathResult m_result;
};

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
    case PathStatus::budgetExceeded:
        return "budgetExceeded";
    case PathStatus::cancelled:
        return "cancelled";
    case PathStatus::invalid:
        return "invalid";
    }
    return "";
}

PathResult solve(const ObstacleField& field, const Segment& query, const PathOptions& options,
                 const Solving& solving, Budget& budget)
{
    if (options.trace)
        *options.trace = {};
    const bool isWeight = options.weight >= 1 && std::isfinite(options.weight);
    if (!isInRange(query.a) || !isInRange(query.b) || !isWeight) {
        PathResult result;
        result.status = PathStatus::invalid;
        return result;
    }
    PathResult result = Solver(field, query, options, solving, budget).solve();
    // The limit was exceeded by rounding or by the weight alone: only an exact search can decide.
    if (result.status != PathStatus::tooFar || result.lowerBound > options.maxLength)
        return result;
    PathOptions exact = options;
    exact.weight = 1;
    PathResult other = Solver(field, query, exact, solving, budget).solve();
    other.statistics += result.statistics;
    return other;
}

PathResult findPath(const ObstacleField& field, Point start, Point goal, const PathOptions& options)
{
    Budget budget(options);
    return solve(field, {start, goal}, options, {}, budget);
}

void findPath(const ObstacleField& field, Point start, Point goal, const PathOptions& options,
              PathResult& result)
{
    Budget budget(options);
    Path spare = std::move(result.path);
    Solving solving;
    solving.spare = &spare;
    result = solve(field, {start, goal}, options, solving, budget);
    if (!result.path.isEmpty())
        return;
    spare.refill([](const std::vector<TangentEdge>&) {});
    result.path = std::move(spare);
}

} // namespace thicket::nav
