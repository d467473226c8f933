#include "app/editor/widgets/screenroom.h"

#include <QScreen>
#include <QWidget>

namespace thicket::editor {

QSize screenRoom(const QWidget& window) { return window.screen()->availableSize() - QSize(16, 40); }

} // namespace thicket::editor
