#pragma once

#include "libnav/tangent/graph/rimwalks.h"

namespace thicket::nav {

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

    /// The cheapest known walk that makes the arrival superfluous. `by` is `none` when there is no
    /// such walk.
    Bypass to(const TangentVertex& arrival) const;

private:
    void consider(Bypass& best, const TangentVertex& arrival, VertexIndex by, double walk) const;

    const TangentStore& m_store;
    const RimWalks& m_walks;
};

} // namespace thicket::nav
