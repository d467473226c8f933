#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/nav_export.h"
#include "libnav/tangent/tangentedge.h"

#include <optional>

namespace thicket::nav {

/// The circle that an edge touches, as rays see it; nothing for an end of the query, and when the
/// field has no such disc. The contact must be of this field, or of one that apply() made this one
/// of while numbering() stayed the same. Any thread.
THICKET_NAV_EXPORT std::optional<Circle> rimOf(const ObstacleField& field, const Contact& contact);

} // namespace thicket::nav
