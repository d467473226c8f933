#pragma once

#include "libnav/map/map.h"
#include "libnav/nav_export.h"
#include "libnav/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

/// The native format, NAME.thicket: UTF-8 JSON with sorted keys, one object per line and shortest
/// round-trip numbers, so that maps diff and merge well. readMap(writeMap(map)) == map, bit for
/// bit.
namespace thicket::nav {

/// The newest version that writeMap() writes. A map without spawn areas and motions is
/// written as version 1.
inline constexpr int mapFileVersion = 2;

struct LoadedMap {
    Map map;
    /// Whether a newer Thicket wrote it. It may be viewed but must not be saved over.
    bool isNewer = false;
};

/// Told now and then which part of a file is read, 0 to 1. False stops the reading, which is then
/// an error.
using ReadingWatch = std::function<bool(double share)>;

/// Parses a whole file's bytes. `name` is the user's name of the source ("orchard.thicket").
/// Unknown object types of a newer version are kept unchanged but not shown.
///
/// Errors, with `name` and "line L, column C" in Error::where: invalid JSON or UTF-8, a wrong
/// `format`, missing keys, wrong types, NaN, numbers beyond 1e9, negative radii, duplicate ids and
/// keys, unknown object types (of this version), nesting deeper than 64, values of more than eight
/// million parts.
THICKET_NAV_EXPORT Result<LoadedMap> readMap(std::string_view bytes, const std::string& name,
                                             const ReadingWatch& watch = {});

/// The file's bytes. The map must hold finite numbers and unique ids.
THICKET_NAV_EXPORT std::string writeMap(const Map& map);

/// Reads a file. Errors: those of readFile() and readMap(), and more than 512 MiB. A file that does
/// not start like a map is refused without reading the rest.
THICKET_NAV_EXPORT Result<LoadedMap> loadMap(const std::filesystem::path& path,
                                             const ReadingWatch& watch = {});

/// Writes a file by writeFileAtomically().
THICKET_NAV_EXPORT Result<void> saveMap(const Map& map, const std::filesystem::path& path);

} // namespace thicket::nav
