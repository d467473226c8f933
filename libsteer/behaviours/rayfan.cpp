#include "libsteer/behaviours/rayfan.h"

#include <cassert>

namespace thicket::steer {

namespace {

/// One sensing: sums up the rays and finds the way along the wall.
class Sensing {
public:
    Sensing(const Agent& agent, const nav::ObstacleField& field, const RayFan& fan,
            RayFanRecord* record)
        : m_agent(agent), m_field(field), m_params(fan.params)
    {
        const int count = m_params.rays;
        for (int i = 0; i < count; ++i) {
            const Point direction =
                turned(fan.directions[static_cast<std::size_t>(i)], agent.heading);
            const auto hit = field.firstHitAlong(agent.position, direction, m_params.range);
            m_room[static_cast<std::size_t>(i)] = hit ? hit->at : m_params.range;
            m_isBlocked = m_isBlocked || hit;
            m_sum = m_sum + (hit ? -1.0 / count : 1.0 / count) * direction;
            if (record)
                record->rays.push_back({direction, hit ? hit->at : m_params.range, hit.has_value(),
                                        hit ? hit->obstacle : 0});
        }
    }

    Point sum() const { return m_sum; }
    bool isBlocked() const { return m_isBlocked; }

    /// How far the agent could go straight to a place, at most the range.
    double roomTowards(Point target) const
    {
        const Point way = target - m_agent.position;
        const double reach = std::min(m_params.range, lengthOf(way));
        if (reach <= 0)
            return 0;
        const Point direction = unitOr(way, m_agent.heading);
        const auto hit = m_field.firstHitAlong(m_agent.position, direction, reach);
        return hit ? hit->at : reach;
    }
    /// Of the rays with room enough that which is nearest to the wall; where there is none, the one
    /// farthest from it.
    Point along(Hand hand, const RayFan& fan) const
    {
        const int last = m_params.rays - 1;
        for (int i = 0; i <= last; ++i) {
            const auto ray = static_cast<std::size_t>(hand == Hand::left ? last - i : i);
            if (m_room[ray] >= m_params.followDistance)
                return turned(fan.directions[ray], m_agent.heading);
        }
        const int farthest = hand == Hand::left ? 0 : last;
        return turned(fan.directions[static_cast<std::size_t>(farthest)], m_agent.heading);
    }

private:
    const Agent& m_agent;
    const nav::ObstacleField& m_field;
    const RayFanParams& m_params;
    std::array<double, RayFan::mostRays> m_room{};
    Point m_sum{0, 0};
    bool m_isBlocked = false;
};

/// Begins to follow a wall, or leaves it.
void decide(RayFanState& state, const RayFan& fan, const Sensing& sensing, double room,
            double distance)
{
    const RayFanParams& params = fan.params;
    if (!params.followsWalls)
        return;
    if (state.hand == Hand::none) {
        if (state.sinceNearer < params.patience || !state.isBlocked || state.targetInSight)
            return;
        state.hand = state.lastHand;
    } else if (distance - room <
               state.nearest - std::min(params.followDistance, state.nearest / 10)) {
        state.hand = Hand::none;
        state.sinceNearer = 0;
        return;
    }
    state.follow = sensing.along(state.hand, fan);
}

void sense(RayFanState& state, const Agent& agent, Point target, const nav::ObstacleField& field,
           const RayFan& fan, RayFanRecord* record)
{
    const Sensing sensing(agent, field, fan, record);
    const double distance = lengthOf(target - agent.position);
    const bool asksForTarget = fan.params.seesTarget || fan.params.followsWalls;
    const double room = sensing.isBlocked() && asksForTarget ? sensing.roomTowards(target)
                                                             : std::min(distance, fan.params.range);
    state.untilSensing = fan.params.interval;
    state.sum = sensing.sum();
    state.isBlocked = sensing.isBlocked();
    state.targetInSight = fan.params.seesTarget && room >= std::min(distance, fan.params.range);
    decide(state, fan, sensing, room, distance);
    if (record)
        record->isSensed = true;
}

/// Whether the fan's sum says neither left nor right.
bool isHeadOn(const Agent& agent, Point sum) { return std::abs(cross(agent.heading, sum)) <= 1e-9; }

/// The direction to steer for; not a unit vector.
Point steering(const Agent& agent, Point target, const RayFanParams& params, RayFanState& state,
               RayFanRecord* record)
{
    if (state.hand != Hand::none)
        return state.follow;
    if (!state.isBlocked || state.targetInSight)
        return unitOr(target - agent.position, agent.heading) +
               (state.isBlocked ? Point{0, 0} : agent.heading);
    Point sum = state.sum;
    if (isHeadOn(agent, sum)) {
        sum = sum + params.push * rightNormal(agent.heading);
        if (record)
            record->isPushed = true;
    }
    // Turning to the right leaves the wall at the left.
    state.lastHand = cross(agent.heading, sum) < 0 ? Hand::left : Hand::right;
    return sum;
}

/// Turns towards a direction at a limited rate and keeps the speed; slower in tight turns.
Point turningForce(const Agent& agent, Point direction, double speed, double turnRate,
                   double responseTime)
{
    const Point left = leftNormal(agent.heading);
    const double cosine = dot(agent.heading, direction);
    const double sine = cross(agent.heading, direction);
    const double ahead = dot(agent.velocity, agent.heading);
    const double aside = dot(agent.velocity, left);
    // Behind: as fast as can be; exactly behind: to the right.
    const double wanted = cosine >= 0 ? sine : sine > 0 ? 1 : -1;
    const double rate = std::clamp(wanted / responseTime, -turnRate, turnRate);
    const double creep = 0.2 * speed;
    const double forward = (speed - ahead) / responseTime;
    const double lateral = rate * std::max(ahead, creep) - aside / responseTime;
    return truncated(forward * agent.heading + lateral * left, agent.maxForce);
}

} // namespace

RayFanParams RayFanParams::of(const Agent& agent)
{
    RayFanParams params;
    params.speed = agent.maxSpeed;
    params.range = 2 * agent.maxSpeed;
    params.stopRange = 2 * bodyLengthOf(agent);
    params.responseTime = responseTimeOf(agent);
    params.followDistance = 3 * bodyLengthOf(agent);
    return params;
}

RayFan::RayFan(const RayFanParams& fan) : params(fan), directions{}
{
    assert(fan.rays >= 1 && fan.rays <= mostRays && fan.halfAngle > 0 && fan.range > 0);
    assert(fan.speed > 0 && fan.turnRate > 0 && fan.responseTime > 0 && fan.interval >= 0);
    // From both ends to the middle, so that left and right are mirror images to the bit.
    for (int i = 0; 2 * i < fan.rays; ++i) {
        const double share = fan.rays > 1 ? 2.0 * i / (fan.rays - 1) : 1;
        const Point left =
            2 * i + 1 == fan.rays ? Point{1, 0} : directionOf((1 - share) * fan.halfAngle);
        directions[static_cast<std::size_t>(fan.rays - 1 - i)] = left;
        directions[static_cast<std::size_t>(i)] = {left.x, -left.y};
    }
}

RayFanStep rayFan(const Agent& agent, Point target, const nav::ObstacleField& field,
                  const RayFan& fan, const RayFanState& before, double seconds,
                  RayFanRecord* record)
{
    assert(seconds > 0);
    const RayFanParams& params = fan.params;
    RayFanStep step{{0, 0}, before};
    RayFanState& state = step.state;
    if (record) {
        *record = {};
        record->origin = agent.position;
    }
    const double distance = lengthOf(target - agent.position);
    if (distance <= params.stopRange) {
        step.force = towardsVelocity(agent, {0, 0}, params.responseTime);
        return step;
    }
    state.sinceNearer += seconds;
    if (state.untilSensing <= 0)
        sense(state, agent, target, field, fan, record);
    state.untilSensing -= seconds;
    if (distance < state.nearest) {
        // Creeping does not count as coming nearer.
        if (state.nearest - distance > 0.1 * params.speed * seconds)
            state.sinceNearer = 0;
        state.nearest = distance;
    }
    const Point direction = steering(agent, target, params, state, record);
    const bool isFollowing = state.hand != Hand::none;
    const double turnRate = isFollowing ? params.followTurnRate : params.turnRate;
    const Point unit = unitOr(direction, agent.heading);
    const double slowed = isFollowing ? std::max(0.3, dot(unit, agent.heading)) : 1;
    step.force = turningForce(agent, unit, slowed * params.speed, turnRate, params.responseTime);
    if (record) {
        record->sum = state.sum;
        record->steering = unit;
        record->isFollowing = isFollowing;
    }
    return step;
}

} // namespace thicket::steer
