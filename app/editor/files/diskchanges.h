#pragma once

#include "app/editor/files/filewatch.h"
#include "app/editor/files/reloading.h"
#include "app/recovery/fileversion.h"

#include <QObject>
#include <QString>

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

    /// Compares the file with what is known of it. While a gesture is open, it waits for its end.
    void check();
    /// The contents of the file that the map is in conflict with; nullopt if it is not.
    const std::optional<recovery::FileVersion>& theirs() const { return m_theirs; }
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
    void noteGone();
    void noteChange(const recovery::FileVersion& version);

    MapDocument& m_document;
    Reloading m_reloading;
    FileWatch m_watch;
    std::optional<recovery::FileVersion> m_theirs;
    bool m_isDue = false;
    bool m_isGone = false;
};

} // namespace thicket::editor
