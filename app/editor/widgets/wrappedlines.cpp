#include "app/editor/widgets/wrappedlines.h"

#include <algorithm>

namespace thicket::editor {

QStringList wrappedLines(const QString& text, const QFontMetrics& metrics, QSize room)
{
    const qsizetype most = std::max(1, room.height() / metrics.lineSpacing());
    QStringList words = text.split(' ', Qt::SkipEmptyParts);
    QStringList lines;
    while (!words.isEmpty()) {
        const bool isLast = lines.size() + 1 == most;
        QString line = words.takeFirst();
        while (!words.isEmpty() &&
               (isLast || metrics.horizontalAdvance(line + ' ' + words.first()) <= room.width()))
            line += ' ' + words.takeFirst();
        lines << metrics.elidedText(line, Qt::ElideRight, room.width());
    }
    return lines;
}

} // namespace thicket::editor
