#pragma once

#include "plugins/godot/scenefile.h"
#include "plugins/shapes/affine.h"

namespace thicket::plugins {

/// Where a node is and whether it is seen, by its own lines.
struct NodePlace {
    Affine transform; ///< from its coordinates to those it lies in, pixels
    bool isVisible = true;
    /// Whether it lies in the scene's coordinates and not in its parent's.
    bool isTopLevel = false;
};

/// By "transform", or "position", "rotation", "scale" and "skew" of a Node2D, or the offsets of a
/// Control from its parent's corner (margins in Godot 3). Anchors are not looked at.
NodePlace placeOf(const SectionLines& lines);

/// Whether nodes of this type, one of Godot's own, have no place: what is below them lies in the
/// scene's coordinates, and is seen. Types that are not known have one.
bool hasNoPlace(const std::string& type);

/// A point from Vector2(x, y); the fallback for anything else.
nav::Point vectorIn(const Variant& value, nav::Point fallback);

} // namespace thicket::plugins
