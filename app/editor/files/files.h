#pragma once

#include "app/editor/files/diskchanges.h"
#include "app/editor/files/fileplace.h"
#include "app/editor/files/longsteps.h"
#include "app/editor/files/opening.h"
#include "app/editor/files/saving.h"
#include "app/editor/import/importquestions.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::recovery {
class LostJournal;
}

namespace thicket::editor {

class Appearance;
class MapDocument;
class OpenMaps;
class RecentFiles;

/// What the File menu does with maps: it creates, opens, saves and closes them, asks about unsaved
/// changes first, and reports errors. An error leaves the open maps unchanged. A new map gets a tab
/// of its own, unless the shown one gives way.
class Files : public QObject {
    Q_OBJECT

public:
    Files(MapDocument& document, OpenMaps& maps, const plugins::FormatRegistry& formats,
          RecentFiles& recent, const Appearance& appearance, QWidget& window);

    /// Waits for maps that are being saved, then asks, map by map, what to do with unsaved changes.
    /// False if the user cancels.
    bool mayLeave();
    void newMap();
    /// As mayLeave(), for one map. The last map leaves an empty one.
    bool close(int place);
    void closeShown();
    void closeOthers(int place);
    void reopenLast(); ///< the file that was closed last
    void revert();     ///< to the contents of the file, as one undo step
    bool canReopen() const { return !m_closed.isEmpty(); }
    bool canRevert() const;
    void openWithDialog();
    /// Asks how the file is to be imported. The map takes the place of the shown one if that came
    /// from the same file and has no edits.
    void openWithOptions();
    /// `path` may be any importable file. A map that is open already is shown. Asks what an import
    /// needs to know. Files are read on a
    /// worker thread: see Opening.
    void open(const QString& path, const Opening::Then& then = {});
    /// Opens them in this order and shows the one of this index. When all are decided, calls
    /// `whenNone` if none is open, otherwise `then` if it is not null.
    void openAll(const QStringList& paths, int shown, const std::function<void()>& whenNone,
                 const std::function<void()>& then = {});
    void addWithDialog();
    /// Adds the objects of a file to the shown map, as one undo step. Its layers come along, unless
    /// there are some of the same names.
    void addFrom(const QString& path, const Opening::Then& then = {});
    /// Opens an untitled copy of a bundled map (":/samples/...").
    bool openSample(const QString& resource);
    static QStringList samples();
    /// Opens the map's file as it is now, and then brings the map to its recovered state as one
    /// undo step. A map without a file is untitled, and has no step. The journal must exist until
    /// `then` is called. `beforeStep` is called when the map is shown.
    void openRecovered(recovery::LostJournal& journal, const std::function<void()>& beforeStep,
                       const Opening::Then& then);

    /// What is being read.
    Opening& opening() { return m_opening; }
    LongSteps& steps() { return m_steps; }
    Saving& saving() { return m_saving; }
    /// The document's file on the disk.
    DiskChanges& disk() { return m_disk; }
    /// Without folder; the map's title while it is untitled.
    QString fileName() const;

    /// "Thicket maps (*.thicket);;…": what can be opened. The first filter holds all formats.
    QString openFilters() const;

signals:
    void failed(const QString& sentence);
    /// The failure that was told of last lies at this place of a file.
    void pointedOut(const thicket::editor::FilePlace& place);
    void remarked(const QString& sentence, const QStringList& all); ///< see Opening
    void choicesChanged();                                          ///< canReopen() or canRevert()
    void fileAgrees();                  ///< the map was saved, or another one is open
    void said(const QString& sentence); ///< a sentence for the status line: "Saved 14:02"

private:
    void reportFailure(const Error& error);
    bool mayDropAll();
    bool mayDrop();
    void makeRoom();
    void noteClosed(const QString& path);
    void dropUnedited(int formerId, const QString& path);
    void noteOpened(const QString& path);
    Result<nav::Map> readSample(const QByteArray& bytes, const QString& name) const;

    MapDocument& m_document;
    OpenMaps& m_maps;
    const plugins::FormatRegistry& m_formats;
    RecentFiles& m_recent;
    QWidget& m_window;
    DiskChanges m_disk;
    ImportQuestions m_questions;
    LongSteps m_steps;
    Opening m_opening;
    Saving m_saving;
    bool m_isLeaving = false;
    QStringList m_closed; ///< files of closed maps, the last at the end
};

} // namespace thicket::editor
