#pragma once

#include "plugins/api/mapformat.h"

#include <string_view>

namespace thicket::plugins {

/// What the first bytes of a circle list show, and what must be asked.
ImportSurvey surveyCsv(std::string_view head, const OptionValues& given);

} // namespace thicket::plugins
