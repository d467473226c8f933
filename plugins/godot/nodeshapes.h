#pragma once

#include "libnav/map/mapobject.h"
#include "plugins/godot/scenetree.h"
#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"

#include <optional>
#include <vector>

namespace thicket::plugins {

/// What a node blocks, in map units.
struct NodeShapes {
    std::vector<nav::Geometry> geometries;
    double error = 0;              ///< how far polygons may be from round shapes, map units
    std::optional<LedgerLine> why; ///< if there are none: what is the matter
};

/// Whether a map can hold all its numbers: none is beyond nav::coordinateLimit.
bool fitsMap(const nav::Geometry& geometry);

/// A ring's corners, in a node's coordinates, as the map has them. `global`: PlacedNode::global.
/// Corners that repeat the one before are left out.
std::vector<nav::Point> placedRing(std::vector<nav::Point> corners, const Affine& global,
                                   const Frame& frame);

/// Reads the shape of a CollisionShape2D, CollisionPolygon2D, Polygon2D or NavigationObstacle2D:
/// circles stay circles under transforms that keep angles, capsules and segments become walls; all
/// else polygons. Numbers that a map cannot hold are a reason for none.
NodeShapes shapesOf(const PlacedNode& node, const Frame& frame, double arcError);

} // namespace thicket::plugins
