#include "tests/support/judges/solverjudge.h"

#include "libnav/collision/searchview.h"
#include "tests/support/geometry/planegeometry.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/oracles/alltangents.h"
#include "tests/support/oracles/growingobstacles.h"

#include <algorithm>
#include <cstdio>

namespace thicket::test {

namespace {

using nav::PathResult;
using nav::PathStatus;
using nav::SearchView;

constexpr double none = -1;

double lengthOf(const PathResult& result)
{
    return result.status == PathStatus::found ? result.path.length() : none;
}

std::string described(const char* solver, double found, double want)
{
    char text[120];
    std::snprintf(text, sizeof text, "%s finds %.15g, findPath %.15g", solver, found, want);
    return text;
}

constexpr double doubtInMinimumExpansions = 500;

/// Paths turn there without an arc, which rays of the field do not see.
bool hasBodiesBelowMinimumExpansion(const nav::ObstacleField& field)
{
    const auto discs = SearchView(field).discs();
    return std::any_of(discs.begin(), discs.end(),
                       [](const nav::Disc& disc) { return disc.trueRadius != disc.radius; });
}

/// So near that the minimum expansion moves a ray enough to change the length by more than the
/// tolerance.
bool isBelowMinimumExpansionNear(const nav::ObstacleField& field, Point p)
{
    const auto discs = SearchView(field).discs();
    const auto cores = SearchView(field).cores();
    const auto isNear = [&](const nav::Disc& disc, Point q) {
        return disc.trueRadius != disc.radius &&
               distance(p, q) < doubtInMinimumExpansions * disc.radius;
    };
    return std::any_of(discs.begin(), discs.end(),
                       [&](const nav::Disc& disc) { return isNear(disc, disc.center); }) ||
           std::any_of(cores.begin(), cores.end(), [&](const nav::Core& core) {
               const nav::Disc& a = discs[core.a];
               return isNear(a, nearestOnSegment(p, a.center, discs[core.b].center));
           });
}

} // namespace

std::string disagreementOn(const World& world, const nav::ObstacleField& field,
                           const nav::Segment& query)
{
    const PathResult result = findPath(field, query.a, query.b);
    if (result.status == PathStatus::startBlocked || result.status == PathStatus::goalBlocked)
        return {};
    const bool isThin = hasBodiesBelowMinimumExpansion(field);
    if (isThin && (isBelowMinimumExpansionNear(field, query.a) ||
                   isBelowMinimumExpansionNear(field, query.b)))
        return {};
    const double want = lengthOf(result);
    const double all = shortestByAllTangents(field, query.a, query.b).value_or(none);
    if ((all < 0) != (want < 0) || !agree(all, want, field))
        return described("A* over all tangents", all, want);
    if (isThin)
        return {};
    const double growing = lengthOf(findPathAmongGrowing(world, field, query.a, query.b));
    if ((growing < 0) != (want < 0) || !agree(growing, want, field))
        return described("search among growing obstacles", growing, want);
    return {};
}

} // namespace thicket::test
