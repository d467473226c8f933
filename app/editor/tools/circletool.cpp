#include "app/editor/tools/circletool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double firstRadius = 32; // logical pixels; for a click before anything was drawn
constexpr double radiusPerNotch = 1.05;

} // namespace

CircleTool::CircleTool(ToolContext context, QObject* parent)
    : DrawingTool(context,
                  NumberEntry({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("r")}, 2),
                  parent)
{}

QList<KeyHint> CircleTool::hints() const
{
    if (!isGestureOpen())
        return {{tr("Drag"), tr("centre to rim")}, {tr("Click"), tr("last radius")}};
    if (isArena())
        return {{tr("Shift"), tr("rim to rim")}, {tr("Esc"), tr("put it back")}};
    return {{tr("Shift"), tr("rim to rim")},
            {tr("Alt"), tr("stop at the nearest")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

QList<ToolOption> CircleTool::options()
{
    ToolOption radius;
    radius.name = QStringLiteral("circleRadius");
    radius.label = tr("Radius");
    radius.status = tr("Radius of the circle that a click draws");
    radius.isLength = true;
    radius.minimum = 0.5 * m_context.canvas.unitsPerPixel();
    radius.get = [this] {
        return m_lastRadius.value_or(firstRadius * m_context.canvas.unitsPerPixel());
    };
    radius.set = [this](double value) { m_lastRadius = value; };
    return {radius};
}

void CircleTool::begin()
{
    m_factor = 1;
    m_anchor = gesture().pressed().at + gesture().pull(gesture().pressed()).by;
}

void CircleTool::committed()
{
    m_lastRadius = m_circle.radius;
    emit optionsChanged();
}

/// The largest radius, up to `radius`, of a circle here that enters no obstacle.
double CircleTool::roomAround(nav::Point center, double radius) const
{
    double room = radius;
    const nav::Box window = grown(nav::Box{center, center}, radius);
    for (const std::size_t position : m_context.document.index().positionsIn(window)) {
        const nav::MapObject& object = m_context.document.map().objects()[position];
        const auto shape = nav::obstacleShape(object.geometry);
        if (shape && object.id != gesture().id())
            room = std::min(room, nav::signedDistance(center, *shape));
    }
    if (const auto walls = nav::boundingWalls(m_context.document.map().settings))
        room = std::min(room, nav::signedDistance(center, nav::Shape(*walls)));
    return room;
}

nav::Circle CircleTool::circleFor(const PointerEvent& event, std::vector<Guide>& guides) const
{
    const double pixel = m_context.canvas.unitsPerPixel();
    nav::Circle circle{m_anchor, m_lastRadius.value_or(firstRadius * pixel), isArena()};
    if (gesture().isDragging())
        circle.radius = nav::distance(m_anchor, event.at);
    if (gesture().isDragging() && event.modifiers.testFlag(Qt::ShiftModifier)) {
        circle.center = 0.5 * (m_anchor + event.at);
        circle.radius /= 2;
    }
    circle.radius *= m_factor;
    circle.center.x = m_numbers.value(0).value_or(circle.center.x);
    circle.center.y = m_numbers.value(1).value_or(circle.center.y);
    const bool stops = !isArena() && event.modifiers.testFlag(Qt::AltModifier);
    if (gesture().isDragging() && stops) {
        const double room = roomAround(circle.center, circle.radius);
        if (room > 0)
            circle.radius = room;
    } else if (gesture().isDragging() && !isArena()) {
        Snapper::RadiusPull pulled = gesture().pullRadius(circle, event);
        circle.radius = pulled.radius;
        guides = std::move(pulled.guides);
    }
    const auto typed = m_numbers.value(2);
    if (typed && *typed > 0) {
        circle.radius = *typed;
        guides.clear();
    }
    circle.radius = std::max(circle.radius, 0.5 * pixel);
    return circle;
}

Drawing CircleTool::draw()
{
    Drawing drawing;
    m_circle = circleFor(gesture().pointer(), drawing.feedback.guides);
    drawing.objects.emplace_back(m_circle);
    drawing.feedback.cross = m_circle.center;
    drawing.feedback.chip = chipFor(m_circle);
    return drawing;
}

Chip CircleTool::chipFor(const nav::Circle& circle) const
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Chip chip;
    chip.fields = m_numbers.fields({numberText(circle.center.x, decimals),
                                    numberText(circle.center.y, decimals),
                                    numberText(circle.radius, decimals)});
    chip.around = nav::boundingBox(nav::Geometry(circle));
    return chip;
}

bool CircleTool::wheel(double steps, const PointerEvent&)
{
    if (!isGestureOpen())
        return false;
    m_factor *= std::pow(radiusPerNotch, steps);
    update();
    return true;
}

} // namespace thicket::editor
