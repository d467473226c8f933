#pragma once

#include "plugins/svg/pathdata.h"
#include "plugins/svg/svgelement.h"
#include "plugins/svg/svglength.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// The lines that an element draws, in map units. A circle that stays one has no points.
struct SvgOutlines {
    std::vector<SubPath> strokes;
    bool isWhole = true;        ///< false: its data has a fault, and was read up to it
    bool keepsError = true;     ///< false: a curve is further off than asked
    bool isTooLong = false;     ///< the rest would exceed the points that were allowed
    bool hasLengths = true;     ///< false: one cannot be read; then without strokes
    bool dependsOnFont = false; ///< a length does
};

/// How an element's lines are read.
struct SvgReading {
    Affine toMap;
    nav::Point viewport; ///< what 100 % are
    double error = 0;    ///< of curves, map units
    std::size_t mostPoints = 0;
    SvgUnits units{};
};

/// The lines of a circle, ellipse, line, path, polygon, polyline or rect. No value for other
/// elements.
std::optional<SvgOutlines> svgOutlines(const SvgElement& element, const SvgReading& reading);

/// The points of a circle within the error.
std::vector<nav::Point> pointsOn(const nav::Circle& circle, double error);

} // namespace thicket::plugins
