#include "app/drawing/devicespace.h"

#include "app/drawing/unsplitfill.h"

#include <QFontMetricsF>
#include <QGuiApplication>

namespace thicket::drawing {

namespace {

QFont labelFont(Emphasis emphasis)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    if (emphasis == Emphasis::semibold)
        font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

DeviceSpace::DeviceSpace(QPainter& painter)
    : m_painter(painter), m_toDevice(painter.worldTransform())
{
    painter.save();
    painter.setWorldTransform(QTransform());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(Qt::NoPen);
}

DeviceSpace::~DeviceSpace() { m_painter.restore(); }

QPen linePen(const Style& style, QColor color, double width, double opacity)
{
    if (style.palette.isHighContrast) {
        // The faintest lines, as of the whole graph, are context. In full they would hide the path.
        const bool isContext = opacity < 0.3;
        width += isContext ? 0 : 1;
        opacity = isContext ? 0.5 : 1;
    }
    return QPen(faded(color, opacity), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
}

QPen dashedPen(const Style& style, const QColor& color, double width,
               std::initializer_list<double> dashes, double opacity)
{
    QPen pen = linePen(style, color, width, opacity);
    QList<qreal> pattern;
    for (const double dash : dashes)
        pattern << dash / pen.widthF(); // Qt measures dashes in pen widths
    pen.setDashPattern(pattern);
    return pen;
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(float(color.alphaF() * opacity));
    return color;
}

void drawLabel(QPainter& painter, QPointF at, const QString& text, const QColor& color,
               const Palette& palette, Emphasis emphasis)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return; // fonts need one
    const QFont font = labelFont(emphasis);
    const QPointF origin(at.x() - QFontMetricsF(font).horizontalAdvance(text) / 2, at.y());
    QPainterPath letters;
    letters.addText(origin, font, text);
    const QPen halo(palette.sheet, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    fillUnsplit([&] { painter.strokePath(letters, halo); });
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(origin, text);
}

} // namespace thicket::drawing
