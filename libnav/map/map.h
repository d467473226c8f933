#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapobject.h"
#include "libnav/nav_export.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace thicket::nav {

struct Layer {
    LayerId id = 0;
    std::string name = {};
    bool visible = true;
    bool locked = false;
    Json::Object unknown = {};
    bool operator==(const Layer&) const = default;
};

/// What agents do who have reached their goal.
enum class AtGoal {
    stay, ///< rest there
    leave ///< are taken away
};
/// "stay", "leave": the file's spelling.
THICKET_NAV_EXPORT const char* name(AtGoal atGoal);

struct AgentGroup {
    std::string name = {};
    double maxSpeed = 3; ///< map units per second, > 0
    double maxForce = 8; ///< map units per second squared, > 0
    ObjectId goal = 0;   ///< a goal object; 0: none
    /// Nearer than this to the goal an agent has reached it, map units, > 0; none: the simulation
    /// chooses.
    std::optional<double> goalRadius = {};
    AtGoal atGoal = AtGoal::stay;
    Json::Array behaviours = {}; ///< {"type": ..., "weight": ...} each
    Json::Object unknown = {};
    bool operator==(const AgentGroup&) const = default;
};

/// How screens and exporters show +y; coordinates themselves do not change.
enum class YAxis { up, down };

/// Everything of a map but its objects.
struct MapSettings {
    std::string name = {};
    std::string unit = "m";
    YAxis yAxis = YAxis::up;
    std::optional<Box> bounds;
    bool boundsAreWalls = false; ///< agents stay inside the bounds, if there are any
    std::vector<Layer> layers;
    std::vector<AgentGroup> agentGroups;
    Json::Object unknown; ///< keys of the file's top level that this version does not know
    bool operator==(const MapSettings&) const = default;
};

/// What a designer drew: settings and objects in drawing order (later ones lie on top).
/// A value with ==; ids are unique. Not thread-safe while it is changed.
class THICKET_NAV_EXPORT Map {
public:
    MapSettings settings;

    const std::vector<MapObject>& objects() const { return m_objects; }
    /// Null when there is none. Valid until the map changes.
    const MapObject* find(ObjectId id) const;
    /// Drawing position of an object; the object must exist.
    std::size_t positionOf(ObjectId id) const;

    /// Inserts at a drawing position, at most objects().size(). The id must be new and >= 1.
    void insert(MapObject object, std::size_t position);
    void append(MapObject object) { insert(std::move(object), m_objects.size()); }
    struct PlacedObject {
        MapObject object;
        std::size_t position = 0;
    };
    /// Inserts many in order, in one pass; positions must ascend, each counted with the objects
    /// placed before it.
    void insert(std::vector<PlacedObject> placed);
    /// Replaces the object of the same id, which must exist.
    void replace(MapObject object);
    /// Removes and returns it; it must exist.
    MapObject remove(ObjectId id);
    /// Removes many different ones in one pass; they must exist.
    void remove(const std::vector<ObjectId>& ids);

    /// An id that no object has and, in this value's lifetime, none has had.
    ObjectId unusedId() const { return m_nextId; }
    /// The layer an object lies on: its own, else the first; null when the map has no layers.
    const Layer* layerOf(const MapObject& object) const;
    /// The first start (goal) marker in drawing order.
    const MapObject* start() const;
    const MapObject* goal() const;
    /// Round every object and the bounds; empty for an empty map without bounds.
    Box extent() const;

    bool operator==(const Map& other) const
    {
        return settings == other.settings && m_objects == other.m_objects;
    }

private:
    void enlist(const MapObject& object, std::size_t position);
    void enlistMarker(const MapObject& object);
    void strike(const MapObject& object);
    const MapObject* firstOf(const std::set<ObjectId>& ids) const;
    void renumber(std::size_t from);

    std::vector<MapObject> m_objects;
    std::unordered_map<ObjectId, std::size_t> m_positions;
    std::set<ObjectId> m_starts; // few, found without a look at all objects
    std::set<ObjectId> m_goals;
    ObjectId m_nextId = 1;
};

/// Obstacle::id of bounds that are walls; no object has it.
inline constexpr ObjectId boundsObstacle = 0;

/// The bounds as an inverted polygon when they are walls; nothing without bounds or when they have
/// no area.
THICKET_NAV_EXPORT std::optional<Polygon> boundingWalls(const MapSettings& settings);

/// The map's obstacles in drawing order, hidden layers included (hiding is for the eye only), and
/// last the bounds when they are walls: see boundingWalls().
THICKET_NAV_EXPORT std::vector<Obstacle> obstacles(const Map& map);

} // namespace thicket::nav
