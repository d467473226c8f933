#include "app/editor/scene/nudge.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"

#include <QKeyEvent>

namespace thicket::editor {

std::optional<nav::Point> nudgeOf(const QKeyEvent& event, const Canvas& canvas)
{
    const bool isYUp = canvas.document().map().settings.yAxis == nav::YAxis::up;
    const nav::Point up{0, isYUp ? 1.0 : -1.0};
    nav::Point direction;
    switch (event.key()) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = up;
        break;
    case Qt::Key_Down:
        direction = -up;
        break;
    default:
        return {};
    }
    double step = canvas.unitsPerPixel();
    if (event.modifiers().testFlag(Qt::ControlModifier))
        step = canvas.gridStep();
    else if (event.modifiers().testFlag(Qt::ShiftModifier))
        step *= 10;
    return step * direction;
}

} // namespace thicket::editor
