#pragma once

#include "libnav/map/map.h"
#include "libnav/nav_export.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::nav {

/// A change of a map as a value. It covers adding, removing and changing objects, so that one undo
/// command and one notification serve all. Entries apply in order; inverted() undoes them.
struct MapEdit {
    /// Without `before` the object is added at `position`. Without `after` it is removed from
    /// `position`. With both it is replaced; `position` is its index.
    struct Entry {
        ObjectId id = 0;
        std::optional<MapObject> before;
        std::optional<MapObject> after;
        std::size_t position = 0;
        bool operator==(const Entry&) const = default;
    };
    struct SettingsChange {
        MapSettings before;
        MapSettings after;
        bool operator==(const SettingsChange&) const = default;
    };

    std::vector<Entry> entries;
    std::optional<SettingsChange> settings;

    bool operator==(const MapEdit&) const = default;
    /// Whether applying it changes nothing.
    THICKET_NAV_EXPORT bool isNoOp() const;
    /// The edit that undoes this one.
    THICKET_NAV_EXPORT MapEdit inverted() const;

    /// Edits of a given map. Changed and removed objects must exist in it, added ones must not.
    static THICKET_NAV_EXPORT MapEdit add(const Map& map, std::vector<MapObject> objects);
    static THICKET_NAV_EXPORT MapEdit change(const Map& map, std::vector<MapObject> objects);
    static THICKET_NAV_EXPORT MapEdit remove(const Map& map, const std::vector<ObjectId>& ids);
    static THICKET_NAV_EXPORT MapEdit changeSettings(const Map& map, MapSettings settings);
};

/// Applies an edit that was made for this very map. Asserts that each `before` equals the map's
/// object.
THICKET_NAV_EXPORT void apply(Map& map, const MapEdit& edit);

/// The changes of obstacles(map) that the edit makes, in order. An obstacle may occur repeatedly.
/// Edits of markers, names and the like give none.
THICKET_NAV_EXPORT std::vector<ObstacleChange> obstacleChanges(const MapEdit& edit);

/// `first`, then `second`, as one edit. Each object occurs at most once if possible.
THICKET_NAV_EXPORT MapEdit merged(MapEdit first, const MapEdit& second);

} // namespace thicket::nav
