#include "plugins/host/sentence.h"

namespace thicket::plugins {

QString oneSentence(const QString& text)
{
    constexpr qsizetype longest = 400;
    QString line = text.left(4 * longest).simplified();
    if (line.size() > longest)
        line = line.left(longest - 1) + QChar(0x2026);
    for (QChar& character : line) {
        if (character.category() == QChar::Other_Control)
            character = '?';
    }
    return line.endsWith('.') ? line : line + '.';
}

} // namespace thicket::plugins
