#include "libsteer/behaviours/contain.h"

#include "libsteer/behaviours/surroundings.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// The displacement from p back into [low, high], narrowed by the margin.
double back(double p, double low, double high, double margin)
{
    const double most = std::min(margin, (high - low) / 2);
    return std::clamp(p, low + most, std::max(low + most, high - most)) - p;
}

/// The acceleration that moves the agent by `by` within the time, truncated to maxForce.
Point correction(const Agent& agent, Point by, double seconds)
{
    return truncated(2 / (seconds * seconds) * by, agent.maxForce);
}

} // namespace

Point containIn(const Agent& agent, const nav::Box& box, const ContainParams& params,
                ContainRecord* record)
{
    assert(params.lookAhead > 0 && params.margin >= 0 && !box.isEmpty());
    const Point predicted = agent.position + params.lookAhead * agent.velocity;
    const Point by{back(predicted.x, box.min.x, box.max.x, params.margin),
                   back(predicted.y, box.min.y, box.max.y, params.margin)};
    if (record)
        *record = {predicted, by != Point{0, 0}, unitOr(by, {0, 0})};
    return correction(agent, by, params.lookAhead);
}

Point containIn(const Agent& agent, const nav::ObstacleField& field, const ContainParams& params,
                ContainRecord* record)
{
    assert(params.lookAhead > 0);
    const Point motion = params.lookAhead * agent.velocity;
    const Point predicted = agent.position + motion;
    if (record)
        *record = {predicted, false, {0, 0}};
    // A motion of length 0 would hit nothing. An agent inside an obstacle hits it in any direction.
    const double reach = std::max(lengthOf(motion), 1e-3 * bodyLengthOf(agent));
    const Point direction = unitOr(motion, agent.heading);
    const auto hit = field.firstHitAlong(agent.position, direction, reach);
    if (!hit)
        return {0, 0};
    const Point inward = normalOf(*hit);
    const double depth = hit->at > 0 ? 0 : std::max(0.0, -field.clearance(agent.position));
    const double beyond = depth + std::max(0.0, -dot(inward, motion - hit->at * direction));
    if (record)
        *record = {predicted, true, inward};
    return correction(agent, beyond * inward, params.lookAhead);
}

} // namespace thicket::steer
