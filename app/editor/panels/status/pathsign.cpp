#include "app/editor/panels/status/pathsign.h"

#include "app/editor/appearance/appearance.h"

#include <QPainter>
#include <QPainterPath>

namespace thicket::editor {

PathSign::PathSign(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setFixedSize(16, 16);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void PathSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.palette().path, 2.4, Qt::SolidLine, Qt::RoundCap));
    QPainterPath line(QPointF(2, 12));
    line.cubicTo(5, 3, 9, 15, 14, 5);
    painter.drawPath(line);
}

} // namespace thicket::editor
