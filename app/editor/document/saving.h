#pragma once

#include "app/recovery/fileversion.h"
#include "libnav/result.h"

#include <QString>

#include <optional>

namespace thicket::editor {

class MapDocument;

/// Saves as a native map, as DocumentFile::write() does. The document is then clean. On failure the
/// document and its modified state are unchanged. An open gesture goes on. Its preview is not
/// saved.
Result<void> save(MapDocument& document, const QString& path,
                  const std::optional<recovery::FileVersion>& accepted = {});

} // namespace thicket::editor
