#include "app/editor/panels/overlays/sampleline.h"

#include "app/drawing/flowdrawing.h"

#include <QPainter>

namespace thicket::editor {

SampleLine::SampleLine(Overlay overlay, const Appearance& appearance, QWidget* parent)
    : LegendSample(appearance, parent), m_overlay(overlay)
{}

void SampleLine::draw(QPainter& painter, const QLineF& line, const drawing::Palette& colours) const
{
    switch (m_overlay) {
    case Overlay::expanded: {
        QPen pen(colours.expanded, 1.3);
        pen.setDashPattern({4 / 1.3, 3 / 1.3});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(line);
        break;
    }
    case Overlay::surfing:
        painter.setPen(QPen(colours.surfing, 1.6));
        painter.drawLine(line);
        break;
    case Overlay::hugging:
        // An arc of a circle of radius 14, as wide as the line.
        painter.setPen(QPen(colours.hugging, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(QRectF(width() / 2.0 - 14, 4, 28, 28), 38 * 16, 104 * 16);
        break;
    case Overlay::path:
        painter.setPen(QPen(colours.path, 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line.p1() + QPointF(1, 0), line.p2() - QPointF(1, 0));
        break;
    case Overlay::search: {
        painter.setPen(QPen(colours.surfing, 1.3));
        painter.drawLine(line);
        painter.setPen(QPen(colours.open, 1.6));
        painter.setBrush(colours.panel);
        painter.drawEllipse(line.p2() - QPointF(3.5, 0), 3.5, 3.5);
        painter.setPen(QPen(colours.panel, 1));
        painter.setBrush(colours.current);
        painter.drawEllipse(line.p1() + QPointF(4, 0), 4, 4);
        break;
    }
    case Overlay::heat:
        drawHeat(painter, colours);
        break;
    case Overlay::arrows:
        painter.setPen(QPen(colours.textSecond, 1.3, Qt::SolidLine, Qt::RoundCap));
        drawing::drawFlowArrow(painter, line.center(), {1, 0}, line.length());
        break;
    case Overlay::steering:
        painter.setPen(QPen(colours.accent, 1.3));
        for (const double rise : {-6, 0, 6})
            painter.drawLine(line.p1(), line.p2() + QPointF(0, rise));
        break;
    case Overlay::trails:
        drawTrail(painter, line, colours);
        break;
    }
}

void SampleLine::drawTrail(QPainter& painter, const QLineF& line,
                           const drawing::Palette& colours) const
{
    constexpr int steps = 6;
    for (int i = 0; i < steps; ++i) {
        QColor colour = colours.path;
        if (!colours.isHighContrast)
            colour.setAlphaF(0.8F * float(i + 1) / steps);
        painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(line.pointAt(double(i) / steps), line.pointAt(double(i + 1) / steps));
    }
}

/// The colour ramp from near to far, in as many steps as it has colours.
void SampleLine::drawHeat(QPainter& painter, const drawing::Palette& colours) const
{
    const double step = (width() - 2.0) / double(colours.heat.size());
    for (std::size_t i = 0; i < colours.heat.size(); ++i)
        painter.fillRect(QRectF(1 + double(i) * step, 4, step, height() - 8), colours.heat[i]);
}

} // namespace thicket::editor
