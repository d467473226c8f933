#include "libsteer/behaviours/rayfan.h"

#include <cassert>
#include <numbers>

namespace thicket::steer {

namespace {

using std::numbers::pi;

/// One sensing: sums up the rays and finds the direction along the wall.
class Sensing {
public:
    Sensing(const Agent& agent, const nav::ObstacleField& field, const RayFan& fan,
            RayFanRecord* record)
        : m_agent(agent), m_field(field), m_params(fan.params)
    {
        const int count = m_params.rays;
        for (int i = 0; i < count; ++i) {
            const Point direction =
                turned(fan.directions->rays[static_cast<std::size_t>(i)], agent.heading);
            const auto hit = field.firstHitAlong(agent.position, direction, m_params.range);
            m_isBlocked = m_isBlocked || hit;
            m_sum = m_sum + (hit ? -1.0 / count : 1.0 / count) * direction;
            if (record)
                record->rays.push_back({direction, hit ? hit->at : m_params.range, hit.has_value(),
                                        hit ? hit->obstacle : 0});
        }
    }

    Point sum() const { return m_sum; }
    bool isBlocked() const { return m_isBlocked; }

    /// The free distance straight towards a point, at most the range.
    double roomTowards(Point target) const
    {
        const Point toTarget = target - m_agent.position;
        const double reach = std::min(m_params.range, lengthOf(toTarget));
        if (reach <= 0)
            return 0;
        const Point direction = unitOr(toTarget, m_agent.heading);
        const auto hit = m_field.firstHitAlong(m_agent.position, direction, reach);
        return hit ? hit->at : reach;
    }
    /// The direction along the nearest wall among those ahead, on the hand's side and behind, with
    /// a correction to the distance to keep. {0, 0} if there is no wall.
    Point along(Hand hand, const RayFan& fan) const
    {
        const double side = hand == Hand::left ? 1 : -1;
        double nearest = m_params.range;
        Point normal{0, 0};
        for (const Point local : fan.directions->following) {
            const Point direction = turned({local.x, side * local.y}, m_agent.heading);
            const auto hit = m_field.firstHitAlong(m_agent.position, direction, nearest);
            if (!hit || hit->at >= nearest)
                continue;
            nearest = hit->at;
            normal = normalOf(*hit);
        }
        if (normal == Point{0, 0})
            return {0, 0};
        const double keep = m_params.followDistance;
        const double off = std::max(-1.0, (keep - nearest) / keep);
        return side * leftNormal(normal) + off * normal;
    }

private:
    const Agent& m_agent;
    const nav::ObstacleField& m_field;
    const RayFanParams& m_params;
    Point m_sum{0, 0};
    bool m_isBlocked = false;
};

Hand opposite(Hand hand) { return hand == Hand::left ? Hand::right : Hand::left; }

/// Starts or stops following a wall.
void decide(RayFanState& state, const RayFan& fan, const Sensing& sensing, double room,
            double distance)
{
    const RayFanParams& params = fan.params;
    if (!params.followsWalls)
        return;
    if (state.hand != Hand::none) {
        const double margin = std::min(params.followDistance, state.nearest / 10);
        const bool canLeave = room >= std::min(distance, 2 * params.followDistance) &&
                              distance < state.nearest + margin;
        state.follow = sensing.along(state.hand, fan);
        if (canLeave || state.follow == Point{0, 0}) {
            state.hand = Hand::none;
            state.sinceNearer = 0;
        }
        return;
    }
    if (state.sinceNearer < params.patience || !state.isBlocked || state.targetInSight)
        return;
    for (const Hand hand : {state.lastHand, opposite(state.lastHand)}) {
        state.follow = sensing.along(hand, fan);
        state.hand = state.follow == Point{0, 0} ? Hand::none : hand;
        if (state.hand != Hand::none)
            return;
    }
}

void sense(RayFanState& state, const Agent& agent, Point target, const nav::ObstacleField& field,
           const RayFan& fan, RayFanRecord* record)
{
    const Sensing sensing(agent, field, fan, record);
    const double distance = lengthOf(target - agent.position);
    const bool asksForTarget = fan.params.seesTarget || fan.params.followsWalls;
    const double room = sensing.isBlocked() && asksForTarget ? sensing.roomTowards(target)
                                                             : std::min(distance, fan.params.range);
    // Keeps the average interval whatever the step.
    state.untilSensing = std::max(0.0, state.untilSensing + fan.params.interval);
    state.sum = sensing.sum();
    state.isBlocked = sensing.isBlocked();
    state.targetInSight = fan.params.seesTarget && room >= std::min(distance, fan.params.range);
    decide(state, fan, sensing, room, distance);
    if (record)
        record->isSensed = true;
}

/// Whether the fan's sum points neither left nor right.
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

/// The speed of the arc from the heading to the target at that turn rate. At a higher speed the
/// agent would circle for ever round a target within its turning circle.
double speedOfArc(const Agent& agent, Point target, double turnRate)
{
    const Point toTarget = target - agent.position;
    const double square = dot(toTarget, toTarget);
    const double aside = std::abs(cross(agent.heading, toTarget));
    // The arc's radius is square / (2 aside). For a target behind only the distance counts.
    const double bend = dot(agent.heading, toTarget) > 0 ? 2 * aside : 2 * std::sqrt(square);
    return bend > 0 ? turnRate * square / bend : std::numeric_limits<double>::infinity();
}

/// Turns towards a direction at a limited rate and keeps the speed. An agent that almost stands, as
/// before a wall, turns on the spot.
Point turningForce(const Agent& agent, Point direction, double speed, double turnRate,
                   const RayFanParams& params)
{
    const double ahead = dot(agent.velocity, agent.heading);
    const double creep = 0.2 * params.speed;
    if (ahead < creep)
        return towardsVelocity(agent, std::min(speed, 1.5 * creep) * direction,
                               params.responseTime);
    const Point left = leftNormal(agent.heading);
    const double cosine = dot(agent.heading, direction);
    const double sine = cross(agent.heading, direction);
    const double aside = dot(agent.velocity, left);
    // Behind: at the full rate. Exactly behind: to the right.
    const double wanted = cosine >= 0 ? sine : sine > 0 ? 1 : -1;
    const double rate = std::clamp(wanted / params.responseTime, -turnRate, turnRate);
    const double forward = (speed - ahead) / params.responseTime;
    const double lateral = rate * ahead - aside / params.responseTime;
    return truncated(forward * agent.heading + lateral * left, agent.maxForce);
}

[[maybe_unused]] bool isSound(const RayFanParams& fan)
{
    return fan.rays >= 1 && fan.rays <= RayFan::mostRays && fan.halfAngle > 0 && fan.range > 0 &&
           fan.speed > 0 && fan.turnRate > 0 && fan.responseTime > 0 && fan.interval >= 0;
}

FanDirections directionsFor(const RayFanParams& fan)
{
    FanDirections directions{};
    // From both ends to the middle, so that left and right are exact mirror images.
    for (int i = 0; 2 * i < fan.rays; ++i) {
        const double share = fan.rays > 1 ? 2.0 * i / (fan.rays - 1) : 1;
        const Point left =
            2 * i + 1 == fan.rays ? Point{1, 0} : directionOf((1 - share) * fan.halfAngle);
        directions.rays[static_cast<std::size_t>(fan.rays - 1 - i)] = left;
        directions.rays[static_cast<std::size_t>(i)] = {left.x, -left.y};
    }
    // From 15 degrees beyond the heading, past the hand's side, to straight behind.
    for (std::size_t i = 0; i < directions.following.size(); ++i)
        directions.following[i] = directionOf((static_cast<double>(i) - 1) * pi / 12);
    return directions;
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

RayFan::RayFan(const RayFanParams& fan) : params(fan)
{
    assert(isSound(fan));
    directions = std::make_shared<const FanDirections>(directionsFor(fan));
}

RayFan RayFan::with(const RayFanParams& other) const
{
    assert(isSound(other) && other.rays == params.rays && other.halfAngle == params.halfAngle);
    RayFan fan = *this;
    fan.params = other;
    return fan;
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
    if (state.untilSensing <= 1e-9)
        sense(state, agent, target, field, fan, record);
    state.untilSensing -= seconds;
    if (distance < state.nearest) {
        // Slow approach does not count as coming nearer.
        if (state.nearest - distance > 0.1 * params.speed * seconds)
            state.sinceNearer = 0;
        state.nearest = distance;
    }
    const Point direction = steering(agent, target, params, state, record);
    const bool isFollowing = state.hand != Hand::none;
    const double turnRate = isFollowing ? params.followTurnRate : params.turnRate;
    const Point unit = unitOr(direction, agent.heading);
    double speed = params.speed;
    if (isFollowing)
        speed *= std::max(0.3, dot(unit, agent.heading));
    else if (!state.isBlocked || state.targetInSight)
        speed = std::min(speed, speedOfArc(agent, target, turnRate));
    step.force = turningForce(agent, unit, speed, turnRate, params);
    if (record) {
        record->sum = state.sum;
        record->steering = unit;
        record->isFollowing = isFollowing;
    }
    return step;
}

} // namespace thicket::steer
