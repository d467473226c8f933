#pragma once

#include <QString>

namespace thicket::plugins {
class FormatRegistry;
class MapFormat;
} // namespace thicket::plugins

namespace thicket::editor {

/// The path with the suffix of another format, or the one of a folder for several (null). The
/// suffix of a format that can be written goes, "level.box2d.json" and "level.thicket" both become
/// "level"; any other dot belongs to the name.
QString exportPath(const QString& present, const plugins::FormatRegistry& formats,
                   const plugins::MapFormat* format);

} // namespace thicket::editor
