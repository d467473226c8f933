#pragma once

class QWidget;

namespace thicket::editor {

/// What takes the focus when an area of the window gets it: its proxy, itself, or the first in it
/// that Tab reaches or that has a proxy there. Null if there is none, or while the area is hidden.
QWidget* entranceOf(QWidget* area);

} // namespace thicket::editor
