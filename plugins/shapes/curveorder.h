#pragma once

#include "plugins/shapes/lattice.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::plugins {

/// The indices of the points in their order along a Hilbert curve through the square round them:
/// each is near the one before. The curve has 2^16 by 2^16 cells; points of one cell keep their
/// order. Time n log n. Source: Hilbert, "Ueber die stetige Abbildung einer Linie auf ein
/// Flaechenstueck" (1891).
std::vector<std::uint32_t> curveOrder(std::span<const LatticePoint> points);

} // namespace thicket::plugins
