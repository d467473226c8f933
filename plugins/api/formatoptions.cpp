#include "plugins/api/formatoptions.h"

namespace thicket::plugins {

namespace {

Unexpected unknownOption(const QString& key, const QList<FormatOption>& known)
{
    QStringList keys;
    for (const FormatOption& option : known)
        keys << option.key;
    const QString rest = keys.isEmpty() ? QString("there are none") : keys.join(", ");
    return Unexpected(
        QString("Unknown option \"%1\"; known options: %2.").arg(key, rest).toStdString());
}

} // namespace

Result<OptionValues> completedOptions(const QList<FormatOption>& known, const OptionValues& given)
{
    OptionValues values;
    for (const FormatOption& option : known)
        values.insert(option.key, option.defaultValue);
    for (auto it = given.begin(); it != given.end(); ++it) {
        if (!values.contains(it.key()))
            return unknownOption(it.key(), known);
        values.insert(it.key(), it.value());
    }
    return values;
}

} // namespace thicket::plugins
