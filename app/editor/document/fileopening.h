#pragma once

#include "app/editor/document/documentfile.h"
#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/api/mapformat.h"

#include <QString>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

/// A map as it was read from a file.
struct OpenedMap {
    nav::Map map;
    DocumentFile file = {}; ///< read-only if a newer version wrote it; none for an imported map
};

/// Reads a native map or an importable file. An imported map is named after its file unless the
/// file names it. Any thread, if the registry is not changed meanwhile.
/// `options` are for an importer.
Result<OpenedMap> readForOpening(const QString& path, const plugins::FormatRegistry& registry,
                                 const plugins::OptionValues& options = {});

} // namespace thicket::editor
