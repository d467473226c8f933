#include "app/editor/files/readrecovered.h"

#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"

#include <QCoreApplication>

#include <utility>

namespace thicket::editor {

Result<std::unique_ptr<ParkedMap>> readRecovered(recovery::LostJournal& journal, nav::Map& state)
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
        base->file =
            DocumentFile(plugins::pathText(path),
                         recovery::FileVersion{recovery::FileStamp(), recovered->fileHash});
    if (isEditable)
        base->map = std::move(loaded->map);
    base->index.rebuild();
    base->undoStack->moveToThread(QCoreApplication::instance()->thread());
    state = std::move(recovered->map);
    return base;
}

} // namespace thicket::editor
