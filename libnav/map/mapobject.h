#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"
#include "libnav/nav_export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace thicket::nav {

/// Identifies an object of one map; unique, >= 1, never reused within a session.
using ObjectId = std::int64_t;
/// Identifies a layer of one map; unique, >= 1.
using LayerId = std::int64_t;

/// Where a path begins. A map has at most one.
struct StartMarker {
    Point position;
    bool operator==(const StartMarker&) const = default;
};
/// Where a path ends; agent groups name goals by id.
struct GoalMarker {
    Point position;
    bool operator==(const GoalMarker&) const = default;
};
/// An agent as placed on the map.
struct AgentMarker {
    Point position;
    double heading = 0;     ///< radians
    double radius = 0;      ///< >= 0
    std::string group = {}; ///< name of an AgentGroup; may be empty
    bool operator==(const AgentMarker&) const = default;
};

using Geometry = std::variant<Circle, Wall, Polygon, StartMarker, GoalMarker, AgentMarker>;

/// One thing on a map. A value.
struct MapObject {
    ObjectId id = 0;
    LayerId layer = 0;     ///< 0: the map's first layer
    std::string name = {}; ///< UTF-8; may be empty
    Geometry geometry = {};
    Json::Object properties = {}; ///< custom properties
    Json::Object unknown = {};    ///< keys that this version does not know, kept for saving

    bool operator==(const MapObject&) const = default;
};

/// "circle", "wall", "polygon", "start", "goal", "agent": the file's spelling.
THICKET_NAV_EXPORT const char* typeName(const Geometry& geometry);
/// The shape that blocks the way; nothing for markers.
THICKET_NAV_EXPORT std::optional<Shape> obstacleShape(const Geometry& geometry);
/// Whether a circle or polygon is an arena: what lies outside it blocks.
THICKET_NAV_EXPORT bool isInverted(const Geometry& geometry);
/// Smallest box round what is drawn; a marker's is its position.
THICKET_NAV_EXPORT Box boundingBox(const Geometry& geometry);
/// The geometry moved by `by`.
THICKET_NAV_EXPORT Geometry translated(Geometry geometry, Point by);

} // namespace thicket::nav
