#pragma once

#include "libnav/bake/bakedlayer.h"
#include "libnav/collision/searchview.h"

#include <vector>

namespace thicket::nav {

/// Of one of a disc's stretches, passed in one winding.
BakedRim bakedRim(const Disc& disc, const BakedLayer& layer, std::uint32_t stretch,
                  Winding winding);

/// Those of a layer, by rimKey(). `field` is the one that it was baked for.
std::vector<BakedRim> bakedRims(const SearchView& field, const BakedLayer& layer);

} // namespace thicket::nav
