#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/guides.h"
#include "libnav/map/mapobject.h"
#include "libnav/map/objectgroups.h"
#include "libnav/map/objectlist.h"
#include "libnav/map/positiontable.h"
#include "libnav/map/templates.h"
#include "libnav/map/underlay.h"
#include "libnav/nav_export.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace thicket::nav {

/// A layer of a map. Objects refer to it by id. It affects display and editing only.
struct Layer {
    LayerId id = 0;
    std::string name = {};
    bool visible = true;
    bool locked = false;
    std::string colour = {}; ///< of its fills, "#rrggbb"; empty: chosen by the program
    double opacity = 1;      ///< 0 to 1
    Json::Object unknown = {};
    bool operator==(const Layer&) const = default;

    /// Whether its objects can be edited.
    bool isOpen() const { return visible && !locked; }
};

/// A size of agent that the map is made for.
struct AgentClass {
    std::string name = {};
    double radius = 0; ///< >= 0
    Json::Object unknown = {};
    bool operator==(const AgentClass&) const = default;
};

/// What agents do after reaching their goal.
enum class AtGoal {
    stay, ///< stop there
    leave ///< are removed
};
/// "stay", "leave": the spelling in files.
THICKET_NAV_EXPORT const char* name(AtGoal atGoal);

/// Agents with common limits, goal and behaviours. Agents refer to it by name.
struct AgentGroup {
    std::string name = {};
    double maxSpeed = 3; ///< map units per second, > 0
    double maxForce = 8; ///< map units per second squared, > 0
    ObjectId goal = 0;   ///< a goal object; 0: none
    /// An agent has reached the goal within this distance, map units, > 0. Absent: the simulation
    /// chooses.
    std::optional<double> goalRadius = {};
    AtGoal atGoal = AtGoal::stay;
    Json::Array behaviours = {}; ///< each {"type": ..., "weight": ...}
    Json::Object unknown = {};
    bool operator==(const AgentGroup&) const = default;
};

/// The direction of +y on screens and in exports. Coordinates do not change.
enum class YAxis { up, down };

/// The contents of a map except its objects.
struct MapSettings {
    std::string name = {};
    std::string unit = "m";
    YAxis yAxis = YAxis::up;
    std::optional<Box> bounds;
    bool boundsAreWalls = false; ///< agents stay inside the bounds, if present
    std::vector<Layer> layers;   ///< from the bottom up
    /// The first one is that of the path. Empty: the author did not choose.
    std::vector<AgentClass> agentClasses;
    std::vector<AgentGroup> agentGroups;
    ObjectGroups objectGroups;
    Templates templates;
    Guides guides;
    std::optional<Underlay> underlay;
    Json::Object unknown; ///< top-level keys of the file that this version does not know
    bool operator==(const MapSettings&) const = default;
};

/// A map as drawn: settings, and objects in drawing order: within a layer, later ones are on top.
/// See LayerLookup::rankOf(). A value with ==; ids are unique. Not thread-safe while it is changed.
class THICKET_NAV_EXPORT Map {
public:
    MapSettings settings;

    const ObjectList& objects() const { return m_objects; }
    /// The object with this id, or null. Valid until the map changes.
    const MapObject* find(ObjectId id) const;
    /// Index of an object in drawing order; the object must exist.
    std::size_t positionOf(ObjectId id) const;

    /// Inserts at an index in drawing order, at most objects().size(). The id must be new and >= 1.
    void insert(MapObject object, std::size_t position);
    void append(MapObject object) { insert(std::move(object), m_objects.size()); }
    using PlacedObject = ObjectList::PlacedObject;
    /// Inserts many in order, in one pass. Positions must ascend; each counts the objects inserted
    /// before it.
    void insert(std::vector<PlacedObject> placed);
    /// Replaces the object of the same id, which must exist.
    void replace(MapObject object);
    /// Removes and returns an object, which must exist.
    MapObject remove(ObjectId id);
    /// Removes several objects in one pass. They must exist; ids must differ.
    void remove(const std::vector<ObjectId>& ids);

    /// An id that no object has or had in this value's lifetime.
    ObjectId unusedId() const { return m_nextId; }
    /// Ids below this one count as used, too.
    void skipIds(ObjectId unused) { m_nextId = std::max(m_nextId, unused); }
    /// The layer of an object: its own, else the first one; null without layers.
    const Layer* layerOf(const MapObject& object) const;
    /// The first start (goal) marker in drawing order.
    const MapObject* start() const;
    const MapObject* goal() const;
    /// The box round all objects and the bounds; empty for an empty map without bounds.
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

    ObjectList m_objects;
    PositionTable m_positions;
    std::set<ObjectId> m_starts; // few, found without a scan of all objects
    std::set<ObjectId> m_goals;
    ObjectId m_nextId = 1;
};

/// Obstacle::id of bounds that are walls. No object has it.
inline constexpr ObjectId boundsObstacle = 0;

/// The bounds as an inverted polygon if they are walls. No value without bounds, or if they have no
/// area.
THICKET_NAV_EXPORT std::optional<Polygon> boundingWalls(const MapSettings& settings);

/// The map's obstacles in drawing order, including hidden layers, which are hidden only from view.
/// The last one is the bounds, if they are walls: see boundingWalls().
THICKET_NAV_EXPORT std::vector<Obstacle> obstacles(const Map& map);

} // namespace thicket::nav
