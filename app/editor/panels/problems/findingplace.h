#pragma once

#include "libnav/map/validation/validation.h"

namespace thicket::editor {

/// Where a finding is: its own place, or its objects. The far side of an arena is not where its
/// problem is. Empty if it is nowhere.
nav::Box placeOf(const nav::Finding& finding, const nav::Map& map);

/// What should fill the view to see it: of a place the surroundings up to the nearest corners, so
/// that the few sides that meet there are seen, and at most half of the smallest object.
nav::Box closeUpOf(const nav::Finding& finding, const nav::Map& map);

} // namespace thicket::editor
