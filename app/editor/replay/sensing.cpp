#include "app/editor/replay/sensing.h"

#include "libsteer/scenario/behaviourparams.h"

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double frameTime = 1.0 / 60; // seconds

} // namespace

Sensing sense(const steer::Agent& agent, std::optional<nav::Point> target,
              const nav::ObstacleField& field, const Senses& senses)
{
    using Kind = steer::BehaviourKind;
    const auto avoiding =
        steer::paramsIn<steer::AvoidParams>(senses.stack, Kind::avoidObstacles, agent);
    const auto keepingOff =
        steer::paramsIn<steer::WallAvoidParams>(senses.stack, Kind::avoidWalls, agent);
    const double reach = std::max(steer::detectionLength(agent, avoiding), keepingOff.reach);
    steer::Surroundings around;
    steer::senseObstacles(field, agent.position, reach, around);

    Sensing sensed;
    sensed.agent = agent;
    if (senses.avoidsObstacles)
        steer::avoidObstacles(agent, around, avoiding, &sensed.avoidance.emplace());
    if (senses.avoidsWalls)
        steer::avoidWalls(agent, around, {}, keepingOff, frameTime, &sensed.walls.emplace());
    if (senses.hasFan) {
        const steer::RayFan fan(
            steer::paramsIn<steer::RayFanParams>(senses.stack, Kind::rayFan, agent));
        const nav::Point ahead = agent.position + fan.params.range * agent.heading;
        steer::rayFan(agent, target.value_or(ahead), field, fan, {}, frameTime,
                      &sensed.fan.emplace());
    }
    return sensed;
}

} // namespace thicket::editor
