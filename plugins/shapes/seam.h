#pragma once

#include "plugins/shapes/arrangement.h"
#include "plugins/shapes/convexmesh.h"

#include <optional>
#include <vector>

/// Dividing rings at an upright line, and joining what is made of the halves. Any thread.
namespace thicket::plugins {

/// The upright line x = seam through the middles of about half of the rings, strictly inside the
/// rings of the second family. No value: these are too narrow.
std::optional<std::int32_t> seamOf(std::span<const WoundRing> rings);

/// The parts of the rings on both sides of the seam. A side that crosses it bends there to the
/// lattice, by half a pitch at most, in both halves alike. Inside each half the windings are those
/// of the rings, outside of it there are none. Source: Sutherland and Hodgman, "Reentrant Polygon
/// Clipping" (1974).
struct Halves {
    std::vector<WoundRing> left, right;
};
Halves halved(std::span<const WoundRing> rings, std::int32_t seam);

/// Makes the vertices on the seam those of the other arrangement, too.
void shareSeam(Arrangement& left, Arrangement& right, std::int32_t seam);

/// One mesh of two that touch along the seam and have the same vertices there.
ConvexMesh joined(ConvexMesh left, const ConvexMesh& right, std::int32_t seam);

} // namespace thicket::plugins
