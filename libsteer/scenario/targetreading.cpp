#include "libsteer/scenario/targetreading.h"

#include "libnav/excerpt.h"
#include "libsteer/scenario/jsonnumber.h"
#include "libsteer/scenario/parameters.h"
#include "libsteer/vector.h"

#include <limits>

namespace thicket::steer {

namespace {

constexpr const char* forms = R"({"group": ...}, {"object": ...} or {"point": [x, y]})";

/// The value of an object's only key, if it is that one.
const nav::Json* onlyValue(const nav::Json& json, const char* key)
{
    const auto* const object = json.as<nav::Json::Object>();
    return object && object->size() == 1 && object->begin()->first == key ? &object->begin()->second
                                                                          : nullptr;
}

std::optional<Point> pointOf(const nav::Json& json)
{
    const auto* const pair = json.as<nav::Json::Array>();
    if (!pair || pair->size() != 2)
        return std::nullopt;
    const Point point{numberOf(pair->front()), numberOf(pair->back())};
    return nav::isInRange(point) ? std::optional(point) : std::nullopt;
}

} // namespace

TargetReading::TargetReading(const nav::Map& map) : m_map(map)
{
    // Of two with one name the first is meant.
    std::uint32_t index = 0;
    for (const nav::AgentGroup& group : map.settings.agentGroups) {
        if (group.goal != 0)
            m_goalOf.emplace(group.goal, index);
        m_groups.emplace(group.name, index++);
    }
}

Result<std::vector<BehaviourTarget>> TargetReading::targetsOf(const nav::Json::Object& behaviour,
                                                              BehaviourKind kind,
                                                              const std::string& place) const
{
    std::vector<BehaviourTarget> targets;
    for (std::size_t i = 0; i < targetRule(kind).most; ++i) {
        const auto found = behaviour.find(targetKeys[i]);
        if (found == behaviour.end())
            break;
        auto target = targetOf(found->second, kind);
        if (!target)
            return Unexpected("\"" + found->first + "\" of the behaviour " + name(kind) + " is " +
                                  target.error().message,
                              place);
        targets.push_back(*target);
    }
    if (targets.size() == targetRule(kind).most)
        return targets;
    auto rest = withoutTarget(kind);
    if (!rest)
        return Unexpected(rest.error().message, place);
    return rest;
}

Result<std::vector<BehaviourTarget>> TargetReading::withoutTarget(BehaviourKind kind) const
{
    if (!targetRule(kind).isOptional)
        return Unexpected("The behaviour " + std::string(name(kind)) + " needs " +
                          (targetRule(kind).most == 2 ? "a \"target\" and an \"otherTarget\": "
                                                      : "a \"target\": ") +
                          forms + ".");
    if (kind != BehaviourKind::contain)
        return std::vector<BehaviourTarget>();
    if (!m_map.settings.bounds)
        return Unexpected("The behaviour contain needs a \"target\" object, as the map has no "
                          "bounds.");
    return std::vector<BehaviourTarget>{*m_map.settings.bounds};
}

Result<BehaviourTarget> TargetReading::targetOf(const nav::Json& json, BehaviourKind kind) const
{
    const bool needsArea = kind == BehaviourKind::contain;
    if (const nav::Json* const group = onlyValue(json, "group"); group && !needsArea)
        if (const auto* const word = group->as<std::string>()) {
            const auto found = m_groups.find(*word);
            if (found == m_groups.end())
                return Unexpected("the group \"" + excerpt(*word) + "\", which does not exist.");
            return BehaviourTarget(TargetGroup{found->second});
        }
    if (const nav::Json* const point = onlyValue(json, "point"); point && !needsArea)
        if (const auto at = pointOf(*point))
            return BehaviourTarget(*at);
    if (const nav::Json* const object = onlyValue(json, "object"))
        if (const double id = numberOf(*object); id >= 1 && id <= 0x1p53)
            return objectAt(static_cast<nav::ObjectId>(id), kind);
    return Unexpected(excerpt(json.text()) + "; it must be " +
                      (needsArea ? R"({"object": ...})" : forms) + ".");
}

Result<BehaviourTarget> TargetReading::objectAt(nav::ObjectId id, BehaviourKind kind) const
{
    const nav::MapObject* const object = m_map.find(id);
    const std::string named = "the object " + std::to_string(id);
    if (!object)
        return Unexpected(named + ", which is not on this map.");
    const nav::Box box = nav::boundingBox(object->geometry);
    if (kind == BehaviourKind::contain) {
        if (!nav::isObstacle(object->geometry))
            return Unexpected(named + ", which has no area.");
        return BehaviourTarget(box);
    }
    if (std::holds_alternative<nav::AgentMarker>(object->geometry) &&
        id <= std::numeric_limits<std::uint32_t>::max())
        return BehaviourTarget(TargetAgent{static_cast<std::uint32_t>(id)});
    const auto heading = m_goalOf.find(id);
    if (heading != m_goalOf.end() && std::holds_alternative<nav::GoalMarker>(object->geometry))
        return BehaviourTarget(TargetGoal{heading->second});
    return BehaviourTarget(box.center());
}

} // namespace thicket::steer
