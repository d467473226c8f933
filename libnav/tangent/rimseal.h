#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/bitangent.h"

#include <optional>

namespace thicket::nav {

/// What blocks a walk of `turn` radians along the rim of the disc `own` that ends at `end`: the
/// first disc or core that the walk enters deeper than the tolerance. For walks along a cover that
/// is itself no deeper than the tolerance. Such walks are so short that they count as straight.
std::optional<Blocker> sealOnWalk(const SearchView& field, DiscIndex own, Winding way, Point end,
                                  double turn);

/// For a rim that is covered no deeper than the tolerance at `begin`, an angle seen from its
/// centre: what blocks the walk out of that cover along the rim, within `turn` radians.
std::optional<Blocker> sealOnWayOut(const SearchView& field, DiscIndex own, Winding way,
                                    double begin, double turn);

} // namespace thicket::nav
