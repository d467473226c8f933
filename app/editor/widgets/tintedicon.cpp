#include "app/editor/widgets/tintedicon.h"

#include <QPainter>

namespace thicket::editor {

QPixmap tintedPixmap(const QIcon& icon, int size, double devicePixelRatio, const QColor& colour)
{
    QPixmap pixmap = icon.pixmap(QSize(size, size), devicePixelRatio);
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    return pixmap;
}

} // namespace thicket::editor
