#pragma once

#include "libnav/tangent/graph/rimwalks.h"

namespace thicket::nav {

/// What decides whether an arrival is superfluous.
struct RimArrival {
    DiscIndex disc;
    Winding winding = Winding::counterClockwise;
    double heading = 0; ///< of the arriving tangent
    double travelled = 0;
    double trueRadius = 0;
};

/// A walk along a rim from an earlier vertex to the place of an arrival.
struct Bypass {
    VertexIndex by = TangentVertex::none;
    double cost = 0;
    double walk = 0; ///< angle from there to the arrival, counter-clockwise positive
};

/// The dominance rule: an arrival is superfluous if a vertex on the same rim reaches its place at
/// less cost by walking along the rim. Source: PROOF.md, section 4.
class Bypasses {
public:
    Bypasses(const TangentStore& store, const RimWalks& walks) : m_store(store), m_walks(walks) {}

    /// Whether a vertex is on the rim, in this winding or the other.
    bool isAnyOn(DiscIndex disc, Winding winding) const
    {
        const RimIndex& rims = m_store.memory.rims;
        const std::uint32_t key = rimKey(disc, winding);
        static_assert(RimIndex::none == UINT32_MAX);
        return (rims[key] & rims[turnedBack(key)]) != RimIndex::none; // one branch, not two
    }
    /// The cheapest known walk that makes the arrival superfluous. `by` is `none` when there is no
    /// such walk.
    Bypass to(const RimArrival& arrival) const
    {
        return isAnyOn(arrival.disc, arrival.winding) ? cheapest(arrival) : Bypass();
    }

private:
    Bypass cheapest(const RimArrival& arrival) const;
    double mostFor(const RimArrival& arrival, bool isOnward) const;
    void consider(Bypass& best, const RimArrival& arrival, VertexIndex by, double walk) const;

    const TangentStore& m_store;
    const RimWalks& m_walks;
};

} // namespace thicket::nav
