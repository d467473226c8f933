#pragma once

#include "app/editor/transform/corners.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Selection;

/// Shapes the corners of the selected walls and polygons that are not on a locked layer, as one
/// undo step. Both return why nothing was done, or an empty string.

/// Makes polygons and closed walls regular.
QString makeRegular(MapDocument& document, const Selection& selection);
/// Rounds the corners of these indices, or all if there are none.
QString roundCorners(MapDocument& document, const Selection& selection,
                     const std::vector<std::size_t>& indices, const Rounding& rounding);

} // namespace thicket::editor
