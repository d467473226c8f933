#include "libsteer/behaviours/wallavoid.h"

#include "libnav/geometry/nearestpoint.h"

#include <cassert>
#include <limits>
#include <span>

namespace thicket::steer {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The face of a side towards the agent, world frame.
struct Facing {
    Point a;
    Point b;
    Point normal; ///< unit vector towards the agent
};

/// The face of a thick wall is its rim on the agent's side; before an end it is the end, across.
Facing facing(const Side& side, const Agent& agent)
{
    const Point axis = unitOr(side.b - side.a, {0, 0});
    const Point from = agent.position - side.a;
    const bool isBeforeA = dot(from, axis) < 0;
    const bool isBeforeB = dot(agent.position - side.b, axis) > 0;
    const double aside = std::abs(cross(axis, from));
    if ((isBeforeA || isBeforeB) && aside < side.halfWidth + agent.radius / 4) {
        const Point normal = isBeforeA ? -axis : axis;
        const Point tip = (isBeforeA ? side.a : side.b) + side.halfWidth * normal;
        const Point half = side.halfWidth * leftNormal(axis);
        return {tip - half, tip + half, normal};
    }
    const Point left = leftNormal(axis);
    const Point normal = dot(left, from) < 0 ? -left : left;
    const Point out = side.halfWidth * normal;
    return {side.a + out, side.b + out, normal};
}

/// The least x of the part of the segment inside [0, reach] x [-half, half]; infinity if there is
/// none. Touching an edge of the box does not count.
double depthInBox(Point a, Point b, double reach, double half)
{
    double low = 0;
    double high = 1;
    const auto clip = [&](double from, double to, double least, double most) {
        const double step = to - from;
        if (step == 0) {
            if (from <= least || from >= most)
                high = -1;
            return;
        }
        const double one = (least - from) / step;
        const double other = (most - from) / step;
        low = std::max(low, std::min(one, other));
        high = std::min(high, std::max(one, other));
    };
    clip(a.x, b.x, 0, reach);
    clip(a.y, b.y, -half, half);
    if (low >= high)
        return infinity;
    return std::max(0.0, std::min(a.x + low * (b.x - a.x), a.x + high * (b.x - a.x)));
}

/// The crossing of the segment with the ray from the origin along x.
struct Crossing {
    bool isMet = false;
    double t = 0;
    double u = 0;
};
Crossing crossing(Point a, Point b, double reach)
{
    const double climb = b.y - a.y;
    if (climb == 0)
        return {}; // parallel
    const double u = -a.y / climb;
    const double t = (a.x + u * (b.x - a.x)) / reach;
    return {t > 0 && t < 1 && u > 0 && u < 1, t, u};
}

/// The side on which the wall is when the agent moves where it tends to move.
Hand favoured(const Agent& agent, const Facing& side)
{
    // When moving along this the wall is on the right: its normal points to the left.
    const Point along = rightNormal(side.normal);
    const double slack = 1e-6;
    const double moving = dot(agent.velocity, along);
    if (std::abs(moving) > slack * agent.maxSpeed)
        return moving > 0 ? Hand::right : Hand::left;
    const double heading = dot(agent.heading, along);
    if (std::abs(heading) > slack)
        return heading > 0 ? Hand::right : Hand::left;
    const double toA = dot(side.a - agent.position, along);
    const double toB = dot(side.b - agent.position, along);
    const double ahead = std::max(toA, toB);
    const double behind = -std::min(toA, toB);
    return ahead < behind * (1 - slack) ? Hand::right : Hand::left;
}

struct NearestSide {
    double depth = infinity;
    Facing side;
};

/// The side that the ray or the box meets first.
NearestSide nearestSide(const Agent& agent, std::span<const Side> sides, double reach,
                        WallRecord* record)
{
    NearestSide nearest;
    const Point mirrored{agent.heading.x, -agent.heading.y};
    for (const Side& side : sides) {
        const Facing face = facing(side, agent);
        const Point a = turned(face.a - agent.position, mirrored);
        const Point b = turned(face.b - agent.position, mirrored);
        const Crossing ray = crossing(a, b, reach);
        double depth = depthInBox(a, b, reach, agent.radius);
        if (ray.isMet)
            depth = std::min(depth, ray.t * reach);
        if (depth == infinity)
            continue;
        if (record)
            record->met.push_back({side.obstacle, face.a, face.b, ray.isMet, ray.t, ray.u, depth});
        if (depth >= nearest.depth)
            continue;
        nearest = {depth, face};
        if (record)
            record->chosen = static_cast<int>(record->met.size()) - 1;
    }
    return nearest;
}

/// The wall that the agent slides along, on the hand's side. The agent heads along it, so that its
/// ray and its box do not meet it. Ends count as round: the agent finds its way round them.
NearestSide wallBeside(const Agent& agent, std::span<const Side> sides, Hand hand, double within,
                       WallRecord* record)
{
    NearestSide nearest;
    const double toHand = hand == Hand::left ? 1 : -1;
    for (const Side& side : sides) {
        const Point away = agent.position - nav::nearestPoint({side.a, side.b}, agent.position);
        const double gap = lengthOf(away) - side.halfWidth;
        if (gap >= within || toHand * cross(agent.heading, away) >= 0)
            continue;
        within = gap;
        const Point normal = unitOr(away, {0, 0});
        const Point out = side.halfWidth * normal;
        nearest = {0, {side.a + out, side.b + out, normal}};
        if (record) {
            record->chosen = static_cast<int>(record->met.size());
            record->met.push_back({side.obstacle, nearest.side.a, nearest.side.b, false, 0, 0, 0});
        }
    }
    return nearest;
}

/// The state after a step in which no wall is sensed.
WallMemory fading(WallMemory memory, double remembers, double seconds)
{
    memory.age += seconds;
    return memory.age > remembers ? WallMemory{} : memory;
}

} // namespace

WallStep avoidWalls(const Agent& agent, const Surroundings& around, const WallMemory& memory,
                    const WallAvoidParams& params, double seconds, WallRecord* record)
{
    assert(seconds > 0 && params.reach > 0 && params.beside >= 0);
    if (record) {
        *record = {};
        record->reach = params.reach;
        record->halfWidth = agent.radius;
    }
    const double touching = agent.radius + params.beside;
    const NearestSide ahead = nearestSide(agent, around.sides, params.reach, record);
    NearestSide followed = ahead;
    if (memory.hand != Hand::none && ahead.depth > touching) {
        const NearestSide beside = wallBeside(agent, around.sides, memory.hand, touching, record);
        if (beside.depth < infinity)
            followed = beside;
    }
    if (followed.depth == infinity)
        return {{0, 0}, fading(memory, params.remembers, seconds)};
    const Hand hand = memory.hand == Hand::none ? favoured(agent, followed.side) : memory.hand;
    // A response shorter than the step would overshoot.
    const double responseTime = std::max(params.responseTime, seconds);
    const double penetration = std::max(0.0, 1 - ahead.depth / params.reach);
    const double into = std::max(0.0, -dot(agent.velocity, ahead.side.normal));
    const Point push = std::min(params.push * penetration * agent.maxForce, into / responseTime) *
                       ahead.side.normal;
    // With the wall on the left the agent moves to the left of its normal.
    const Point normal = followed.side.normal;
    const Point along = hand == Hand::left ? leftNormal(normal) : rightNormal(normal);
    const double missing = std::max(0.0, agent.maxSpeed - dot(agent.velocity, along));
    // At the wall the way along it goes before what draws the agent into it.
    const double share = followed.depth <= touching ? 1 : params.pull * penetration;
    const Point pull = std::min(share * agent.maxForce, missing / responseTime) * along;
    if (record) {
        record->penetration = penetration;
        record->push = push;
        record->pull = pull;
        record->hand = hand;
    }
    return {truncated(push + pull, agent.maxForce), {hand, 0}};
}

} // namespace thicket::steer
