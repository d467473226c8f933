#include "app/editor/widgets/switchbutton.h"

#include "app/editor/appearance/appearance.h"

#include <QPainter>

namespace thicket::editor {

SwitchButton::SwitchButton(const Appearance& appearance, QWidget* parent)
    : QCheckBox(parent), m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

// The track is 26 x 14. The rest is room for the focus ring.
QSize SwitchButton::sizeHint() const { return {34, 22}; }

void SwitchButton::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track((width() - 26) / 2.0, (height() - 14) / 2.0, 26, 14);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? colours.accent : colours.fieldBorder);
    painter.drawRoundedRect(track, 7, 7);
    const QPointF knob(isChecked() ? track.right() - 7 : track.left() + 7, track.center().y());
    painter.setBrush(isChecked() ? colours.onAccent : colours.panel);
    if (!isChecked())
        painter.setPen(QPen(colours.textSecond, 0.8));
    painter.drawEllipse(knob, 5.2, 5.2);
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), 10, 10);
    }
}

} // namespace thicket::editor
