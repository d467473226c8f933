#pragma once

#include "libnav/tangent/rimwalks.h"

namespace thicket::nav {

/// A way along a rim to where an arrival is.
struct Bypass {
    VertexIndex by = TangentVertex::none;
    double cost = 0;
    double walk = 0; ///< angle from there to the arrival, counter-clockwise positive
};

/// The rule of dominance: an arrival is superfluous where one on the same rim is at its place at
/// less cost by walking there. PROOF.md, section 4.
class Bypasses {
public:
    Bypasses(const TangentStore& store, const RimWalks& walks) : m_store(store), m_walks(walks) {}

    /// The cheapest known way along the rim to an arrival that makes it superfluous; by nobody when
    /// there is none.
    Bypass to(const TangentVertex& arrival) const;

private:
    void consider(Bypass& best, const TangentVertex& arrival, VertexIndex by, double walk) const;

    const TangentStore& m_store;
    const RimWalks& m_walks;
};

} // namespace thicket::nav
