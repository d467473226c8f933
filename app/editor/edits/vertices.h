#pragma once

#include "libnav/map/mapobject.h"

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// The vertices of walls, polygons and spawn areas with corners, and rules for editing them. Pure
/// functions: any thread.

/// The points of one of these; null for other geometries.
const std::vector<nav::Point>* verticesOf(const nav::Geometry& geometry);
/// Whether the last point joins the first: all but open walls.
bool isRing(const nav::Geometry& geometry);
/// The least number of points: 2 of an open wall, 3 of a ring; 0 for other geometries.
std::size_t leastVertices(const nav::Geometry& geometry);
/// The number of sides between the points; 0 for geometries without vertices.
std::size_t sideCount(const nav::Geometry& geometry);
/// The side that begins at the vertex of this index, which must be less than sideCount().
nav::Segment sideAt(const nav::Geometry& geometry, std::size_t side);

/// The geometry with other points. It must have vertices.
nav::Geometry withVertices(nav::Geometry geometry, std::vector<nav::Point> points);
/// The geometry with a new vertex on the side that begins at `side`.
nav::Geometry withInserted(nav::Geometry geometry, std::size_t side, nav::Point at);
/// The geometry without the vertices of these indices, in any order.
nav::Geometry withoutVertices(nav::Geometry geometry, const std::vector<std::size_t>& indices);

/// Whether the closed polyline has at least three corners and no two sides that meet other than at
/// their common corner.
bool isSimplePolygon(const std::vector<nav::Point>& corners);
/// Whether the side from the last of `corners` to `next` meets no other side of the open polyline.
/// True for no corners.
bool canContinue(const std::vector<nav::Point>& corners, nav::Point next);
/// Whether the geometry can be in a map: enough points, neighbours that differ, and a polygon whose
/// sides do not meet. True for geometries without vertices.
bool isSound(const nav::Geometry& geometry);
/// Whether an edit may make `after` of `before`: it is sound, or `before` is not either. Fast if
/// few sides of an outline change.
bool staysSound(const nav::Geometry& before, const nav::Geometry& after);

} // namespace thicket::editor
