#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// The values given, with the default of every option that was not. An option that `known` does
/// not list is an error that names those it does.
Result<OptionValues> completedOptions(const QList<FormatOption>& known, const OptionValues& given);

/// What is wrong with an option that was given: an importer's or exporter's error about it. Its
/// place is the option, so that programs can tell it from one about the file.
Unexpected optionError(const QString& key, const std::string& message);
/// Whether the error is optionError()'s about one of these.
bool isAboutOption(const Error& error, const OptionValues& given);

} // namespace thicket::plugins
