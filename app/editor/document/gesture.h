#pragma once

#include "app/editor/templates/following.h"
#include "libnav/map/mapedit.h"

#include <QString>

#include <vector>

namespace thicket::editor {

class MapDocument;

/// One action from press to release. It previews edits live in the document and takes them back
/// unless it is committed. One gesture is one undo step. Cancelled or destroyed, it leaves no
/// trace. At most one is open per document (caller's bug otherwise). The document can end it (undo,
/// another map): isOpen() is then false, and the functions below do nothing.
class Gesture {
public:
    explicit Gesture(MapDocument& document);
    ~Gesture(); ///< cancels if neither committed nor cancelled
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;

    /// Shows `edit` in place of the preview before it. `edit` applies to the map as it was when the
    /// gesture began. One changed() is emitted, or none if the map stays the same. `followers`:
    /// changes of other objects, shown with it until it is committed.
    void preview(const nav::MapEdit& edit, std::vector<nav::MapEdit::Entry> followers = {});
    /// Keeps the present preview as one undo step named `text`, with what follows from it for
    /// templates: see followed(). No step if it changes nothing. A change of a closed layer is
    /// cancelled. A step that very many instances follow comes in later: see LongStepMaker. The
    /// preview stands until then.
    void commit(const QString& text);
    void cancel();
    bool isOpen() const { return m_open; }
    /// The present preview, as an edit of the map at the beginning.
    const nav::MapEdit& shown() const { return m_shown; }

private:
    friend class OpenGesture;
    void close();
    void leaveStanding();
    void show(nav::MapEdit edit);
    Following complete();

    MapDocument& m_document;
    nav::MapEdit m_wanted; // without followers
    nav::MapEdit m_shown;
    bool m_open = true;
};

} // namespace thicket::editor
