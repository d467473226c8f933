#pragma once

#include "libnav/map/map.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace thicket::editor {

/// The map being edited, its undo stack and its file. The only place where a map changes.
/// Every change, from undo and gestures too, is told once by changed().
class MapDocument : public QObject {
    Q_OBJECT

public:
    explicit MapDocument(QObject* parent = nullptr);

    const nav::Map& map() const { return m_map; }
    QUndoStack& undoStack() { return m_undoStack; }

    /// Applies the edit as one undo step named by `text` (already translated). A no-op edit is
    /// dropped. Not while a gesture is open (caller's bug).
    void push(const nav::MapEdit& edit, const QString& text);

    /// Replaces everything; undo history is gone. `path` empty: untitled. Emits wasReset().
    void reset(nav::Map map, const QString& path, bool readOnly = false);

    /// Absolute path of the native file; empty while untitled (also after importing).
    QString path() const { return m_path; }
    /// "Old Orchard.thicket", or the map's name, or "Untitled"; no path, no marker.
    QString title() const;
    /// A newer version's file: saving over it is refused.
    bool isReadOnly() const { return m_readOnly; }
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Saves atomically as a native map; on success path() is `path` and the document is clean.
    Result<void> save(const QString& path);

signals:
    void changed(const thicket::nav::MapEdit& edit);
    void wasReset();
    void titleChanged(); ///< title, path or modified state

private:
    friend class Gesture;
    friend class MapEditCommand;
    void applyEdit(const nav::MapEdit& edit);

    nav::Map m_map;
    QUndoStack m_undoStack;
    QString m_path;
    bool m_readOnly = false;
    bool m_gestureOpen = false;
};

} // namespace thicket::editor
