#pragma once

#include "app/editor/document/parkedmap.h"
#include "app/editor/files/fileplace.h"
#include "app/editor/work/worklane.h"
#include "libnav/result.h"
#include "plugins/api/mapformat.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class LongSteps;
class MapDocument;
class OpenMaps;

/// Reads map files on a worker thread, one after the other. What is read comes in when it is ready:
/// an opened file in a tab of its own, added objects into the map that is then shown. Until then
/// the maps can be used as ever. Nothing comes in during a gesture, a menu or a dialog: it waits
/// for its end.
class Opening : public QObject {
    Q_OBJECT

public:
    struct Parts {
        MapDocument& document;
        OpenMaps& maps;
        const plugins::FormatRegistry& formats;
        LongSteps& steps; ///< add very many objects
    };
    /// The parts must outlive it.
    explicit Opening(const Parts& parts, QObject* parent = nullptr);

    using Reading = Result<std::unique_ptr<ParkedMap>>;
    using Read = std::function<Reading(Progress&)>; ///< called on the worker thread
    /// Takes what was read, on the window's thread. Returns whether it could.
    using Take = std::function<bool(std::unique_ptr<ParkedMap>& map)>;

    /// Called when it is decided: whether the file is open, or was added.
    using Then = std::function<void(bool isDone)>;
    /// A map that is open already is shown. `options`: of its import; no value: they are asked for.
    void open(const QString& path, Then then = {},
              const std::optional<plugins::OptionValues>& options = {});
    /// Adds the objects of a file to the shown map, as one undo step.
    void add(const QString& path, const Then& then = {});
    /// Reads a file for something else than to open it. `take` gets the map.
    void lend(const QString& path, const Take& take);

    /// Reads a map from elsewhere.
    void read(const QString& what, const Read& read, const Take& take, const Then& then);

    /// Asks, before a file is read, what has to be known for that. `verb`: what happens next,
    /// "Open". nullopt: the user cancelled.
    using Question = std::function<std::optional<plugins::OptionValues>(const QString& path,
                                                                        const QString& verb)>;
    void setQuestion(Question question) { m_question = std::move(question); }

    /// Called on the worker thread with each map that was read to be opened. What it returns, if
    /// not null, is called when that map is shown.
    using Keep = std::function<std::function<void()>(const ParkedMap& map)>;
    void setKeep(Keep keep) { m_keep = std::move(keep); }

    /// The files that are not open yet.
    const QStringList& waiting() const { return m_waiting; }
    void cancelAll();
    /// Until nothing is read, is added or waits to come in.
    void wait();
    WorkLane& lane() { return m_lane; }

signals:
    void opened(const QString& path); ///< and shown
    /// Those that came into the shown map from a file.
    void objectsAdded(const QList<thicket::nav::ObjectId>& ids);
    void failed(const QString& sentence);
    /// The failure that was told of last lies at this place of the file.
    void pointedOut(const thicket::editor::FilePlace& place);
    void said(const QString& sentence);
    /// An import did not keep everything exactly. `all`: each of these things in words.
    void remarked(const QString& sentence, const QStringList& all);

private:
    /// A file, and the verb of what is done with it, in three forms: "Open", "Opening a.csv",
    /// "%1 cannot be opened: %2" for its name and the reason.
    struct Deed {
        QString path;
        QString verb;
        QString what;
        QString refusal;
        Keep keep = {};
        std::optional<plugins::OptionValues> options = {}; ///< no value: asked for
    };
    void readFile(const Deed& deed, const Take& take, const Then& then);
    void comeIn();
    void remark(const QString& path, const QList<plugins::FormatNote>& notes);
    bool bring(const QString& path, std::unique_ptr<ParkedMap>& map);
    bool addTo(const QString& path, const ParkedMap& read);
    void tellAdded(const QString& path, const QList<nav::ObjectId>& ids,
                   const QList<plugins::FormatNote>& notes);
    void addMany(const QString& path, std::unique_ptr<ParkedMap> read, const Then& then);

    Parts m_parts;
    Question m_question = [](const QString&, const QString&) { return plugins::OptionValues(); };
    Keep m_keep;
    QStringList m_waiting;
    std::deque<std::function<void()>> m_ready; ///< read; waits for the end of a gesture
    QTimer m_rest;
    WorkLane m_lane;
};

} // namespace thicket::editor
