#pragma once

#include "app/editor/edits/grouptree.h"
#include "libnav/map/mapedit.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Edits of a map's groups of objects. A group that has no objects left is dropped with the edit.
/// Pure functions: any thread.
namespace thicket::editor {

/// The id of a new group: one that neither a group of the map nor an object of it names.
nav::GroupId unusedGroupId(const nav::Map& map);

struct Grouping {
    nav::MapEdit edit;
    nav::GroupId group = 0; ///< the new one; 0 if there are fewer than two things to group
};
/// Puts objects of the map into a new group. Whole groups among them become groups within it. It
/// lies in the group that all of them lay in. `nameOf` names it.
Grouping grouped(const nav::Map& map, const WholeGroups& whole, std::vector<nav::MapObject> objects,
                 const std::function<std::string(nav::GroupId)>& nameOf);

/// The outermost whole groups of the objects, each once.
std::vector<nav::GroupId> wholeGroupsOf(const nav::Map& map, const WholeGroups& whole,
                                        const QList<nav::ObjectId>& ids);
/// Dissolves groups, none of which may lie in another one. What lay in them lies in the groups that
/// they lay in.
nav::MapEdit ungrouped(const nav::Map& map, const std::vector<nav::GroupId>& groups);

/// Renames a group, which must exist.
nav::MapEdit renameGroup(const nav::Map& map, nav::GroupId id, const std::string& name);

/// Takes copies that still name the groups of the objects that they were made of. Those of whole
/// groups get copies of these, beside the former ones, which the returned change adds.
std::optional<nav::MapEdit::SettingsChange>
regroupCopies(const nav::Map& map, const WholeGroups& whole, std::vector<nav::MapObject>& copies);

/// The edit of this map, which may remove objects, without the groups that are empty after it.
nav::MapEdit withoutEmptyGroups(const nav::Map& map, nav::MapEdit edit);

} // namespace thicket::editor
