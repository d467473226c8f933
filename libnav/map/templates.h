#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/nav_export.h"

#include <memory>
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

/// The templates of a map in ascending order of their ids. A value. Copies share their contents,
/// because a map's settings are copied at each of their edits.
class THICKET_NAV_EXPORT Templates {
public:
    Templates() = default;
    /// The ids must differ, and the ids of the members of each ascend.
    explicit Templates(std::vector<Template> templates);

    const std::vector<Template>& list() const;
    bool empty() const { return list().empty(); }
    /// The template with this id, or null. Valid as long as a copy of this value.
    const Template* find(TemplateId id) const;
    /// An id that no template has.
    TemplateId unusedId() const { return empty() ? 1 : list().back().id + 1; }

    bool operator==(const Templates& other) const
    {
        return m_templates == other.m_templates || list() == other.list();
    }

private:
    std::shared_ptr<const std::vector<Template>> m_templates; // null if there are none
};

} // namespace thicket::nav
