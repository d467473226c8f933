#include "app/editor/import/importanswers.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QVariantMap>

namespace thicket::editor::importanswers {

namespace {

constexpr auto settingsKey = "importAnswers";
constexpr qsizetype mostKinds = 100;

QString idOf(const QString& formatId, const QString& kind)
{
    const QByteArray text = (formatId + '\n' + kind).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex());
}

} // namespace

plugins::OptionValues last(const QString& formatId, const QString& kind)
{
    const QString id = idOf(formatId, kind);
    plugins::OptionValues answers;
    for (const QVariant& entry : QSettings().value(settingsKey).toList()) {
        const QVariantMap stored = entry.toMap();
        if (stored.value("kind") != id)
            continue;
        const QVariantMap values = stored.value("answers").toMap();
        for (auto it = values.begin(); it != values.end(); ++it)
            answers.insert(it.key(), it.value().toString());
    }
    return answers;
}

void keep(const QString& formatId, const QString& kind, const plugins::OptionValues& answers)
{
    const QString id = idOf(formatId, kind);
    QVariantMap values;
    for (auto it = answers.begin(); it != answers.end(); ++it)
        values.insert(it.key(), it.value());
    QVariantList stored = QSettings().value(settingsKey).toList();
    stored.removeIf([&id](const QVariant& entry) { return entry.toMap().value("kind") == id; });
    stored.prepend(QVariantMap{{"kind", id}, {"answers", values}});
    while (stored.size() > mostKinds)
        stored.removeLast();
    QSettings().setValue(settingsKey, stored);
}

} // namespace thicket::editor::importanswers
