#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/graph/tangentvertex.h"
#include "libnav/tangent/pruning.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// Start and goal of a search. If the minimum expansion of thin walls and polygons covers an end of
/// the query, the search uses a point beside it, and `trueStart` or `trueGoal` is the end itself.
/// Lengths are measured from and to the true ones.
struct SearchEnds {
    Point start;
    Point goal;
    Point trueStart;
    Point trueGoal;
};

/// The state that the rules of one search share: the field, and the vertices and intents so far.
/// The field and the memory must outlive it.
struct TangentStore {
    TangentStore(const SearchView& field, const SearchEnds& ends, const Pruning& pruning,
                 SearchMemory& memory);

    SearchView field;
    std::span<const Disc> discs; ///< of the field, as are the cores
    std::span<const Core> cores;
    SearchEnds ends;
    Pruning pruning;
    double tolerance;
    double contact;      ///< distance that counts as touching when covers of an arc are searched
    double reach;        ///< beyond any obstacle
    bool hasRaisedRadii; ///< some discs may have a radius above their true one
    double raisedSlack;  ///< what minimum expansions, and the way from the true
                         ///< start to that of the search, may add to a length in all
    SearchMemory& memory;
    std::vector<TangentVertex>& vertices; ///< of the memory, as are the intents
    std::vector<TangentIntent>& intents;

    /// The circle that rays and turns use.
    Circle circleOf(DiscIndex target) const;
    /// The circle that lengths use.
    Circle trueCircleOf(DiscIndex target) const;
    /// The whole tangent of an intent.
    Bitangent lineOf(const TangentIntent& intent) const;
    /// Whether it ends at a goal that counts as being on its source's rim. The goal is free, but
    /// may be a tolerance outside the rim: the rim beside it may be deeper in a cover by that.
    bool isGoalOnRim(const TangentIntent& intent) const
    {
        return intent.target == TangentIntent::goal && intent.length <= tolerance &&
               !vertices[intent.source].isStart();
    }
    Contact contactOf(DiscIndex target) const;
    Contact contactOf(const TangentVertex& vertex) const;
    /// The id of the blocking obstacle; 0 for none.
    std::int64_t obstacleOf(const Blocker& blocker) const;
};

} // namespace thicket::nav
