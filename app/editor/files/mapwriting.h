#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/work/worklane.h"
#include "app/recovery/journal.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace thicket::editor {

class MapDocument;
class OpenMaps;
struct CopiedMap;

/// Writes maps to their files on a worker thread, one after the other. What is written is the map
/// as it was when that was ordered. Later edits make it modified again.
class MapWriting : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    MapWriting(MapDocument& document, OpenMaps& maps, QObject* parent = nullptr);

    enum class Outcome { written, failed, cancelled };
    using Then = std::function<void(Outcome outcome, const Error& error)>;
    /// DocumentFile::write() of the shown map. It can be cancelled until the file is replaced. On
    /// success the document's file is that one, also if another map is shown by then. Otherwise it
    /// and its file are unchanged.
    void write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
               const Then& then);

    /// Asked whenever a writing is ordered: what to tell before the file is replaced.
    using Note = std::function<recovery::SaveNote()>;
    void setNote(Note note) { m_note = std::move(note); }

    bool isBusy() const { return m_copies > 0 || m_lane.isBusy(); }
    /// Waits in an event loop until all is written and told.
    void wait();
    WorkLane& lane() { return m_lane; }

signals:
    void ended(); ///< an outcome was told

private:
    struct Order {
        int id = 0; ///< of the map
        int number = 0;
        QString path;
        std::optional<recovery::FileVersion> accepted;
        DocumentFile file;      ///< before
        bool isChained = false; ///< its file will be that of the order before it
        recovery::SaveNote note;
        Then then;
    };
    /// The files of maps that are written more than once in a row. Used by the jobs only.
    using LastFiles = std::map<int, DocumentFile>;

    using Written = std::optional<Result<DocumentFile>>; ///< none: cancelled
    static Written written(const Order& order, const nav::Map& map, const DocumentFile& file,
                           Progress& progress);
    void order(const Order& order, std::shared_ptr<CopiedMap> copy);
    void end(const Order& order, const Written& written);
    void noteReset();

    MapDocument& m_document;
    OpenMaps& m_maps;
    Note m_note = [] { return recovery::SaveNote(); };
    int m_copies = 0;             ///< that are being made
    std::map<int, int> m_pending; ///< orders, by the id of their map
    int m_lastNumber = 0;
    /// The last orders of former maps, by the ids of those that came in their places.
    std::map<int, int> m_former;
    bool m_isChanging = false; ///< one map gives way to another open one
    std::shared_ptr<LastFiles> m_last = std::make_shared<LastFiles>();
    WorkLane m_lane;
};

} // namespace thicket::editor
