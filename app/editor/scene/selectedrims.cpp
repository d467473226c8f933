#include "app/editor/scene/selectedrims.h"

#include "app/drawing/asseen.h"
#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/sheet.h"
#include "app/drawing/smallcircles.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/scene/handles.h"
#include "app/editor/scene/showncrowd.h"
#include "app/editor/scene/shownmoving.h"

#include <QPainter>

#include <algorithm>

namespace thicket::editor {

namespace {

/// Above it, casings cost more time than they help to tell the objects apart.
constexpr qsizetype mostCased = 300;
constexpr double smallest = 1.5; // radius of a circle that is drawn as a line, logical pixels
constexpr double dotPixels = 4;  // of a smaller one
constexpr double reachPixels = markerRing + 3;

constexpr std::size_t workOfLine = 8;   // 1: that of a dot
constexpr std::size_t looksOfWork = 16; // objects that turn out not to be selected

} // namespace

QPainterPath rimOf(const nav::Geometry& geometry, double unitsPerPixel)
{
    if (const auto shape = nav::obstacleShape(geometry))
        return drawing::outline(*shape);
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    if (spawn && !spawn->points.empty())
        return drawing::outline(nav::Polygon{spawn->points, false});
    const double radius = std::max(nav::markerRadius(geometry), markerRing * unitsPerPixel);
    const nav::Point at = nav::boundingBox(geometry).center();
    QPainterPath ring;
    ring.addEllipse(QPointF(at.x, at.y), radius, radius);
    return ring;
}

QPainterPath visibleRim(const nav::Geometry& geometry, const SceneState& state)
{
    const auto seen =
        drawing::asSeen(geometry, {drawing::toBox(state.visible), state.unitsPerPixel});
    return rimOf(seen ? *seen : geometry, state.unitsPerPixel);
}

QPen selectionPen(const drawing::Palette& palette, bool isLocked)
{
    QPen pen(palette.accent, 2.25);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::RoundJoin);
    if (isLocked)
        pen.setDashPattern({3, 2});
    return pen;
}

QPen selectionCasing(const drawing::Palette& palette)
{
    QPen pen(palette.casing, 5);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

SelectedRims::SelectedRims(const SceneSources& sources, const SceneState& state,
                           const ShownCrowd& crowd, const ShownMoving& moving)
    : TiledLayer(sources, state, 17), m_crowd(crowd), m_moving(moving)
{}

bool SelectedRims::draws(const Selection& selection) { return selection.ids().size() > mostCased; }

void SelectedRims::followEdit(const nav::Box& box)
{
    if (!box.isEmpty() && draws(m_sources.selection)) // otherwise nothing would take the box up
        invalidate(nav::grown(box, markerRing * m_state.unitsPerPixel));
}

void SelectedRims::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget)
{
    if (!draws(m_sources.selection))
        return;
    if (m_leavesAgents != m_crowd.replacesMarkers() || m_leavesMoving != m_moving.isPlayed())
        invalidate();
    m_leavesAgents = m_crowd.replacesMarkers();
    m_leavesMoving = m_moving.isPlayed();
    TiledLayer::paint(painter, option, widget);
}

/// A map of a million is looked through for a small selection: the looks are work, too.
SelectedRims::Part SelectedRims::partIn(const QRectF& exposed, std::size_t most) const
{
    const nav::Box box =
        nav::grown({{exposed.left(), exposed.top()}, {exposed.right(), exposed.bottom()}},
                   reachPixels * m_state.unitsPerPixel);
    const nav::Map& map = m_sources.document.map();
    const ObjectIndex& index = m_sources.document.index();
    Part part;
    std::size_t looks = 0;
    const auto take = [&](const IndexedObstacle& obstacle) {
        using Taking = ObjectIndex::Taking;
        if (part.work > most)
            return Taking::enough;
        if (++looks % looksOfWork == 0)
            ++part.work;
        const bool isTaken = !m_sources.selection.contains(obstacle.id) ||
                             (m_leavesMoving && m_moving.isPlayed(obstacle.id)) ||
                             addDot(obstacle, part);
        return isTaken ? Taking::taken : Taking::left;
    };
    const auto addLines = [&](const std::vector<std::size_t>& positions) {
        for (const std::size_t position : positions) {
            const nav::MapObject& object = map.objects()[position];
            const bool runs =
                (m_leavesAgents && std::holds_alternative<nav::AgentMarker>(object.geometry)) ||
                (m_leavesMoving && m_moving.isPlayed(object.id));
            if (!runs && m_sources.selection.contains(object.id))
                part.lines.push_back(&object);
        }
    };
    addLines(index.obstaclePositions(box, take));
    if (part.work <= most) {
        const std::size_t obstacles = part.lines.size();
        addLines(index.markerPositions(box));
        part.work += workOfLine * (part.lines.size() - obstacles);
    }
    return part;
}

/// Counts its work, and returns whether it is no line.
bool SelectedRims::addDot(const IndexedObstacle& obstacle, Part& part) const
{
    const bool isDot = obstacle.kind == IndexedObstacle::Kind::circle &&
                       obstacle.box.width() / 2 < smallest * m_state.unitsPerPixel;
    part.work += isDot ? 1 : workOfLine;
    const nav::Point at = obstacle.box.center();
    if (isDot)
        part.dots.push_back(at);
    return isDot;
}

std::optional<std::size_t> SelectedRims::drawTile(QPainter& painter, const QRectF& exposed,
                                                  std::size_t most)
{
    const Part part = partIn(exposed, most);
    if (part.work > most)
        return {};
    clearTile(painter);
    const drawing::Palette palette = style().palette;
    painter.setBrush(Qt::NoBrush);
    for (const nav::MapObject* object : part.lines) {
        painter.setPen(selectionPen(palette, isLocked(m_sources.document.map(), *object)));
        drawing::drawRim(painter, rimOf(object->geometry, m_state.unitsPerPixel));
    }
    if (!part.dots.empty())
        drawDots(painter, exposed, part.dots);
    return part.work;
}

/// Qt would take a tenth of a millisecond for each.
void SelectedRims::drawDots(QPainter& painter, const QRectF& exposed,
                            const std::vector<nav::Point>& dots) const
{
    const drawing::DeviceSpace space(painter);
    drawing::SmallCircles circles(space, space.map(exposed));
    const drawing::SmallCircles::Ink ink{0, style().palette.accent};
    for (const nav::Point dot : dots)
        circles.add(space.map(dot), dotPixels / 2, ink);
    circles.paint();
}

/// The picture of a selection that is dragged moves at once, and the map later.
QPointF SelectedRims::offset(const QTransform& world) const
{
    const nav::Point& by = m_state.selectionShift;
    return {world.m11() * by.x, world.m22() * by.y};
}

} // namespace thicket::editor
