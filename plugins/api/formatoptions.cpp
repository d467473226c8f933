#include "plugins/api/formatoptions.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <charconv>

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

Unexpected unknownChoice(const FormatOption& option, const QString& value)
{
    return optionError(option.key, '"' + excerpt(value.toStdString()) + "\" is none of " +
                                       option.choices.join(", ").toStdString() + '.');
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
    for (const FormatOption& option : known) {
        if (!option.choices.isEmpty() && !option.choices.contains(values.value(option.key)))
            return unknownChoice(option, values.value(option.key));
    }
    return values;
}

Result<double> numberOption(const OptionValues& values, const QString& key, double least,
                            double most)
{
    const std::string text = values.value(key).toStdString();
    const char* const end = text.data() + text.size();
    double number = 0;
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end && number >= least && number <= most)
        return number;
    return optionError(key, '"' + excerpt(text) + "\" is not a number from " +
                                nav::shortestText(least) + " to " + nav::shortestText(most) + '.');
}

bool isYes(const OptionValues& values, const QString& key) { return values.value(key) == "yes"; }

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
