#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/map/placement.h"
#include "libnav/map/sharedlist.h"
#include "libnav/nav_export.h"

#include <cstddef>
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

/// The groups of a map.
class THICKET_NAV_EXPORT ObjectGroups : public SharedList<ObjectGroup> {
public:
    ObjectGroups() = default;
    /// The ids must differ. Parents must be among the groups, and no group may lie within itself.
    explicit ObjectGroups(std::vector<ObjectGroup> groups);
};

/// The index of a group that lies within itself or in one that is not there; groups.size() if there
/// is none. The ids must differ. Linear but for a sort.
THICKET_NAV_EXPORT std::size_t firstMisplaced(const std::vector<ObjectGroup>& groups);

} // namespace thicket::nav
