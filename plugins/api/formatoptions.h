#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// The given values, completed with the defaults of the other options. An option that is not in
/// `known` is an error that names those that are. So is a value that is none of its choices.
Result<OptionValues> completedOptions(const QList<FormatOption>& known, const OptionValues& given);

/// The number that a value of completedOptions() is, if it is one from `least` to `most`.
Result<double> numberOption(const OptionValues& values, const QString& key, double least,
                            double most);
/// Whether a value of completedOptions() is "yes"; its choices must be yesOrNo().
bool isYes(const OptionValues& values, const QString& key);
inline QStringList yesOrNo() { return {"yes", "no"}; }

/// An importer's or exporter's error about an option that was given. Its place is the option, so
/// that programs can tell it from an error about the file.
Unexpected optionError(const QString& key, const std::string& message);
/// Whether the error comes from optionError() and is about one of these options.
bool isAboutOption(const Error& error, const OptionValues& given);

} // namespace thicket::plugins
