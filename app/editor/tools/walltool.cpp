#include "app/editor/tools/walltool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double closingDistance = 8; // logical pixels
constexpr double angleStep = std::numbers::pi / 12;

/// The thickness of the last wall drawn, otherwise the agent's radius.
double usualThickness(const nav::Map& map, double agentRadius)
{
    for (auto it = map.objects().rbegin(); it != map.objects().rend(); ++it) {
        if (const auto* wall = std::get_if<nav::Wall>(&it->geometry))
            return wall->thickness;
    }
    return agentRadius;
}

nav::Point onAngleStep(nav::Point from, nav::Point to)
{
    const nav::Point d = to - from;
    const double angle = std::round(std::atan2(d.y, d.x) / angleStep) * angleStep;
    const nav::Point direction{std::cos(angle), std::sin(angle)};
    return from + nav::dot(d, direction) * direction;
}

nav::Box boxAround(nav::Point a, nav::Point b, double by)
{
    return {{std::min(a.x, b.x) - by, std::min(a.y, b.y) - by},
            {std::max(a.x, b.x) + by, std::max(a.y, b.y) + by}};
}

} // namespace

WallTool::WallTool(ToolContext context, QObject* parent)
    : DrawingTool(context, NumberEntry({tr("length"), tr("angle")}), parent)
{}

QList<KeyHint> WallTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Click"), tr("point after point")}, {tr("Drag"), tr("a segment")}};
    return {{tr("Enter"), tr("end")},
            {tr("Backspace"), tr("last point")},
            {tr("Shift"), tr("15\u00b0 steps")},
            {tr("Alt"), tr("thickness")},
            {tr("Esc"), tr("put it back")}};
}

void WallTool::begin()
{
    m_thickness = usualThickness(m_context.document.map(), m_context.navigator.agentRadius());
    m_points.clear();
    m_frozen.reset();
}

nav::Point WallTool::target(const PointerEvent& event, std::vector<Guide>& guides) const
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

bool WallTool::closes(const PointerEvent& event) const
{
    const double reach = closingDistance * m_context.canvas.unitsPerPixel();
    return m_points.size() >= 3 && nav::distance(event.at, m_points.front()) <= reach;
}

void WallTool::press(const PointerEvent& event)
{
    if (!isGestureOpen() && !open(event))
        return;
    gesture().setPointer(event);
    m_press = event;
    if (closes(event))
        return end(true);
    std::vector<Guide> guides;
    place(m_frozen.value_or(target(event, guides)));
    update();
    emit hintsChanged();
}

void WallTool::place(nav::Point at)
{
    const bool isSame = !m_points.empty() && m_points.back() == at;
    if (!isSame)
        m_points.push_back(at);
    m_numbers.clear();
    m_frozen.reset();
}

void WallTool::release(const PointerEvent& event)
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

void WallTool::doubleClick(const PointerEvent& event)
{
    if (!isGestureOpen())
        return;
    gesture().setPointer(event);
    end(false);
}

bool WallTool::secondaryClick(const PointerEvent&)
{
    if (!isGestureOpen())
        return false;
    end(false);
    return true;
}

/// Alt keeps the floating end in place. The pointer's distance from the segment is then half the
/// thickness.
void WallTool::followThickness()
{
    const nav::Point at = gesture().pointer().at;
    if (!gesture().pointer().modifiers.testFlag(Qt::AltModifier)) {
        m_frozen.reset();
        return;
    }
    if (!m_frozen && m_points.back() != at)
        m_frozen = at;
    if (m_frozen)
        m_thickness = 2 * nav::distance(at, nav::Segment{m_points.back(), *m_frozen});
}

Drawing WallTool::draw()
{
    followThickness();
    Drawing drawing;
    std::vector<Guide>& guides = drawing.feedback.guides;
    std::vector<nav::Point> points = m_points;
    const bool closed = closes(gesture().pointer()) && !m_frozen && !m_numbers.isTyping();
    const nav::Point floating = m_frozen.value_or(target(gesture().pointer(), guides));
    if (closed)
        guides = {Guide{m_points.front(), m_points.front(), tr("close")}};
    else if (floating != points.back())
        points.push_back(floating);
    drawing.feedback.vertices = m_points;
    drawing.feedback.chip = chipFor(points);
    if (points.size() >= 2)
        drawing.objects.emplace_back(nav::Wall{std::move(points), m_thickness, closed});
    return drawing;
}

Chip WallTool::chipFor(const std::vector<nav::Point>& points) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    const nav::Map& map = m_context.document.map();
    const nav::Point from = points.size() > 1 ? points[points.size() - 2] : points.back();
    const nav::Point d = points.back() - from;
    double total = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        total += nav::distance(points[i - 1], points[i]);
    Chip chip;
    chip.fields =
        m_numbers.fields({numberText(nav::length(d), decimals), angleText(std::atan2(d.y, d.x))});
    chip.detail =
        tr("%1 in all, %2 thick")
            .arg(lengthText(total, decimals, map), lengthText(m_thickness, decimals, map));
    chip.around = boxAround(from, points.back(), m_thickness / 2);
    return chip;
}

void WallTool::removeLast()
{
    m_points.pop_back();
    if (m_points.empty())
        cancel();
    else
        update();
}

/// After a typed number, places the point. Otherwise ends the wall.
void WallTool::accept()
{
    if (!m_numbers.isTyping())
        return end(false);
    std::vector<Guide> guides;
    place(target(gesture().pointer(), guides));
    update();
}

bool WallTool::key(QKeyEvent& event)
{
    if (DrawingTool::key(event))
        return true;
    if (!isGestureOpen() || event.key() != Qt::Key_Backspace)
        return false;
    removeLast();
    return true;
}

/// Keeps the points placed and drops the floating one. Fewer than two points make no wall.
void WallTool::end(bool closed)
{
    if (m_points.size() < 2) {
        cancel();
        return;
    }
    m_press.reset();
    Drawing done;
    done.objects.emplace_back(nav::Wall{m_points, m_thickness, closed});
    finish(std::move(done));
}

bool WallTool::cancel()
{
    if (isGestureOpen()) {
        m_press.reset();
        m_points.clear();
    }
    return DrawingTool::cancel();
}

} // namespace thicket::editor
