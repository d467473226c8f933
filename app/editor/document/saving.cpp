#include "app/editor/document/saving.h"

#include "app/editor/document/documentfile.h"
#include "app/editor/document/mapdocument.h"

#include <utility>

namespace thicket::editor {

Result<void> save(MapDocument& document, const QString& path,
                  const std::optional<recovery::FileVersion>& accepted)
{
    auto written = document.file().write(document.committedMap(), path, accepted);
    if (!written)
        return Unexpected(written.error());
    document.sync(*std::move(written));
    return {};
}

} // namespace thicket::editor
