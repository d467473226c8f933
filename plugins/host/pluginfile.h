#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// A plugin whose code runs in this process. It is never unloaded.
struct LoadedPlugin {
    const MapFormat* format = nullptr;
    FormatInfo info; ///< checked by checkFormatInfo()
};

/// The SHA-256 of a plugin file, as lower-case hexadecimal digits. Refused: a file that is not
/// regular, cannot be read or is larger than 256 MiB.
Result<QString> pluginHash(const QString& file);

/// Loads a plugin after its metadata (Qt plugin, interface version, id) has been checked. All its
/// symbols are resolved at once, and its exceptions are caught. A damaged file may still crash the
/// process here: call this only for a file of known hash, or in a worker process.
Result<LoadedPlugin> loadPlugin(const QString& file);

} // namespace thicket::plugins
