#include "app/editor/errors/errortext.h"

#include "app/editor/errors/errorpatterns.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <span>
#include <vector>

namespace thicket::editor {

namespace {

/// What may stand in all placeholders but the first, and those in quotes.
enum class Parts { anyText, numbers };

/// A pattern and the expression that finds what stands in its placeholders.
class KnownSentence {
public:
    KnownSentence(const ErrorPattern& pattern, Parts parts)
        : m_pattern(pattern), m_form(formOf(QString::fromUtf8(pattern.text), parts),
                                     QRegularExpression::DotMatchesEverythingOption)
    {}

    /// What stands in the placeholders, after the whole sentence; empty if it is another one.
    QStringList partsOf(const QString& sentence) const
    {
        return m_form.match(sentence).capturedTexts();
    }
    QString translated() const { return QCoreApplication::translate("Error", m_pattern.text); }
    int phrase() const { return m_pattern.phrase; }

private:
    static QString formOf(const QString& pattern, Parts parts)
    {
        static const QRegularExpression placeholder(QStringLiteral("%[1-9]"));
        QString form = QStringLiteral("\\A");
        qsizetype end = 0;
        for (auto found = placeholder.globalMatch(pattern); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            const bool isQuoted =
                match.capturedStart() > 0 && pattern[match.capturedStart() - 1] == QLatin1Char('"');
            const bool isNumber =
                parts == Parts::numbers && !isQuoted && match.capturedView() != QLatin1String("%1");
            form += QRegularExpression::escape(pattern.mid(end, match.capturedStart() - end)) +
                    (isNumber ? QStringLiteral("([0-9]+)") : QStringLiteral("(.*?)"));
            end = match.capturedEnd();
        }
        return form + QRegularExpression::escape(pattern.mid(end)) + QStringLiteral("\\z");
    }

    ErrorPattern m_pattern;
    QRegularExpression m_form;
};

std::vector<KnownSentence> knownOf(std::span<const ErrorPattern> patterns, Parts parts)
{
    std::vector<KnownSentence> known;
    for (const ErrorPattern& pattern : patterns)
        known.emplace_back(pattern, parts);
    return known;
}

/// At once: a part may look like a placeholder.
QString filled(const QString& pattern, const QStringList& parts)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size()
                               ? pattern[i + 1].digitValue()
                               : 0;
        if (number < 1 || number >= parts.size()) {
            text += pattern[i];
            continue;
        }
        text += parts[number];
        ++i;
    }
    return text;
}

QString worded(const std::vector<KnownSentence>& known, const QString& english)
{
    for (const KnownSentence& sentence : known) {
        QStringList parts = sentence.partsOf(english);
        if (parts.isEmpty())
            continue;
        if (sentence.phrase() > 0)
            parts[sentence.phrase()] = worded(known, parts[sentence.phrase()]);
        return filled(sentence.translated(), parts);
    }
    return english;
}

} // namespace

QString errorText(const Error& error)
{
    static const std::vector<KnownSentence> messages = knownOf(errorMessages(), Parts::anyText);
    static const std::vector<KnownSentence> places = knownOf(errorPlaces(), Parts::numbers);
    const QString message = worded(messages, QString::fromStdString(error.message));
    if (error.where.empty())
        return message;
    return worded(places, QString::fromStdString(error.where)) + QStringLiteral(": ") + message;
}

} // namespace thicket::editor
