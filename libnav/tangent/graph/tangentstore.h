#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/graph/tangentvertex.h"
#include "libnav/tangent/pruning.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// Where a search begins and ends, and, when the floor under thin walls and polygons covers that,
/// the points beside which that is: lengths are reckoned from and to those.
struct SearchEnds {
    Point start;
    Point goal;
    Point trueStart;
    Point trueGoal;
};

/// What the rules of one search share: where it takes place, and the vertices and intents that it
/// has so far. The field and the memory must outlive it.
struct TangentStore {
    TangentStore(const ObstacleField& field, const SearchEnds& ends, const Pruning& pruning,
                 SearchMemory& memory);

    const ObstacleField& field;
    std::span<const Disc> discs; ///< the field's, as the cores
    std::span<const Core> cores;
    SearchEnds ends;
    Pruning pruning;
    double tolerance;
    double contact; ///< distance that counts as touching when an arc's covers are looked up
    double reach;   ///< beyond any obstacle
    bool isFloored; ///< some discs have a true radius of their own
    double floors;  ///< what several of them may add to a length
    SearchMemory& memory;
    std::vector<TangentVertex>& vertices; ///< the memory's, as the intents
    std::vector<TangentIntent>& intents;

    /// As rays and turns see it.
    Circle circleOf(DiscIndex target) const;
    /// As lengths are reckoned.
    Circle trueCircleOf(DiscIndex target) const;
    /// From where to where an intent's tangent leads.
    Bitangent lineOf(const TangentIntent& intent) const;
    Contact contactOf(DiscIndex target) const;
    Contact contactOf(const TangentVertex& vertex) const;
    /// The map's number for what blocked; 0 for nothing.
    std::int64_t obstacleOf(const Blocker& blocker) const;
};

} // namespace thicket::nav
