#pragma once

#include "libnav/tangent/completegraph.h"

#include <optional>

namespace thicket::test {

/// The length of the shortest path from start to goal along the edges of a complete graph built
/// with both. A path may only hug a disc in the winding of its arrival.
std::optional<double> shortestIn(const nav::CompleteGraph& graph);

} // namespace thicket::test
