#pragma once

#include "app/recovery/fileversion.h"
#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/api/mapformat.h"

#include <QString>

#include <optional>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class MapDocument;

/// A map as it was read from a file.
struct OpenedMap {
    nav::Map map;
    QString path = {}; ///< empty for an imported map
    std::optional<recovery::FileVersion> version = {};
    bool isNewer = false; ///< a newer version wrote it
};

/// Reads a native map or an importable file. An imported map is named after its file unless the
/// file names it. Any thread, if the registry is not changed meanwhile.
/// `options` are for an importer.
Result<OpenedMap> readForOpening(const QString& path, const plugins::FormatRegistry& registry,
                                 const plugins::OptionValues& options = {});

/// Replaces what the document holds. A native file keeps its path. It is read-only if a newer
/// version wrote it. An imported map is untitled and unmodified.
void openInto(MapDocument& document, OpenedMap opened);

} // namespace thicket::editor
