#include "app/editor/export/formatwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

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

QString choiceWords(const QString& choice)
{
    const QString words = formatWords(choice);
    static const QRegularExpression nextWord("(?<=[a-z])(?=[A-Z])");
    return words == choice && choice.contains(nextWord)
               ? choice.split(nextWord).join(QLatin1Char(' ')).toLower()
               : words;
}

QString noteWords(const QString& english)
{
    if (!english.isEmpty() && english[0].isDigit())
        return formatWords(english);
    static const QRegularExpression number("(?<![\\w^.])\\d+(\\.\\d+)?(e[-+]?\\d+)?(?![\\w^])");
    QString pattern;
    QStringList numbers;
    qsizetype end = 0;
    for (auto found = number.globalMatch(english); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        numbers << match.captured();
        pattern += english.mid(end, match.capturedStart() - end) + QLatin1Char('%') +
                   QString::number(numbers.size());
        end = match.capturedEnd();
    }
    pattern += english.mid(end);
    QString words = QCoreApplication::translate("Format", pattern.toUtf8());
    for (const QString& one : numbers)
        words = words.arg(one);
    return words;
}

} // namespace thicket::editor
