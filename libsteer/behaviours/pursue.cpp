#include "libsteer/behaviours/pursue.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// Seconds to reach the other at full speed, as if it approached at its own speed.
double timeTo(const Agent& agent, const Agent& other, double longest)
{
    const double speed = agent.maxSpeed + lengthOf(other.velocity);
    return std::min(longest, lengthOf(other.position - agent.position) / speed);
}

void note(MotionRecord* record, double lookAhead)
{
    if (record)
        record->lookAhead = lookAhead;
}

} // namespace

Point pursue(const Agent& agent, const Agent& quarry, const PursueParams& params,
             MotionRecord* record)
{
    assert(params.longest >= 0);
    const bool isAhead = dot(quarry.position - agent.position, agent.heading) > 0;
    const bool comesOn = isAhead && dot(agent.heading, quarry.heading) < params.facing;
    const double lookAhead = comesOn ? 0 : timeTo(agent, quarry, params.longest);
    const Point target = quarry.position + lookAhead * quarry.velocity;
    const Point force = seek(agent, target, {params.responseTime}, record);
    note(record, lookAhead);
    return force;
}

Point evade(const Agent& agent, const Agent& pursuer, const EvadeParams& params,
            MotionRecord* record)
{
    assert(params.longest >= 0);
    const Point apart = agent.position - pursuer.position;
    const bool isFar = dot(apart, apart) >= params.panicDistance * params.panicDistance;
    const double lookAhead = timeTo(agent, pursuer, params.longest);
    const Point threat = pursuer.position + lookAhead * pursuer.velocity;
    const Point force =
        flee(agent, threat,
             {params.responseTime, isFar ? 0 : std::numeric_limits<double>::infinity()}, record);
    note(record, lookAhead);
    return force;
}

Point interpose(const Agent& agent, const Agent& one, const Agent& other,
                const ArriveParams& params, MotionRecord* record)
{
    const Point now = 0.5 * (one.position + other.position);
    const double lookAhead = lengthOf(now - agent.position) / agent.maxSpeed;
    const Point middle = now + 0.5 * lookAhead * (one.velocity + other.velocity);
    const Point force = arrive(agent, middle, params, record);
    note(record, lookAhead);
    return force;
}

Point offsetPursuit(const Agent& agent, const Agent& leader, Point offset,
                    const ArriveParams& params, MotionRecord* record)
{
    const Point place = leader.position + turned(offset, leader.heading);
    const double speed = agent.maxSpeed + lengthOf(leader.velocity);
    const double lookAhead = lengthOf(place - agent.position) / speed;
    const Point force = arrive(agent, place + lookAhead * leader.velocity, params, record);
    note(record, lookAhead);
    return force;
}

Point hide(const Agent& agent, const Agent& hunter, std::span<const RoundObstacle> obstacles,
           const HideParams& params, HideRecord* record)
{
    if (record)
        *record = {};
    const Point apart = agent.position - hunter.position;
    if (dot(apart, apart) >= params.threatRange * params.threatRange)
        return {0, 0};
    double nearest = std::numeric_limits<double>::infinity();
    Point best;
    int count = 0;
    for (const RoundObstacle& obstacle : obstacles) {
        const Point sight = obstacle.center - hunter.position;
        const double past = lengthOf(sight);
        if (obstacle.isInverted || past <= obstacle.radius)
            continue;
        const double behind = obstacle.radius + params.distance + agent.radius;
        const Point spot = obstacle.center + (behind / past) * sight;
        const Point toSpot = spot - agent.position;
        const double square = dot(toSpot, toSpot);
        if (record)
            record->spots.push_back({obstacle.obstacle, spot});
        if (square < nearest) {
            nearest = square;
            best = spot;
            if (record)
                record->chosen = count;
        }
        ++count;
    }
    MotionRecord* motion = record ? &record->motion : nullptr;
    return count > 0 ? arrive(agent, best, params.arrive, motion)
                     : evade(agent, hunter, params.evade, motion);
}

} // namespace thicket::steer
