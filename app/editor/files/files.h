#pragma once

#include "app/editor/files/diskchanges.h"
#include "plugins/api/mapformat.h"

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
class RecentFiles;

/// What the File menu does. It creates, opens, saves and exports the one document, asks about
/// unsaved changes first, and reports errors. An error leaves the open document unchanged.
class Files : public QObject {
    Q_OBJECT

public:
    Files(MapDocument& document, const plugins::FormatRegistry& formats, RecentFiles& recent,
          const Appearance& appearance, QWidget& window);

    /// Asks what to do with unsaved changes. False if the user cancels.
    bool mayLeave();
    void newMap();
    void closeMap();   ///< leaves an empty map
    void reopenLast(); ///< the file that was open before the present map
    void revert();     ///< to the contents of the file, as one undo step
    bool canReopen() const { return !m_closed.isEmpty(); }
    bool canRevert() const;
    void openWithDialog();
    /// Asks about unsaved changes, then opens. `path` may be any importable file.
    bool open(const QString& path);
    /// Opens an untitled copy of a bundled map (":/samples/..."). Does not ask about unsaved
    /// changes.
    bool openSample(const QString& resource);
    static QStringList samples();
    /// Opens the map's file as it is now, and then brings the map to its recovered state as one
    /// undo step. A map without a file is untitled. Does not ask about unsaved changes. False if
    /// nothing was recovered.
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
    void exportWithDialog();
    void exportAgain(); ///< as last time; the first time as exportWithDialog()

    /// "Thicket maps (*.thicket);;…": what can be opened. The first filter holds all formats.
    QString openFilters() const;

signals:
    void failed(const QString& sentence);
    void choicesChanged();              ///< canReopen() or canRevert()
    void fileAgrees();                  ///< the map was saved, or another one is open
    void said(const QString& sentence); ///< a sentence for the status line: "Saved 14:02"

private:
    struct LastExport {
        QString path;
        QString formatId;
        plugins::OptionValues options;
    };
    void reportFailure(const Error& error);
    void noteClosed();
    bool saveWithDialogAs(const QString& name);
    bool saveReplacing(const QString& path, const std::optional<recovery::FileVersion>& accepted);
    bool askAboutConflict();
    Result<nav::Map> readSample(const QByteArray& bytes, const QString& name) const;
    QString folder() const;

    MapDocument& m_document;
    const plugins::FormatRegistry& m_formats;
    RecentFiles& m_recent;
    const Appearance& m_appearance;
    QWidget& m_window;
    DiskChanges m_disk;
    QString m_path;       ///< of the present map
    QStringList m_closed; ///< files of former maps, the last at the end
    std::optional<LastExport> m_lastExport;
};

} // namespace thicket::editor
