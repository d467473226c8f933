#include "app/editor/document/fileopening.h"

#include "app/recovery/fileversion.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double readingShare = 0.85; ///< of the time; the rest is for the index

nav::ReadingWatch firstPart(const nav::ReadingWatch& watch)
{
    if (!watch)
        return {};
    return [&watch](double share) { return watch(readingShare * share); };
}

} // namespace

Result<std::unique_ptr<ParkedMap>> readForOpening(const QString& path,
                                                  const plugins::FormatRegistry& registry,
                                                  const plugins::OptionValues& options,
                                                  const nav::ReadingWatch& watch)
{
    const bool isImported = registry.importerFor(path) != nullptr;
    std::optional<recovery::FileVersion> version;
    if (!isImported) {
        // Taken before the map is read: if the file changes meanwhile, it counts as changed later.
        if (auto present = recovery::versionOf(plugins::nativePath(path)))
            version = *std::move(present);
    }
    auto loaded = plugins::openMap(path, registry, {}, options, firstPart(watch));
    if (!loaded)
        return Unexpected(loaded.error());
    auto read = std::make_unique<ParkedMap>();
    read->map = std::move(loaded->map);
    read->importNotes = std::move(loaded->notes);
    if (isImported) {
        std::string& name = read->map.settings.name;
        if (name.empty())
            name = QFileInfo(path).completeBaseName().toStdString();
        read->file = DocumentFile::imported(path);
    } else {
        using Access = DocumentFile::Access;
        read->file = DocumentFile(path, std::move(version),
                                  loaded->isNewer ? Access::readOnly : Access::readWrite);
    }
    plugins::resolvePicture(read->map.settings, read->file.path());
    read->index.rebuild();
    read->undoStack->moveToThread(QCoreApplication::instance()->thread());
    return read;
}

} // namespace thicket::editor
