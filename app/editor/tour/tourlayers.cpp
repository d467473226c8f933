#include "app/editor/tour/tourlayers.h"

#include "app/drawing/devicespace.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/scene/canvas.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double beneathThePath = 11;
constexpr double aboveHandles = 17.2;
constexpr double crossArm = 3.5;
constexpr double ringGap = 12;   // between an object and its ring
constexpr double leastRing = 32; // as wide as the flag of a goal is high
constexpr double tipHeight = 8;

void drawCross(QPainter& painter, QPointF at, const drawing::Style& style)
{
    for (const QPen& pen :
         {drawing::linePen(style, style.palette.casing, 4.5), // so that it shows on every ground
          drawing::linePen(style, style.palette.rejected, 2)}) {
        painter.setPen(pen);
        painter.drawLine(at + QPointF(-crossArm, -crossArm), at + QPointF(crossArm, crossArm));
        painter.drawLine(at + QPointF(-crossArm, crossArm), at + QPointF(crossArm, -crossArm));
    }
}

/// Dashed up to where it is blocked, and then dotted. A tangent that is refused where it begins is
/// dashed all along.
void drawRefused(const drawing::DeviceSpace& space, const RefusedTangent& tangent,
                 const drawing::Style& style)
{
    QPainter& painter = space.painter();
    const nav::Segment& line = tangent.line;
    const double length = nav::distance(line.a, line.b);
    const nav::Point at =
        length > 0 ? line.a + tangent.refusedAt / length * (line.b - line.a) : line.a;
    const QPen dashes = drawing::dashedPen(style, style.palette.rejected, 1.4, {5, 3});
    painter.setPen(dashes);
    if (tangent.refusedAt > 0) {
        painter.drawLine(space.map(line.a), space.map(at));
        painter.setPen(drawing::dashedPen(style, style.palette.rejected, 1, {1, 3}, 0.55));
    }
    painter.drawLine(space.map(at), space.map(line.b));
    drawCross(painter, space.map(at), style);
}

/// A pill with a tip at `tip`, below it or above.
void drawSign(QPainter& painter, QPointF tip, bool isBelow, const QString& text,
              const drawing::Style& style)
{
    QFont font = painter.font();
    font.setPixelSize(13);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    QRectF pill(0, 0, metrics.horizontalAdvance(text) + 24, 26);
    const double side = isBelow ? 1 : -1;
    pill.moveCenter(tip + QPointF(0, side * (tipHeight + pill.height() / 2)));
    QPainterPath shape;
    shape.addRoundedRect(pill, 13, 13);
    QPainterPath arrow(tip);
    arrow.lineTo(tip + QPointF(-tipHeight, side * (tipHeight + 1)));
    arrow.lineTo(tip + QPointF(tipHeight, side * (tipHeight + 1)));
    arrow.closeSubpath();
    painter.fillPath(shape.united(arrow), style.palette.accent);
    painter.setPen(style.palette.onAccent);
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace

TourLayer::TourLayer(Canvas& canvas, const Appearance& appearance, double z)
    : m_appearance(appearance)
{
    setZValue(z);
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
    canvas.addItem(this);
}

void TourLayer::setVisibleBox(const nav::Box& box)
{
    prepareGeometryChange();
    m_visible = QRectF(QPointF(box.min.x, box.min.y), QPointF(box.max.x, box.max.y));
}

void TourLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const auto* canvas = static_cast<const Canvas*>(scene());
    draw(*painter, {m_appearance.palette(), 1 / canvas->unitsPerPixel()});
}

TourTangentsLayer::TourTangentsLayer(Canvas& canvas, const Appearance& appearance)
    : TourLayer(canvas, appearance, beneathThePath)
{}

void TourTangentsLayer::set(const TourTangents& tangents)
{
    m_tangents = tangents;
    update();
}

void TourTangentsLayer::setAboveHandles(bool above)
{
    setZValue(above ? aboveHandles : beneathThePath);
}

void TourTangentsLayer::draw(QPainter& painter, const drawing::Style& style)
{
    const drawing::DeviceSpace space(painter);
    painter.setPen(drawing::linePen(style, style.palette.surfing, 2));
    for (const nav::SurfingEdge& edge : m_tangents.kept)
        painter.drawLine(space.map(edge.from), space.map(edge.to));
    for (const RefusedTangent& tangent : m_tangents.refused)
        drawRefused(space, tangent, style);
}

TourMark::TourMark(Canvas& canvas, const Appearance& appearance)
    : TourLayer(canvas, appearance, aboveHandles)
{}

void TourMark::pointAt(const nav::Box& object, const QString& text)
{
    m_object = object;
    m_text = text;
    update();
}

void TourMark::pointAbove(double x, const QString& text)
{
    m_object.reset();
    m_x = x;
    m_text = text;
    update();
}

void TourMark::draw(QPainter& painter, const drawing::Style& style)
{
    const drawing::DeviceSpace space(painter);
    if (!m_object)
        return drawSign(painter, {m_x, 4}, true, m_text, style);
    const double size = std::max(m_object->width(), m_object->height()) * style.pixelsPerUnit;
    const double radius = std::max(size / 2 + ringGap, leastRing);
    const QPointF middle = space.map(m_object->center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(drawing::dashedPen(style, style.palette.accent, 2, {4, 4}));
    painter.drawEllipse(middle, radius, radius);
    drawSign(painter, middle - QPointF(0, radius), false, m_text, style);
}

} // namespace thicket::editor
