#pragma once

#include "app/editor/document/documentfile.h"
#include "app/editor/document/mapstep.h"
#include "app/editor/document/objectindex.h"
#include "app/editor/document/opengesture.h"
#include "app/editor/document/savingmark.h"
#include "app/editor/document/stepcollection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/templates/following.h"
#include "libnav/map/map.h"
#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace thicket::editor {

struct MapOutcome;
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
    /// The map without the preview of an open gesture.
    nav::Map committedMap() const;
    /// For its texts, clean state and list of steps only. Use undo() and redo() of the document.
    /// Another one after wasReset().
    QUndoStack& undoStack() { return *m_undoStack; }
    /// What may be edited.
    LayerLocks& locks() { return m_locks; }
    OpenGesture& gesture() { return m_gesture; }
    const OpenGesture& gesture() const { return m_gesture; }

    /// Applies the edit as one undo step named `text` (already translated), with what follows from
    /// it for templates: see followed(). An edit that changes nothing is dropped, and so is one of
    /// a closed layer. Consecutive steps with the same
    /// non-empty `mergeKey` become one step, or none if together they change nothing. While a
    /// gesture is open, the gesture is cancelled instead: the edit was made for what it shows.
    void push(const nav::MapEdit& edit, const QString& text, const QString& mergeKey = {});
    /// As push() of its edit, at once or, if it changes very many objects, beside the window. An
    /// error is one of the edit that was made at once.
    Result<void> push(const MapStep& step);

    /// Cancels the open gesture if there is one. Otherwise takes back the long step that has not
    /// come in yet, or undoes the last step, if there is one.
    void undo();
    void redo(); ///< does nothing while a gesture is open
    /// Undoes or redoes until this many steps are done; from 0 to undoStack().count(). An open
    /// gesture is cancelled first. changed() is emitted once, for all of them.
    void goTo(int step);
    /// Who makes long steps. Null: they are done at once.
    void setLongSteps(LongStepMaker* longSteps) { m_longSteps = longSteps; }
    /// Whether a long step has not come in yet, so that undo would take it back.
    bool isPending() const { return m_longSteps && m_longSteps->isPending(); }
    /// Calls `step`, which does or undoes steps. `outcome` is the map after them, which was made
    /// on another thread, so that nothing takes long here. committed() is emitted once.
    void withOutcome(std::unique_ptr<MapOutcome> outcome,
                     const std::function<void(QUndoStack& stack)>& step);
    /// While committed() is emitted: the edit as its journal wants it, if that was made on another
    /// thread; otherwise empty.
    const std::string& record() const { return m_record; }
    /// While changed() is emitted: changesAgents() of its edit, which may have been found out on
    /// another thread.
    bool changesAgents(const nav::MapEdit& edit) const;
    bool canUndo() const { return m_gesture.isOpen() || isPending() || m_undoStack->canUndo(); }
    bool canRedo() const { return !m_gesture.isOpen() && m_undoStack->canRedo(); }

    /// Replaces the map by one that was read from `file`, drops the undo history and ends an open
    /// gesture. The new state is clean. Emits wasReset().
    void reset(nav::Map map, DocumentFile file = {});
    /// Swaps the map, its history and its file with a parked one, and ends an open gesture. Emits
    /// wasReset().
    void exchange(ParkedMap& parked);
    /// Makes the map equal to another one as one undo step named `text`, whatever is locked.
    /// Objects keep their ids, so that the selection lives on. Not while a gesture is open
    /// (caller's bug).
    void replaceMap(const nav::Map& map, const QString& text);
    /// As replaceMap(), with the outcome of its step, if that changes anything.
    void replaceBy(std::unique_ptr<MapOutcome> outcome, const QString& text);

    const DocumentFile& file() const { return m_file; }
    DocumentFile& file() { return m_file; }
    /// The committed map is in this file: it was written there, or read from it. The document is
    /// clean. Emits synced().
    void sync(DocumentFile file);
    /// The committed map is being written to a file, and can be edited meanwhile. Until the end
    /// isModified() stays as it is.
    void beginSaving();
    /// The file that the map is in now, or none: it could not be written. Without beginSaving() of
    /// this map it does nothing. Emits synced() if there is a file.
    void endSaving(std::optional<DocumentFile> file);
    bool isBeingSaved() const { return m_saving.isSet(); }
    bool isModified() const
    {
        return !m_file.isThrowaway() && (!m_undoStack->isClean() || m_saving.hidesChanges());
    }

signals:
    void changed(const thicket::nav::MapEdit& edit);
    /// A step was done, undone or done again: the map without previews changed by this edit.
    void committed(const thicket::nav::MapEdit& edit);
    /// A step changed more than it was made for: instances followed, or were detached.
    void instancesFollowed(const thicket::editor::Following& following);
    void wasReset(); ///< another map is here, with a history of its own
    /// The map was saved, or reloaded: it equals its file, except for edits since it was begun.
    void synced();
    void titleChanged();   ///< title, path or modified state
    void historyChanged(); ///< canUndo, canRedo or the texts of the next steps

private:
    friend class Gesture;
    friend class MapEditCommand;
    void applyEdit(const nav::MapEdit& edit);
    void announce(const Following& following);
    LongStepMaker::Taking take(const nav::MapEdit& edit, const QString& text);
    bool takesOver(int step) { return m_longSteps && m_longSteps->takesOver(step); }
    bool takesOutcome();

    nav::Map m_map;
    ObjectIndex m_index{m_map};
    LayerLocks m_locks{m_map};
    std::unique_ptr<QUndoStack> m_undoStack;
    SavingMark m_saving;
    DocumentFile m_file;
    OpenGesture m_gesture{[this](const nav::MapEdit& edit) { applyEdit(edit); }};
    std::optional<StepCollection> m_steps; ///< while goTo() collects them
    LongStepMaker* m_longSteps = nullptr;
    std::unique_ptr<MapOutcome> m_outcome; ///< of the steps that are being done, or null
    bool m_hasOutcome = false;             ///< in withOutcome()
    std::string m_record;
    std::optional<bool> m_changesAgents; ///< while the outcome's edit is announced
};

/// DocumentFile::titleOf() of its map.
QString titleOf(const MapDocument& document);

} // namespace thicket::editor
