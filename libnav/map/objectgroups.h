#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/map/placement.h"
#include "libnav/nav_export.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace thicket::nav {

/// Objects that are edited as one. They refer to their group by id, and a group to the one that it
/// lies in. It affects editing only.
struct ObjectGroup {
    GroupId id = 0;
    std::string name = {};
    GroupId parent = 0; ///< the group that this one lies in; 0: none
    Json::Object unknown = {};
    /// The template that its objects are a copy of; 0: none. Each of them that has a
    /// MapObject::member lies where the axes put that member.
    TemplateId instanceOf = 0;
    Axes axes = {};
    bool operator==(const ObjectGroup&) const = default;
};

/// The groups of a map in ascending order of their ids. A value. Copies share their contents,
/// because a map's settings are copied at each of their edits and the groups may be many.
class THICKET_NAV_EXPORT ObjectGroups {
public:
    ObjectGroups() = default;
    /// The ids must differ. Parents must be among the groups, and no group may lie within itself.
    explicit ObjectGroups(std::vector<ObjectGroup> groups);

    const std::vector<ObjectGroup>& list() const;
    bool empty() const { return list().empty(); }
    /// The group with this id, or null. Valid as long as a copy of this value.
    const ObjectGroup* find(GroupId id) const;
    /// An id that no group has.
    GroupId unusedId() const { return empty() ? 1 : list().back().id + 1; }

    bool operator==(const ObjectGroups& other) const
    {
        return m_groups == other.m_groups || list() == other.list();
    }

private:
    std::shared_ptr<const std::vector<ObjectGroup>> m_groups; // null if there are none
};

/// The index of a group that lies within itself or in one that is not there; groups.size() if there
/// is none. The ids must differ. Linear but for a sort.
THICKET_NAV_EXPORT std::size_t firstMisplaced(const std::vector<ObjectGroup>& groups);

} // namespace thicket::nav
