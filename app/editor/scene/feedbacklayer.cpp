#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/scene/selectedrims.h"
#include "app/editor/scene/touchlayers.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace thicket::editor {

namespace {

QPen accentPen(const QColor& color, double width, const QList<qreal>& dashes = {})
{
    QPen pen(color, width);
    pen.setCapStyle(dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

/// One word beside a diamond, legible on any background.
void drawWord(QPainter& painter, QPointF at, const QString& word, const drawing::Palette& colors)
{
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setWeight(QFont::Medium);
    QPainterPath text;
    text.addText(at, font, word);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.sheet, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    drawing::fillUnsplit([&] {
        painter.drawPath(text);
        painter.fillPath(text, colors.accent);
    });
}

/// The outline of an obstacle where it was; empty for others.
QPainterPath formerOutline(const nav::Geometry& ghost, const SceneState& state)
{
    return nav::isObstacle(ghost) ? visibleRim(ghost, state) : QPainterPath();
}

} // namespace

FormerPlaceLayer::FormerPlaceLayer(const SceneSources& sources, const SceneState& state)
    : LayerItem(sources, state, 5.5)
{}

void FormerPlaceLayer::draw(QPainter& painter, const QRectF&)
{
    if (!m_state.feedback.fillsGhosts)
        return;
    constexpr double opacity = 0.35;
    const drawing::Palette& colors = style().palette;
    painter.setPen(Qt::NoPen);
    for (const nav::Geometry& ghost : m_state.feedback.ghosts) {
        if (!nav::isObstacle(ghost) ||
            nav::isInverted(ghost)) // what an arena fills is everything else
            continue;
        const bool isWall = std::holds_alternative<nav::Wall>(ghost);
        painter.setBrush(drawing::faded(isWall ? colors.wallFill : colors.treeFill, opacity));
        drawing::drawFill(painter, formerOutline(ghost, m_state));
    }
}

FeedbackLayer::FeedbackLayer(const SceneSources& sources, const SceneState& state)
    : LayerItem(sources, state, 17.5)
{}

void FeedbackLayer::draw(QPainter& painter, const QRectF&)
{
    drawGhosts(painter);
    painter.save();
    drawLines(painter);
    drawGuides(painter);
    drawRubberBand(painter);
    painter.restore();
}

void FeedbackLayer::drawGhosts(QPainter& painter)
{
    const drawing::Palette& colors = style().palette;
    const Feedback& feedback = m_state.feedback;
    QPen pen = accentPen(colors.accent, 1.5, {2, 8.0 / 3});
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const nav::Geometry& ghost : feedback.ghosts) {
        drawing::drawRim(painter, formerOutline(ghost, m_state));
    }
    if (!feedback.travel)
        return;
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.setWorldTransform(QTransform());
    const QPointF from = world.map(QPointF(feedback.travel->a.x, feedback.travel->a.y));
    const QPointF to = world.map(QPointF(feedback.travel->b.x, feedback.travel->b.y));
    painter.setPen(accentPen(drawing::faded(colors.accent, 0.8), 1.25, {1.6, 3.2}));
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(from, 2.5, 2.5);
    painter.restore();
}

/// The line being drawn, and in mauve and dashed what is refused.
void FeedbackLayer::drawLines(QPainter& painter)
{
    const drawing::Palette& colors = style().palette;
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(QTransform());
    painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    for (const nav::Point p : m_state.feedback.line)
        line << world.map(QPointF(p.x, p.y));
    painter.setPen(accentPen(colors.accent, 1.5));
    painter.drawPolyline(line);
    painter.setPen(accentPen(colors.rejected, 2, {2.5, 1.5}));
    for (const nav::Segment& side : m_state.feedback.refused)
        painter.drawLine(world.map(QPointF(side.a.x, side.a.y)),
                         world.map(QPointF(side.b.x, side.b.y)));
    painter.setWorldTransform(world);
}

void FeedbackLayer::drawGuides(QPainter& painter)
{
    const drawing::Palette& colors = style().palette;
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(QTransform());
    const auto pixelOf = [&world](nav::Point p) { return world.map(QPointF(p.x, p.y)); };
    for (const Guide& guide : m_state.feedback.guides) {
        const QPointF source = pixelOf(guide.source);
        painter.setPen(accentPen(colors.accent, 1));
        painter.drawLine(source, pixelOf(guide.target));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accent);
        painter.drawPolygon(QPolygonF{source + QPointF(0, -4), source + QPointF(4, 0),
                                      source + QPointF(0, 4), source + QPointF(-4, 0)});
        drawWord(painter, source + QPointF(9, 4), guide.word, colors);
    }
    painter.setPen(accentPen(colors.accent, 1.5));
    if (m_state.feedback.cross) {
        const QPointF c = pixelOf(*m_state.feedback.cross);
        painter.drawLine(c - QPointF(6, 0), c + QPointF(6, 0));
        painter.drawLine(c - QPointF(0, 6), c + QPointF(0, 6));
    }
    painter.setBrush(colors.casing);
    for (const nav::Point vertex : m_state.feedback.vertices)
        painter.drawRect(QRectF(pixelOf(vertex) - QPointF(3, 3), QSizeF(6, 6)));
    painter.setWorldTransform(world);
}

void FeedbackLayer::drawRubberBand(QPainter& painter)
{
    if (!m_state.feedback.rubberBand)
        return;
    const drawing::Palette& colors = style().palette;
    const RubberBand& band = *m_state.feedback.rubberBand;
    const QTransform world = painter.worldTransform();
    const QRectF box(QPointF(band.box.min.x, band.box.min.y),
                     QPointF(band.box.max.x, band.box.max.y));
    painter.setWorldTransform(QTransform());
    painter.setPen(band.touching ? accentPen(colors.accent, 1, {4, 3})
                                 : accentPen(colors.accent, 1));
    painter.setBrush(drawing::faded(colors.accent, 0.08));
    painter.drawRect(world.mapRect(box));
    painter.setWorldTransform(world);
}

} // namespace thicket::editor
