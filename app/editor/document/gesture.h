#pragma once

#include "libnav/map/mapedit.h"

#include <QString>

namespace thicket::editor {

class MapDocument;

/// One pressed-to-released action: previews edits live in the document and takes them back unless
/// committed. One gesture is one undo step; cancelled or destroyed, it leaves no trace.
/// At most one is open per document (caller's bug otherwise). The document can end it from outside
/// (undo, another map): isOpen() is then false, and everything below does nothing.
class Gesture {
public:
    explicit Gesture(MapDocument& document);
    ~Gesture(); ///< cancels when neither committed nor cancelled
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;

    /// Shows `edit`, made against the map as it was when the gesture began, instead of the preview
    /// before it. Told as one changed(); not at all when the map stays the same.
    void preview(const nav::MapEdit& edit);
    /// Keeps the present preview as one undo step named by `text`; no step when it changes nothing.
    void commit(const QString& text);
    void cancel();
    bool isOpen() const { return m_open; }
    /// The present preview, against the map at the beginning.
    const nav::MapEdit& shown() const { return m_shown; }

private:
    friend class MapDocument;
    void close();

    MapDocument& m_document;
    nav::MapEdit m_shown;
    bool m_open = true;
};

} // namespace thicket::editor
