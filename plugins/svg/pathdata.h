#pragma once

#include "plugins/shapes/affine.h"

#include <optional>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// One stroke of a path, in map units.
struct SubPath {
    std::vector<nav::Point> points; ///< without the first one again at the end
    bool isClosed = false;
    bool isCurved = false;
    /// Set if it is a whole circle, drawn by arcs.
    std::optional<nav::Circle> circle{};
};

struct PathData {
    std::vector<SubPath> strokes; ///< of at least one point
    bool isWhole = true;          ///< false: read up to a fault, as SVG draws it
    bool keepsError = true;       ///< false: a curve has too many pieces
    bool isTooLong = false;       ///< more than `mostPoints`; the rest was not read
};

/// Reads SVG's path data (all commands, absolute and relative) through a transform. Curves become
/// points on them, nowhere further off than `error`, map units.
PathData readPathData(std::string_view text, const Affine& toMap, double error,
                      std::size_t mostPoints);

} // namespace thicket::plugins
