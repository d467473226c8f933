#include "libsteer/behaviours/halfplanes.h"

#include <array>
#include <cassert>

namespace thicket::steer {

namespace {

constexpr double parallel = 1e-12; // a sine: below it lines count as parallel

/// What is best: near to a velocity, or far in a direction.
struct Objective {
    Point v;
    bool isDirection = false; ///< v is a unit vector
};

/// The best point of the plane's border within the disc and the other planes; false if there is
/// none.
bool solveOnBorder(std::span<const HalfPlane> others, const HalfPlane& plane, double maxSpeed,
                   const Objective& objective, Point& result)
{
    const double square = maxSpeed * maxSpeed - plane.offset * plane.offset;
    if (square < 0)
        return false;
    const Point foot = plane.offset * plane.normal;
    const Point along = leftNormal(plane.normal);
    // How far from the foot along the border, and against it.
    std::array<double, 2> reach{std::sqrt(square), std::sqrt(square)};
    for (const HalfPlane& other : others) {
        const double slope = dot(other.normal, along);
        const double missing = other.violation(foot);
        if (std::abs(slope) <= parallel) {
            if (missing > 0)
                return false;
            continue;
        }
        // Which way the other plane bounds cannot be foreseen: no branch.
        double& bounded = reach[slope > 0];
        bounded = std::min(bounded, -missing / std::abs(slope));
        if (-reach[1] > reach[0])
            return false;
    }
    const double least = -reach[1];
    const double most = reach[0];
    const double wanted = dot(along, objective.v);
    const double at =
        objective.isDirection ? (wanted > 0 ? most : least) : std::clamp(wanted, least, most);
    result = foot + at * along;
    return true;
}

/// The number of planes that could be satisfied in their order; `result` is best for those.
std::size_t solve(std::span<const HalfPlane> planes, double maxSpeed, const Objective& objective,
                  Point& result)
{
    result = objective.isDirection ? maxSpeed * objective.v : truncated(objective.v, maxSpeed);
    for (std::size_t i = 0; i < planes.size(); ++i)
        if (planes[i].violation(result) > 0 &&
            !solveOnBorder(planes.first(i), planes[i], maxSpeed, objective, result))
            return i;
    return planes.size();
}

/// Spreads what cannot be satisfied: from plane `failed` on, `result` is moved so that the largest
/// violation is as small as can be.
void solveLeastViolation(std::span<const HalfPlane> planes, std::size_t hard, std::size_t failed,
                         double maxSpeed, Point& result)
{
    std::array<HalfPlane, mostHalfPlanes> relaxed;
    std::copy_n(planes.begin(), hard, relaxed.begin());
    double worst = 0;
    for (std::size_t i = failed; i < planes.size(); ++i) {
        if (planes[i].violation(result) <= worst)
            continue;
        // Where plane i is violated the most of all so far.
        std::size_t count = std::min(hard, i);
        for (std::size_t j = hard; j < i; ++j) {
            const Point difference = planes[j].normal - planes[i].normal;
            const double length = lengthOf(difference);
            if (length > parallel)
                relaxed[count++] = {(1 / length) * difference,
                                    (planes[j].offset - planes[i].offset) / length};
        }
        Point better;
        const std::span<const HalfPlane> borders(relaxed.data(), count);
        if (solve(borders, maxSpeed, {planes[i].normal, true}, better) == count)
            result = better;
        worst = std::max(worst, planes[i].violation(result));
    }
}

} // namespace

Point nearestAllowed(std::span<const HalfPlane> planes, std::size_t hard, Point preferred,
                     double maxSpeed)
{
    assert(planes.size() <= mostHalfPlanes && hard <= planes.size() && maxSpeed >= 0);
    Point result;
    const std::size_t satisfied = solve(planes, maxSpeed, {preferred, false}, result);
    if (satisfied < planes.size())
        solveLeastViolation(planes, hard, satisfied, maxSpeed, result);
    return truncated(result, maxSpeed);
}

} // namespace thicket::steer
