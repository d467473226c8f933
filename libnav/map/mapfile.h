#pragma once

#include "libnav/map/map.h"
#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <string>
#include <string_view>

/// The native format, NAME.thicket: UTF-8 JSON with sorted keys, one object per line, shortest
/// round-trip numbers, so that maps diff and merge well. read(write(map)) == map, bit for bit.
namespace thicket::nav {

/// The version that write() writes.
inline constexpr int mapFileVersion = 1;

struct LoadedMap {
    Map map;
    /// Written by a newer Thicket: may be looked at, must not be saved over.
    bool isNewer = false;
};

/// Parses a whole file's bytes. Refused, with "line L, column C" in Error::where after `name`:
/// invalid JSON or UTF-8, a wrong `format`, missing or mistyped keys, NaN and numbers beyond 1e9,
/// negative radii, duplicate ids and keys, unknown object types (of this version), nesting deeper
/// than 64, values of more than eight million parts. `name` is what the user calls the source
/// ("orchard.thicket").
/// A newer version's unknown object types are kept as they are, not shown.
THICKET_NAV_EXPORT Result<LoadedMap> readMap(std::string_view bytes, const std::string& name);

/// The file's bytes. The map must hold finite numbers and unique ids.
THICKET_NAV_EXPORT std::string writeMap(const Map& map);

/// Reads a file: refuses what readFile() does, more than 512 MiB, and what does not begin as a map
/// without reading on.
THICKET_NAV_EXPORT Result<LoadedMap> loadMap(const std::filesystem::path& path);

/// Writes through AtomicFile: the old file or the complete new one, never anything between.
THICKET_NAV_EXPORT Result<void> saveMap(const Map& map, const std::filesystem::path& path);

} // namespace thicket::nav
