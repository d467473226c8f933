#pragma once

#include "app/editor/files/reloading.h"
#include "app/editor/navigation/newestjob.h"
#include "app/recovery/fileversion.h"
#include "app/watching/filewatch.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <optional>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class MapDocument;

/// Follows the document's file on the disk. If another program changes it, a map without unsaved
/// changes is reloaded, as one undo step. One with unsaved changes is in conflict with the file.
class DiskChanges : public QObject {
    Q_OBJECT

public:
    DiskChanges(MapDocument& document, const plugins::FormatRegistry& formats,
                QObject* parent = nullptr);

    /// Compares the file with what is known of it. While a gesture is open, it waits for its end. A
    /// large file is read on a worker thread.
    void check();
    /// What another thread has just read of a file. If the map is that of the file, theirs() is
    /// known after it, unless a gesture is open.
    using Present = Result<std::optional<recovery::FileVersion>>;
    void note(const std::filesystem::path& path, const Present& present);
    /// The contents of the file that the map is in conflict with; nullopt if it is not.
    const std::optional<recovery::FileVersion>& theirs() const { return m_theirs; }
    /// Asked whether another window saved the contents of this hash to the file.
    using IsOtherWindows = std::function<bool(const QByteArray& hash)>;
    void setIsOtherWindows(IsOtherWindows ask) { m_isOtherWindows = std::move(ask); }
    /// Whether theirs() were saved by another window of the editor.
    bool isFromWindow() const { return m_isFromWindow; }
    /// Makes the map equal to the file, as one undo step.
    void reload(const QString& step, const Reloading::Then& then = {});
    Reloading& reloading() { return m_reloading; }

signals:
    void conflicted();    ///< theirs() is new
    void conflictEnded(); ///< the map was saved or reloaded, or another one is open
    void fileGone();      ///< deleted or moved
    void said(const QString& sentence);
    void failed(const QString& sentence);

private:
    void follow();
    void endConflict();
    /// The file, if it must be read to know whether it changed.
    std::optional<std::filesystem::path> fileToRead();
    void readBeside(const std::filesystem::path& path);
    void take(const Present& present);
    void noteGone();
    void noteChange(const recovery::FileVersion& version);

    MapDocument& m_document;
    Reloading m_reloading;
    watching::FileWatch m_watch;
    std::optional<recovery::FileVersion> m_theirs;
    IsOtherWindows m_isOtherWindows;
    bool m_isFromWindow = false;
    bool m_isDue = false;
    bool m_isGone = false;
    NewestJob m_reading;
};

} // namespace thicket::editor
