#pragma once

#include "libsteer/sim/forcekernel.h"

/// The force kernel, over whatever D and its functions the including file has brought: as many
/// doubles as a register holds. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

struct V {
    D x, y;
};

[[gnu::always_inline]] inline V loaded(const DoubleLanes& x, const DoubleLanes& y, unsigned at)
{
    return {loadedDoubles(x + at), loadedDoubles(y + at)};
}
[[gnu::always_inline]] inline V loaded(const FloatLanes& x, const FloatLanes& y, unsigned at)
{
    return {widened(x + at), widened(y + at)};
}
[[gnu::always_inline]] inline V operator+(V a, V b) { return {a.x + b.x, a.y + b.y}; }
[[gnu::always_inline]] inline V operator-(V a, V b) { return {a.x - b.x, a.y - b.y}; }
[[gnu::always_inline]] inline V operator*(D s, V v) { return {s * v.x, s * v.y}; }
[[gnu::always_inline]] inline D squareOf(V v) { return v.x * v.x + v.y * v.y; }
[[gnu::always_inline]] inline V chosen(DMask mask, V a, V b)
{
    return {chosen(mask, a.x, b.x), chosen(mask, a.y, b.y)};
}
// As std::min and std::max.
[[gnu::always_inline]] inline D smaller(D a, D b) { return chosen(isLess(b, a), b, a); }
[[gnu::always_inline]] inline D larger(D a, D b) { return chosen(isLess(a, b), b, a); }

/// As truncated() of vector.h.
[[gnu::always_inline]] inline V cut(V v, D most)
{
    const D square = squareOf(v);
    const D limit = most * most;
    const V shorter = (most / rooted(square)) * v;
    const DMask isLonger = isLess(limit, squareOf(shorter));
    const V sure = chosen(isLonger, allDoubles(1 - 0x1p-50), allDoubles(1)) * shorter;
    return chosen(isAtMost(square, limit), v, sure);
}

/// As unitOr() of vector.h.
[[gnu::always_inline]] inline V directed(V v, V otherwise)
{
    const D square = squareOf(v);
    const V unit = (allDoubles(1) / rooted(square)) * v;
    return chosen(isLess(allDoubles(0), square), unit, otherwise);
}

/// Lanes [at, at + doubles in D) of a block.
struct Decision {
    ForceLanes& lanes;
    unsigned at;
    V velocity;
    D maxSpeed, maxForce;
    D perResponse; ///< 1 / responseTimeOf()

    [[gnu::always_inline]] inline V towards(V desired) const
    {
        return cut(perResponse * (desired - velocity), maxForce);
    }
    [[gnu::always_inline]] inline V toGoal() const
    {
        return loaded(lanes.goalX, lanes.goalY, at) - loaded(lanes.x, lanes.y, at);
    }
    [[gnu::always_inline]] inline V seek() const
    {
        return towards(maxSpeed * directed(toGoal(), {allDoubles(0), allDoubles(0)}));
    }
    [[gnu::always_inline]] inline V arrive() const
    {
        const V way = toGoal();
        const D distance = rooted(squareOf(way));
        const D slowing = allDoubles(2) * maxSpeed * maxSpeed / maxForce;
        const V desired = (maxSpeed / larger(distance, slowing)) * way;
        const DMask isAway = isLess(allDoubles(0), distance);
        return towards(chosen(isAway, desired, {allDoubles(0), allDoubles(0)}));
    }
    [[gnu::always_inline]] inline V avoidAgents() const
    {
        const D most = allDoubles(2) * loadedDoubles(lanes.caution + at) * maxForce;
        return cut(most * loaded(lanes.avoidX, lanes.avoidY, at), maxForce);
    }
    [[gnu::always_inline]] inline V separation() const
    {
        const D most = loadedDoubles(lanes.caution + at) * maxForce;
        return cut(most * loaded(lanes.separationX, lanes.separationY, at), maxForce);
    }
    /// No force where nobody is in range.
    [[gnu::always_inline]] inline V weighed(D weight, V desired) const
    {
        const V force = smaller(allDoubles(1), weight) * towards(desired);
        return chosen(isAtMost(weight, allDoubles(0)), {allDoubles(0), allDoubles(0)}, force);
    }
    [[gnu::always_inline]] inline V alignment() const
    {
        const D weight = widened(lanes.alignmentWeight + at);
        return weighed(weight,
                       (allDoubles(1) / weight) * loaded(lanes.alignmentX, lanes.alignmentY, at));
    }
    [[gnu::always_inline]] inline V cohesion() const
    {
        const D weight = widened(lanes.cohesionWeight + at);
        const V mean = (allDoubles(1) / weight) * loaded(lanes.cohesionX, lanes.cohesionY, at);
        const D braking = maxSpeed * maxSpeed / (allDoubles(8) * maxForce);
        const D body = larger(loadedDoubles(lanes.radius + at), braking);
        const D half = allDoubles(15) * body / allDoubles(2);
        return weighed(weight, (maxSpeed / larger(rooted(squareOf(mean)), half)) * mean);
    }
    [[gnu::always_inline]] inline V wander() const
    {
        const V heading = loaded(lanes.headingX, lanes.headingY, at);
        const V before = loaded(lanes.onCircleX, lanes.onCircleY, at);
        const V onCircle = directed(before + loaded(lanes.strayX, lanes.strayY, at), before);
        storeDoubles(lanes.onCircleX + at, onCircle.x);
        storeDoubles(lanes.onCircleY + at, onCircle.y);
        const V middle{maxSpeed * allDoubles(2) / allDoubles(3), allDoubles(0)};
        const V local = middle + maxSpeed * allDoubles(0.4) * onCircle;
        const V way{local.x * heading.x - local.y * heading.y,
                    local.x * heading.y + local.y * heading.x};
        return towards(maxSpeed * directed(way, heading));
    }
    [[gnu::always_inline]] inline V force(LaneForce kind) const
    {
        switch (kind) {
        case LaneForce::seek:
            return seek();
        case LaneForce::arrive:
            return arrive();
        case LaneForce::follow:
            return towards(loaded(lanes.guidedX, lanes.guidedY, at));
        case LaneForce::avoidAgents:
            return avoidAgents();
        case LaneForce::separation:
            return separation();
        case LaneForce::alignment:
            return alignment();
        case LaneForce::cohesion:
            return cohesion();
        default:
            return wander();
        }
    }
    /// As prioritised() of blend.h.
    [[gnu::always_inline]] inline V sumOf(const LaneBehaviour* stack, unsigned count) const
    {
        V sum{allDoubles(0), allDoubles(0)};
        D left = maxForce;
        for (unsigned i = 0; i < count; ++i) {
            const V wanted = allDoubles(stack[i].weight) * force(stack[i].kind);
            const D length = rooted(squareOf(wanted));
            const V rest = cut(wanted, larger(allDoubles(0), left));
            sum = sum + chosen(isLess(left, length), rest, wanted);
            left = left - smaller(length, left);
        }
        return cut(sum, maxForce);
    }
};

void decideTogether(ForceLanes& lanes, const LaneBehaviour* stack, unsigned count, double seconds)
{
    for (unsigned at = 0; at < mostTogether; at += doublesInD) {
        const D maxSpeed = loadedDoubles(lanes.maxSpeed + at);
        const D maxForce = loadedDoubles(lanes.maxForce + at);
        const D perResponse = allDoubles(1) / (maxSpeed / (allDoubles(2) * maxForce));
        const V velocity = loaded(lanes.velocityX, lanes.velocityY, at);
        const Decision decision{lanes, at, velocity, maxSpeed, maxForce, perResponse};
        const V next = velocity + allDoubles(seconds) * decision.sumOf(stack, count);
        const V way = cut(allDoubles(seconds) * next, loadedDoubles(lanes.longest + at));
        storeDoubles(lanes.wayX + at, way.x);
        storeDoubles(lanes.wayY + at, way.y);
    }
}

} // namespace
