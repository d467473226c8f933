#pragma once

#include "libnav/geometry/shapes.h"

#include <string>
#include <vector>

namespace thicket::test {

/// The boundary of the traversable faces of a Polyanya navigation mesh file (`mesh`, format 2 or
/// 3): their sides that no other traversable face shares, with free space on the left. Empty if the
/// file is no such mesh.
std::vector<nav::Segment> readMeshBoundary(const std::string& path);

} // namespace thicket::test
