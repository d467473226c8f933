#include "app/editor/document/fileopening.h"

#include "app/recovery/fileversion.h"
#include "plugins/host/mapfiles.h"

#include <QFileInfo>

#include <optional>
#include <utility>

namespace thicket::editor {

Result<OpenedMap> readForOpening(const QString& path, const plugins::FormatRegistry& registry,
                                 const plugins::OptionValues& options)
{
    // Taken before the map is read: if the file changes meanwhile, it counts as changed later.
    const auto version = recovery::versionOf(plugins::nativePath(path));
    auto loaded = plugins::openMap(path, registry, {}, options);
    if (!loaded)
        return Unexpected(loaded.error());
    if (!registry.importerFor(path)) {
        using Access = DocumentFile::Access;
        return OpenedMap{std::move(loaded->map),
                         DocumentFile(path, version ? *version : std::nullopt,
                                      loaded->isNewer ? Access::readOnly : Access::readWrite)};
    }
    if (loaded->map.settings.name.empty())
        loaded->map.settings.name = QFileInfo(path).completeBaseName().toStdString();
    return OpenedMap{std::move(loaded->map)};
}

} // namespace thicket::editor
