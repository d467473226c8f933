#pragma once

#include "libnav/geometry/shapes.h"

#include <vector>

namespace thicket::drawing {

/// A stretch of a line (distance from its start) or of a circle (angle).
struct Interval {
    double begin = 0;
    double end = 0;
};

/// A segment with its frame: u along it from `a`, v to its left.
struct Spine {
    nav::Point a;
    nav::Point direction; ///< unit
    double length = 0;
};

/// What of the line from `from` in direction `along` over `length` lies inside the disc.
void coverLineByDisc(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                     double length, nav::Point center, double radius);
/// ... inside the rectangle of the spine, `radius` to each side.
void coverLineByRectangle(std::vector<Interval>& covered, nav::Point from, nav::Point along,
                          double length, const Spine& spine, double radius);
/// What of the rim of the circle (`rimCenter`, `rimRadius`) lies inside the disc.
void coverRimByDisc(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                    nav::Point center, double radius);
void coverRimByRectangle(std::vector<Interval>& covered, nav::Point rimCenter, double rimRadius,
                         const Spine& spine, double radius);

/// What is left of [0, length].
std::vector<Interval> uncoveredLine(std::vector<Interval> covered, double length);
/// What is left of a full turn, begin in [0, 2 pi), end - begin up to 2 pi.
std::vector<Interval> uncoveredRim(std::vector<Interval> covered);

} // namespace thicket::drawing
