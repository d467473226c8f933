#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// "radius", of formats that hold what an agent of one size can do.
FormatOption agentRadiusOption();
/// Its value: the given radius, else that of the map's first agent class, else 0; map units.
Result<double> agentRadius(const nav::Map& map, const OptionValues& values);

} // namespace thicket::plugins
