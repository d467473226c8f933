#include "app/editor/widgets/closebutton.h"

#include "app/editor/appearance/appearance.h"

#include <QPainter>

namespace thicket::editor {

CloseButton::CloseButton(const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_appearance(appearance)
{
    setFixedSize(26, 26);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Close"));
    setAccessibleName(tr("Close"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CloseButton::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(underMouse() ? colours.text : colours.textSecond, 1.5, Qt::SolidLine, Qt::RoundCap));
    const QPointF centre = QRectF(rect()).center();
    painter.drawLine(centre + QPointF(-4, -4), centre + QPointF(4, 4));
    painter.drawLine(centre + QPointF(-4, 4), centre + QPointF(4, -4));
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

} // namespace thicket::editor
