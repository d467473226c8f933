#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"
#include "libsteer/c/thicket.h"

namespace thicket::c {

inline nav::Point pointOf(thk_point p) { return {p.x, p.y}; }
inline thk_point pointOf(nav::Point p) { return {p.x, p.y}; }

/// The caller's shape. Errors: it is not one; nothing is said of its coordinates.
Result<nav::Shape> shapeOf(const thk_shape* given);
/// The shape moved by `by`.
nav::Shape moved(nav::Shape shape, nav::Point by);

} // namespace thicket::c
