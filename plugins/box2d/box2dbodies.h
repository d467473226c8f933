#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/shapes/frame.h"
#include "plugins/shapes/jsontext.h"

#include <string>
#include <vector>

namespace thicket::plugins {

/// The body of one object: where it is, and its fixtures, relative to that, in the file's metres.
struct Box2dBody {
    nav::Point position;
    std::vector<JsonKeys> fixtures{};
    bool isApproximated = false; ///< some of it is a chain or a polygon in the place of what it is
};

/// A circle is a circle. A polygon is cut into convex ones of at most 8 corners. A wall is a
/// rectangle for each segment and a circle for each point, which is exact, or a chain there and
/// back where it is thinner than Box2D can hold. An arena is a clockwise chain: an inverted
/// circle's lies within it by at most arcError map units. Markers have no fixtures.
///
/// Box2D welds points nearer than 0.0025 m. Pieces of polygons that have no area without such
/// points become chains. Circles of radius 0 block nothing and have no fixture.
Result<Box2dBody> box2dBody(const nav::Geometry& geometry, const Frame& frame, double arcError);

} // namespace thicket::plugins
