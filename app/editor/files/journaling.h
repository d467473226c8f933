#pragma once

#include "app/recovery/journal.h"
#include "libnav/map/mapedit.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace thicket::editor {

class MapDocument;

/// Writes every step of a document to a journal as it happens. A map that was just saved or opened
/// has an empty one, which tells other processes that it is open here. If the journal cannot be
/// written, that is said once, editing goes on, and writing is tried again later.
class Journaling : public QObject {
    Q_OBJECT

public:
    /// The folder is made if it is missing. The document must outlive it.
    Journaling(MapDocument& document, const std::filesystem::path& folder,
               QObject* parent = nullptr);
    /// Removes the journal of a map without changes. Another one is kept, and is offered at the
    /// next start.
    ~Journaling() override;

    const std::filesystem::path& folder() const { return m_folder; }
    /// Empty if no journal can be written.
    std::filesystem::path path() const;
    /// Whether every step since the map was opened or saved is in the journal.
    bool isComplete() const { return !m_isMissing; }
    /// Puts the whole map into the journal, as its file is no longer what was edited.
    void holdMap();
    /// The window closes, and the user agreed to lose what is not saved.
    void close();

signals:
    void begun(); ///< another journal: path() is new
    void failed(const QString& sentence);

private:
    void begin();
    void refresh();
    void take(const nav::MapEdit& edit);
    Result<void> record(const nav::MapEdit& edit);
    Result<void> recordFirst(const nav::MapEdit& edit);
    bool startAnew();
    Result<recovery::Journal> fresh() const;
    bool isLong() const;
    void note(const Result<void>& written);
    void sync();

    MapDocument& m_document;
    std::filesystem::path m_folder;
    std::optional<recovery::Journal> m_journal;
    QString m_journalPath;        ///< of the document when the journal began
    std::size_t m_edits = 0;      ///< since the map was opened or saved
    std::uint64_t m_baseSize = 0; ///< bytes of the map that the edits in the journal begin with
    bool m_isMissing = false;
    bool m_wasTold = false;
    QElapsedTimer m_sinceFailure;
    QTimer m_syncTimer;
};

} // namespace thicket::editor
