#pragma once

#include "libnav/map/mapobject.h"

#include <QPushButton>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// Beside the reason why there is no path: moves the blocked start or goal to the nearest free
/// place, as one undo step. Hidden while there is nothing to move, and for ends of the path probe,
/// which are not in the map.
class FreeEnd : public QPushButton {
    Q_OBJECT

public:
    FreeEnd(MapDocument& document, const Navigator& navigator, QWidget* parent = nullptr);

private:
    /// 0: none.
    nav::ObjectId blockedEnd() const;
    void refresh();
    void moveEnd();

    MapDocument& m_document;
    const Navigator& m_navigator;
};

} // namespace thicket::editor
