#pragma once

#include "libnav/map/map.h"
#include "plugins/godot/scenetext.h"
#include "plugins/shapes/frame.h"
#include "plugins/shapes/ledger.h"

namespace thicket::plugins {

/// Where and how objects are written.
struct ScenePlace {
    const Frame& frame;
    double arcError;     ///< map units, > 0
    bool givesAvoidance; ///< NavigationObstacle2D, too
};

/// Writes one object as a node below `parent`: an obstacle as a StaticBody2D with its shapes, a
/// marker as a Marker2D (Position2D in Godot 3). Shapes:
/// - a circle as a CircleShape2D; an arena as segments inside its circle, within arcError;
/// - a thick wall as a capsule for each segment, one without thickness as segments;
/// - a polygon as a rectangle, if its sides are along the axes, as a convex shape or, if it has
///   dents, as a CollisionPolygon2D; an inverted one as its segments.
/// The body lies where the circle or the first point of the obstacle is. Properties
/// whose names are possible are added to the metadata.
void writeObject(SceneText& scene, Ledger& ledger, const ScenePlace& place,
                 const std::string& parent, const std::string& name, const nav::MapObject& object,
                 SceneLines metadata);

/// Segments round the box, as StaticBody2D.
void writeBounds(SceneText& scene, const Frame& frame, const std::string& parent,
                 const nav::Box& box);

} // namespace thicket::plugins
