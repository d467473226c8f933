#include "app/editor/window/journallinks.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/files/filepresence.h"
#include "app/editor/files/files.h"
#include "app/editor/files/journaling.h"
#include "app/editor/files/recoveryoffer.h"
#include "app/editor/panels/status/messagebar.h"
#include "app/recovery/journalfolder.h"
#include "plugins/host/mapfiles.h"

#include <functional>

namespace thicket::editor {

JournalLinks::JournalLinks(const Parts& parts, QObject* parent) : QObject(parent)
{
    Journaling& journaling = parts.journaling;
    connect(&journaling, &Journaling::failed, &parts.message, &MessageBar::showError);
    MapWriting& writing = parts.files.saving().writing();
    writing.setNote([&journaling] { return journaling.noteSaving(); });
    connect(&writing, &MapWriting::ended, &journaling, &Journaling::endSaving);
    parts.files.opening().setKeep(
        [&journaling, folder = journaling.folder()](const ParkedMap& map) -> std::function<void()> {
            const auto prepared = JournalRenewal::forUntitled(map, folder);
            if (!prepared)
                return {};
            return [&journaling, prepared] { journaling.take(*prepared); };
        });
    DiskChanges& disk = parts.files.disk();
    disk.setIsOtherWindows([&journaling, &document = parts.document](const QByteArray& hash) {
        return recovery::isSavedByOther(journaling.folder(),
                                        plugins::nativePath(document.file().path()),
                                        journaling.path(), hash);
    });
    connect(&disk, &DiskChanges::conflicted, &journaling, &Journaling::holdMap);
    connect(&disk, &DiskChanges::fileGone, &journaling, &Journaling::holdMap);
    new FilePresence(parts.document, journaling, parts.presence, this);
    auto* offer = new RecoveryOffer(parts.files, journaling, parts.recovery, this);
    offer->begin();
}

} // namespace thicket::editor
