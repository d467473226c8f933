#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/work/worklane.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

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
    /// DocumentFile::write() of the shown map. On success the document's file is that one, also if
    /// another map is shown by then. Otherwise it and its file are unchanged.
    void write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
               const Then& then);

    bool isBusy() const { return m_copies > 0 || m_lane.isBusy(); }
    /// Waits in an event loop until all is written and told.
    void wait();
    WorkLane& lane() { return m_lane; }

signals:
    void began(); ///< the shown map, as it is now, is to be written
    void ended(); ///< an outcome was told

private:
    struct Order {
        int id = 0; ///< of the map
        QString path;
        std::optional<recovery::FileVersion> accepted;
        DocumentFile file;      ///< before
        bool isChained = false; ///< its file will be that of the order before it
        Then then;
    };
    /// The files of maps that are written more than once in a row. Used by the jobs only.
    using LastFiles = std::map<int, DocumentFile>;

    void order(const Order& order, std::shared_ptr<CopiedMap> copy);
    void end(const Order& order, const Result<DocumentFile>& written, bool isCancelled);

    MapDocument& m_document;
    OpenMaps& m_maps;
    int m_copies = 0;             ///< that are being made
    std::map<int, int> m_pending; ///< orders, by the id of their map
    std::shared_ptr<LastFiles> m_last = std::make_shared<LastFiles>();
    WorkLane m_lane;
};

} // namespace thicket::editor
