#pragma once

#include "libnav/geometry/shapes.h"

#include <string>
#include <vector>

namespace thicket::test {

/// Where the traversable faces of a Polyanya navigation mesh file (`mesh`, format 2 or 3) end:
/// their sides that no other traversable face shares, free space on the left. Empty when the file
/// is no such mesh.
std::vector<nav::Segment> readMeshBoundary(const std::string& path);

} // namespace thicket::test
