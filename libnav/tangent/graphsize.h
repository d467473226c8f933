#pragma once

#include "libnav/tangent/completegraph.h"

#include <cstddef>
#include <optional>
#include <string>

namespace thicket::nav {

/// "about 8900000" if an estimate shows in advance that the graph surely has more surfing edges
/// than `most`; nullopt if it may fit. Time: that of CompleteGraph::estimatedSurfing(). Any thread.
THICKET_NAV_EXPORT std::optional<std::string>
surelyMoreThan(std::size_t most, const ObstacleField& field, const CompleteGraphOptions& options);

} // namespace thicket::nav
