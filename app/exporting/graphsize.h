#pragma once

#include "libnav/tangent/completegraph.h"

#include <cstddef>
#include <optional>
#include <string>

namespace thicket::exporting {

/// "about 8900000" if an estimate shows in advance that the graph surely has more surfing edges
/// than `most`; nullopt if it may fit.
std::optional<std::string> surelyMoreThan(std::size_t most, const nav::ObstacleField& field,
                                          const nav::CompleteGraphOptions& options);

} // namespace thicket::exporting
