#pragma once

#include "app/editor/files/journalstart.h"
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
#include <optional>
#include <span>
#include <vector>

namespace thicket::editor {

class MapDocument;
class OpenMaps;

/// Writes every step of the shown map to a journal as it happens. Every open map has a journal of
/// its own from the time on at which it is shown first. A map that was just saved or opened
/// has an empty one, which tells other processes that it is open here. If the journal cannot be
/// written, that is said once, editing goes on, and writing is tried again later. A step of very
/// many objects comes with the whole map, which a worker thread writes within seconds.
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
    /// Whether every step since the map was opened or saved is in the journal.
    bool isComplete() const { return !m_now.isMissing; }
    /// Puts the whole map into the journal, as its file is no longer what was edited.
    void holdMap();
    /// The shown map, as it is now, is being written to its file. When it is there, the journal
    /// begins anew with the edits since.
    void noteSaving();
    /// The window closes, and the user agreed to lose what is not saved.
    void close();

signals:
    void begun(); ///< another journal: path() is new
    void failed(const QString& sentence);

private:
    /// The journal of one map.
    struct Keeping {
        std::optional<recovery::Journal> journal = {};
        QString mapPath = {};       ///< of the map's file when the journal began
        std::size_t edits = 0;      ///< since the map was opened or saved
        std::uint64_t baseSize = 0; ///< bytes of the map that the edits in the journal begin with
        bool isMissing = false;     ///< some edits are not in it
        QByteArray fileHash = {};   ///< of the map's file when the journal began
        /// The edits since noteSaving().
        std::optional<std::vector<nav::MapEdit>> sinceSaving = {};
        /// The journal while it is away: the map is being written to it.
        std::filesystem::path away = {};
        std::vector<nav::MapEdit> waiting = {}; ///< edits for then
    };

    void begin();
    void leave(int id);
    void enter(int id);
    void drop(int id);
    void refresh();
    void take(const nav::MapEdit& edit);
    Result<void> record(const nav::MapEdit& edit);
    Result<void> recordFirst(std::span<const nav::MapEdit> edits);
    void followFile();
    Result<void> startAside();
    void takeBack(recovery::Journal& journal, const Result<void>& written);
    void dropAway(Keeping& keeping);
    bool startAnew();
    Result<recovery::Journal> fresh() const;
    bool isLong() const;
    void note(const Result<void>& written);
    void sync();

    MapDocument& m_document;
    std::filesystem::path m_folder;
    Keeping m_now;                   ///< of the shown map
    std::map<int, Keeping> m_parked; ///< by the map's id
    bool m_isChanging = false;       ///< between leave() and enter()
    bool m_wasTold = false;
    QElapsedTimer m_sinceFailure;
    QTimer m_syncTimer;
    JournalStart m_start;
};

} // namespace thicket::editor
