#include "app/editor/document/fileopening.h"

#include "app/editor/document/mapdocument.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>

#include <utility>

namespace thicket::editor {

Result<void> openInto(MapDocument& document, const QString& path,
                      const plugins::FormatRegistry& registry)
{
    auto loaded = plugins::openMap(path, registry);
    if (!loaded)
        return Unexpected(loaded.error());
    nav::LoadedMap& opened = loaded.value();
    if (registry.importerFor(path)) {
        if (opened.map.settings.name.empty())
            opened.map.settings.name = QFileInfo(path).completeBaseName().toStdString();
        document.reset(std::move(opened.map), {});
    } else {
        document.reset(std::move(opened.map), path, opened.isNewer);
    }
    return {};
}

} // namespace thicket::editor
