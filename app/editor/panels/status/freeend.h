#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/path/pathfinder.h"

#include <QPushButton>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// Beside the reason why there is no path: moves the blocked start or goal to the nearest free
/// place, as one undo step. Hidden while there is nothing to move, and for ends of the path probe,
/// which are not in the map. In a run whose obstacles are away from where they are drawn, it is
/// about where they are at the playhead.
class FreeEnd : public QPushButton {
    Q_OBJECT

public:
    FreeEnd(MapDocument& document, const Navigator& navigator, QWidget* parent = nullptr);

private:
    /// The answer that is told; null: none yet.
    const nav::PathResult* answer() const;
    /// 0: none.
    nav::ObjectId blockedEnd() const;
    void refresh();
    void moveEnd();

    MapDocument& m_document;
    const Navigator& m_navigator;
};

} // namespace thicket::editor
