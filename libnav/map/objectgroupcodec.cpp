#include "libnav/map/objectgroupcodec.h"

#include "libnav/map/membertable.h"

#include <cmath>
#include <cstddef>
#include <unordered_set>
#include <utility>

namespace thicket::nav {
namespace {

constexpr double leastArea = 1e-100; // so that the axes have an inverse

/// [[x, y], [x, y]]. Not required.
void readAxes(Members& members, std::string_view key, Axes& out)
{
    const JsonValue* const value = members.has(key) ? members.take(key) : nullptr;
    if (!value)
        return;
    std::vector<Point> points;
    members.points(key, points, 2);
    if (members.fault())
        return;
    out = {points[0], points[1]};
    const bool isFlat = std::abs(determinant(out)) < leastArea || points.size() != 2;
    if (isFlat)
        members.fail(value->offset(), "the `axes` of a group must be two, [x, y] each, and not "
                                      "on one line");
}

const MemberTable<ObjectGroup>& groupMembers()
{
    static const MemberTable<ObjectGroup> table{
        id<&ObjectGroup::id>("id", true),
        optionalText<&ObjectGroup::name>("name"),
        optionalId<&ObjectGroup::parent>("parent"),
        optionalId<&ObjectGroup::instanceOf>("template"),
        {.key = "axes",
         .read = [](Members& members, const Member<ObjectGroup>& self,
                    ObjectGroup& out) { readAxes(members, self.key, out.axes); },
         .write =
             [](std::string& out, const ObjectGroup& group) {
                 append(out, std::vector<Point>{group.axes.x, group.axes.y});
             },
         .isWritten = [](const ObjectGroup& group) { return group.axes != Axes{}; }},
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
    writeMembers(out, groupMembers(), group);
}

} // namespace thicket::nav
