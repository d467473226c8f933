#include "app/drawing/devicespace.h"
#include "app/drawing/flowdrawing.h"
#include "app/drawing/roundsteps.h"

#include <QFontMetricsF>
#include <QGuiApplication>

#include <charconv>
#include <cmath>

namespace thicket::drawing {

namespace {

constexpr double inset = 14;
constexpr double barHeight = 10;

QString numberText(double number)
{
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return QString::fromLatin1(digits, end - digits);
}

class Captions {
public:
    explicit Captions(QPainter& painter) : m_painter(painter)
    {
        m_canWrite = qobject_cast<QGuiApplication*>(QCoreApplication::instance()); // fonts need one
        if (!m_canWrite)
            return;
        m_font = QGuiApplication::font();
        m_font.setPixelSize(11);
    }

    double width(const QString& text, QFont::Weight weight) const
    {
        return m_canWrite ? QFontMetricsF(weighted(weight)).horizontalAdvance(text) : 0;
    }
    /// The left end of its baseline is `share` of its width to the left of `at`.
    void write(QPointF at, const QString& text, const QColor& color, double share = 0,
               QFont::Weight weight = QFont::Normal)
    {
        if (!m_canWrite)
            return;
        m_painter.setFont(weighted(weight));
        m_painter.setPen(color);
        m_painter.drawText(at - QPointF(share * width(text, weight), 0), text);
    }

private:
    QFont weighted(QFont::Weight weight) const
    {
        QFont font = m_font;
        font.setWeight(weight);
        return font;
    }

    QPainter& m_painter;
    QFont m_font;
    bool m_canWrite = false;
};

/// As on the map: over the sheet, with the same opacity.
void drawBar(QPainter& painter, const QRectF& bar, const Style& style)
{
    QLinearGradient colors(bar.topLeft(), bar.topRight());
    const std::size_t last = style.palette.heat.size() - 1;
    for (std::size_t i = 0; i <= last; ++i)
        colors.setColorAt(double(i) / double(last),
                          faded(style.palette.heat[i], heatOpacity(style)));
    painter.fillRect(bar, style.palette.sheet);
    painter.setPen(linePen(style, style.palette.fieldBorder, 1));
    painter.setBrush(colors);
    painter.drawRect(bar);
}

/// Round numbers below the bar, at most six.
void drawTicks(QPainter& painter, Captions& captions, const QRectF& bar, double farthest,
               const QString& unit, const Style& style)
{
    const double step = farthest > 0 ? roundStepAbove(farthest / 5.5) : 1;
    for (int i = 0; i * step <= farthest; ++i) {
        const double x = bar.left() + (farthest > 0 ? i * step / farthest : 0) * bar.width();
        painter.setPen(linePen(style, style.palette.textSecond, 1));
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
        QString text = numberText(i * step);
        if (i == 0 && !unit.isEmpty())
            text += u'\u00A0' + unit;
        captions.write({x, bar.bottom() + 16}, text, style.palette.textSecond, i == 0 ? 0.15 : 0.5);
    }
}

} // namespace

QRectF drawFlowLegend(QPainter& painter, double farthest, const QString& unit,
                      const QRectF& viewport, const Style& style, bool hasArrows)
{
    DeviceSpace space(painter);
    painter.setWorldTransform(QTransform());
    painter.setRenderHint(QPainter::Antialiasing);
    Captions captions(painter);
    const QString title = QCoreApplication::translate("Map", "Cost of travelling to the goal");
    const QString arrowText = QCoreApplication::translate("Map", "way to go");
    // Cells close gaps that are narrower than about two of them, where a path may well go.
    const QString cellText =
        QCoreApplication::translate("Map", "no way, or narrower than the cells");
    const double arrowWidth = hasArrows ? 42 + captions.width(arrowText, QFont::Normal) : 0;
    const double needed = std::max(captions.width(title, QFont::DemiBold),
                                   arrowWidth + 18 + captions.width(cellText, QFont::Normal));
    const QSizeF size(std::max(220.0, needed) + 2 * inset, 94);
    const QRectF card(viewport.bottomRight() - QPointF(size.width() + 24.5, size.height() + 24.5),
                      size);
    painter.setPen(linePen(style, style.palette.separator, 1));
    painter.setBrush(style.palette.panel);
    painter.drawRoundedRect(card, 8, 8);
    captions.write({card.left() + inset, card.top() + 20}, title, style.palette.text, 0,
                   QFont::DemiBold);
    const QRectF bar(card.left() + inset, card.top() + 30, size.width() - 2 * inset, barHeight);
    drawBar(painter, bar, style);
    drawTicks(painter, captions, bar, farthest, unit, style);

    const double line = card.bottom() - 13;
    if (hasArrows) {
        painter.setPen(linePen(style, style.palette.mark, 1, 0.75));
        drawFlowArrow(painter, {bar.left() + 8, line - 4}, {1, 0}, 16);
        captions.write({bar.left() + 24, line}, arrowText, style.palette.textSecond);
    }
    const QRectF cell(bar.left() + arrowWidth, line - 9, 10, 10);
    painter.setPen(linePen(style, style.palette.fieldBorder, 1));
    painter.setBrush(style.palette.sheet);
    painter.drawRect(cell);
    captions.write({cell.right() + 8, line}, cellText, style.palette.textSecond);
    return card;
}

} // namespace thicket::drawing
