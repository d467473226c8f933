#pragma once

#include "libsteer/lanes/forcekernel.h"

/// The force kernel, over whatever D and its functions the including file has brought: as many
/// doubles as a register holds. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

/// A vector a lane.
struct Vec {
    D x, y;
};

Vec loaded(const DoubleLanes& x, const DoubleLanes& y, unsigned at)
{
    return {loadedDoubles(x + at), loadedDoubles(y + at)};
}
Vec loaded(const FloatLanes& x, const FloatLanes& y, unsigned at)
{
    return {widened(x + at), widened(y + at)};
}
Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(D s, Vec v) { return {s * v.x, s * v.y}; }
D squareOf(Vec v) { return v.x * v.x + v.y * v.y; }
Vec chosen(DMask mask, Vec a, Vec b) { return {chosen(mask, a.x, b.x), chosen(mask, a.y, b.y)}; }
// As std::min and std::max.
D smaller(D a, D b) { return chosen(isLess(b, a), b, a); }
D larger(D a, D b) { return chosen(isLess(a, b), b, a); }

/// As truncated() of vector.h.
[[gnu::always_inline]] inline Vec cut(Vec v, D most)
{
    const D square = squareOf(v);
    const D limit = most * most;
    const Vec shorter = (most / rooted(square)) * v;
    const DMask isLonger = isLess(limit, squareOf(shorter));
    const Vec sure = chosen(isLonger, allDoubles(1 - 0x1p-50), allDoubles(1)) * shorter;
    return chosen(isAtMost(square, limit), v, sure);
}

/// As unitOr() of vector.h.
[[gnu::always_inline]] inline Vec directed(Vec v, Vec otherwise)
{
    const D square = squareOf(v);
    const Vec unit = (allDoubles(1) / rooted(square)) * v;
    return chosen(isLess(allDoubles(0), square), unit, otherwise);
}

/// Lanes [at, at + doubles in D) of a block.
struct Decision {
    ForceLanes& lanes;
    unsigned at;
    Vec velocity;
    D maxSpeed, maxForce;
    D perResponse; ///< 1 / responseTimeOf()

    [[gnu::always_inline]] inline Vec towards(Vec desired) const
    {
        return cut(perResponse * (desired - velocity), maxForce);
    }
    [[gnu::always_inline]] inline Vec toGoal() const
    {
        return loaded(lanes.goalX, lanes.goalY, at) - loaded(lanes.x, lanes.y, at);
    }
    [[gnu::always_inline]] inline Vec seek() const
    {
        return towards(maxSpeed * directed(toGoal(), {allDoubles(0), allDoubles(0)}));
    }
    /// With the parameters that ArriveParams::of() gives; so do the others with theirs.
    [[gnu::always_inline]] inline Vec arrive() const
    {
        const Vec way = toGoal();
        const D distance = rooted(squareOf(way));
        const D slowing = allDoubles(2) * maxSpeed * maxSpeed / maxForce;
        const Vec desired = (maxSpeed / larger(distance, slowing)) * way;
        const DMask isAway = isLess(allDoubles(0), distance);
        return towards(chosen(isAway, desired, {allDoubles(0), allDoubles(0)}));
    }
    [[gnu::always_inline]] inline Vec avoidAgents() const
    {
        const D most = allDoubles(2) * loadedDoubles(lanes.caution + at) * maxForce;
        return cut(most * loaded(lanes.avoidX, lanes.avoidY, at), maxForce);
    }
    [[gnu::always_inline]] inline Vec separation() const
    {
        const D most = loadedDoubles(lanes.caution + at) * maxForce;
        return cut(most * loaded(lanes.separationX, lanes.separationY, at), maxForce);
    }
    /// No force where nobody is in range.
    [[gnu::always_inline]] inline Vec weighed(D weight, Vec desired) const
    {
        const Vec force = smaller(allDoubles(1), weight) * towards(desired);
        return chosen(isAtMost(weight, allDoubles(0)), {allDoubles(0), allDoubles(0)}, force);
    }
    [[gnu::always_inline]] inline Vec alignment() const
    {
        const D weight = widened(lanes.alignmentWeight + at);
        return weighed(weight,
                       (allDoubles(1) / weight) * loaded(lanes.alignmentX, lanes.alignmentY, at));
    }
    [[gnu::always_inline]] inline Vec cohesion() const
    {
        const D weight = widened(lanes.cohesionWeight + at);
        const Vec mean = (allDoubles(1) / weight) * loaded(lanes.cohesionX, lanes.cohesionY, at);
        const D braking = maxSpeed * maxSpeed / (allDoubles(8) * maxForce);
        const D body = larger(loadedDoubles(lanes.radius + at), braking);
        const D half = allDoubles(15) * body / allDoubles(2);
        return weighed(weight, (maxSpeed / larger(rooted(squareOf(mean)), half)) * mean);
    }
    [[gnu::always_inline]] inline Vec wander() const
    {
        const Vec heading = loaded(lanes.headingX, lanes.headingY, at);
        const Vec before = loaded(lanes.onCircleX, lanes.onCircleY, at);
        const Vec onCircle = directed(before + loaded(lanes.strayX, lanes.strayY, at), before);
        storeDoubles(lanes.onCircleX + at, onCircle.x);
        storeDoubles(lanes.onCircleY + at, onCircle.y);
        const Vec middle{maxSpeed * allDoubles(2) / allDoubles(3), allDoubles(0)};
        const Vec local = middle + maxSpeed * allDoubles(0.4) * onCircle;
        const Vec way{local.x * heading.x - local.y * heading.y,
                      local.x * heading.y + local.y * heading.x};
        return towards(maxSpeed * directed(way, heading));
    }
    [[gnu::always_inline]] inline Vec force(LaneForce kind) const
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
    [[gnu::always_inline]] inline Vec sumOf(const LaneBehaviour* stack, unsigned count) const
    {
        Vec sum{allDoubles(0), allDoubles(0)};
        D left = maxForce;
        for (unsigned i = 0; i < count; ++i) {
            const Vec wanted = allDoubles(stack[i].weight) * force(stack[i].kind);
            const D length = rooted(squareOf(wanted));
            const Vec rest = cut(wanted, larger(allDoubles(0), left));
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
        const Vec velocity = loaded(lanes.velocityX, lanes.velocityY, at);
        const Decision decision{lanes, at, velocity, maxSpeed, maxForce, perResponse};
        const Vec next = velocity + allDoubles(seconds) * decision.sumOf(stack, count);
        const Vec way = cut(allDoubles(seconds) * next, loadedDoubles(lanes.longest + at));
        storeDoubles(lanes.wayX + at, way.x);
        storeDoubles(lanes.wayY + at, way.y);
    }
}

} // namespace
