#pragma once

#include "libnav/result.h"

#include <QString>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class MapDocument;

/// Opens a native map or an importable file and replaces what the document holds. A native file
/// keeps its path. It is read-only if a newer version wrote it. An imported map is untitled and
/// unmodified, and named after its file unless the file names it. On failure the document is
/// unchanged.
Result<void> openInto(MapDocument& document, const QString& path,
                      const plugins::FormatRegistry& registry);

} // namespace thicket::editor
