#pragma once

#include "libnav/geometry/shapes.h"

#include <string>
#include <vector>

namespace thicket::bench {

struct Line {
    std::string name;
    std::vector<nav::Point> points; ///< both coordinates > 0
};

/// Measured points with both axes logarithmic.
struct LineChart {
    std::string title;
    std::string xAxis;
    std::string yAxis;
    std::vector<Line> lines;
};

/// The slope of the least-squares line through the logarithms: the exponent e of y ~ x^e. Needs two
/// points.
double fittedExponent(const std::vector<nav::Point>& points);

/// The charts side by side as an SVG document.
std::string asSvg(const std::vector<LineChart>& charts);

} // namespace thicket::bench
