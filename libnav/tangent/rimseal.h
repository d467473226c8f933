#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"

#include <optional>

namespace thicket::nav {

/// What closes the rim of the disc `own` for a walk of `turn` radians that ends at `end`: the first
/// disc or core that the walk gets into deeper than the tolerance. For walks along what covers the
/// rim no deeper than that itself, which are so short that they are as good as straight.
std::optional<Blocker> sealOnWalk(const ObstacleField& field, DiscIndex own, Winding way, Point end,
                                  double turn);

/// Where the rim is covered no deeper than the tolerance at `begin`, an angle seen from its centre:
/// what closes the way out of that cover along the rim, within `turn` radians.
std::optional<Blocker> sealOnWayOut(const ObstacleField& field, DiscIndex own, Winding way,
                                    double begin, double turn);

} // namespace thicket::nav
