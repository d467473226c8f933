#pragma once

#include "libnav/map/map.h"
#include "libnav/nav_export.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::nav {

/// A change of a map as a value: adding, removing and changing objects are one thing, so there is
/// one undo command and one notice. Entries apply in order; inverted() undoes them.
struct MapEdit {
    /// before absent: the object is added at `position`; after absent: it is removed from
    /// `position`; both: it is replaced in place and `position` is where it stands.
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
    THICKET_NAV_EXPORT MapEdit inverted() const;

    /// Edits against a map as it is; objects named must exist (added ones must not).
    static THICKET_NAV_EXPORT MapEdit add(const Map& map, std::vector<MapObject> objects);
    static THICKET_NAV_EXPORT MapEdit change(const Map& map, std::vector<MapObject> objects);
    static THICKET_NAV_EXPORT MapEdit remove(const Map& map, const std::vector<ObjectId>& ids);
    static THICKET_NAV_EXPORT MapEdit changeSettings(const Map& map, MapSettings settings);
};

/// Applies an edit made against this very map (caller's bug otherwise: asserts that each `before`
/// is what the map holds).
THICKET_NAV_EXPORT void apply(Map& map, const MapEdit& edit);

/// What the edit does to obstacles(map), in order: an obstacle may be named repeatedly. Edits of
/// markers, names and the like leave nothing.
THICKET_NAV_EXPORT std::vector<ObstacleChange> obstacleChanges(const MapEdit& edit);

/// `second` made after `first`, as one edit with each object named at most once where possible.
THICKET_NAV_EXPORT MapEdit merged(MapEdit first, const MapEdit& second);

} // namespace thicket::nav
