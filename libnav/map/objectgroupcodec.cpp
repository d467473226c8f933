#include "libnav/map/objectgroupcodec.h"

#include "libnav/map/listdecoding.h"
#include "libnav/map/membertable.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
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

const MemberTable<ObjectGroup>& objectGroupMembers()
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

std::string misplacement(const ObjectGroup& group, const std::vector<ObjectGroup>& groups)
{
    const bool hasParent =
        std::any_of(groups.begin(), groups.end(),
                    [&group](const ObjectGroup& one) { return one.id == group.parent; });
    const std::string start = "the group of objects " + std::to_string(group.id);
    return start + (hasParent ? " lies within itself"
                              : " lies within group " + std::to_string(group.parent) +
                                    ", which does not exist");
}

} // namespace

std::optional<Fault> readObjectGroups(JsonValue value, ObjectGroups& out)
{
    std::vector<ObjectGroup> groups;
    const auto read = [](Members& members, ObjectGroup& group) {
        objectGroupMembers().read(members, group);
        members.rest(group.unknown);
    };
    if (auto fault = readList(value, "objectGroups", "a group of objects", read, groups))
        return fault;
    if (const std::size_t i = firstMisplaced(groups); i < groups.size())
        return Fault{value.elements()[i].offset(), misplacement(groups[i], groups)};
    out = ObjectGroups(std::move(groups));
    return std::nullopt;
}

void writeObjectGroup(std::string& out, const ObjectGroup& group)
{
    writeMembers(out, objectGroupMembers(), group);
}

} // namespace thicket::nav
