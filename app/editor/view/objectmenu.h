#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QMenu>

namespace thicket::editor {

class Canvas;

/// The context menu: the actions of the selection, and the objects beneath it. Deletes itself when
/// closed.
class ObjectMenu : public QMenu {
    Q_OBJECT

public:
    /// `objects`: those under the pointer, best first. `canvas` must outlive the menu.
    ObjectMenu(Canvas& canvas, const QList<nav::ObjectId>& objects, QWidget* parent);
};

} // namespace thicket::editor
