#pragma once

#include "libsteer/behaviours/avoidagentsformulas.h"
#include "libsteer/behaviours/blendformulas.h"
#include "libsteer/behaviours/wanderformulas.h"
#include "libsteer/lanes/forcekernel.h"
#include "libsteer/lanes/lanenumbers.h"

/// The force kernel, written for any D, the register of doubles that the including file defines
/// with its functions. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

using Vec = DoubleVector;

Vec loaded(const DoubleLanes& x, const DoubleLanes& y, unsigned at)
{
    return {loadedDoubles(x + at), loadedDoubles(y + at)};
}
Vec loaded(const FloatLanes& x, const FloatLanes& y, unsigned at)
{
    return {widened(x + at), widened(y + at)};
}

/// Lanes [at, at + doubles in D) of a block. Parameters are the defaults: those of the behaviours'
/// Params::of().
struct Decision {
    ForceLanes& lanes;
    unsigned at;
    formula::Mover<Doubles> mover;

    [[gnu::always_inline]] inline Vec towards(Vec desired) const
    {
        return formula::towardsVelocity<Doubles>(mover, desired);
    }
    [[gnu::always_inline]] inline Vec toGoal() const
    {
        return loaded(lanes.goalX, lanes.goalY, at) - loaded(lanes.x, lanes.y, at);
    }
    [[gnu::always_inline]] inline Vec seek() const
    {
        return towards(formula::seekVelocity<Doubles>(toGoal(), mover.maxSpeed));
    }
    [[gnu::always_inline]] inline Vec arrive() const
    {
        const D slowing = formula::slowingRadius<Doubles>(mover.maxSpeed, mover.maxForce);
        return towards(
            formula::arriveVelocity<Doubles>(toGoal(), mover.maxSpeed, slowing, allDoubles(0)));
    }
    [[gnu::always_inline]] inline Vec avoidAgents() const
    {
        const D strength = allDoubles(formula::avoidStrength) * loadedDoubles(lanes.caution + at);
        return formula::pushForce<Doubles>(loaded(lanes.avoidX, lanes.avoidY, at), strength,
                                           mover.maxForce);
    }
    [[gnu::always_inline]] inline Vec separation() const
    {
        return formula::pushForce<Doubles>(loaded(lanes.separationX, lanes.separationY, at),
                                           loadedDoubles(lanes.caution + at), mover.maxForce);
    }
    [[gnu::always_inline]] inline Vec alignment() const
    {
        const D weight = widened(lanes.alignmentWeight + at);
        const Vec sum = loaded(lanes.alignmentX, lanes.alignmentY, at);
        return formula::alignmentForce<Doubles>(mover, weight,
                                                formula::meanOf<Doubles>(sum, weight));
    }
    [[gnu::always_inline]] inline Vec cohesion() const
    {
        const D weight = widened(lanes.cohesionWeight + at);
        const Vec sum = loaded(lanes.cohesionX, lanes.cohesionY, at);
        const D body = formula::bodyLength<Doubles>(loadedDoubles(lanes.radius + at),
                                                    mover.maxSpeed, mover.maxForce);
        return formula::cohesionForce<Doubles>(mover, weight, formula::meanOf<Doubles>(sum, weight),
                                               formula::cohesionRange<Doubles>(body));
    }
    [[gnu::always_inline]] inline Vec wander() const
    {
        const Vec heading = loaded(lanes.headingX, lanes.headingY, at);
        const Vec onCircle = formula::strayed<Doubles>(loaded(lanes.onCircleX, lanes.onCircleY, at),
                                                       loaded(lanes.strayX, lanes.strayY, at));
        storeDoubles(lanes.onCircleX + at, onCircle.x);
        storeDoubles(lanes.onCircleY + at, onCircle.y);
        const Vec toTarget = formula::wanderTarget<Doubles>(
            onCircle, heading, formula::wanderDistance<Doubles>(mover.maxSpeed),
            formula::wanderRadius<Doubles>(mover.maxSpeed));
        return towards(formula::wanderVelocity<Doubles>(toTarget, heading, mover.maxSpeed));
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
    /// See prioritised() of blend.h.
    [[gnu::always_inline]] inline Vec sumOf(const LaneBehaviour* stack, unsigned count) const
    {
        auto budget = formula::Budget<Doubles>::of(mover.maxForce);
        for (unsigned i = 0; i < count; ++i)
            budget.granted(allDoubles(stack[i].weight) * force(stack[i].kind));
        return formula::truncated<Doubles>(budget.sum, mover.maxForce);
    }
};

void decideTogether(ForceLanes& lanes, const LaneBehaviour* stack, unsigned count, double seconds)
{
    for (unsigned at = 0; at < mostTogether; at += doublesInD) {
        const D maxSpeed = loadedDoubles(lanes.maxSpeed + at);
        const D maxForce = loadedDoubles(lanes.maxForce + at);
        const D perResponse = allDoubles(1) / formula::responseTime<Doubles>(maxSpeed, maxForce);
        const Vec velocity = loaded(lanes.velocityX, lanes.velocityY, at);
        const Decision decision{lanes, at, {velocity, maxSpeed, maxForce, perResponse}};
        const Vec next = velocity + allDoubles(seconds) * decision.sumOf(stack, count);
        const Vec move = formula::truncated<Doubles>(allDoubles(seconds) * next,
                                                     loadedDoubles(lanes.longest + at));
        storeDoubles(lanes.moveX + at, move.x);
        storeDoubles(lanes.moveY + at, move.y);
    }
}

} // namespace
