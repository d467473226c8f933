#pragma once

#include "libnav/result.h"

#include <QString>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class MapDocument;

/// Opens a native map or an importable file in place of what the document holds. A native file
/// keeps its path (read-only when a newer version wrote it); an imported map is untitled,
/// unmodified and named after its file unless the file names it. On failure the document is
/// untouched.
Result<void> openInto(MapDocument& document, const QString& path,
                      const plugins::FormatRegistry& registry);

} // namespace thicket::editor
