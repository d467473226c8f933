#pragma once

#include "app/editor/files/journalkeeping.h"
#include "app/editor/files/journalrenewal.h"
#include "app/recovery/journal.h"
#include "libnav/map/mapedit.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace thicket::recovery {
class LostJournal;
}

namespace thicket::editor {

class MapDocument;
class OpenMaps;

/// Writes every step of the shown map to a journal as it happens. Every open map has a journal of
/// its own from the time on at which it is shown first. A map that was just saved or opened
/// has an empty one, which tells other processes that it is open here. If the journal cannot be
/// written, that is said once, editing goes on, and writing is tried again later. In place of a
/// step of very many objects, the whole map is written, on a worker thread within seconds, unless
/// its record was made with the step: see MapDocument::record().
///
/// A journal that became long, or that begins with a former file, is renewed: a new one is written
/// on a worker thread, and takes its place in one step. The former one goes on until then.
class Journaling : public QObject {
    Q_OBJECT

public:
    /// The folder is made if it is missing. The document and the maps must outlive it.
    Journaling(MapDocument& document, const OpenMaps& maps, const std::filesystem::path& folder,
               QObject* parent = nullptr);
    /// Removes the journals of maps without changes. Others are kept, and are offered at the next
    /// start.
    ~Journaling() override;

    const std::filesystem::path& folder() const { return m_folder; }
    /// Empty if no journal can be written.
    std::filesystem::path path() const;
    /// Puts the whole map into the journal, as its file is no longer what was edited.
    void holdMap();
    /// The shown map, as it is now, is being written to its file. Announce its contents before they
    /// replace the file. When that is done, the journal begins anew with the edits since.
    recovery::SaveNote noteSaving();
    /// A save ended, well or not.
    void endSaving();

    /// The map of JournalRenewal::forUntitled() is shown now.
    void take(PendingJournal& prepared);

    /// The shown map is about to be brought to the recovered state of a lost journal, by one step
    /// at most. Then continueLost() follows.
    void awaitRecovered() { m_isRecovering = true; }
    /// That journal goes on as the map's own.
    void continueLost(recovery::LostJournal lost);
    /// The window closes, and the user agreed to lose what is not saved.
    void close();

signals:
    void begun(); ///< another journal, or another file in it
    void failed(const QString& sentence);

private:
    using Edits = JournalKeeping::Edits;
    using Keeping = JournalKeeping;

    void begin();
    void leave(int id);
    void enter(int id);
    void drop(int id);
    void refresh();
    void record(const nav::MapEdit& edit);
    Result<void> write(const nav::MapEdit& edit);
    Result<void> writeFirst(const nav::MapEdit& edit);
    Result<void> writeMap();
    bool isTooLong(const nav::MapEdit& edit) const;
    Result<void> append(const nav::MapEdit& edit);
    void followFile();
    void noteSaved();
    void renewSoon();
    void renew(JournalRenewal::Copying copying);
    void finishRenewal(const std::shared_ptr<Edits>& edits, const JournalRenewal::Written& written);
    Keeping* ownerOf(const std::shared_ptr<Edits>& renewal);
    JournalRenewal::Beginning beginning() const;
    Result<recovery::Journal> fresh() const;
    void note(const Result<void>& written);
    void sync();

    MapDocument& m_document;
    std::filesystem::path m_folder;
    Keeping m_now;                   ///< of the shown map
    std::map<int, Keeping> m_parked; ///< by the map's id
    bool m_isChanging = false;       ///< between leave() and enter()
    bool m_isRecovering = false;     ///< between awaitRecovered() and continueLost()
    bool m_wasTold = false;
    QElapsedTimer m_sinceFailure;
    QTimer m_syncTimer;
    JournalRenewal m_renewal;
};

} // namespace thicket::editor
