#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace thicket::steer {

/// The behaviours that a group's stack may hold. Map files name them (`"type"`): "seek", "arrive",
/// "followPath", "followFlow", "avoidAgents", "separation", "alignment", "cohesion", "wander",
/// "avoidObstacles", "avoidWalls", "rayFan", "orca", "flee", "pursue", "evade", "hide",
/// "interpose", "contain", "singleRay". Recordings hold the numbers, so new ones come last.
enum class BehaviourKind : std::uint8_t {
    seek,           ///< straight at the goal at full speed
    arrive,         ///< straight at the goal, to a stop
    followPath,     ///< along the exact shortest path to the goal
    followFlow,     ///< along a flow field that the group shares
    avoidAgents,    ///< turns away from agents that it would touch soon
    separation,     ///< keeps a distance from agents
    alignment,      ///< moves as its neighbours do
    cohesion,       ///< keeps near its neighbours
    wander,         ///< turns at random
    avoidObstacles, ///< detection box (avoid.h)
    avoidWalls,     ///< wallavoid.h
    rayFan,         ///< rayfan.h
    orca,           ///< the sum of the others is the wanted velocity, ORCA decides; weight unused
    flee,           ///< straight away from the target
    pursue,         ///< to where the target will be
    evade,          ///< away from where the target will be
    hide,           ///< behind a circle, out of the target's sight
    interpose,      ///< between two targets
    contain,        ///< stays in a box
    singleRay,      ///< singleray.h; to the target, or else the goal
};
inline constexpr BehaviourKind lastBehaviourKind = BehaviourKind::singleRay;
THICKET_STEER_EXPORT const char* name(BehaviourKind kind);
THICKET_STEER_EXPORT std::optional<BehaviourKind> behaviourNamed(std::string_view name);

/// A parameter that is not the default.
struct Setting {
    std::uint8_t parameter = 0; ///< index in parametersOf() (parameters.h)
    double value = 0;           ///< in the parameter's unit
    bool operator==(const Setting&) const = default;
};

/// Of this group the agent nearest to the one that decides, other than itself.
struct TargetGroup {
    std::uint32_t group = 0; ///< index in Scenario::groups
    bool operator==(const TargetGroup&) const = default;
};
/// This agent, while it is there.
struct TargetAgent {
    std::uint32_t id = 0;
    bool operator==(const TargetAgent&) const = default;
};
/// The goal of this group, where it is now; a running crowd may be given another one.
struct TargetGoal {
    std::uint32_t group = 0; ///< index in Scenario::groups
    bool operator==(const TargetGoal&) const = default;
};
/// What a behaviour is about; a box only for contain. Recordings hold the index, so new ones come
/// last.
using BehaviourTarget = std::variant<TargetGroup, TargetAgent, nav::Point, nav::Box, TargetGoal>;

struct StackedBehaviour {
    BehaviourKind kind = BehaviourKind::seek;
    double weight = 1;                         ///< >= 0
    std::vector<Setting> settings = {};        ///< ascending by parameter
    std::vector<BehaviourTarget> targets = {}; ///< as many as targetRule() says
    bool operator==(const StackedBehaviour&) const = default;
};

} // namespace thicket::steer
