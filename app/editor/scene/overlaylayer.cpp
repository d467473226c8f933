#include "app/drawing/flowdrawing.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/flowrefusal.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/chipcard.h"
#include "app/editor/scene/description.h"
#include "app/editor/scene/ground.h"
#include "app/editor/scene/samplecard.h"
#include "app/editor/scene/shownsteering.h"
#include "app/editor/scene/steeringcard.h"
#include "app/editor/scene/touchlayers.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double chipClearance = 16;
constexpr double chipMargin = 8;
constexpr double legendMargin = 24.5;
constexpr double legendGap = 8;

/// The place of a legend: the lower right, or the next corner where it does not cover what is shown
/// at a point.
QPointF placeOf(QSizeF card, const QRectF& room, QPointF shown)
{
    constexpr double clearance = 80;
    const QRectF inner = room.adjusted(legendMargin, legendMargin, -legendMargin, -legendMargin);
    QRectF place(QPointF(), card);
    const auto covers = [&] {
        return place.adjusted(-clearance, -clearance, clearance, clearance).contains(shown);
    };
    place.moveBottomRight(inner.bottomRight());
    if (covers())
        place.moveTopRight(inner.topRight());
    if (covers())
        place.moveTopLeft(inner.topLeft());
    return place.topLeft();
}

struct OverlayWords {
    Q_DECLARE_TR_FUNCTIONS(Canvas)
};

} // namespace

OverlayLayer::OverlayLayer(const SceneSources& sources, const SceneState& state,
                           const ShownSteering& steering)
    : LayerItem(sources, state, 18), m_steering(steering)
{
    QObject::connect(&m_hint.motion(), &ShortMotion::moved, &m_hint.motion(), [this] { update(); });
}

void OverlayLayer::draw(QPainter& painter, const QRectF&)
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setWorldTransform(QTransform());
    const QString unit = QString::fromStdString(m_sources.document.map().settings.unit);
    const ShownLength one = shownLength(1, unit);
    drawing::Style scale = style();
    scale.pixelsPerUnit /= one.value;
    const QRectF viewport({}, m_state.viewport);
    const QRectF bar = drawing::drawScaleBar(painter, one.unit, viewport, scale, numberLocale());
    const double left = bar.right() + legendMargin;
    const double right = drawLegends(painter, world) - legendGap;
    m_hint.paint(painter, hint(), {viewport, left, right}, style().palette);
    if (m_state.feedback.chip)
        drawChip(painter, world);
    else
        m_place = -1;
    painter.restore();
}

/// One above the other at the lower right. Returns where what is lowest there begins, in pixels.
double OverlayLayer::drawLegends(QPainter& painter, const QTransform& world)
{
    QRectF room({}, m_state.viewport);
    double left = room.right() - m_state.coveredCorner.width();
    room.setBottom(room.bottom() - m_state.coveredCorner.height());
    const drawing::Style look = style();
    const Overlays& overlays = m_sources.overlays;
    const auto& flow = m_sources.navigator.flow().flow();
    if (flow && overlays.isOn(Overlay::heat)) {
        const QString unit = QString::fromStdString(m_sources.document.map().settings.unit);
        const ShownLength farthest = shownLength(drawing::farthestCost(flow->costs), unit);
        const QRectF card = drawing::drawFlowLegend(painter, farthest.value, farthest.unit, room,
                                                    look, overlays.isOn(Overlay::arrows));
        room.setBottom(card.top() + legendMargin - legendGap);
        left = std::min(left, card.left());
    }
    if (const auto* samples = m_state.samples ? m_state.samples->samples() : nullptr) {
        const SampleCard card(*samples, m_sources.document.map(), look,
                              m_sources.navigator.shown().isPlayed());
        const nav::Point goal = m_sources.navigator.goal().value_or(nav::Point());
        card.paint(painter, placeOf(card.size(), room, world.map(QPointF(goal.x, goal.y))));
    }
    if (const auto& chosen = m_steering.chosen()) {
        const nav::Point at = chosen->sensed.agent.position;
        const QPointF agent = world.map(QPointF(at.x, at.y));
        const SteeringCard card(*chosen, m_sources.document.map(), look);
        card.paint(painter, placeOf(card.size(), room, agent));
    }
    return left;
}

/// The next step, if the user may not know it.
CanvasHint::Text OverlayLayer::hint() const
{
    const Navigator& navigator = m_sources.navigator;
    const bool plays = m_state.isSimulating && !m_sources.playback.run().recording().isEmpty();
    if (m_sources.document.map().objects().empty() && !plays)
        return {OverlayWords::tr("Drag to draw a circle (%1), or drop a file here")
                    .arg(keyFor("circle")),
                hasUnderlay(m_sources.document) ? CanvasHint::Look::pill : CanvasHint::Look::plain};
    if (m_state.feedback.chip)
        return {};
    if (!plays && m_sources.overlays.isOn(Overlay::path) &&
        (!navigator.start() || !navigator.goal()))
        return {OverlayWords::tr("Press %1 and click twice: start, goal").arg(keyFor("path"))};
    if (m_sources.overlays.isOn(Overlay::heat) || m_sources.overlays.isOn(Overlay::arrows)) {
        if (const QString refusal = flowRefusal(navigator); !refusal.isEmpty())
            return {refusal};
    }
    if (m_sources.overlays.isOn(Overlay::steering) && !m_steering.chosen() && !m_state.search)
        return {m_state.isSimulating
                    ? OverlayWords::tr("Click an agent to see how it steers")
                    : OverlayWords::tr("Select an agent, or press %1, to see how it steers")
                          .arg(keyFor("Simulate"))};
    return {};
}

void OverlayLayer::drawChip(QPainter& painter, const QTransform& world)
{
    const Chip& chip = *m_state.feedback.chip;
    const int decimals = std::max(2, decimalsAt(m_state.unitsPerPixel));
    const ChipCard card(chip, pathWords(m_sources, decimals), style().palette);
    const double grown = m_sources.navigator.agentRadius() / m_state.unitsPerPixel + chipClearance;
    const QRectF around = world
                              .mapRect(QRectF(QPointF(chip.around.min.x, chip.around.min.y),
                                              QPointF(chip.around.max.x, chip.around.max.y)))
                              .adjusted(-grown, -grown, grown, grown);
    QList<QPointF> path;
    const nav::Path& shown = m_sources.navigator.shown().path();
    if (!shown.isEmpty()) {
        for (const nav::Point p : shown.polyline(m_state.unitsPerPixel))
            path << world.map(QPointF(p.x, p.y));
    }
    const QRectF room =
        QRectF({}, m_state.viewport).adjusted(chipMargin, chipMargin, -chipMargin, -chipMargin);
    const QList<QPointF> places = chipPlaces(around, card.size());
    m_place = bestPlace(places, card.size(), room, path, m_place);
    QPointF at = places[m_place];
    at.setX(std::max(room.left(), std::min(at.x(), room.right() - card.size().width())));
    at.setY(std::max(room.top(), std::min(at.y(), room.bottom() - card.size().height())));
    card.paint(painter, QPointF(qRound(at.x()), qRound(at.y())));
}

} // namespace thicket::editor
