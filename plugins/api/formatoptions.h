#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// The values given, with the default of every option that was not. An option that `known` does
/// not list is an error that names those it does.
Result<OptionValues> completedOptions(const QList<FormatOption>& known, const OptionValues& given);

} // namespace thicket::plugins
