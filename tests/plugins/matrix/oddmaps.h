#pragma once

#include "libnav/map/map.h"

#include <cstdint>

namespace thicket::test {

/// A random map of all that a map can hold, the same on every machine: circles, walls and polygons,
/// also inverted, closed, thick, of no size and on each other, markers, agent classes and groups,
/// layers that are hidden or locked, nested properties, names that need escapes. A third of the
/// maps lie on whole numbers, a third far from the origin.
nav::Map oddMap(std::uint64_t seed);

} // namespace thicket::test
