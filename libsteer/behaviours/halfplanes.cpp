#include "libsteer/behaviours/halfplanes.h"

#include <array>
#include <cassert>

namespace thicket::steer {

namespace {

constexpr double parallel = 1e-12; // sine of the angle below which lines count as parallel

/// The objective: nearest to a velocity, or farthest in a direction.
struct Objective {
    Point v;
    bool isDirection = false; ///< v is a unit vector
};

/// The best point of the plane's border within the disc and the other planes. False if there is
/// none.
bool solveOnBorder(std::span<const HalfPlane> others, const HalfPlane& plane, double maxSpeed,
                   const Objective& objective, Point& result)
{
    const double square = maxSpeed * maxSpeed - plane.offset * plane.offset;
    if (square < 0)
        return false;
    const Point foot = plane.offset * plane.normal;
    const Point along = leftNormal(plane.normal);
    // Bounds along the border from the foot: forwards and backwards.
    std::array<double, 2> reach{std::sqrt(square), std::sqrt(square)};
    for (const HalfPlane& other : others) {
        const double slope = dot(other.normal, along);
        const double missing = other.violation(foot);
        if (std::abs(slope) <= parallel) {
            if (missing > 0)
                return false;
            continue;
        }
        // The direction that the other plane bounds is unpredictable, hence no branch.
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

/// Returns how many planes, in order, could be satisfied; `result` is the best for those.
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

/// Minimises the largest violation of the planes from `failed` on, by moving `result`.
void solveLeastViolation(std::span<const HalfPlane> planes, std::size_t hard, std::size_t failed,
                         double maxSpeed, Point& result)
{
    std::array<HalfPlane, mostHalfPlanes> relaxed;
    std::copy_n(planes.begin(), hard, relaxed.begin());
    double worst = 0;
    for (std::size_t i = failed; i < planes.size(); ++i) {
        if (planes[i].violation(result) <= worst)
            continue;
        // Find the point where plane i is violated the most of all planes so far.
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
