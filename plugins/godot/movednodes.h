#pragma once

#include "libnav/map/mapobject.h"
#include "plugins/godot/scenetree.h"
#include "plugins/shapes/frame.h"

#include <vector>

namespace thicket::plugins {

/// The transform of the node that exportScene() writes for the geometry, pixels.
Affine writtenTransform(const nav::Geometry& geometry, const Frame& frame);

/// The geometry where its node is now: unchanged, to the bit, if the node is where it was written
/// (to what single precision tells). Otherwise moved, turned and scaled likewise. A circle or arena
/// that no longer is one becomes a polygon within arcError.
nav::Geometry carried(nav::Geometry geometry, const PlacedNode& node, const Frame& frame,
                      double arcError);

/// Whether shapes read from the node's children are those of the geometry, to what single precision
/// tells. Inverted geometries and markers always are.
bool areShapesOf(const nav::Geometry& geometry, const std::vector<nav::Geometry>& shapes,
                 const Frame& frame);

} // namespace thicket::plugins
