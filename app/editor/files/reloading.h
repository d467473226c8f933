#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/files/fileplace.h"
#include "app/editor/work/worklane.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class MapDocument;
struct CopiedMap;
struct MapOutcome;

/// Makes the shown map equal to its file as one undo step. The file is read, and compared with the
/// map, on a worker thread.
class Reloading : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Reloading(MapDocument& document, const plugins::FormatRegistry& formats,
              QObject* parent = nullptr);

    /// Called when it is decided: whether the map equals its file.
    using Then = std::function<void(bool isDone)>;
    /// What becomes of it if the user does a step before the file is read.
    enum class WhenEdited { giveUp, goOn };
    /// `step` is the name of the undo step, which brings back all that was done before. An open
    /// gesture is cancelled when the file comes in. Nothing happens if another map is shown by
    /// then.
    void reload(const QString& step, WhenEdited whenEdited, const Then& then);
    bool isBusy() const { return m_count > 0; }
    void wait(); ///< in an event loop
    WorkLane& lane() { return m_lane; }

signals:
    void failed(const QString& sentence);
    /// The failure that was told of last lies at this place of the file.
    void pointedOut(const thicket::editor::FilePlace& place);
    void ended();

private:
    struct Read {
        std::unique_ptr<MapOutcome> difference; ///< from the committed map
        nav::Map map;                           ///< if that is null: the whole one
        DocumentFile file;
    };
    /// On the worker thread. Without a copy of the present map the whole one is read.
    static Result<Read> readAgain(const QString& path, const plugins::FormatRegistry& formats,
                                  const std::shared_ptr<CopiedMap>& copy, Progress& progress);
    struct Order {
        QString path;
        QString step;
        WhenEdited whenEdited;
        Then then;
        int shown = 0; ///< m_shown
    };
    void order(const Order& one, const std::shared_ptr<CopiedMap>& copy);
    void deliver(const Order& one, Result<Read>& read);
    bool take(Result<Read>& read, const QString& step);
    void end(const Then& then, bool isDone);

    MapDocument& m_document;
    const plugins::FormatRegistry& m_formats;
    int m_count = 0;         ///< reloads that are going on
    int m_shown = 0;         ///< counts the maps that came in
    bool m_isBehind = false; ///< a step was done since the copy was begun
    WorkLane m_lane;
};

} // namespace thicket::editor
