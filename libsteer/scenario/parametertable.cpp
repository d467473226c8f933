#include "libsteer/scenario/behaviourparams.h"
#include "libsteer/scenario/parameterrow.h"

#include <cassert>

namespace thicket::steer {

namespace {

constexpr Range times{0.001, 1000};  // seconds, above 0
constexpr Range lengths{1e-6, 1e6};  // map units, above 0
constexpr Range distances{0, 1e6};   // map units
constexpr Range shares{0, 100};      // of a force
constexpr Range turning{0.1, 36000}; // degrees per second
constexpr Range yesOrNo{0, 1};

constexpr const char* responseMeaning =
    "Time constant with which the velocity becomes the wanted one.";

template <class Params> constexpr BehaviourParameter response()
{
    return row<Params, &Params::responseTime>("responseTime", Quantity::seconds, times,
                                              responseMeaning);
}

constexpr BehaviourParameter seekRows[] = {response<SeekParams>()};

constexpr BehaviourParameter arriveRows[] = {
    row<ArriveParams, &ArriveParams::slowingRadius>(
        "slowingRadius", Quantity::length, lengths,
        "Distance from where it stops at which it begins to slow down."),
    row<ArriveParams, &ArriveParams::stopRadius>(
        "stopRadius", Quantity::length, distances,
        "Distance from where it stops within which it brakes to rest."),
    response<ArriveParams>(),
};

constexpr BehaviourParameter followPathRows[] = {
    row<FollowingParams, &FollowingParams::corridor>(
        "corridor", Quantity::length, lengths,
        "When this far off its path it heads back at 45 degrees; unlimited: it heads for the end "
        "of the piece that it is on."),
    row<FollowingParams, &FollowingParams::braking>(
        "braking", Quantity::number, {0.01, 1},
        "Share of the largest force with which it brakes before bends and the goal."),
    row<FollowingParams, &FollowingParams::turning>(
        "turning", Quantity::number, {0.01, 1},
        "Share of the largest force that may go into rounding an arc; it limits the speed there."),
    response<FollowingParams>(),
};

constexpr BehaviourParameter followFlowRows[] = {
    row<FollowingParams, &FollowingParams::braking>(
        "braking", Quantity::number, {0.01, 1},
        "Share of the largest force with which it brakes before the goal."),
    response<FollowingParams>(),
};

constexpr BehaviourParameter avoidAgentsRows[] = {
    row<AvoidAgentsParams, &AvoidAgentsParams::range>(
        "range", Quantity::length, distances, "Agents farther away, from rim to rim, are ignored."),
    row<AvoidAgentsParams, &AvoidAgentsParams::horizon>("horizon", Quantity::seconds, times,
                                                        "Contacts later than this are ignored."),
    row<AvoidAgentsParams, &AvoidAgentsParams::margin>("margin", Quantity::length, distances,
                                                       "Distance that is kept between the rims."),
    row<AvoidAgentsParams, &AvoidAgentsParams::strength>(
        "strength", Quantity::number, shares,
        "Force of an agent in contact, as a share of the largest force."),
    row<AvoidAgentsParams, &AvoidAgentsParams::rightBias>(
        "rightBias", Quantity::number, shares,
        "How much the push leans to the right, so that agents that meet pass each other."),
    row<AvoidAgentsParams, &AvoidAgentsParams::brakeBias>(
        "brakeBias", Quantity::number, shares,
        "How much the push leans backwards, so that an agent brakes for those ahead."),
};

constexpr BehaviourParameter separationRows[] = {
    row<SeparationParams, &SeparationParams::range>(
        "range", Quantity::length, lengths, "Agents farther away, from rim to rim, do not push."),
    row<SeparationParams, &SeparationParams::strength>(
        "strength", Quantity::number, shares,
        "Force of an agent in contact, as a share of the largest force."),
};

template <class Params> constexpr BehaviourParameter flockRange()
{
    return row<Params, &Params::range>("range", Quantity::length, lengths,
                                       "Agents farther away, from rim to rim, do not count.");
}
template <class Params> constexpr BehaviourParameter flockSight()
{
    return row<Params, &Params::cosine, Held::cosineOfHalf>(
        "sight", Quantity::degrees, {1, 360},
        "Angle of the cone of sight round the heading; agents outside do not count.");
}

constexpr BehaviourParameter alignmentRows[] = {
    flockRange<AlignmentParams>(),
    flockSight<AlignmentParams>(),
    response<AlignmentParams>(),
};

constexpr BehaviourParameter cohesionRows[] = {
    flockRange<CohesionParams>(),
    flockSight<CohesionParams>(),
    response<CohesionParams>(),
};

constexpr BehaviourParameter wanderRows[] = {
    row<WanderParams, &WanderParams::radius>(
        "radius", Quantity::length, lengths,
        "Radius of the circle ahead on which its target moves at random."),
    row<WanderParams, &WanderParams::distance>("distance", Quantity::length, distances,
                                               "Distance of that circle's centre ahead."),
    row<WanderParams, &WanderParams::jitter>(
        "jitter", Quantity::number, {0.001, 1000},
        "How far the target moves in a second, on a circle of radius 1."),
    row<WanderParams, &WanderParams::speed>("speed", Quantity::speed, {1e-6, 1e6},
                                            "Speed at which it wanders."),
    response<WanderParams>(),
};

constexpr const char* lateralForces[] = {"radiusMinusOffset", "radiusPlusOffset"};

constexpr BehaviourParameter avoidObstaclesRows[] = {
    row<AvoidParams, &AvoidParams::minLength>(
        "boxLength", Quantity::length, lengths,
        "Length of the detection box at rest; at full speed it is twice as long."),
    row<AvoidParams, &AvoidParams::lateral>(
        "lateral", Quantity::choice, {0, 1},
        "How the sideways force depends on the obstacle's offset y from the heading: R - |y| as in "
        "the text of Buckland's article, or R + |y| as in its code.",
        lateralForces),
    row<AvoidParams, &AvoidParams::multiplier>("multiplier", Quantity::number, shares,
                                               "Factor of the sideways force at the box's end."),
    row<AvoidParams, &AvoidParams::slope>(
        "slope", Quantity::number, shares,
        "How much that factor grows from the box's end to the agent."),
    row<AvoidParams, &AvoidParams::braking>("braking", Quantity::number, shares,
                                            "Weight of the braking force."),
    row<AvoidParams, &AvoidParams::stiffness>("stiffness", Quantity::perSecondSquared, {1e-6, 1e9},
                                              "Force for each map unit of the formulas' lengths."),
    row<AvoidParams, &AvoidParams::fromBareRadius>(
        "fromBareRadius", Quantity::flag, yesOrNo,
        "Whether R is the obstacle's radius as drawn, as in the book, and not grown by the "
        "agent's."),
    row<AvoidParams, &AvoidParams::turnsLeft>(
        "turnsLeft", Quantity::flag, yesOrNo,
        "Whether it turns left, and not right, of an obstacle exactly ahead."),
};

constexpr BehaviourParameter avoidWallsRows[] = {
    row<WallAvoidParams, &WallAvoidParams::reach>(
        "reach", Quantity::length, lengths,
        "Length of the feeler and its box, from the agent's centre."),
    row<WallAvoidParams, &WallAvoidParams::push>(
        "push", Quantity::number, shares,
        "Push off the wall at the wall, as a share of the largest force."),
    row<WallAvoidParams, &WallAvoidParams::pull>(
        "pull", Quantity::number, shares,
        "Pull along the wall at the wall, as a share of the largest force."),
    row<WallAvoidParams, &WallAvoidParams::beside>(
        "beside", Quantity::length, distances,
        "Distance from the rim within which it follows the wall."),
    row<WallAvoidParams, &WallAvoidParams::remembers>(
        "remembers", Quantity::seconds, {0, 1000},
        "Time without a wall until it forgets on which side the wall was."),
    row<WallAvoidParams, &WallAvoidParams::responseTime>(
        "responseTime", Quantity::seconds, times,
        "Time in which the push stops the motion into the wall."),
};

constexpr BehaviourParameter rayFanRows[] = {
    row<RayFanParams, &RayFanParams::rays>("rays", Quantity::count, {1, RayFan::mostRays},
                                           "Number of rays."),
    row<RayFanParams, &RayFanParams::halfAngle, Held::halfInRadians>(
        "fanAngle", Quantity::degrees, {1, 359}, "Angle between the outermost rays."),
    row<RayFanParams, &RayFanParams::range>("range", Quantity::length, lengths,
                                            "Length of the rays."),
    row<RayFanParams, &RayFanParams::interval>(
        "interval", Quantity::seconds, {0, 1000},
        "Time between two sensings; in between the last one is used."),
    row<RayFanParams, &RayFanParams::stopRange>("stopRange", Quantity::length, distances,
                                                "Distance from the target at which it stops."),
    row<RayFanParams, &RayFanParams::turnRate, Held::radians>(
        "turnRate", Quantity::degreesPerSecond, turning, "How fast it turns."),
    row<RayFanParams, &RayFanParams::followTurnRate, Held::radians>(
        "followTurnRate", Quantity::degreesPerSecond, turning,
        "How fast it turns while it follows a wall."),
    row<RayFanParams, &RayFanParams::speed>("speed", Quantity::speed, {1e-6, 1e6},
                                            "Speed at which it moves."),
    row<RayFanParams, &RayFanParams::push>(
        "push", Quantity::number, shares,
        "Push to the right when head-on, relative to the rays' sum."),
    row<RayFanParams, &RayFanParams::seesTarget>(
        "seesTarget", Quantity::flag, yesOrNo,
        "Whether it steers for a target in sight whatever the other rays say."),
    row<RayFanParams, &RayFanParams::followsWalls>(
        "followsWalls", Quantity::flag, yesOrNo,
        "Whether it follows a wall while it comes no nearer to the target."),
    row<RayFanParams, &RayFanParams::patience>(
        "patience", Quantity::seconds, times,
        "Time without coming nearer until it follows the wall."),
    row<RayFanParams, &RayFanParams::followDistance>("followDistance", Quantity::length, lengths,
                                                     "Distance from a wall that it follows."),
    response<RayFanParams>(),
};

constexpr BehaviourParameter orcaRows[] = {
    row<OrcaParams, &OrcaParams::range>("range", Quantity::length, lengths,
                                        "Agents farther away, from rim to rim, are ignored."),
    row<OrcaParams, &OrcaParams::neighbours>("neighbours", Quantity::count, {0, 16},
                                             "How many agents count, the nearest first."),
    row<OrcaParams, &OrcaParams::obstacles>(
        "obstacles", Quantity::count, {0, 16},
        "How many obstacles and sides of obstacles count, the nearest first."),
    row<OrcaParams, &OrcaParams::horizon>("horizon", Quantity::seconds, times,
                                          "Time for which it keeps free of contact with agents."),
    row<OrcaParams, &OrcaParams::obstacleHorizon>(
        "obstacleHorizon", Quantity::seconds, times,
        "Time for which it keeps free of contact with obstacles."),
    row<OrcaParams, &OrcaParams::lean>(
        "lean", Quantity::number, {0, 1},
        "How much the wanted velocity leans to the right before others."),
};

constexpr const char* panicMeaning = "A target at this distance or farther is ignored.";
constexpr const char* predictionMeaning = "How far ahead the target's motion is predicted at most.";
constexpr Range predictions{0, 1000}; // seconds

constexpr BehaviourParameter fleeRows[] = {
    row<FleeParams, &FleeParams::panicDistance>("panicDistance", Quantity::length, distances,
                                                panicMeaning),
    response<FleeParams>(),
};

constexpr BehaviourParameter pursueRows[] = {
    row<PursueParams, &PursueParams::longest>("longest", Quantity::seconds, predictions,
                                              predictionMeaning),
    row<PursueParams, &PursueParams::facing, Held::cosine>(
        "headOn", Quantity::degrees, {0, 180},
        "A target ahead whose heading differs by more than this is sought where it is."),
    response<PursueParams>(),
};

constexpr BehaviourParameter evadeRows[] = {
    row<EvadeParams, &EvadeParams::panicDistance>("panicDistance", Quantity::length, distances,
                                                  panicMeaning),
    row<EvadeParams, &EvadeParams::longest>("longest", Quantity::seconds, predictions,
                                            predictionMeaning),
    response<EvadeParams>(),
};

double& slowingOf(HideParams& params) { return params.arrive.slowingRadius; }
double& stopOf(HideParams& params) { return params.arrive.stopRadius; }
double& responseOf(HideParams& params) { return params.arrive.responseTime; }
double& predictionOf(HideParams& params) { return params.evade.longest; }
double& panicOf(HideParams& params) { return params.evade.panicDistance; }

constexpr BehaviourParameter hideRows[] = {
    row<HideParams, &HideParams::distance>("distance", Quantity::length, distances,
                                           "Distance from the rim of what it hides behind."),
    row<HideParams, &HideParams::threatRange>("threatRange", Quantity::length, distances,
                                              "A target farther away is no threat."),
    row<HideParams, &HideParams::reach>("reach", Quantity::length, lengths,
                                        "How far away it looks for circles to hide behind."),
    row<HideParams, slowingOf>("slowingRadius", Quantity::length, lengths,
                               "Distance from where it stops at which it begins to slow down."),
    row<HideParams, stopOf>("stopRadius", Quantity::length, distances,
                            "Distance from where it stops within which it brakes to rest."),
    row<HideParams, responseOf>("responseTime", Quantity::seconds, times, responseMeaning),
    row<HideParams, panicOf>("panicDistance", Quantity::length, distances,
                             "Without a circle to hide behind it flees from nearer targets."),
    row<HideParams, predictionOf>("longest", Quantity::seconds, predictions, predictionMeaning),
};

constexpr BehaviourParameter containRows[] = {
    row<ContainParams, &ContainParams::lookAhead>("lookAhead", Quantity::seconds, times,
                                                  "How far ahead its own motion is predicted."),
    row<ContainParams, &ContainParams::margin>("margin", Quantity::length, distances,
                                               "Distance kept from the border."),
};

constexpr BehaviourParameter singleRayRows[] = {
    row<SingleRayParams, &SingleRayParams::range>("range", Quantity::length, lengths,
                                                  "Length of the ray."),
    row<SingleRayParams, &SingleRayParams::stopRange>(
        "stopRange", Quantity::length, distances, "Distance from the target at which it stops."),
    response<SingleRayParams>(),
};

} // namespace

std::span<const BehaviourParameter> parametersOf(BehaviourKind kind)
{
    switch (kind) {
    case BehaviourKind::seek:
        return seekRows;
    case BehaviourKind::arrive:
        return arriveRows;
    case BehaviourKind::followPath:
        return followPathRows;
    case BehaviourKind::followFlow:
        return followFlowRows;
    case BehaviourKind::avoidAgents:
        return avoidAgentsRows;
    case BehaviourKind::separation:
        return separationRows;
    case BehaviourKind::alignment:
        return alignmentRows;
    case BehaviourKind::cohesion:
        return cohesionRows;
    case BehaviourKind::wander:
        return wanderRows;
    case BehaviourKind::avoidObstacles:
        return avoidObstaclesRows;
    case BehaviourKind::avoidWalls:
        return avoidWallsRows;
    case BehaviourKind::rayFan:
        return rayFanRows;
    case BehaviourKind::orca:
        return orcaRows;
    case BehaviourKind::flee:
        return fleeRows;
    case BehaviourKind::pursue:
        return pursueRows;
    case BehaviourKind::evade:
        return evadeRows;
    case BehaviourKind::hide:
        return hideRows;
    case BehaviourKind::interpose:
        return arriveRows;
    case BehaviourKind::contain:
        return containRows;
    case BehaviourKind::singleRay:
        return singleRayRows;
    }
    assert(false);
    return {};
}

} // namespace thicket::steer
