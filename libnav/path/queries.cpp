#include "libnav/path/queries.h"

#include "libnav/geometry/parallel.h"
#include "libnav/path/coveredends.h"
#include "libnav/path/reachability.h"
#include "libnav/path/searchtrace.h"
#include "libnav/path/solving.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <exception>
#include <mutex>

namespace thicket::nav {

namespace {

/// Goals by straight distance, a lower bound of the path's length.
std::vector<std::pair<double, std::size_t>> byDistance(Point start, std::span<const Point> goals)
{
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < goals.size(); ++i)
        if (const double away = distance(start, goals[i]); std::isfinite(away))
            order.emplace_back(away, i);
    std::sort(order.begin(), order.end());
    return order;
}

// The parting test usually decides first. In heaps of obstacles it has quadratically many links;
// there it alternates with a search, which sees only the heap's outline.
constexpr std::size_t placesBeforeSearch = 4096;
constexpr double hurry = 8; // any path will do, so a large weight

bool areJoined(const ObstacleField& field, Point from, Point to)
{
    if (from == to)
        return true;
    if (const SearchView view(field); view.labelsSpace()) {
        const KeptLabels::Kept* const kept = view.spaceLabels(true);
        const bool areApart = kept->labels->at(from) != kept->labels->at(to);
        if (areApart || kept->areComplete)
            return !areApart;
    }
    PartingTest test(field, from, to);
    const PartingTest::Verdict verdict = test.advance(placesBeforeSearch);
    if (verdict != PartingTest::Verdict::open)
        return verdict == PartingTest::Verdict::joined;
    PathOptions options;
    options.weight = hurry;
    return findPath(field, from, to, options).status == PathStatus::found;
}

} // namespace

bool isReachable(const ObstacleField& field, Point start, Point goal)
{
    if (!isInRange(start) || !isInRange(goal))
        return false;
    // As below for the usual ends, without allocating.
    if (const SearchView view(field); view.isFreeForRays(start) && view.isFreeForRays(goal))
        return areJoined(field, start, goal);
    const auto starts = waysFrom(field, start);
    const auto goals = waysFrom(field, goal);
    if (!starts || !goals)
        return false;
    if (start == goal || areInOnePocket(field, start, goal))
        return true;
    return std::any_of(starts->begin(), starts->end(), [&](Point from) {
        return std::any_of(goals->begin(), goals->end(),
                           [&](Point to) { return areJoined(field, from, to); });
    });
}

std::vector<PathResult> findPaths(const ObstacleField& field, Point start,
                                  std::span<const Point> goals, const PathOptions& options)
{
    std::vector<PathResult> results;
    results.reserve(goals.size());
    for (const Point goal : goals)
        results.push_back(findPath(field, start, goal, options));
    return results;
}

std::vector<PathResult> findPathsBetween(const ObstacleField& field,
                                         std::span<const Segment> queries,
                                         const PathOptions& options, unsigned threads)
{
    PathOptions each = options;
    each.trace = nullptr;
    std::vector<PathResult> results(queries.size());
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&](unsigned) {
        try {
            for (std::size_t i = next++; i < queries.size(); i = next++)
                results[i] = findPath(field, queries[i].a, queries[i].b, each);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    const unsigned most = threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
    inParallel(static_cast<unsigned>(std::min<std::size_t>(most, queries.size())), work);
    if (failure)
        std::rethrow_exception(failure);
    return results;
}

std::optional<NearestGoal> findNearest(const ObstacleField& field, Point start,
                                       std::span<const Point> goals, const PathOptions& options)
{
    if (options.trace)
        *options.trace = {};
    Budget budget(options);
    SearchTrace trace;
    PathOptions narrowed = options;
    narrowed.trace = options.trace ? &trace : nullptr;
    std::optional<NearestGoal> nearest;
    double lowerBound = std::numeric_limits<double>::infinity();
    for (const auto& [away, goal] : byDistance(start, goals)) {
        if (away > narrowed.maxLength)
            break;
        PathResult result = solve(field, {start, goals[goal]}, narrowed,
                                  {.distinguishesUnreachable = false}, budget);
        const double length = result.path.length();
        if (result.status == PathStatus::startBlocked)
            break;
        if (result.status != PathStatus::invalid)
            lowerBound = std::min(lowerBound, result.lowerBound);
        if (result.status != PathStatus::found)
            continue;
        if (nearest && length == nearest->result.path.length() && goal > nearest->goal)
            continue;
        narrowed.maxLength = length;
        nearest = NearestGoal{goal, std::move(result)};
        if (options.trace)
            std::swap(*options.trace, trace);
    }
    if (nearest)
        nearest->result.lowerBound = std::min(nearest->result.path.length(), lowerBound);
    return nearest;
}

std::vector<PathSample> samples(const Path& path, double spacing)
{
    assert(spacing > 0);
    std::vector<PathSample> result;
    if (path.isEmpty())
        return result;
    const double length = path.length();
    const double steps = std::ceil(length / spacing);
    result.reserve(static_cast<std::size_t>(steps) + 1);
    for (double step = 0; step <= steps; ++step) {
        const double at = steps > 0 ? step / steps * length : 0;
        result.push_back({at, path.pointAt(at), path.tangentAt(at)});
    }
    return result;
}

std::vector<PathClearance> clearanceAlong(const ObstacleField& field, const Path& path,
                                          double spacing)
{
    std::vector<PathClearance> result;
    for (const PathSample& sample : samples(path, spacing))
        result.push_back({sample.at, field.clearance(sample.position)});
    return result;
}

} // namespace thicket::nav
