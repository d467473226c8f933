#pragma once

#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

/// Saves in the calling thread, by DocumentFile::write(). The document is then clean. On failure
/// the document and its modified state are unchanged. An open gesture goes on. Its preview is not
/// saved.
inline Result<void> save(MapDocument& document, const QString& path,
                         const std::optional<recovery::FileVersion>& accepted = {})
{
    auto written = document.file().write(document.committedMap(), path, accepted);
    if (!written)
        return Unexpected(written.error());
    document.sync(*std::move(written));
    return {};
}

} // namespace thicket::editor
