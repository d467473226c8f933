#include "app/editor/widgets/segmentbutton.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/widgets/tintedicon.h"

#include <QPainter>
#include <QStyle>

namespace thicket::editor {

SegmentButton::SegmentButton(const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_appearance(appearance)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys, above all Space, to the map
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SegmentButton::setNarrow(bool narrow)
{
    if (narrow != m_narrow) {
        m_narrow = narrow;
        updateGeometry();
        update();
    }
}

QSize SegmentButton::sizeHint() const
{
    const int words = m_narrow ? 0 : fontMetrics().horizontalAdvance(text()) + 7;
    return {10 + 16 + words + 10, 28};
}

void SegmentButton::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(rect());
    painter.setPen(Qt::NoPen);
    if (isChecked() || underMouse()) {
        painter.setBrush(isChecked() ? colours.accent : colours.accentSoft);
        painter.drawRoundedRect(area, 6, 6);
    }
    const QColor ink = isChecked() ? colours.onAccent : colours.text;
    const QRect iconRoom = QStyle::visualRect(layoutDirection(), rect(), {10, 0, 16, height()});
    painter.drawPixmap(QPointF(iconRoom.left(), (height() - 16) / 2.0),
                       tintedPixmap(icon(), 16, devicePixelRatioF(), ink));
    if (!m_narrow) {
        painter.setPen(ink);
        const QRect words =
            QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(33, 0, 0, 0));
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, text());
    }
    if (hasFocus()) {
        painter.setPen(QPen(isChecked() ? colours.onAccent : colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 5, 5);
    }
}

} // namespace thicket::editor
