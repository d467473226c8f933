#pragma once

#include "app/editor/document/objectindex.h"

namespace thicket::editor {

/// An agent radius, map units, for a map that has none. `present` if it suits the map's size;
/// otherwise the radius of the map's first agent; otherwise a hundredth of the map's longer side,
/// or a tenth of the mean distance between its objects if that is less, rounded to one digit: so
/// that agents fit between most of the objects. `present` for an empty map.
double suitableRadius(const ObjectIndex& index, double present);

} // namespace thicket::editor
