#pragma once

#include "libnav/tangent/graph/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// Whether walks along rims are free: what covers the rims, and what seals the ways out of covers
/// that are no deeper than the tolerance. PROOF.md, section 2.
class RimWalks {
public:
    explicit RimWalks(const TangentStore& store) : m_store(store) {}

    /// The turn from an arrival onwards after which its rim is covered, if it is.
    std::optional<double> coverAhead(const TangentVertex& from) const;
    /// What closes the rim over a turn out of the cover that an arrival lies in.
    std::optional<Blocker> sealOnTheWayOut(const TangentVertex& from, Winding way,
                                           double turn) const;
    /// Whether a walk from an arrival, radians, counter-clockwise positive, is uncovered.
    bool isFree(const TangentVertex& from, double walk) const
    {
        return !from.isCovered || isUncovered(from, walk);
    }
    /// Whether nothing closes the rim over so much of a turn before the arrival.
    bool isFreeBehind(const TangentVertex& at, double turn) const;
    /// Whether the departure lies just inside the arc that stops the walk to it after `cover`, no
    /// deeper than the tolerance and past nothing deeper: that is as good as the arc's edge.
    bool endsShallow(const TangentIntent& intent, double cover) const;

private:
    bool isUncovered(const TangentVertex& from, double walk) const;

    const TangentStore& m_store;
};

} // namespace thicket::nav
