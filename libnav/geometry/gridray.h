#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

/// One coordinate of a ray that crosses the cells of a uniform grid.
/// Source: Amanatides, Woo, "A fast voxel traversal algorithm for ray tracing" (1987).
namespace thicket::nav {

/// The distance to the next border between cells.
struct GridRayAxis {
    double next = std::numeric_limits<double>::infinity(); ///< distance along the ray
    double stride = 0;                                     ///< from border to border, likewise
    int at = 0;                                            ///< the current cell
    int step = 0;
    int count = 0;

    /// `from`: the ray's start, measured from the grid's border. `inverse`: 1 / direction, infinite
    /// if the ray does not move in this coordinate. `begin`: the first cell.
    GridRayAxis(double from, double inverse, double side, int begin, int cells)
        : at(begin), count(cells)
    {
        if (std::isinf(inverse))
            return;
        step = inverse > 0 ? 1 : -1;
        next = ((at + (inverse > 0 ? 1 : 0)) * side - from) * inverse;
        stride = side * std::abs(inverse);
    }
    /// Crosses the border; false if that was the border of the grid.
    bool advance()
    {
        at += step;
        next += stride;
        return unsigned(at) < unsigned(count);
    }
};

/// Reduces the part [in, out] of a ray to that between two borders. False if nothing is left.
inline bool clipRay(double from, double inverse, double low, double high, double& in, double& out)
{
    if (std::isinf(inverse))
        return from >= low && from <= high;
    const double a = (low - from) * inverse;
    const double b = (high - from) * inverse;
    in = std::max(in, std::min(a, b));
    out = std::min(out, std::max(a, b));
    return in <= out;
}

} // namespace thicket::nav
