#pragma once

#include "libnav/json/jsontape.h"
#include "libnav/map/map.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The settings in a map file: its members besides format, version and objects. Internal to the
/// reader and writer of map files.
namespace thicket::nav {

struct SettingMember {
    std::string_view key;
    /// Returns a fault if the value is not valid. The settings are then unchanged.
    std::optional<Fault> (*read)(JsonValue value, MapSettings& out);
    /// Appends the value.
    void (*write)(std::string& out, const MapSettings& settings);
    /// Null: always written.
    bool (*isWritten)(const MapSettings& settings) = nullptr;
};

/// In ascending order of their keys.
std::span<const SettingMember> settingMembers();

} // namespace thicket::nav
