#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QMenu>

namespace thicket::editor {

class Canvas;

/// What can be done with the selection, and what lies beneath it. Deletes itself when closed.
class ObjectMenu : public QMenu {
    Q_OBJECT

public:
    /// `objects` under the pointer, best first. `canvas` must outlive the menu.
    ObjectMenu(Canvas& canvas, const QList<nav::ObjectId>& objects, QWidget* parent);
};

} // namespace thicket::editor
