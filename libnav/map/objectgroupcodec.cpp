#include "libnav/map/objectgroupcodec.h"

#include "libnav/map/membertable.h"

#include <cstddef>
#include <unordered_set>
#include <utility>

namespace thicket::nav {
namespace {

const MemberTable<ObjectGroup>& groupMembers()
{
    static const MemberTable<ObjectGroup> table{
        id<&ObjectGroup::id>("id", true),
        optionalText<&ObjectGroup::name>("name"),
        optionalId<&ObjectGroup::parent>("parent"),
    };
    return table;
}

std::string misplacement(const ObjectGroup& group, bool hasParent)
{
    const std::string start = "the group of objects " + std::to_string(group.id) + " lies within ";
    return start + (hasParent ? "itself"
                              : "group " + std::to_string(group.parent) + ", which does not exist");
}

} // namespace

std::optional<Fault> readObjectGroups(JsonValue value, ObjectGroups& out)
{
    if (!value.is(JsonKind::array))
        return Fault{value.offset(), "`objectGroups` must be a list in [ ]"};
    std::vector<ObjectGroup> groups;
    std::vector<std::size_t> offsets;
    std::unordered_set<GroupId> ids;
    for (const JsonValue& element : value.elements()) {
        ObjectGroup group;
        Members members(element, "a group of objects");
        groupMembers().read(members, group);
        members.rest(group.unknown);
        if (!members.fault() && !ids.insert(group.id).second)
            members.fail(element.offset(), "a group of objects with the id " +
                                               std::to_string(group.id) + " is there already");
        if (members.fault())
            return members.fault();
        groups.push_back(std::move(group));
        offsets.push_back(element.offset());
    }
    if (const std::size_t i = firstMisplaced(groups); i < groups.size())
        return Fault{offsets[i], misplacement(groups[i], ids.contains(groups[i].parent))};
    out = ObjectGroups(std::move(groups));
    return std::nullopt;
}

void writeObjectGroup(std::string& out, const ObjectGroup& group)
{
    out += '{';
    MemberWriter writer(out, group.unknown);
    groupMembers().write(writer, group);
    writer.finish();
    out += '}';
}

} // namespace thicket::nav
