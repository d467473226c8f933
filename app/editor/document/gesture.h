#pragma once

#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>

namespace thicket::editor {

class MapDocument;

/// One pressed-to-released action: previews edits live in the document and takes them back unless
/// committed. One gesture is one undo step; cancelled or destroyed, it leaves no trace.
/// At most one is open per document (caller's bug otherwise).
class Gesture {
public:
    explicit Gesture(MapDocument& document);
    ~Gesture(); ///< cancels when neither committed nor cancelled
    Gesture(const Gesture&) = delete;
    Gesture& operator=(const Gesture&) = delete;

    /// Shows `edit`, made against the map as it was when the gesture began, instead of the preview
    /// before it.
    void preview(const nav::MapEdit& edit);
    /// Keeps the present preview as one undo step named by `text`.
    void commit(const QString& text);
    void cancel();
    bool isOpen() const { return m_open; }

private:
    MapDocument& m_document;
    nav::MapEdit m_shown; // against the map at the beginning
    bool m_open = true;
};

} // namespace thicket::editor
