#pragma once

#include "libnav/map/map.h"

#include <cstddef>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// The instance that a group is, or null.
const nav::ObjectGroup* instanceAt(const nav::MapSettings& settings, nav::GroupId id);

/// An object of an instance, by its index in the map.
struct MemberPlace {
    nav::ObjectId member = 0;
    std::size_t position = 0;
};
/// The objects of instances that are members of their templates. By group.
using InstanceMembers = std::unordered_map<nav::GroupId, std::vector<MemberPlace>>;

/// The members of the instances for which `isWanted`, in one pass over the map.
template <class IsWanted> InstanceMembers membersOf(const nav::Map& map, IsWanted isWanted)
{
    InstanceMembers members;
    for (const nav::ObjectGroup& group : map.settings.objectGroups.list()) {
        if (group.instanceOf != 0 && isWanted(group))
            members[group.id];
    }
    if (members.empty())
        return members;
    const nav::ObjectList& objects = map.objects();
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (objects[i].member == 0)
            continue;
        if (const auto found = members.find(objects[i].group); found != members.end())
            found->second.push_back({objects[i].member, i});
    }
    return members;
}

/// How many instances a template has.
std::size_t countInstances(const nav::MapSettings& settings, nav::TemplateId id);

} // namespace thicket::editor
