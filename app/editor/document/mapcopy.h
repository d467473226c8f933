#pragma once

#include "app/editor/document/chunkedlist.h"
#include "libnav/map/map.h"
#include "libnav/map/mapedit.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// A copy of a map, and what was edited while it was made.
struct CopiedMap {
    nav::MapSettings settings;
    ChunkedList<nav::MapObject> objects;
    std::vector<nav::MapEdit> edits; ///< since the copy was begun, in order

    /// The committed map when the copy was begun. The copy is then empty. Any thread.
    nav::Map take();
};

/// Copies the committed map of the document as it is now. A million objects take most of a second,
/// so they are copied some milliseconds at a time while the map may be edited.
class MapCopy : public QObject {
    Q_OBJECT

public:
    /// Called once, from the event loop or, for a small map, at once. Null if another map came in
    /// before. Then the copy deletes itself.
    using Then = std::function<void(std::shared_ptr<CopiedMap> copy)>;
    /// The document must outlive it, or its parent.
    MapCopy(MapDocument& document, Then then, QObject* parent);
    /// Copies the rest at once: another map is about to come in.
    void finish();
    /// The copy is not wanted any more. As if another map came in.
    void giveUp();

private:
    void copySome();
    void follow(const nav::MapEdit& edit);
    void followEntry(const nav::MapEdit::Entry& entry);
    void end();

    MapDocument& m_document;
    Then m_then;
    std::shared_ptr<CopiedMap> m_copy;
    QTimer m_turns;
};

} // namespace thicket::editor
