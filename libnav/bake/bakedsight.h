#pragma once

#include "libnav/bake/bakedlayer.h"
#include "libnav/tangent/bitangent.h"

#include <optional>

namespace thicket::nav {

/// A tangent from one of a query's points to a rim.
struct BakedSight {
    std::uint32_t rim = 0;  ///< of the arrival
    std::uint32_t pass = 0; ///< passKey() of the stretch
    double radius = 0;      ///< true one
    double at = 0;          ///< along the stretch
    double length = 0;      ///< true one
    TangentLine line;       ///< as rays see it
};

/// The sight of a rim from a point, which no ray has tested. No value if a cover hides the contact,
/// or the point is inside the rim.
std::optional<BakedSight> sightOf(const SearchView& field, const BakedLayer& layer, Point from,
                                  std::uint32_t rim);

/// Whether nothing blocks the sight, by a ray.
bool isFree(const SearchView& field, Point from, const BakedSight& sight);

} // namespace thicket::nav
