#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// The file that the build and the installation write beside each plugin of our own. From it a
/// program knows the format without loading the plugin, and whether the plugin is still the one
/// that was built.
struct PluginManifest {
    QString file;   ///< absolute path of the plugin
    QString sha256; ///< of the file, lower-case hexadecimal digits
    FormatInfo info;
};

/// "lib/thicket/plugins/csv.so" -> "lib/thicket/plugins/csv.manifest".
QString manifestPath(const QString& pluginFile);

/// Reads a manifest. Its plugin is in the same folder, and may be missing. Refused, with the
/// manifest's path as the place: a file of more than 1 MiB, other JSON, a wrong checksum, another
/// interface version.
Result<PluginManifest> readManifest(const QString& path);

/// Loads the plugin, asks for its format and writes the manifest beside it. Errors name the file.
Result<void> writeManifest(const QString& pluginFile);

} // namespace thicket::plugins
