#pragma once

#include "libnav/geometry/shapes.h"

#include <vector>

namespace thicket::drawing {

/// An interval of a line (distance from its start) or of a circle (angle).
struct Interval {
    double begin = 0;
    double end = 0;
};

/// A segment with its own frame: u along it from `a`, v to its left.
struct Spine {
    nav::Point a;
    nav::Point direction; ///< unit
    double length = 0;
};

/// Appends the part inside the disc of the line from `from` in direction `along` over `length`.
void coverLineByDisc(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                     double length, nav::Point center, double radius);
/// Appends its part inside the rectangle of the spine, `radius` to each side.
void coverLineByRectangle(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                          double length, const Spine& spine, double radius);
/// Appends the part inside the disc of the rim of the circle (`rimCenter`, `rimRadius`).
void coverRimByDisc(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                    nav::Point center, double radius);
void coverRimByRectangle(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                         const Spine& spine, double radius);

/// The rest of [0, length].
std::vector<Interval> uncoveredLine(std::vector<Interval> covered, double length);
/// The rest of a full turn: begin in [0, 2 pi), end - begin up to 2 pi.
std::vector<Interval> uncoveredRim(std::vector<Interval> covered);

} // namespace thicket::drawing
