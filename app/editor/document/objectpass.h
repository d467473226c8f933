#pragma once

#include "libnav/map/mapedit.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <functional>

namespace thicket::editor {

class MapDocument;

/// A pass over the objects of the shown map, in drawing order. A million take some turns of the
/// event loop of some milliseconds each, and the map may be edited meanwhile.
class ObjectPass : public QObject {
    Q_OBJECT

public:
    using Visit = std::function<void(const nav::MapObject& object)>;
    /// The document must outlive it.
    ObjectPass(const MapDocument& document, Visit visit, QObject* parent = nullptr);

    /// Begins with the first object. A small map is passed at once, a large one from the next turn
    /// of the event loop on.
    void begin();
    void stop();
    bool isActive() const { return m_turns.isActive(); }
    /// How many of the first objects were visited.
    std::size_t place() const { return m_next; }
    /// Call it for each entry of an edit of the map, in order. Returns whether it is of the part
    /// that was passed: its objects are not visited.
    bool follow(const nav::MapEdit::Entry& entry);

signals:
    void ended(); ///< all objects were visited

private:
    void visitSome();

    const MapDocument& m_document;
    Visit m_visit;
    std::size_t m_next = 0;
    QTimer m_turns;
};

} // namespace thicket::editor
