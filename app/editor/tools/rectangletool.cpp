#include "app/editor/tools/rectangletool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

RectangleTool::RectangleTool(ToolContext context, QObject* parent)
    : DrawingTool(context, NumberEntry({tr("w"), tr("h")}), parent)
{}

QList<KeyHint> RectangleTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Drag"), tr("corner to corner")}, {tr("Enter"), tr("last size")}};
    return {{tr("Shift"), tr("square")},
            {tr("Alt"), tr("from the centre")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

void RectangleTool::begin()
{
    m_anchor = gesture().pressed().at + gesture().pull(gesture().pressed()).by;
}

void RectangleTool::move(const PointerEvent& event)
{
    m_pointer = event;
    DrawingTool::move(event);
}

/// Typed numbers replace width and height and keep the side to which the pointer has gone.
nav::Box RectangleTool::boxFor(const PointerEvent& event, std::vector<Guide>& guides) const
{
    Snapper::Pull pulled = gesture().pull(event);
    nav::Point by = event.at + pulled.by - m_anchor;
    guides = std::move(pulled.guides);
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const double side = std::max(std::abs(by.x), std::abs(by.y));
        by = {std::copysign(side, by.x), std::copysign(side, by.y)};
        guides.clear();
    }
    const bool isCentred = event.modifiers.testFlag(Qt::AltModifier);
    const double part = isCentred ? 0.5 : 1;
    const auto width = m_numbers.value(0);
    const auto height = m_numbers.value(1);
    if (width && *width > 0)
        by.x = std::copysign(part * *width, by.x);
    if (height && *height > 0)
        by.y = std::copysign(part * *height, by.y);
    nav::Box box{m_anchor, m_anchor};
    enclose(box, {m_anchor + by, m_anchor + by});
    if (isCentred)
        enclose(box, {m_anchor - by, m_anchor - by});
    return box;
}

Drawing RectangleTool::drawingOf(const nav::Box& box) const
{
    Drawing drawing;
    if (box.width() > 0 && box.height() > 0)
        drawing.objects.emplace_back(
            nav::Polygon{nav::polygonOf(box).points, nav::isInverted(kind())});
    else
        drawing.refusal = tr("Drag from one corner to the other");
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields =
        m_numbers.fields({numberText(box.width(), decimals), numberText(box.height(), decimals)});
    chip.around = box;
    drawing.feedback.chip = std::move(chip);
    return drawing;
}

Drawing RectangleTool::draw()
{
    if (m_isRepeating) {
        const nav::Point half = 0.5 * *m_lastSize;
        m_box = {m_anchor - half, m_anchor + half};
        return drawingOf(m_box);
    }
    std::vector<Guide> guides;
    m_box = nav::Box{m_anchor, m_anchor};
    if (gesture().isDragging() || m_numbers.isTyping())
        m_box = boxFor(gesture().pointer(), guides);
    Drawing drawing = drawingOf(m_box);
    drawing.feedback.guides = std::move(guides);
    return drawing;
}

void RectangleTool::committed() { m_lastSize = nav::Point{m_box.width(), m_box.height()}; }

/// Another rectangle of the last size, about the pointer.
bool RectangleTool::repeat()
{
    if (!m_pointer || !m_lastSize)
        return false;
    PointerEvent press = *m_pointer;
    press.modifiers = {};
    if (!open(press))
        return true;
    m_isRepeating = true;
    finish(draw());
    m_isRepeating = false;
    return true;
}

bool RectangleTool::key(QKeyEvent& event)
{
    if (!isGestureOpen())
        return isEnter(event) && repeat();
    return DrawingTool::key(event);
}

} // namespace thicket::editor
