#pragma once

#include <QSize>

class QWidget;

namespace thicket::editor {

/// What a window may have of its screen, without the frame around it.
QSize screenRoom(const QWidget& window);

} // namespace thicket::editor
