#include "libsteer/behaviours/singleray.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// The centre of the disc, side or arena that was hit.
Point centerOf(const nav::Hit& hit) { return 0.5 * (hit.axis.a + hit.axis.b); }

} // namespace

Point singleRay(const Agent& agent, Point target, const nav::ObstacleField& field,
                const SingleRayParams& params, SingleRayRecord* record)
{
    assert(params.range > 0 && params.responseTime > 0);
    const Point end = agent.position + params.range * agent.heading;
    if (record)
        *record = {agent.position, end, false, 0, {}, {}};
    const Point toTarget = target - agent.position;
    if (dot(toTarget, toTarget) <= params.stopRange * params.stopRange)
        return towardsVelocity(agent, {0, 0}, params.responseTime);
    const auto hit = field.firstHitAlong(agent.position, agent.heading, params.range);
    if (!hit)
        return seek(agent, target, {params.responseTime});
    const Point center = centerOf(*hit);
    // The rim of an arena is hit from inside: steer back towards its centre.
    const Point from = hit->kind == nav::Hit::Kind::arena ? center - end : end - center;
    const Point avoidance = unitOr(from, rightNormal(agent.heading));
    if (record)
        *record = {agent.position, agent.position + hit->at * agent.heading,
                   true,           hit->obstacle,
                   center,         avoidance};
    return towardsVelocity(agent, agent.maxSpeed * avoidance, params.responseTime);
}

} // namespace thicket::steer
