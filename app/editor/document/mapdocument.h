#pragma once

#include "app/editor/document/objectindex.h"
#include "libnav/map/map.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace thicket::editor {

class Gesture;

/// The map being edited, its undo stack and its file. The only place where a map changes.
/// Every change, from undo and gestures too, is told once by changed().
class MapDocument : public QObject {
    Q_OBJECT

public:
    explicit MapDocument(QObject* parent = nullptr);
    ~MapDocument() override;

    const nav::Map& map() const { return m_map; }
    /// Where the objects of map() are; follows every change before it is told.
    const ObjectIndex& index() const { return m_index; }
    /// Round every object and the bounds, at no cost; empty for an empty map without bounds.
    nav::Box extent() const;
    /// The map without an open gesture's preview.
    nav::Map committedMap() const;
    /// For its texts, clean state and list of steps; to go back and forth call undo() and redo().
    QUndoStack& undoStack() { return m_undoStack; }

    /// Applies the edit as one undo step named by `text` (already translated). A no-op edit is
    /// dropped. Not while a gesture is open (caller's bug).
    /// Steps in a row with the same non-empty `mergeKey` become one step, and none when together
    /// they change nothing.
    void push(const nav::MapEdit& edit, const QString& text, const QString& mergeKey = {});

    /// Takes back the open gesture only, if there is one; else the last step, if there is one.
    void undo();
    void redo(); ///< nothing while a gesture is open
    bool canUndo() const { return m_gesture || m_undoStack.canUndo(); }
    bool canRedo() const { return !m_gesture && m_undoStack.canRedo(); }

    bool isGestureOpen() const { return m_gesture != nullptr; }
    /// Takes the open gesture back; whether there was one.
    bool cancelGesture();

    /// Replaces everything; undo history and an open gesture are gone. `path` empty: untitled.
    /// The new state is clean. Emits wasReset().
    void reset(nav::Map map, const QString& path, bool readOnly = false);

    /// Absolute path of the native file; empty while untitled (also after importing).
    QString path() const { return m_path; }
    /// "Old Orchard.thicket", or the map's name, or "Untitled"; no path, no marker.
    QString title() const;
    /// A newer version's file: saving over it is refused, and so is a copy that would lose
    /// something.
    bool isReadOnly() const { return m_readOnly; }
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Saves atomically as a native map; on success path() is `path` and the document is clean.
    /// On failure the document, its modified state and the old file are as before. An open
    /// gesture's preview is not saved, and goes on.
    Result<void> save(const QString& path);

signals:
    void changed(const thicket::nav::MapEdit& edit);
    void wasReset();
    void titleChanged();   ///< title, path or modified state
    void historyChanged(); ///< canUndo, canRedo or the texts of the next steps

private:
    friend class Gesture;
    friend class MapEditCommand;
    void applyEdit(const nav::MapEdit& edit);
    void pushApplied(nav::MapEdit edit, const QString& text);
    void openGesture(Gesture& gesture);
    void closeGesture();
    void abandonGesture();
    bool isOwnFile(const QString& path) const;

    nav::Map m_map;
    ObjectIndex m_index{m_map};
    QUndoStack m_undoStack;
    QString m_path;
    bool m_readOnly = false;
    Gesture* m_gesture = nullptr;
};

} // namespace thicket::editor
