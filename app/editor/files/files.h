#pragma once

#include "app/editor/files/diskchanges.h"
#include "app/editor/import/importquestions.h"
#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::recovery {
struct RecoveredMap;
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

    /// Asks, map by map, what to do with unsaved changes. False if the user cancels.
    bool mayLeave();
    void newMap();
    /// Asks about unsaved changes. The last map leaves an empty one. False if the user cancels.
    bool close(int place);
    void closeShown();
    void closeOthers(int place);
    void reopenLast(); ///< the file that was closed last
    void revert();     ///< to the contents of the file, as one undo step
    bool canReopen() const { return !m_closed.isEmpty(); }
    bool canRevert() const;
    void openWithDialog();
    /// `path` may be any importable file. A map that is open already is shown. Asks what an import
    /// needs to know. False if the user cancels.
    bool open(const QString& path);
    /// Opens them in this order and shows the one of this index. False if none could be opened.
    bool openAll(const QStringList& paths, int shown);
    void addWithDialog();
    /// Adds the objects of a file to the shown map, as one undo step. Its layers come along, unless
    /// there are some of the same names.
    bool addFrom(const QString& path);
    /// Opens an untitled copy of a bundled map (":/samples/...").
    bool openSample(const QString& resource);
    static QStringList samples();
    /// Opens the map's file as it is now, and then brings the map to its recovered state as one
    /// undo step. A map without a file is untitled. False if nothing was recovered.
    bool openRecovered(const recovery::RecoveredMap& recovered);

    bool save(); ///< asks for a name if there is none
    bool saveWithDialog();
    /// If another program changed the document's file, asks: keep the map as a copy, take the file,
    /// or save over it. True if the map and its file are then the same.
    bool saveTo(const QString& path);

    /// The document's file on the disk.
    DiskChanges& disk() { return m_disk; }
    /// Without folder; the map's title while it is untitled.
    QString fileName() const;
    // The answers to a conflict with the file.
    bool saveAsCopy(); ///< asks for another name
    bool takeTheirs(); ///< loads the file, as one undo step
    bool saveOver();   ///< replaces the contents that the user was told of

    /// "Thicket maps (*.thicket);;…": what can be opened. The first filter holds all formats.
    QString openFilters() const;

signals:
    void failed(const QString& sentence);
    void choicesChanged();              ///< canReopen() or canRevert()
    void fileAgrees();                  ///< the map was saved, or another one is open
    void said(const QString& sentence); ///< a sentence for the status line: "Saved 14:02"

private:
    void reportFailure(const Error& error);
    bool mayDrop();
    void makeRoom();
    void noteClosed(const QString& path);
    bool saveWithDialogAs(const QString& name);
    bool saveReplacing(const QString& path, const std::optional<recovery::FileVersion>& accepted);
    bool askAboutConflict();
    Result<nav::Map> readSample(const QByteArray& bytes, const QString& name) const;

    MapDocument& m_document;
    OpenMaps& m_maps;
    const plugins::FormatRegistry& m_formats;
    RecentFiles& m_recent;
    QWidget& m_window;
    DiskChanges m_disk;
    ImportQuestions m_questions;
    QStringList m_closed; ///< files of closed maps, the last at the end
};

} // namespace thicket::editor
