#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// What the build and the installation put down beside each plugin of ours, so that a program
/// knows the format without loading it, and knows whether the file is still the one that was built.
struct PluginManifest {
    QString file;   ///< absolute path of the plugin
    QString sha256; ///< of the file, lower-case hexadecimal digits
    FormatInfo info;
};

/// "lib/thicket/plugins/csv.so" -> "lib/thicket/plugins/csv.manifest".
QString manifestPath(const QString& pluginFile);

/// Reads a manifest. The plugin it names lies in the same folder, whether or not it exists.
/// Refused, with the manifest's path as the place: a file of more than 1 MiB, other JSON,
/// a wrong checksum of its own, another interface version.
Result<PluginManifest> readManifest(const QString& path);

/// Loads the plugin, asks for its format and writes the manifest beside it. Errors name the file.
Result<void> writeManifest(const QString& pluginFile);

} // namespace thicket::plugins
