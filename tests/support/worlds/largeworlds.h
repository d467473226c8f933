#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

namespace thicket::test {

/// Families of hundreds of obstacles, where searches close many pockets: forests of 60 to 1000
/// circles, disjoint and overlapping, of 5 to 90 % cover; lattices; trees among walls and polygons;
/// mazes.
int largeFamilyCount();
World largeWorldOf(int family, std::uint64_t seed);

} // namespace thicket::test
