#include "libsteer/scenario/behaviour.h"

#include <algorithm>
#include <array>
#include <utility>

namespace thicket::steer {

namespace {

constexpr std::array<std::pair<BehaviourKind, const char*>, 20> kinds{{
    {BehaviourKind::seek, "seek"},
    {BehaviourKind::arrive, "arrive"},
    {BehaviourKind::followPath, "followPath"},
    {BehaviourKind::followFlow, "followFlow"},
    {BehaviourKind::avoidAgents, "avoidAgents"},
    {BehaviourKind::separation, "separation"},
    {BehaviourKind::alignment, "alignment"},
    {BehaviourKind::cohesion, "cohesion"},
    {BehaviourKind::wander, "wander"},
    {BehaviourKind::avoidObstacles, "avoidObstacles"},
    {BehaviourKind::avoidWalls, "avoidWalls"},
    {BehaviourKind::rayFan, "rayFan"},
    {BehaviourKind::orca, "orca"},
    {BehaviourKind::flee, "flee"},
    {BehaviourKind::pursue, "pursue"},
    {BehaviourKind::evade, "evade"},
    {BehaviourKind::hide, "hide"},
    {BehaviourKind::interpose, "interpose"},
    {BehaviourKind::contain, "contain"},
    {BehaviourKind::singleRay, "singleRay"},
}};

} // namespace

const char* name(BehaviourKind kind)
{
    const auto* const found = std::find_if(kinds.begin(), kinds.end(),
                                           [&](const auto& one) { return one.first == kind; });
    return found != kinds.end() ? found->second : "";
}

std::optional<BehaviourKind> behaviourNamed(std::string_view name)
{
    for (const auto& [kind, word] : kinds)
        if (name == word)
            return kind;
    return std::nullopt;
}

} // namespace thicket::steer
