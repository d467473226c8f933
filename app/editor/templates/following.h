#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <string>

namespace thicket::editor {

/// An edit with all that follows from it for templates and their instances.
struct Following {
    nav::MapEdit edit;
    std::string templateName = {}; ///< of the template that changes, if one does
    std::size_t instances = 0;     ///< how many instances follow what was done to another one
    std::size_t detached = 0;      ///< how many are instances no more
};

/// Whether the edit may change instances, so that followed() is needed.
bool concernsInstances(const nav::MapSettings& settings, const nav::MapEdit& edit);

/// At most this many objects change in followed() that the edit does not name. Linear in the edit
/// and in the groups of objects.
std::size_t mostFollowing(const nav::MapSettings& settings, nav::MapEdit edit);

/// Completes an edit of the map.
///
/// If all members of an instance are moved, turned, mirrored or scaled as one, only its axes
/// change; an instance of one member may be moved, turned and mirrored so, while its size belongs
/// to the template. Any other change of a member (geometry, name, properties, deletion) is one of
/// the template, and all instances follow. If several instances change the same member, the first
/// one counts. An instance is detached if a member leaves it for another group, or if the edit does
/// more than changing and deleting. Objects that come into an instance are no members.
///
/// Pure: any thread. Linear in the edit, and in the map if a template changes.
Following followed(const nav::Map& map, nav::MapEdit edit);

} // namespace thicket::editor
