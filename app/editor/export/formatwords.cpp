#include "app/editor/export/formatwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace thicket::editor {

QString formatWords(const QString& english)
{
    const auto rest =
        std::find_if_not(english.begin(), english.end(), [](QChar c) { return c.isDigit(); });
    const QString number(english.constData(), rest - english.begin());
    const QString pattern = number.isEmpty() ? english : "%1" + english.mid(number.size());
    const QString found = QCoreApplication::translate("Format", pattern.toUtf8());
    if (found == pattern)
        return english;
    return number.isEmpty() ? found : found.arg(number);
}

} // namespace thicket::editor
