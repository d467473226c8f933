#pragma once

#include "libnav/geometry/shapes.h"

#include <array>
#include <optional>
#include <vector>

/// Curves of drawing formats as polylines. The points of a polyline lie on the curve, and no point
/// of the curve is further from it than `error` (> 0, the unit of the points), unless that would
/// take more than `mostPieces`. Any thread.
namespace thicket::plugins {

/// The most pieces of one curve.
inline constexpr int mostPieces = 4096;

/// How often each curve must be cut. Source: Wang, "The subdivision method for finding the
/// intersection between two Bezier curves or surfaces", Zhejiang University Journal (1984), the
/// bound by second differences.
int piecesOf(const std::array<nav::Point, 3>& quadratic, double error);
int piecesOf(const std::array<nav::Point, 4>& cubic, double error);

/// Append the points of a Bezier curve in its order, without the first. Control points must be
/// finite. Return whether the error is kept.
bool appendCurve(std::vector<nav::Point>& line, const std::array<nav::Point, 3>& quadratic,
                 double error);
bool appendCurve(std::vector<nav::Point>& line, const std::array<nav::Point, 4>& cubic,
                 double error);

/// The points center + cos(t) u + sin(t) v for t from `from` to `from + sweep`, radians.
struct EllipticalArc {
    nav::Point center;
    nav::Point u;
    nav::Point v;
    double from = 0;
    double sweep = 0; ///< at most one turn, in either direction
};

/// The arc of SVG's path data. `radii` (their signs do not matter) grow if the ellipse does not
/// reach both points. `rotation` of its x axis: radians. `isLarge`: more than half a turn;
/// `isPositive`: in the direction of growing angles. No value where SVG draws a straight line (a
/// radius of 0) or nothing (equal points). Source: SVG 1.1, appendix F.6.
std::optional<EllipticalArc> arcBetween(nav::Point from, nav::Point to, nav::Point radii,
                                        double rotation, bool isLarge, bool isPositive);

/// As appendCurve(), except that the last point is the arc's end as computed.
bool appendArc(std::vector<nav::Point>& line, const EllipticalArc& arc, double error);

} // namespace thicket::plugins
