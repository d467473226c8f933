#pragma once

#include "libnav/tangent/completegraph.h"

#include <optional>

namespace thicket::test {

/// The length of the shortest way from start to goal along the edges of a complete graph built
/// with both; a way may only hug a disc in the winding it arrived in.
std::optional<double> shortestIn(const nav::CompleteGraph& graph);

} // namespace thicket::test
