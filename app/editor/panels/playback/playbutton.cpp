#include "app/editor/panels/playback/playbutton.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/widgets/tintedicon.h"

#include <QPainter>

namespace thicket::editor {

PlayButton::PlayButton(const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_appearance(appearance)
{
    setFixedSize(40, 40);
    setFocusPolicy(Qt::TabFocus);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void PlayButton::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(rect()).center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? colours.accent : colours.fieldBorder);
    painter.drawEllipse(centre, 16, 16);
    painter.drawPixmap(QPointF(centre.x() - 9, centre.y() - 9),
                       tintedPixmap(icon(), 18, devicePixelRatioF(), colours.onAccent));
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 19, 19);
    }
}

} // namespace thicket::editor
