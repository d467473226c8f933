#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"

#include <vector>

namespace thicket::editor {

/// A free tangent from a point to a disc.
struct SightLine {
    nav::DiscIndex disc = 0;
    nav::Bitangent tangent; ///< its leaving winding means nothing
};

/// Every free tangent from a point, by ascending disc.
/// Discs that are surely hidden are not looked at: near ones close a heading for all beyond them,
/// so that the cost is that of the surroundings and not of the whole field. Pure: any thread.
std::vector<SightLine> sightLinesFrom(const nav::ObstacleField& field, nav::Point point);

} // namespace thicket::editor
