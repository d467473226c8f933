#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/map/sharedlist.h"
#include "libnav/nav_export.h"

#include <string>
#include <vector>

namespace thicket::nav {

/// Objects that a map has many times. The copies are ordinary objects of the map, each copy a group
/// of objects: an instance (see ObjectGroup::instanceOf). It affects editing only.
struct Template {
    TemplateId id = 0;
    std::string name = {};
    /// In drawing order, in coordinates of their own. Their ids count within the template, and
    /// ascend. They have no layer and no group.
    std::vector<MapObject> members = {};
    Json::Object unknown = {};
    bool operator==(const Template&) const = default;

    /// The member with this id, or null.
    THICKET_NAV_EXPORT const MapObject* find(ObjectId member) const;
};

/// The templates of a map.
using Templates = SharedList<Template>;

} // namespace thicket::nav
