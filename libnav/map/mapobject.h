#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"
#include "libnav/map/motion.h"
#include "libnav/map/rarevalue.h"
#include "libnav/nav_export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace thicket::nav {

/// Identifies an object within a map; unique, >= 1, never reused within a session.
using ObjectId = std::int64_t;
/// Identifies a layer within a map; unique, >= 1.
using LayerId = std::int64_t;
/// Identifies a group of objects within a map; unique, >= 1.
using GroupId = std::int64_t;
/// Identifies a template within a map; unique, >= 1.
using TemplateId = std::int64_t;

/// The start of the path. A map should have at most one.
struct StartMarker {
    Point position;
    bool operator==(const StartMarker&) const = default;
};
/// A path's end. Agent groups refer to goals by id.
struct GoalMarker {
    Point position;
    bool operator==(const GoalMarker&) const = default;
};
/// An agent's initial placement on the map.
struct AgentMarker {
    Point position;
    double heading = 0;     ///< radians
    double radius = 0;      ///< >= 0
    std::string group = {}; ///< name of an AgentGroup; may be empty
    bool operator==(const AgentMarker&) const = default;
};

/// A disc or polygon in which agents enter the simulation while it runs, at random free places.
struct SpawnMarker {
    Point position;                   ///< centre of the disc; of a polygon without meaning
    double radius = 1;                ///< of the disc, map units, >= 0; agents are wholly inside
    double agentRadius = 0.3;         ///< map units, >= 0; a simulation refuses 0
    std::string group = {};           ///< name of an AgentGroup; may be empty
    std::int64_t count = 10;          ///< agents in all; 0: as many as the rate gives
    double rate = 0;                  ///< agents per second, >= 0; 0: all at once
    double from = 0;                  ///< seconds: when the first is due, >= 0
    std::optional<double> until = {}; ///< seconds, >= 0: none enters later; absent: no end
    std::int64_t seed = 0;            ///< of the places, >= 0
    /// Corners of a polygon, in either winding, that is the area instead of the disc: none or at
    /// least three. Its sides may touch, but a simulation refuses ones that cross.
    std::vector<Point> points = {};
    bool operator==(const SpawnMarker&) const = default;
};
/// The largest SpawnMarker::count.
inline constexpr std::int64_t mostSpawned = 1'000'000;

using Geometry =
    std::variant<Circle, Wall, Polygon, StartMarker, GoalMarker, AgentMarker, SpawnMarker>;

/// An object of a map. A value.
struct MapObject {
    ObjectId id = 0;
    LayerId layer = 0;     ///< 0: the map's first layer
    std::string name = {}; ///< UTF-8; may be empty
    Geometry geometry = {};
    Json::Object properties = {}; ///< custom properties
    Json::Object unknown = {};    ///< unknown to this version, kept for saving
    GroupId group = 0;            ///< of MapSettings::objectGroups; 0: none
    ObjectId member = 0; ///< which member of the template its group is an instance of; 0: none
    RareValue<Motion> motion = {}; ///< of an obstacle that moves while a crowd runs

    bool operator==(const MapObject&) const = default;
};

/// "circle", "wall", "polygon", "start", "goal", "agent", "spawn": the spelling in files.
THICKET_NAV_EXPORT const char* typeName(const Geometry& geometry);
/// Whether it has a shape that blocks. Markers have none.
THICKET_NAV_EXPORT bool isObstacle(const Geometry& geometry);
/// The shape that blocks; no value for markers.
THICKET_NAV_EXPORT std::optional<Shape> obstacleShape(const Geometry& geometry);
/// Whether a circle or polygon is inverted: its outside blocks.
THICKET_NAV_EXPORT bool isInverted(const Geometry& geometry);
/// The name of the agent group of an agent or spawn area, which may be empty; null for others.
THICKET_NAV_EXPORT const std::string* agentGroupOf(const Geometry& geometry);
THICKET_NAV_EXPORT std::string* agentGroupOf(Geometry& geometry);
/// The radius of an agent or round spawn area, map units; 0 for others.
THICKET_NAV_EXPORT double markerRadius(const Geometry& geometry);
/// Whether the object is an obstacle with a motion.
THICKET_NAV_EXPORT bool isMoving(const MapObject& object);
/// The smallest box round the geometry. A marker's is its position, whatever its radius; that of a
/// spawn area with corners is round these.
THICKET_NAV_EXPORT Box boundingBox(const Geometry& geometry);
/// Where the mark of a spawn area stands: the centre of a disc. In a polygon it is the middle of
/// the widest part at half the height, and so in the polygon unless that has no area.
THICKET_NAV_EXPORT Point markOf(const SpawnMarker& spawn);
/// The geometry moved by `by`.
THICKET_NAV_EXPORT Geometry translated(Geometry geometry, Point by);

} // namespace thicket::nav
