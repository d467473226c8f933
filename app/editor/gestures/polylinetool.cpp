#include "app/editor/gestures/polylinetool.h"

#include "app/editor/gestures/anglestep.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double closingDistance = 8; // logical pixels

nav::Point startOfLastSegment(const std::vector<nav::Point>& points)
{
    return points.size() > 1 ? points[points.size() - 2] : points.back();
}

} // namespace

double lengthOfLine(const std::vector<nav::Point>& points)
{
    double total = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        total += nav::distance(points[i - 1], points[i]);
    return total;
}

nav::Box boxOfLastSegment(const std::vector<nav::Point>& points, double by)
{
    nav::Box box{points.back(), points.back()};
    const nav::Point from = startOfLastSegment(points);
    enclose(box, {from, from});
    return grown(box, by);
}

PolylineTool::PolylineTool(ToolContext context, QObject* parent)
    : DrawingTool(context, NumberEntry({tr("length"), tr("angle")}), parent)
{}

void PolylineTool::begin() { m_points.clear(); }

nav::Point PolylineTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
{
    nav::Point at = event.at;
    if (!m_points.empty() && event.modifiers.testFlag(Qt::ShiftModifier)) {
        at = onAngleStep(m_points.back(), at);
    } else {
        Snapper::Pull pulled = gesture().pull(event);
        at = at + pulled.by;
        guides = std::move(pulled.guides);
    }
    if (m_points.empty() || !m_numbers.isTyping())
        return at;
    const nav::Point d = at - m_points.back();
    const double length = m_numbers.value(0).value_or(nav::length(d));
    const double degrees = m_numbers.value(1).value_or(0);
    const double angle =
        m_numbers.value(1) ? degrees * std::numbers::pi / 180 : std::atan2(d.y, d.x);
    guides.clear();
    return m_points.back() + length * nav::Point{std::cos(angle), std::sin(angle)};
}

bool PolylineTool::closes(const PointerEvent& event) const
{
    const double reach = closingDistance * m_context.canvas.unitsPerPixel();
    return m_points.size() >= 3 && nav::distance(event.at, m_points.front()) <= reach;
}

QList<ChipField> PolylineTool::segmentFields(const std::vector<nav::Point>& points) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Point d = points.back() - startOfLastSegment(points);
    return m_numbers.fields(
        {numberText(nav::length(d), decimals), angleText(std::atan2(d.y, d.x))});
}

void PolylineTool::press(const PointerEvent& event)
{
    if (!isGestureOpen() && !open(event))
        return;
    gesture().setPointer(event);
    m_press = event;
    if (closes(event))
        return end(true);
    std::vector<Guide> guides;
    place(heldPoint().value_or(target(event, guides)));
    update();
    emit hintsChanged();
}

/// Returns whether the point may be there. The same point twice is placed once.
bool PolylineTool::place(nav::Point at)
{
    const bool isSame = !m_points.empty() && m_points.back() == at;
    if (!isSame && !mayPlace(at))
        return false;
    if (!isSame)
        m_points.push_back(at);
    gesture().setOwnPoints(m_points);
    gesture().setSideBegin(m_points.back());
    m_numbers.clear();
    placed();
    return true;
}

void PolylineTool::release(const PointerEvent& event)
{
    const auto press = std::exchange(m_press, {});
    if (!isGestureOpen())
        return;
    gesture().setPointer(event);
    if (!press || !isDrag(*press, event))
        return;
    if (closes(event))
        return end(true);
    std::vector<Guide> guides;
    place(target(event, guides));
    update();
}

void PolylineTool::doubleClick(const PointerEvent& event)
{
    if (!isGestureOpen())
        return;
    gesture().setPointer(event);
    end(false);
}

bool PolylineTool::secondaryClick(const PointerEvent&)
{
    if (!isGestureOpen())
        return false;
    end(false);
    return true;
}

void PolylineTool::removeLast()
{
    m_points.pop_back();
    gesture().setOwnPoints(m_points);
    if (m_points.empty()) {
        cancel();
        return;
    }
    gesture().setSideBegin(m_points.back());
    update();
}

/// After a typed number, places the point. Otherwise ends the line.
void PolylineTool::accept()
{
    if (!m_numbers.isTyping())
        return end(false);
    std::vector<Guide> guides;
    place(target(gesture().pointer(), guides));
    update();
}

bool PolylineTool::key(QKeyEvent& event)
{
    if (DrawingTool::key(event))
        return true;
    if (!isGestureOpen() || event.key() != Qt::Key_Backspace)
        return false;
    removeLast();
    return true;
}

bool PolylineTool::cancel()
{
    if (isGestureOpen()) {
        m_press.reset();
        m_points.clear();
    }
    return DrawingTool::cancel();
}

} // namespace thicket::editor
