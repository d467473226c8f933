#pragma once

#include "app/editor/files/mapwriting.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace thicket::editor {

class DiskChanges;
class RecentFiles;

/// Saves the shown map as the user wants: asks for a name, and what to do if another program
/// changed the file. Files are written on a worker thread: see MapWriting.
class Saving : public QObject {
    Q_OBJECT

public:
    struct Parts {
        MapDocument& document;
        OpenMaps& maps;
        RecentFiles& recent;
        DiskChanges& disk;
    };
    /// A child of the window. The parts must outlive it.
    Saving(const Parts& parts, QWidget& window);

    /// Called when it is decided: whether the map is in a file as it was when this was ordered.
    using Then = std::function<void(bool isSaved)>;
    void save(const Then& then = {}); ///< asks for a name if there is none
    void saveWithDialog(const Then& then = {});
    /// If another program changed the document's file, asks: keep the map as a copy, take the file,
    /// or save over it.
    void saveTo(const QString& path, const Then& then = {});
    /// As save(), and waits for it in an event loop.
    bool saveNow();

    // The answers to a conflict with the file.
    void saveAsCopy(const Then& then = {}); ///< asks for another name
    void takeTheirs(const Then& then = {}); ///< loads the file, as one undo step
    void saveOver(const Then& then = {});   ///< replaces the contents that the user was told of

    MapWriting& writing() { return m_writing; }

signals:
    void failed(const QString& sentence);
    /// After failed(): the map may be saved elsewhere, or there again.
    void notSaved(const QString& path);
    void said(const QString& sentence);

private:
    void saveWithDialogAs(const QString& name, const Then& then);
    void write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
               Then then);
    void takeFailure(int id, const QString& path, const Error& error, const Then& then);
    void fail(const QString& path, const Error& error, const Then& then);
    void askAboutConflict(const Then& then);

    Parts m_parts;
    QWidget& m_window;
    MapWriting m_writing;
};

} // namespace thicket::editor
