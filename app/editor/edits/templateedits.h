#pragma once

#include "app/editor/edits/grouptree.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <set>
#include <string>
#include <vector>

namespace thicket::editor {

/// Edits of a map's templates. Edits of their instances are completed by followed(). Pure
/// functions: any thread.

struct TemplateMaking {
    nav::MapEdit edit;
    nav::GroupId group = 0; ///< the first instance; 0 if there is nothing to make one of
};
/// Makes a template of objects of the map, which become its first instance: `group`, or a new group
/// if that is 0. Starts stay outside. Groups among the objects are dissolved.
TemplateMaking madeTemplate(const nav::Map& map, const std::vector<nav::MapObject>& objects,
                            nav::GroupId group, const std::string& name);

/// How a new instance is put down.
struct InstancePlace {
    nav::Point at;
    nav::Axes axes = {};
    nav::LayerId layer = 0; ///< of obstacles; 0 for a map without layers
};
struct InstancePlacing {
    nav::MapEdit edit;
    QList<nav::ObjectId> ids; ///< of the new objects
};
/// Adds an instance of a template, which must exist, on top of all objects. Markers go to the layer
/// of the markers. The error is one sentence: the place is beyond the range of coordinates.
Result<InstancePlacing> placedInstance(const nav::Map& map, nav::TemplateId id,
                                       const InstancePlace& place);

/// Makes instances ordinary groups. Ids of other groups do nothing.
nav::MapEdit detached(const nav::Map& map, const std::set<nav::GroupId>& groups);
/// Removes a template, which must exist. Its instances are detached.
nav::MapEdit removedTemplate(const nav::Map& map, nav::TemplateId id);
/// Renames a template, which must exist, and the instances that have its name.
nav::MapEdit renamedTemplate(const nav::Map& map, nav::TemplateId id, const std::string& name);

/// Brings the templates of a clipping into the settings of a map, and gives its groups, which are
/// not in the settings yet, the ids that the templates have there. A template that is there with
/// the same name and the same members serves both. The names of those that are there with other
/// members are returned: groups that are instances of them become ordinary ones.
std::vector<std::string> bringTemplates(nav::MapSettings& settings, const nav::Templates& brought,
                                        std::vector<nav::ObjectGroup>& groups);

/// "Template 3": a name that no template has.
std::string unusedTemplateName(const nav::MapSettings& settings);

} // namespace thicket::editor
