#include "app/editor/widgets/rowground.h"

#include <QPainter>

namespace thicket::editor {

QRectF drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, bool isMarked,
                     const drawing::Palette& colours)
{
    const QRectF box = QRectF(option.rect).adjusted(8, 1, -8, -1);
    if (isMarked || (option.state & QStyle::State_MouseOver)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isMarked ? colours.accentSoft : colours.chrome);
        painter.drawRoundedRect(box, 5, 5);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
    }
    return box;
}

} // namespace thicket::editor
