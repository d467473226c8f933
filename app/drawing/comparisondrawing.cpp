#include "app/drawing/comparisondrawing.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/pathdrawing.h"

namespace thicket::drawing {

QPen methodPen(steer::SolverMethod method, const Style& style)
{
    const Palette& colours = style.palette;
    switch (method) {
    case steer::SolverMethod::exact:
        return linePen(style, colours.path, 3);
    case steer::SolverMethod::weighted:
        return dashedPen(style, colours.hugging, 2, {10, 5});
    case steer::SolverMethod::completeGraph:
        return dashedPen(style, colours.surfing, 2, {2, 4});
    case steer::SolverMethod::grid:
        return dashedPen(style, colours.rejected, 2, {12, 4, 2, 4});
    case steer::SolverMethod::flow:
        return dashedPen(style, colours.accent, 2, {6, 3});
    }
    return {};
}

void drawMethodPath(QPainter& painter, const nav::Path& path, steer::SolverMethod method,
                    bool isChosen, const Style& style, const nav::Box& window)
{
    QPen pen = methodPen(method, style);
    if (isChosen)
        pen.setWidthF(pen.widthF() + 1);
    drawPathLine(painter, path, pen, isChosen, style, window);
}

QPen radiusPen(std::size_t place, const Style& style)
{
    const QColor& colour = style.palette.path;
    switch (place) {
    case 0:
        return dashedPen(style, colour, 1.25, {2, 4});
    case 1:
        return dashedPen(style, colour, 1.75, {6, 4});
    case 2:
        return linePen(style, colour, 2);
    case 3:
        return dashedPen(style, colour, 2.5, {12, 5});
    default:
        return dashedPen(style, colour, 3, {14, 5, 3, 5});
    }
}

} // namespace thicket::drawing
