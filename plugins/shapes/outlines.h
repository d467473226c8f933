#pragma once

#include "plugins/shapes/arrangement.h"

namespace thicket::plugins {

/// The outlines of the chosen triangles: one area for all that are joined by sides. In the order of
/// their least points, with which each ring begins. Time n log n.
std::vector<LatticeArea> outlines(const Triangulation& mesh, const std::vector<bool>& chosen);

} // namespace thicket::plugins
