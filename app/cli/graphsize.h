#pragma once

#include "libnav/tangent/completegraph.h"

#include <cstddef>
#include <optional>
#include <string>

namespace thicket::cli {

/// "about 8900000" where an estimate shows, before the graph is begun, that it has surely more
/// surfing edges; nothing where it may fit.
std::optional<std::string> surelyMoreThan(std::size_t most, const nav::ObstacleField& field,
                                          const nav::CompleteGraphOptions& options);

} // namespace thicket::cli
