#pragma once

#include "app/editor/document/layerlocks.h"
#include "app/editor/document/objectindex.h"
#include "app/recovery/fileversion.h"
#include "libnav/map/map.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace thicket::editor {

class Gesture;
struct ParkedMap;

/// The map being edited, its undo stack and its file. The map changes nowhere else. Every change
/// emits changed() once, also one by undo or a gesture.
class MapDocument : public QObject {
    Q_OBJECT

public:
    explicit MapDocument(QObject* parent = nullptr);
    ~MapDocument() override;

    const nav::Map& map() const { return m_map; }
    /// Where the objects of map() are. It is up to date when changed() is emitted.
    const ObjectIndex& index() const { return m_index; }
    /// The box of all objects and the bounds, without a pass over the map. Empty for an empty map
    /// without bounds.
    nav::Box extent() const;
    /// The map without the preview of an open gesture.
    nav::Map committedMap() const;
    /// For its texts, clean state and list of steps only. Use undo() and redo() of the document.
    /// Another one after wasReset().
    QUndoStack& undoStack() { return *m_undoStack; }
    /// What may be edited.
    LayerLocks& locks() { return m_locks; }

    /// Applies the edit as one undo step named `text` (already translated). An edit that changes
    /// nothing is dropped, and so is one of a closed layer. Consecutive steps with the same
    /// non-empty `mergeKey` become one step, or none if together they change nothing. While a
    /// gesture is open, the gesture is cancelled instead: the edit was made for what it shows.
    void push(const nav::MapEdit& edit, const QString& text, const QString& mergeKey = {});

    /// Cancels the open gesture if there is one. Otherwise undoes the last step, if there is one.
    void undo();
    void redo(); ///< does nothing while a gesture is open
    /// Undoes or redoes until this many steps are done; from 0 to undoStack().count(). An open
    /// gesture is cancelled first. changed() is emitted once, for all of them.
    void goTo(int step);
    bool canUndo() const { return m_gesture || m_undoStack->canUndo(); }
    bool canRedo() const { return !m_gesture && m_undoStack->canRedo(); }

    bool isGestureOpen() const { return m_gesture != nullptr; }
    /// Cancels the open gesture. Returns whether there was one.
    bool cancelGesture();

    /// Replaces the map, drops the undo history and ends an open gesture. An empty `path` means
    /// untitled. The new state is clean. Emits wasReset(). `version`: the contents of the file that
    /// the map was read from.
    void reset(nav::Map map, const QString& path, bool readOnly = false,
               std::optional<recovery::FileVersion> version = {});
    /// Swaps the map, its history and its file with a parked one, and ends an open gesture. Emits
    /// wasReset().
    void exchange(ParkedMap& parked);
    /// Makes the map equal to another one as one undo step named `text`, whatever is locked.
    /// Objects keep their ids. Not while a gesture is open (caller's bug).
    void replaceMap(const nav::Map& map, const QString& text);
    /// Makes the map equal to the contents of its file, which another program changed, as one undo
    /// step named `text`. Objects keep their ids, so that the selection lives on. The new state is
    /// clean. Not while a gesture is open (caller's bug).
    void reload(const nav::Map& map, recovery::FileVersion version, const QString& text);

    /// The absolute path of the native file. Empty while untitled, also after an import.
    QString path() const { return m_path; }
    /// "Old Orchard.thicket", or the map's name, or "Untitled". Without folder and modified marker.
    QString title() const;
    /// True if a newer version wrote the file. Saving over it is refused, and so is saving a copy
    /// that would lose something.
    bool isReadOnly() const { return m_readOnly; }
    bool isModified() const { return !m_undoStack->isClean(); }
    /// The contents that path() had when it was last read or saved. nullopt while untitled.
    const std::optional<recovery::FileVersion>& fileVersion() const { return m_version; }
    /// The file has the known contents, but another stamp.
    void noteStamp(const recovery::FileStamp& stamp);
    /// The file is gone, so the map is saved nowhere: it counts as modified.
    void noteFileGone();
    /// Saves atomically as a native map. On success path() is `path` and the document is clean. On
    /// failure the document, its modified state and the old file are unchanged. An open gesture
    /// goes on. Its preview is not saved.
    ///
    /// path() is only replaced if it has the contents of fileVersion() or of `accepted`, which the
    /// user chose to replace. Another file is replaced whatever it has: the user chose it by name.
    Result<void> save(const QString& path,
                      const std::optional<recovery::FileVersion>& accepted = {});

signals:
    void changed(const thicket::nav::MapEdit& edit);
    /// A step was done, undone or done again: the map without previews changed by this edit.
    void committed(const thicket::nav::MapEdit& edit);
    void wasReset();       ///< another map is here, with a history of its own
    void synced();         ///< the map was saved, or reloaded: it equals its file
    void titleChanged();   ///< title, path or modified state
    void historyChanged(); ///< canUndo, canRedo or the texts of the next steps

private:
    friend class Gesture;
    friend class MapEditCommand;
    void followStack();
    void applyEdit(const nav::MapEdit& edit);
    void announce(const nav::MapEdit& edit);
    void pushApplied(nav::MapEdit edit, const QString& text);
    void openGesture(Gesture& gesture);
    void closeGesture();
    void abandonGesture();
    bool isOwnFile(const QString& path) const;
    Result<void> mayReplace(const QString& path,
                            const std::optional<recovery::FileVersion>& accepted) const;

    nav::Map m_map;
    ObjectIndex m_index{m_map};
    LayerLocks m_locks{m_map};
    std::unique_ptr<QUndoStack> m_undoStack;
    QString m_path;
    std::optional<recovery::FileVersion> m_version;
    bool m_readOnly = false;
    Gesture* m_gesture = nullptr;
    std::optional<nav::MapEdit> m_together; ///< of several steps, while goTo() collects them
};

} // namespace thicket::editor
