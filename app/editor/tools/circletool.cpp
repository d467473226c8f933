#include "app/editor/tools/circletool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/description.h"
#include "libnav/geometry/distance.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double firstRadius = 32; // logical pixels; for a click before anything was drawn
constexpr double wheelFactor = 1.05;

} // namespace

CircleTool::CircleTool(ToolContext context, QObject* parent)
    : DrawingTool(context, parent),
      m_numbers({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("r")}, 2)
{}

QList<KeyHint> CircleTool::hints() const
{
    if (!m_live)
        return {{tr("Drag"), tr("centre to rim")}, {tr("Click"), tr("last radius")}};
    return {{tr("Shift"), tr("rim to rim")},
            {tr("Alt"), tr("stop at the nearest")},
            {tr("Ctrl"), tr("no snapping")},
            {tr("Esc"), tr("put it back")}};
}

void CircleTool::press(const PointerEvent& event)
{
    cancel();
    const nav::Map& map = m_context.document.map();
    const auto object = NewObject::on(map, nav::Circle{});
    if (!object) {
        emit refused(tr("Every layer is hidden or locked"));
        return;
    }
    m_object = *object;
    m_press = event;
    m_last = event;
    m_isDragging = false;
    m_factor = 1;
    m_numbers.clear();
    m_snapper.emplace(m_context.document.index(), QList<nav::ObjectId>{},
                      m_context.navigator.agentRadius());
    const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
    const Snapper::Pull pull =
        m_snapper->pull({{event.at}, {}}, snapReach(m_context.canvas, inverted));
    m_anchor = event.at + pull.by;
    m_live = std::make_unique<LiveGesture>(m_context);
    emit hintsChanged();
}

/// The largest radius, up to `radius`, of a circle here that enters no obstacle.
double CircleTool::roomAround(nav::Point center, double radius) const
{
    double room = radius;
    const nav::Box window = grown(nav::Box{center, center}, radius);
    for (const std::size_t position : m_context.document.index().positionsIn(window)) {
        const nav::MapObject& object = m_context.document.map().objects()[position];
        const auto shape = nav::obstacleShape(object.geometry);
        if (shape && object.id != m_object.id)
            room = std::min(room, nav::signedDistance(center, *shape));
    }
    if (const auto walls = nav::boundingWalls(m_context.document.map().settings))
        room = std::min(room, nav::signedDistance(center, nav::Shape(*walls)));
    return room;
}

nav::Circle CircleTool::circleFor(const PointerEvent& event, std::vector<Guide>& guides) const
{
    const double pixel = m_context.canvas.unitsPerPixel();
    nav::Circle circle{m_anchor, m_lastRadius.value_or(firstRadius * pixel), false};
    if (m_isDragging)
        circle.radius = nav::distance(m_anchor, event.at);
    if (m_isDragging && event.modifiers.testFlag(Qt::ShiftModifier)) {
        circle.center = 0.5 * (m_anchor + event.at);
        circle.radius /= 2;
    }
    circle.radius *= m_factor;
    circle.center.x = m_numbers.value(0).value_or(circle.center.x);
    circle.center.y = m_numbers.value(1).value_or(circle.center.y);
    if (m_isDragging && event.modifiers.testFlag(Qt::AltModifier)) {
        const double room = roomAround(circle.center, circle.radius);
        if (room > 0)
            circle.radius = room;
    } else if (m_isDragging) {
        const bool inverted = event.modifiers.testFlag(Qt::ControlModifier);
        auto pull = m_snapper->pullRadius(circle, snapReach(m_context.canvas, inverted));
        circle.radius = pull.radius;
        guides = std::move(pull.guides);
    }
    const auto typed = m_numbers.value(2);
    if (typed && *typed > 0) {
        circle.radius = *typed;
        guides.clear();
    }
    circle.radius = std::max(circle.radius, 0.5 * pixel);
    return circle;
}

void CircleTool::move(const PointerEvent& event)
{
    m_last = event;
    if (!m_live)
        return;
    if (isDrag(m_press, event))
        m_isDragging = true;
    if (m_isDragging || m_numbers.isTyping())
        update();
}

void CircleTool::update()
{
    std::vector<Guide> guides;
    m_circle = circleFor(m_last, guides);
    m_live->preview(m_object.edit(m_circle));
    show(m_circle, std::move(guides));
}

void CircleTool::show(const nav::Circle& circle, std::vector<Guide> guides)
{
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    Feedback feedback;
    feedback.hidesHandles = true;
    feedback.cross = circle.center;
    feedback.guides = std::move(guides);
    Chip chip;
    chip.fields = m_numbers.fields({numberText(circle.center.x, decimals),
                                    numberText(circle.center.y, decimals),
                                    numberText(circle.radius, decimals)});
    chip.around = nav::boundingBox(nav::Geometry(circle));
    feedback.chip = std::move(chip);
    m_context.canvas.setFeedback(std::move(feedback));
}

void CircleTool::release(const PointerEvent& event)
{
    m_last = event;
    if (m_live)
        commit();
}

void CircleTool::commit()
{
    update();
    const auto done = std::move(m_live);
    done->commit(tr("Draw circle"));
    m_lastRadius = m_circle.radius;
    m_context.selection.set({m_object.id});
    m_context.canvas.setFeedback({});
    emit hintsChanged();
}

bool CircleTool::wheel(double steps, const PointerEvent&)
{
    if (!m_live)
        return false;
    m_factor *= std::pow(wheelFactor, steps);
    update();
    return true;
}

bool CircleTool::key(QKeyEvent& event)
{
    if (!m_live)
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        commit();
        return true;
    }
    if (m_numbers.key(event) == NumberEntry::Reaction::unused)
        return false;
    update();
    return true;
}

} // namespace thicket::editor
