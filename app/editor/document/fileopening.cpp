#include "app/editor/document/fileopening.h"

#include "app/editor/document/mapdocument.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>

#include <utility>

namespace thicket::editor {

Result<void> openInto(MapDocument& document, const QString& path,
                      const plugins::FormatRegistry& registry)
{
    // Taken before the map is read: if the file changes meanwhile, it counts as changed later.
    const auto version = recovery::versionOf(plugins::nativePath(path));
    auto loaded = plugins::openMap(path, registry);
    if (!loaded)
        return Unexpected(loaded.error());
    nav::LoadedMap& opened = loaded.value();
    if (registry.importerFor(path)) {
        if (opened.map.settings.name.empty())
            opened.map.settings.name = QFileInfo(path).completeBaseName().toStdString();
        document.reset(std::move(opened.map), {});
    } else {
        document.reset(std::move(opened.map), path, opened.isNewer,
                       version ? *version : std::nullopt);
    }
    return {};
}

} // namespace thicket::editor
