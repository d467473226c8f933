#include "app/editor/view/ruler.h"

#include "app/drawing/roundsteps.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/view/viewcamera.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double leastTick = 8;  // logical pixels between ticks
constexpr double numberGap = 14; // beside a number

/// With as many decimals as the step needs.
QString numberAt(double place, double step)
{
    const int digits = std::max(0, int(-std::floor(std::log10(step) + 1e-9)));
    return numberText(place, digits);
}

} // namespace

Ruler::Ruler(Qt::Orientation orientation, const ViewCamera& camera, const Appearance& appearance,
             QWidget* parent)
    : QWidget(parent), m_orientation(orientation), m_camera(camera), m_appearance(appearance)
{
    setObjectName(isLevel() ? "upperRuler" : "leftRuler");
    setAccessibleName(isLevel() ? tr("Horizontal ruler") : tr("Vertical ruler"));
    setToolTip(isLevel() ? tr("Drag down to add a guide") : tr("Drag right to add a guide"));
    setStatusTip(toolTip());
    setCursor(isLevel() ? Qt::SplitVCursor : Qt::SplitHCursor);
    if (isLevel())
        setFixedHeight(thickness);
    else
        setFixedWidth(thickness);
    connect(&camera, &ViewCamera::changed, this, qOverload<>(&QWidget::update));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Ruler::setPointer(std::optional<nav::Point> at)
{
    m_pointer = at;
    update();
}

double Ruler::pixelOf(double place) const
{
    const QPointF pixel = m_camera.pixelOf({place, place});
    return isLevel() ? pixel.x() : pixel.y();
}

double Ruler::placeOf(double pixel) const
{
    const nav::Point at = m_camera.mapPoint({pixel, pixel});
    return isLevel() ? at.x : at.y;
}

void Ruler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const drawing::Palette& colors = m_appearance.palette();
    painter.fillRect(rect(), colors.panel);
    painter.setPen(colors.separator);
    if (isLevel())
        painter.drawLine(0, height() - 1, width(), height() - 1);
    else
        painter.drawLine(width() - 1, 0, width() - 1, height());
    drawTicks(painter);
    drawPointer(painter);
}

void Ruler::drawTicks(QPainter& painter)
{
    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    const double length = isLevel() ? width() : height();
    const double low = std::min(placeOf(0), placeOf(length));
    const double high = std::max(placeOf(0), placeOf(length));
    const double scale = m_camera.pixelsPerUnit();
    double fine = drawing::roundStepAbove(leastTick / scale);
    double coarse = drawing::roundStepAbove(4 * fine);
    const QFontMetricsF metrics(font);
    const auto room = [&] {
        return numberGap + std::max(metrics.horizontalAdvance(numberAt(low, coarse)),
                                    metrics.horizontalAdvance(numberAt(high, coarse)));
    };
    while (coarse * scale < room()) {
        fine = drawing::roundStepAbove(1.5 * fine);
        coarse = drawing::roundStepAbove(4 * fine);
    }
    const double parts = std::round(coarse / fine);
    const drawing::Palette& colors = m_appearance.palette();
    for (double i = std::ceil(low / fine); i <= std::floor(high / fine); ++i) {
        const bool isCoarse = std::fmod(i, parts) == 0;
        const double pixel = std::floor(pixelOf(i * fine)) + 0.5;
        const double from = isCoarse ? 0 : thickness - 6;
        painter.setPen(isCoarse ? colors.textSecond : colors.disabled);
        if (isLevel())
            painter.drawLine(QPointF(pixel, from), QPointF(pixel, thickness - 2));
        else
            painter.drawLine(QPointF(from, pixel), QPointF(thickness - 2, pixel));
        if (isCoarse)
            drawNumber(painter, pixel, numberAt(i * fine, coarse));
    }
}

void Ruler::drawNumber(QPainter& painter, double pixel, const QString& text)
{
    painter.setPen(m_appearance.palette().text);
    painter.save();
    if (isLevel()) {
        painter.drawText(QPointF(pixel + 4, 12), text);
    } else {
        painter.translate(12, pixel - 4);
        painter.rotate(-90);
        painter.drawText(QPointF(0, 0), text);
    }
    painter.restore();
}

void Ruler::drawPointer(QPainter& painter)
{
    if (!m_pointer)
        return;
    const double pixel = pixelOf(isLevel() ? m_pointer->x : m_pointer->y);
    const double tip = thickness - 1;
    const QPolygonF mark = isLevel() ? QPolygonF{QPointF(pixel, tip), QPointF(pixel - 4, tip - 7),
                                                 QPointF(pixel + 4, tip - 7)}
                                     : QPolygonF{QPointF(tip, pixel), QPointF(tip - 7, pixel - 4),
                                                 QPointF(tip - 7, pixel + 4)};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_appearance.palette().accent);
    painter.drawPolygon(mark);
}

} // namespace thicket::editor
