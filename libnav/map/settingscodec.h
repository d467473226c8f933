#pragma once

#include "libnav/json/jsontape.h"
#include "libnav/map/map.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The settings of a map in its file: the members beside format, version and objects. Private to
/// the map file's reader and writer.
namespace thicket::nav {

struct SettingMember {
    std::string_view key;
    /// What is wrong with the value; the settings are then as they were.
    std::optional<Fault> (*read)(JsonValue value, MapSettings& out);
    /// Appends the value.
    void (*write)(std::string& out, const MapSettings& settings);
    /// Null: it always is.
    bool (*isWritten)(const MapSettings& settings) = nullptr;
};

/// By key.
std::span<const SettingMember> settingMembers();

} // namespace thicket::nav
