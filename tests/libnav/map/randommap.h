#pragma once

#include "libnav/map/map.h"

#include <cstdint>
#include <random>

/// A map with everything that the format can hold, from one seed: difficult numbers (-0.0,
/// denormals, the limits), unicode names, custom properties and unknown keys. The same seed gives
/// the same map.
thicket::nav::Map randomMap(std::uint64_t seed);

/// Equal bit for bit: == alone treats -0.0 as 0.0.
bool areSameBits(const thicket::nav::Map& a, const thicket::nav::Map& b);
