#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/agentrings.h"
#include "app/editor/scene/handles.h"
#include "app/editor/scene/selectedrims.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/shownhandles.h"
#include "app/editor/scene/shownmoving.h"
#include "app/editor/scene/touchlayers.h"
#include "libnav/tangent/contactrim.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double handleSize = 8;
constexpr double middleDot = 3; // radius
constexpr double knobRadius = 5;
constexpr double pivotRadius = 3.5;
constexpr double groupMargin = 10; // between an entered group and its frame

QPen cosmetic(const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void drawContact(QPainter& painter, const nav::ObstacleField& field, const nav::Contact& contact)
{
    if (const auto rim = nav::rimOf(field, contact))
        painter.drawEllipse(QPointF(rim->center.x, rim->center.y), rim->radius, rim->radius);
}

} // namespace

SelectionLayer::SelectionLayer(const SceneSources& sources, const SceneState& state,
                               const Shown& shown)
    : LayerItem(sources, state, 17), m_crowd(shown.crowd), m_moving(shown.moving),
      m_handles(shown.handles)
{}

/// A running agent or obstacle is shown where it is; nullopt if it has left.
std::optional<nav::Geometry> SelectionLayer::shownGeometry(const nav::MapObject& object) const
{
    const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
    if (!agent || !m_crowd.replacesMarkers())
        return m_moving.geometryOf(object);
    const auto running = m_crowd.find(static_cast<std::uint32_t>(object.id));
    if (!running)
        return {};
    nav::AgentMarker shown = *agent;
    shown.position = running->position;
    return shown;
}

void SelectionLayer::draw(QPainter& painter, const QRectF& exposed)
{
    drawEnteredGroup(painter);
    drawHoveredEdge(painter);
    drawHoveredVertex(painter);
    drawHoveredObject(painter);
    const nav::Box view{{exposed.left(), exposed.top()}, {exposed.right(), exposed.bottom()}};
    if (SelectedRims::draws(m_sources.selection))
        drawRunning(painter, view);
    else
        drawSelection(painter, view);
    drawChosenAgent(painter);
    if (!m_state.feedback.hidesHandles &&
        !(m_crowd.replacesMarkers() && m_handles.selected().hasAgents) &&
        !m_moving.isSelectedUnderWay())
        drawHandles(painter);
}

void SelectionLayer::drawSelection(QPainter& painter, const nav::Box& view)
{
    for (const nav::ObjectId id : m_sources.selection.ids()) {
        const nav::MapObject* object = m_sources.document.map().find(id);
        const auto shown = object ? shownGeometry(*object) : std::nullopt;
        if (shown && nav::boundingBox(*shown).intersects(view))
            drawSelected(painter, *object, *shown);
    }
}

/// A running agent that is no object of the map.
void SelectionLayer::drawChosenAgent(QPainter& painter)
{
    const auto id = m_sources.playback.chosenAgent();
    const auto running = id && m_crowd.replacesMarkers() ? m_crowd.find(*id) : std::nullopt;
    if (!running)
        return;
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setWorldTransform(QTransform());
    const double radius = m_crowd.recorded(*running).radius / m_state.unitsPerPixel;
    AgentRings(painter, style().palette)
        .draw(world.map(QPointF(running->position.x, running->position.y)),
              std::max(radius, markerRing), false);
    painter.restore();
}

/// Of a large selection only what runs: SelectedRims keeps a picture of the rest.
void SelectionLayer::drawRunning(QPainter& painter, const nav::Box& view)
{
    drawRunningObstacles(painter, view);
    if (!m_crowd.replacesMarkers())
        return;
    const nav::Map& map = m_sources.document.map();
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setWorldTransform(QTransform());
    AgentRings rings(painter, style().palette);
    for (const nav::ObjectId id : m_crowd.in(view)) {
        const nav::MapObject* object = m_sources.selection.contains(id) ? map.find(id) : nullptr;
        const auto* agent = object ? std::get_if<nav::AgentMarker>(&object->geometry) : nullptr;
        const auto running = agent ? m_crowd.find(static_cast<std::uint32_t>(id)) : std::nullopt;
        if (!running)
            continue;
        const nav::Point at = running->position;
        rings.draw(world.map(QPointF(at.x, at.y)),
                   std::max(agent->radius / m_state.unitsPerPixel, markerRing),
                   isLocked(map, *object));
    }
    painter.restore();
}

void SelectionLayer::drawRunningObstacles(QPainter& painter, const nav::Box& view)
{
    const auto moving = m_moving.elsewhere(view);
    if (!moving)
        return;
    painter.setBrush(Qt::NoBrush);
    for (const nav::MapObject& object : moving->objects) {
        if (!m_sources.selection.contains(object.id))
            continue;
        painter.setPen(selectionPen(style().palette, isLocked(m_sources.document.map(), object)));
        drawing::drawRim(painter, rimOf(object.geometry, m_state.unitsPerPixel));
    }
}

/// A dashed frame round what lies in it, with its name beneath, where the turning knob is not.
void SelectionLayer::drawEnteredGroup(QPainter& painter)
{
    const GroupScope& groups = m_sources.selection.groups();
    const nav::ObjectGroup* const group = groups.tree().groups().find(groups.entered());
    if (!group || groups.enteredBox().isEmpty())
        return;
    const drawing::Palette& colors = style().palette;
    const nav::Box& box = groups.enteredBox();
    const QTransform world = painter.worldTransform();
    const QRectF frame =
        world.mapRect(QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y)))
            .adjusted(-groupMargin, -groupMargin, groupMargin, groupMargin);
    painter.save();
    painter.setWorldTransform(QTransform());
    painter.setPen(drawing::dashedPen(style(), colors.accent, 1.25, {6, 4}));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 4, 4);
    drawing::drawLabel(painter, QPointF(frame.center().x(), frame.bottom() + 14), nameOf(*group),
                       colors.accent, colors, drawing::Emphasis::semibold);
    painter.restore();
}

void SelectionLayer::drawHoveredObject(QPainter& painter)
{
    if (!m_state.hoveredObject || m_sources.selection.contains(*m_state.hoveredObject))
        return;
    const nav::MapObject* object = m_sources.document.map().find(*m_state.hoveredObject);
    if (!object)
        return;
    const auto shown = shownGeometry(*object);
    if (!shown)
        return;
    painter.setPen(cosmetic(drawing::faded(style().palette.accent, 0.6), 2));
    painter.setBrush(Qt::NoBrush);
    drawing::drawRim(painter, visibleRim(*shown, m_state));
}

void SelectionLayer::drawHoveredEdge(QPainter& painter)
{
    if (!m_state.hoveredEdge)
        return;
    const drawing::Palette& colors = style().palette;
    const nav::ObstacleField& field = m_sources.navigator.field();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(cosmetic(colors.hugging, 1.75));
    const auto* surfing = std::get_if<nav::SurfingEdge>(&*m_state.hoveredEdge);
    if (surfing) {
        drawContact(painter, field, surfing->fromContact);
        drawContact(painter, field, surfing->toContact);
    } else {
        drawContact(painter, field, std::get<nav::HuggingEdge>(*m_state.hoveredEdge).contact);
    }
    const QPainterPath line = drawing::edgeLine(*m_state.hoveredEdge);
    painter.setPen(cosmetic(colors.casing, 5));
    drawing::drawRim(painter, line);
    painter.setPen(cosmetic(surfing ? colors.surfing : colors.hugging, 2.5));
    drawing::drawRim(painter, line);
}

void SelectionLayer::drawHoveredVertex(QPainter& painter)
{
    constexpr double ring = 8; // radius, logical pixels
    if (!m_state.hoveredVertex)
        return;
    const nav::Point at = *m_state.hoveredVertex;
    const double radius = ring * m_state.unitsPerPixel;
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen :
         {cosmetic(style().palette.casing, 4), cosmetic(style().palette.accent, 2)}) {
        painter.setPen(pen);
        painter.drawEllipse(QPointF(at.x, at.y), radius, radius);
    }
}

void SelectionLayer::drawSelected(QPainter& painter, const nav::MapObject& object,
                                  const nav::Geometry& shown)
{
    const drawing::Palette& colors = style().palette;
    const QPainterPath line = visibleRim(shown, m_state);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(selectionCasing(colors));
    drawing::drawRim(painter, line);
    painter.setPen(selectionPen(colors, isLocked(m_sources.document.map(), object)));
    drawing::drawRim(painter, line);
}

void SelectionLayer::drawHandles(QPainter& painter)
{
    const HandleSet set = m_handles.set();
    const ShownHandles::Drawn drawn = m_handles.drawn(set);
    if (set.handles.empty())
        return;
    const QTransform world = painter.worldTransform();
    painter.save();
    drawFrame(painter, set);
    painter.setWorldTransform(QTransform());
    const drawing::Palette& colors = style().palette;
    for (const Handle& handle : drawn.plain)
        drawHandle(painter, handle, world, colors.casing);
    for (const Handle& handle : drawn.chosen)
        drawHandle(painter, handle, world, colors.accent);
    if (const auto& hovered = drawn.hovered)
        drawHandle(painter, *hovered, world,
                   drawn.isHoveredChosen ? colors.accent : colors.accentSoft);
    painter.restore();
}

/// The cross of a circle, or the box with a line to the knob that turns it.
void SelectionLayer::drawFrame(QPainter& painter, const HandleSet& set)
{
    const QColor& accent = style().palette.accent;
    const QTransform world = painter.worldTransform();
    const auto pixelOf = [&world](nav::Point p) { return world.map(QPointF(p.x, p.y)); };
    painter.setWorldTransform(QTransform());
    painter.setBrush(Qt::NoBrush);
    const QPointF c = pixelOf(set.box.center());
    if (set.circle) {
        painter.setPen(QPen(accent, 1.5));
        painter.drawLine(c - QPointF(6, 0), c + QPointF(6, 0));
        painter.drawLine(c - QPointF(0, 6), c + QPointF(0, 6));
    } else if (!set.outline) {
        painter.setPen(QPen(accent, 1));
        const QRectF box = QRectF(pixelOf(set.box.min), pixelOf(set.box.max)).normalized();
        painter.drawRect(box);
        for (const Handle& handle : set.handles) {
            const QPointF knob = pixelOf(handle.at);
            const double edge = std::abs(knob.y() - box.top()) < std::abs(knob.y() - box.bottom())
                                    ? box.top()
                                    : box.bottom();
            if (handle.role == Handle::Role::turn)
                painter.drawLine(QPointF(c.x(), edge), knob);
        }
    }
    painter.setWorldTransform(world);
}

void SelectionLayer::drawHandle(QPainter& painter, const Handle& handle, const QTransform& world,
                                const QColor& fill)
{
    const QPointF at = world.map(QPointF(handle.at.x, handle.at.y));
    painter.setPen(QPen(style().palette.accent, 1.5));
    painter.setBrush(fill);
    if (handle.role == Handle::Role::turn) {
        painter.drawEllipse(at, knobRadius, knobRadius);
    } else if (handle.role == Handle::Role::pivot) {
        painter.drawEllipse(at, pivotRadius, pivotRadius);
        for (const QPointF arm : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(at + pivotRadius * arm, at + (pivotRadius + 4) * arm);
    } else if (handle.side) {
        painter.drawEllipse(at, middleDot, middleDot);
    } else {
        const QPointF half(handleSize / 2, handleSize / 2);
        painter.drawRoundedRect(QRectF(at - half, at + half), 1.5, 1.5);
    }
}

} // namespace thicket::editor
