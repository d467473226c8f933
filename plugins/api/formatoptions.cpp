#include "plugins/api/formatoptions.h"

#include "libnav/excerpt.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

Unexpected unknownOption(const QString& key, const QList<FormatOption>& known)
{
    QStringList keys;
    for (const FormatOption& option : known)
        keys << option.key;
    const QString rest = keys.isEmpty() ? QString("there are none") : keys.join(", ");
    return optionError(key, "There is no such option; known options: " + rest.toStdString() + '.');
}

std::string placeOf(const QString& key) { return "option " + excerpt(key.toStdString()); }

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

Unexpected optionError(const QString& key, const std::string& message)
{
    return Unexpected(message, placeOf(key));
}

bool isAboutOption(const Error& error, const OptionValues& given)
{
    const QStringList keys = given.keys();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const QString& key) { return error.where == placeOf(key); });
}

} // namespace thicket::plugins
