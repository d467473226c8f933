#pragma once

#include "libnav/geometry/shapes.h"
#include "plugins/shapes/jsontext.h"

#include <span>
#include <string>

/// The parts of R.U.B.E.'s JSON: numbers in metres and radians, y up. What is absent there is 0.
/// Source: R.U.B.E. documentation, "JSON structure" (iforce2d.net).
namespace thicket::plugins {

/// {"x", "y"}
std::string rubePoint(nav::Point p);
/// {"x": [...], "y": [...]}
std::string rubePoints(std::span<const nav::Point> points);

JsonKeys rubeCircle(nav::Point center, double radius);
/// Convex, counter-clockwise, of 3 to 8 points.
JsonKeys rubePolygon(std::span<const nav::Point> points);
/// Sides that block on their right, so of a counter-clockwise ring the outside. Two points: an edge
/// that blocks on both sides. Otherwise the chain goes on to the points before and after it.
JsonKeys rubeChain(std::span<const nav::Point> points, nav::Point before, nav::Point after);
/// A chain that returns to its first point.
JsonKeys rubeLoop(std::span<const nav::Point> points);

/// A custom property.
JsonKeys rubeProperty(const std::string& name, const nav::Json& value);

} // namespace thicket::plugins
