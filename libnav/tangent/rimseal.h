#pragma once

#include "libnav/tangent/tangentvertex.h"

#include <optional>

namespace thicket::nav {

/// What closes a rim for a walk of `turn` radians that ends at `end`: the first disc or core that
/// the walk gets into deeper than the tolerance. For walks along what covers the rim no deeper than
/// that itself, which are so short that they are as good as straight.
std::optional<Blocker> sealOnWalk(const ObstacleField& field, const TangentVertex& rim, Winding way,
                                  Point end, double turn);

/// Where the vertex is covered no deeper than the tolerance: what closes the way out of that cover
/// along the rim, within `turn` radians.
std::optional<Blocker> sealOnWayOut(const ObstacleField& field, const TangentVertex& rim,
                                    Winding way, double turn);

} // namespace thicket::nav
