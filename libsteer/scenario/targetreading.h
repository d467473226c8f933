#pragma once

#include "libnav/json/json.h"
#include "libnav/map/map.h"
#include "libnav/result.h"
#include "libsteer/scenario/behaviour.h"

#include <string>
#include <unordered_map>

namespace thicket::steer {

/// Reads the targets of behaviours, which are groups and objects of a map. The map must outlive it.
class TargetReading {
public:
    explicit TargetReading(const nav::Map& map);

    /// All targets of a behaviour of a map file. Errors name `place`.
    Result<std::vector<BehaviourTarget>> targetsOf(const nav::Json::Object& behaviour,
                                                   BehaviourKind kind,
                                                   const std::string& place) const;

private:
    Result<BehaviourTarget> targetOf(const nav::Json& json, BehaviourKind kind) const;
    Result<BehaviourTarget> objectAt(nav::ObjectId id, BehaviourKind kind) const;
    Result<std::vector<BehaviourTarget>> withoutTarget(BehaviourKind kind) const;

    const nav::Map& m_map;
    std::unordered_map<std::string, std::uint32_t> m_groups;   ///< by name
    std::unordered_map<nav::ObjectId, std::uint32_t> m_goalOf; ///< the first group, by goal
};

} // namespace thicket::steer
