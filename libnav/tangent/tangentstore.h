#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/pruning.h"
#include "libnav/tangent/tangentedge.h"
#include "libnav/tangent/tangentvertex.h"

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
    TangentStore(const SearchView& field, const SearchEnds& ends, const Pruning& pruning,
                 SearchMemory& memory);

    SearchView field;
    std::span<const Disc> discs; ///< the field's, as the cores
    std::span<const Core> cores;
    SearchEnds ends;
    Pruning pruning;
    double tolerance;
    double contact;      ///< distance that counts as touching when an arc's covers are looked up
    double reach;        ///< beyond any obstacle
    bool hasRaisedRadii; ///< some discs may have a radius above their true one
    double raisedSlack;  ///< what several of them may add to a length
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
