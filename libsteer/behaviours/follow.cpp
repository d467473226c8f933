#include "libsteer/behaviours/follow.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace thicket::steer {
namespace {

/// The highest speed at the end of a step such that the step and the braking after it fit into
/// `distance`. Speeds change by at most `gain` per step and are linear within it, so braking from v
/// covers seconds * (v / 2 + (v - gain) + (v - 2 gain) + ... while positive). With half a step at v
/// before it, that is piecewise linear in v; `whole` counts the pieces below.
double safeSpeed(double distance, double gain, double seconds)
{
    if (distance <= 0)
        return 0;
    const double piece = gain * seconds;
    const double whole = std::floor((std::sqrt(1 + 8 * distance / piece) - 1) / 2);
    return (distance / seconds + gain * whole * (whole + 1) / 2) / (whole + 1);
}

} // namespace

PathProgress followPath(const Agent& agent, const nav::Path& path, PathProgress progress,
                        double seconds)
{
    assert(seconds > 0 && agent.maxSpeed > 0 && agent.maxForce > 0);
    const double length = path.length();
    if (length <= 0)
        return {0, 0};
    const double gain = agent.maxForce * seconds;
    const double before = std::max(progress.speed, 0.0);
    const double travelled = std::clamp(progress.travelled, 0.0, length);
    // The length that remains after a step that ends at rest.
    const double left = length - travelled - before * seconds / 2;
    const double wanted = std::min(agent.maxSpeed, safeSpeed(left, gain, seconds));
    const double speed = std::clamp(wanted, std::max(before - gain, 0.0), before + gain);
    const double reached = travelled + (before + speed) * seconds / 2;
    // Without this, rounding of the sum above would leave many tiny steps at the end.
    const double rounding = 1e-12 * length;
    if (reached >= length - rounding && speed <= gain)
        return {length, 0};
    return {std::min(reached, length), reached >= length ? 0 : speed};
}

Agent placedOnPath(Agent agent, const nav::Path& path, const PathProgress& progress)
{
    agent.velocity = {};
    if (path.isEmpty())
        return agent;
    agent.position = path.pointAt(progress.travelled);
    if (path.length() <= 0)
        return agent;
    agent.heading = path.tangentAt(progress.travelled);
    agent.velocity = progress.speed * agent.heading;
    return agent;
}

} // namespace thicket::steer
