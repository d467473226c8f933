#include "libnav/collision/queries.h"
#include "libnav/path/anytime.h"
#include "libnav/path/nearestreachable.h"
#include "libnav/path/queries.h"
#include "libsteer/c/edge.h"
#include "libsteer/c/outcome.h"
#include "libsteer/c/segments.h"
#include "libsteer/c/shapes.h"
#include "libsteer/c/world.h"

#include <cmath>
#include <limits>
#include <optional>

using namespace thicket;
using namespace thicket::c;

struct thk_query {
    nav::PathResult result;
    nav::PathOptions options;               // of the last search
    mutable std::vector<nav::Point> points; // of its path; memory for thk_path_points()
};

namespace {

/// Says why a query cannot be answered.
[[gnu::noinline, gnu::cold]] thk_status refuse(const thk_world* world, double radius,
                                               bool areInRange, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    if (!areInRange)
        return report(error, THK_INVALID, "A point is not finite, or beyond 1e9.");
    return report(error, THK_UNKNOWN, notPrepared(radius));
}

/// The field for that radius, if it was added and the points are in range; else null, and the
/// status in `status`.
template <class... Points>
[[gnu::always_inline]] inline const nav::ObstacleField* fieldFor(const thk_world* world,
                                                                 double radius, thk_status& status,
                                                                 thk_error* error, Points... points)
{
    const bool areInRange = (nav::isInRange(pointOf(points)) && ...);
    const nav::ObstacleField* const field =
        world && areInRange ? world->world.field(radius) : nullptr;
    if (!field)
        status = refuse(world, radius, areInRange, error);
    return field;
}

bool isLimit(double value) { return value >= 0; } // false for NaN

/// Errors: a limit or weight is out of its range.
Result<void> readOptions(const thk_path_request& request, nav::PathOptions& options)
{
    if (!isLimit(request.max_length) || !isLimit(request.weight) || std::isinf(request.weight))
        return Unexpected("The weight and the longest length must be at least 0.");
    if (request.weight > 0 && request.weight < 1)
        return Unexpected("The weight must be at least 1, or 0 for 1.");
    options.maxLength =
        request.max_length > 0 ? request.max_length : std::numeric_limits<double>::infinity();
    options.weight = request.weight > 0 ? request.weight : 1;
    constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max(); // 32 bits on some
    options.maxExpansions = static_cast<std::size_t>(
        request.max_expansions > 0 ? std::min<std::uint64_t>(request.max_expansions, most) : most);
    constexpr auto longest = std::chrono::nanoseconds::max();
    const bool isLimited =
        request.max_time > 0 && request.max_time < static_cast<std::uint64_t>(longest.count());
    options.maxTime = isLimited ? std::chrono::nanoseconds(request.max_time) : longest;
    return {};
}

void setEnd(thk_path& path, nav::Point end, nav::Point goal)
{
    path.has_end = 1;
    path.end = pointOf(end);
    path.gap = distance(end, goal);
}

thk_path pathOf(const nav::PathResult& result, nav::Point goal)
{
    thk_path path = {};
    path.outcome = outcomeOf(result.status);
    path.length = result.path.length();
    path.lower_bound = result.lowerBound;
    path.segments = result.path.edges().size();
    path.expansions = result.statistics.expanded;
    path.blocked_by = result.blockedBy;
    // A path ends with a straight edge.
    if (!result.path.isEmpty())
        setEnd(path, std::get<nav::SurfingEdge>(result.path.edges().back()).to, goal);
    else if (result.nearestFree)
        setEnd(path, *result.nearestFree, goal);
    return path;
}

/// Fills the query's result by search(field, request) and tells the caller of it.
template <class Search> std::int32_t ask(thk_query* query, const thk_world* world,
                                         const thk_path_request* given, thk_path* path,
                                         thk_error* error, Search search)
{
    if (!query)
        return report(error, THK_INVALID, nullArgument);
    if (!isSized(given) || !isSized(path))
        return report(error, THK_INVALID, unsizedStruct);
    return guarded(error, [&]() -> std::int32_t {
        const thk_path_request request = taken(given);
        thk_status status = THK_OK;
        const auto* const field =
            fieldFor(world, request.radius, status, error, request.start, request.goal);
        if (!field)
            return status;
        if (Result<void> read = readOptions(request, query->options); !read)
            return report(error, THK_INVALID, read.error());
        search(*field, request);
        const thk_path told = pathOf(query->result, pointOf(request.goal));
        give(path, told);
        return told.outcome;
    });
}

[[gnu::always_inline]] inline void write(thk_hit& told, const std::optional<nav::Hit>& met)
{
    told.reserved = 0;
    if (!met) {
        told.obstacle = 0;
        told.at = 0;
        told.position = told.normal = {0, 0};
        return;
    }
    told.obstacle = met->obstacle;
    told.at = met->at;
    told.position = pointOf(met->position);
    told.normal = pointOf(met->normal());
}

std::int32_t sweep(const thk_world* world, double radius, double extra, thk_point from,
                   thk_point to, thk_hit* hit, thk_error* error)
{
    if (!isSized(hit))
        return report(error, THK_INVALID, unsizedStruct);
    return guarded(error, [&]() -> std::int32_t {
        thk_status status = THK_OK;
        const auto* const field = fieldFor(world, radius, status, error, from, to);
        if (!field)
            return status;
        if (!(extra >= 0 && extra <= nav::coordinateLimit))
            return report(error, THK_INVALID, "The radius of a disc must be from 0 to 1e9.");
        const auto met = sweepDisc(*field, pointOf(from), pointOf(to), extra);
        fill(hit, [&](thk_hit& told) { write(told, met); });
        return met ? THK_FOUND : THK_NOTHING;
    });
}

} // namespace

thk_status thk_query_create(thk_query** query, thk_error* error)
{
    if (!query)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        *query = new thk_query;
        return THK_OK;
    });
}

void thk_query_free(thk_query* query) { delete query; }

int32_t thk_path_find(thk_query* query, const thk_world* world, const thk_path_request* request,
                      thk_path* path, thk_error* error)
{
    const auto search = [&](const nav::ObstacleField& field, const thk_path_request& asked) {
        const nav::Point start = pointOf(asked.start);
        const nav::Point goal = pointOf(asked.goal);
        if (asked.anytime)
            query->result = findPathAnytime(field, start, goal, query->options);
        else
            findPath(field, start, goal, query->options, query->result);
    };
    return ask(query, world, request, path, error, search);
}

int32_t thk_path_find_nearest(thk_query* query, const thk_world* world,
                              const thk_path_request* request, thk_path* path, thk_error* error)
{
    const auto search = [&](const nav::ObstacleField& field, const thk_path_request& asked) {
        findPathToNearestReachable(field, pointOf(asked.start), pointOf(asked.goal), query->options,
                                   query->result);
    };
    return ask(query, world, request, path, error, search);
}

size_t thk_path_segments(const thk_query* query, thk_segment* segments, size_t capacity)
{
    if (!query)
        return 0;
    const auto& edges = query->result.path.edges();
    const std::size_t count = segments ? std::min(capacity, edges.size()) : 0;
    for (std::size_t i = 0; i < count; ++i)
        segments[i] = std::visit([](const auto& edge) { return segmentOf(edge); }, edges[i]);
    return edges.size();
}

size_t thk_path_points(const thk_query* query, double max_error, thk_point* points, size_t capacity)
{
    if (!query || query->result.path.isEmpty() || !(max_error > 0))
        return 0;
    std::vector<nav::Point>& all = query->points;
    const std::int32_t status = guarded(nullptr, [&]() -> std::int32_t {
        query->result.path.polyline(max_error, all);
        return THK_OK;
    });
    if (status != THK_OK)
        return 0;
    const std::size_t count = points ? std::min(capacity, all.size()) : 0;
    for (std::size_t i = 0; i < count; ++i)
        points[i] = pointOf(all[i]);
    return all.size();
}

thk_status thk_path_at(const thk_query* query, double length, thk_point* point,
                       thk_point* direction)
{
    if (!query || !point || std::isnan(length))
        return THK_INVALID;
    if (query->result.path.isEmpty())
        return THK_UNKNOWN;
    *point = pointOf(query->result.path.pointAt(length));
    if (direction)
        *direction = pointOf(query->result.path.tangentAt(length));
    return THK_OK;
}

int32_t thk_reachable(const thk_world* world, double radius, thk_point start, thk_point goal,
                      thk_error* error)
{
    return guarded(error, [&]() -> std::int32_t {
        thk_status status = THK_OK;
        const auto* const field = fieldFor(world, radius, status, error, start, goal);
        if (!field)
            return status;
        return isReachable(*field, pointOf(start), pointOf(goal)) ? THK_FOUND : THK_UNREACHABLE;
    });
}

int32_t thk_nearest_free(const thk_world* world, double radius, thk_point p, thk_point* free_point,
                         thk_error* error)
{
    if (!free_point)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&]() -> std::int32_t {
        thk_status status = THK_OK;
        const auto* const field = fieldFor(world, radius, status, error, p);
        if (!field)
            return status;
        const auto found = field->nearestFreePoint(pointOf(p));
        if (!found)
            return THK_NOTHING;
        *free_point = pointOf(*found);
        return THK_FOUND;
    });
}

thk_status thk_clearance(const thk_world* world, double radius, thk_point p, double* clearance,
                         thk_error* error)
{
    if (!clearance)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        thk_status status = THK_OK;
        if (const auto* const field = fieldFor(world, radius, status, error, p))
            *clearance = field->clearance(pointOf(p));
        return status;
    });
}

int32_t thk_ray(const thk_world* world, double radius, thk_point from, thk_point to, thk_hit* hit,
                thk_error* error)
{
    return sweep(world, radius, 0, from, to, hit, error);
}

int32_t thk_sweep(const thk_world* world, double radius, double extra, thk_point from, thk_point to,
                  thk_hit* hit, thk_error* error)
{
    return sweep(world, radius, extra, from, to, hit, error);
}
