#include "app/editor/panels/overlays/partsample.h"

#include <QPainter>

#include <initializer_list>

namespace thicket::editor {

namespace {

QPen dashed(const QColor& colour, double width, std::initializer_list<double> dashes)
{
    QPen pen(colour, width);
    QList<qreal> pattern;
    for (const double dash : dashes)
        pattern << dash / width;
    pen.setDashPattern(pattern);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

void drawHit(QPainter& painter, QPointF at, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.5));
    painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3));
    painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3));
}

} // namespace

PartSample::PartSample(SearchPart part, const Appearance& appearance, QWidget* parent)
    : LegendSample(appearance, parent), m_part(part)
{}

void PartSample::draw(QPainter& painter, const QLineF& line, const drawing::Palette& colours) const
{
    switch (m_part) {
    case SearchPart::current:
    case SearchPart::open:
    case SearchPart::closed:
        return drawVertex(painter, line.center(), colours);
    case SearchPart::refused:
    case SearchPart::blockedSurfing:
        painter.setPen(dashed(colours.rejected, 1.4, {5, 3}));
        painter.drawLine(line.p1(), line.p2() - QPointF(4, 0));
        return drawHit(painter, line.p2() - QPointF(3, 0), colours.rejected);
    case SearchPart::tree:
    case SearchPart::generated:
        painter.setPen(QPen(colours.surfing, m_part == SearchPart::tree ? 1.8 : 1));
        break;
    case SearchPart::finalPath:
        painter.setPen(dashed(colours.path, 2, {1, 3}));
        break;
    case SearchPart::waiting:
        painter.setPen(dashed(colours.open, 1.4, {5, 2}));
        painter.drawLine(line.p1(), line.p2() - QPointF(7, 0));
        painter.drawEllipse(line.p2() - QPointF(4, 0), 3, 3);
        return;
    case SearchPart::certificate:
        painter.setPen(dashed(colours.open, 2, {4, 2}));
        painter.drawEllipse(line.center(), 6.5, 6.5);
        return;
    default:
        painter.setPen(dashed(colours.rejected, 1.4, {2, 3}));
        break;
    }
    painter.drawLine(line);
}

void PartSample::drawVertex(QPainter& painter, QPointF centre,
                            const drawing::Palette& colours) const
{
    if (m_part == SearchPart::open) {
        painter.setPen(QPen(colours.open, 1.8));
        painter.drawEllipse(centre, 4.2, 4.2);
        return;
    }
    const bool isCurrent = m_part == SearchPart::current;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isCurrent ? colours.current : colours.closed);
    const double radius = isCurrent ? 5 : 3.1;
    painter.drawEllipse(centre, radius, radius);
}

} // namespace thicket::editor
