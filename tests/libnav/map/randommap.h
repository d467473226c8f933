#pragma once

#include "libnav/map/map.h"

#include <cstdint>
#include <random>

/// A map of everything the format can hold, from one seed: awkward numbers (-0.0, denormals, the
/// limits), unicode names, custom properties and unknown keys. The same seed gives the same map.
thicket::nav::Map randomMap(std::uint64_t seed);

/// Equal bit for bit: == alone takes -0.0 for 0.0.
bool areSameBits(const thicket::nav::Map& a, const thicket::nav::Map& b);
