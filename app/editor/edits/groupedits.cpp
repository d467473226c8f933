#include "app/editor/edits/groupedits.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace thicket::editor {

namespace {

/// `counts` are those of the map before the edit.
GroupCounts countsAfter(GroupCounts counts, const nav::MapEdit& edit)
{
    for (const nav::MapEdit::Entry& entry : edit.entries) {
        if (entry.before && entry.before->group != 0)
            --counts[entry.before->group];
        if (entry.after && entry.after->group != 0)
            ++counts[entry.after->group];
    }
    return counts;
}

/// The edit of the objects and these groups, as far as they have objects. `present` counts those of
/// the map.
nav::MapEdit completed(const nav::Map& map, const GroupCounts& present, nav::MapEdit edit,
                       std::vector<nav::ObjectGroup> groups)
{
    const GroupCounts counts = countsAfter(present, edit);
    const GroupTree tree{nav::ObjectGroups(std::move(groups))};
    const auto& list = tree.groups().list();
    std::vector<bool> isUsed(list.size());
    const auto& order = tree.outermostFirst();
    for (auto place = order.rbegin(); place != order.rend(); ++place) {
        const auto count = counts.find(list[*place].id);
        if (count != counts.end() && count->second > 0)
            isUsed[*place] = true;
        if (isUsed[*place] && tree.parentOf(*place) != GroupTree::none)
            isUsed[tree.parentOf(*place)] = true;
    }
    std::vector<nav::ObjectGroup> used;
    for (std::size_t place = 0; place < list.size(); ++place) {
        if (isUsed[place])
            used.push_back(list[place]);
    }
    nav::MapSettings settings = edit.settings ? std::move(edit.settings->after) : map.settings;
    settings.objectGroups = nav::ObjectGroups(std::move(used));
    edit.settings = nav::MapEdit::changeSettings(map, std::move(settings)).settings;
    return edit;
}

nav::GroupId unusedIn(const nav::Map& map, const GroupCounts& counts)
{
    nav::GroupId unused = map.settings.objectGroups.unusedId();
    for (const auto& [group, count] : counts)
        unused = std::max(unused, group + 1);
    return unused;
}

} // namespace

nav::GroupId unusedGroupId(const nav::Map& map) { return unusedIn(map, countsOf(map)); }

Grouping grouped(const nav::Map& map, const WholeGroups& whole, std::vector<nav::MapObject> objects,
                 const std::function<std::string(nav::GroupId)>& nameOf)
{
    std::unordered_set<nav::GroupId> inner;
    std::set<nav::GroupId> holders; // of what is grouped
    const nav::ObjectGroups& present = map.settings.objectGroups;
    for (const nav::MapObject& object : objects) {
        const nav::GroupId group = whole.outermostOf(object.group);
        if (group == 0)
            holders.insert(object.group);
        else if (inner.insert(group).second)
            holders.insert(present.find(group)->parent);
    }
    std::erase_if(objects, [&](const nav::MapObject& object) {
        return whole.outermostOf(object.group) != 0;
    });
    if (objects.size() + inner.size() < 2)
        return {};
    const GroupCounts counts = countsOf(map);
    const nav::GroupId id = unusedIn(map, counts);
    std::vector<nav::ObjectGroup> groups = present.list();
    for (nav::ObjectGroup& group : groups) {
        if (inner.contains(group.id))
            group.parent = id;
    }
    const nav::GroupId holder = holders.size() == 1 ? *holders.begin() : 0;
    groups.push_back({id, nameOf(id), present.find(holder) ? holder : 0, {}});
    for (nav::MapObject& object : objects)
        object.group = id;
    return {
        completed(map, counts, nav::MapEdit::change(map, std::move(objects)), std::move(groups)),
        id};
}

std::vector<nav::GroupId> wholeGroupsOf(const nav::Map& map, const WholeGroups& whole,
                                        const QList<nav::ObjectId>& ids)
{
    std::set<nav::GroupId> groups;
    for (const nav::ObjectId id : ids) {
        const nav::MapObject* const object = map.find(id);
        if (const nav::GroupId group = object ? whole.outermostOf(object->group) : 0)
            groups.insert(group);
    }
    return {groups.begin(), groups.end()};
}

nav::MapEdit ungrouped(const nav::Map& map, const std::vector<nav::GroupId>& groups)
{
    std::unordered_map<nav::GroupId, nav::GroupId> holders;
    for (const nav::GroupId id : groups)
        holders.emplace(id, map.settings.objectGroups.find(id)->parent);
    std::vector<nav::ObjectGroup> left;
    for (nav::ObjectGroup group : map.settings.objectGroups.list()) {
        if (holders.contains(group.id))
            continue;
        if (const auto holder = holders.find(group.parent); holder != holders.end())
            group.parent = holder->second;
        left.push_back(std::move(group));
    }
    std::vector<nav::MapObject> objects;
    for (const nav::MapObject& object : map.objects()) {
        const auto holder = holders.find(object.group);
        if (holder == holders.end())
            continue;
        objects.push_back(object);
        objects.back().group = holder->second;
    }
    return completed(map, countsOf(map), nav::MapEdit::change(map, std::move(objects)),
                     std::move(left));
}

nav::MapEdit renameGroup(const nav::Map& map, nav::GroupId id, const std::string& name)
{
    nav::MapSettings settings = map.settings;
    std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [id](const nav::ObjectGroup& group) { return group.id == id; });
    assert(found != groups.end());
    if (found->name == name)
        return {};
    found->name = name;
    settings.objectGroups = nav::ObjectGroups(std::move(groups));
    return nav::MapEdit::changeSettings(map, std::move(settings));
}

std::optional<nav::MapEdit::SettingsChange>
regroupCopies(const nav::Map& map, const WholeGroups& whole, std::vector<nav::MapObject>& copies)
{
    std::unordered_map<nav::GroupId, nav::GroupId> newIds;
    std::vector<nav::ObjectGroup> groups = map.settings.objectGroups.list();
    if (groups.empty())
        return {};
    nav::GroupId next = unusedGroupId(map);
    const std::size_t former = groups.size();
    for (std::size_t i = 0; i < former; ++i) {
        if (!whole.contains(groups[i].id))
            continue;
        newIds.emplace(groups[i].id, next);
        nav::ObjectGroup copy = groups[i];
        copy.id = next++;
        groups.push_back(std::move(copy));
    }
    if (newIds.empty())
        return {};
    const auto renew = [&newIds](nav::GroupId& id) {
        if (const auto found = newIds.find(id); found != newIds.end())
            id = found->second;
    };
    for (std::size_t i = former; i < groups.size(); ++i)
        renew(groups[i].parent);
    nav::MapEdit addition;
    for (nav::MapObject& copy : copies) {
        renew(copy.group);
        addition.entries.push_back({copy.id, std::nullopt, copy, 0});
    }
    return completed(map, countsOf(map), std::move(addition), std::move(groups)).settings;
}

nav::MapEdit withoutEmptyGroups(const nav::Map& map, nav::MapEdit edit)
{
    const bool takesSome =
        std::any_of(edit.entries.begin(), edit.entries.end(), [](const nav::MapEdit::Entry& entry) {
            return entry.before && entry.before->group != 0 &&
                   !(entry.after && entry.after->group == entry.before->group);
        });
    if (!takesSome)
        return edit;
    const nav::MapSettings& settings = edit.settings ? edit.settings->after : map.settings;
    std::vector<nav::ObjectGroup> groups = settings.objectGroups.list();
    return completed(map, countsOf(map), std::move(edit), std::move(groups));
}

} // namespace thicket::editor
