#include "app/editor/files/readrecovered.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <QCoreApplication>

#include <utility>

namespace thicket::editor {

namespace {

/// The version with these contents. If the file has them still, with its stamp: the thread of the
/// window need not read the file to see that.
recovery::FileVersion versionWith(const QByteArray& hash, const std::filesystem::path& path)
{
    const auto present = recovery::versionOf(path);
    if (present && *present && (*present)->hash == hash)
        return **present;
    return {recovery::FileStamp(), hash};
}

} // namespace

Result<std::unique_ptr<ParkedMap>> readRecovered(recovery::LostJournal& journal,
                                                 std::unique_ptr<MapOutcome>& toState)
{
    auto recovered = journal.recover();
    if (!recovered)
        return Unexpected(recovered.error());
    const std::filesystem::path& path = recovered->summary.head.path;
    auto loaded = path.empty() ? Result<nav::LoadedMap>(nav::LoadedMap()) : nav::loadMap(path);
    const bool isGone = !path.empty() && !recovery::stampOf(path);
    const bool isEditable = !path.empty() && loaded && !loaded->isNewer;
    auto base = std::make_unique<ParkedMap>();
    if (isGone || isEditable)
        base->file = DocumentFile(plugins::pathText(path), versionWith(recovered->fileHash, path));
    plugins::resolvePicture(recovered->map.settings, base->file.path());
    if (isEditable) {
        base->map = std::move(loaded->map);
        plugins::resolvePicture(base->map.settings, base->file.path());
        toState = outcomeBetween(base->map, std::move(recovered->map));
    } else {
        base->map = std::move(recovered->map);
        base->undoStack->resetClean();
    }
    base->index.rebuild();
    base->undoStack->moveToThread(QCoreApplication::instance()->thread());
    return base;
}

} // namespace thicket::editor
