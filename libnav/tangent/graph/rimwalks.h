#pragma once

#include "libnav/tangent/graph/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// Tests whether walks along rims are free. Knows what covers the rims, and the seals that close
/// the ways out of covers no deeper than the tolerance. Source: PROOF.md, section 2.
class RimWalks {
public:
    explicit RimWalks(const TangentStore& store) : m_store(store) {}

    /// The turn from an arrival onwards at which its rim becomes covered, if any.
    std::optional<double> coverAhead(const TangentVertex& from) const;
    /// The seal that closes the rim between an arrival inside a cover and the end of that cover,
    /// within a turn.
    std::optional<Blocker> sealOnTheWayOut(const TangentVertex& from, Winding way,
                                           double turn) const;
    /// Whether a walk from an arrival, radians, counter-clockwise positive, is uncovered.
    bool isFree(const TangentVertex& from, double walk) const
    {
        return !from.isCovered || isUncovered(from, walk);
    }
    /// Whether nothing closes the rim over this turn before the arrival.
    bool isFreeBehind(const TangentVertex& at, double turn) const;
    /// Whether the departure lies just inside the arc that stops the walk to it after `cover`, no
    /// deeper than the tolerance and with no seal before it, or at the goal. Such a departure is as
    /// good as one at the arc's edge.
    bool endsShallow(const TangentIntent& intent, double cover) const;
    /// The same for a departure in this direction from a rim, `past` radians behind where the arc
    /// stops the walk. `isAtGoal`: see TangentStore::isGoalOnRim().
    bool endsShallow(const TangentVertex& from, Point direction, double past,
                     bool isAtGoal = false) const;
    /// How far, radians, a walk from an arrival may be inside a cover. The start is free, but may
    /// be a tolerance outside the rim: the rim beside it may be deeper in the cover by that.
    double slackAt(const TangentVertex& from) const;

private:
    bool isUncovered(const TangentVertex& from, double walk) const;

    const TangentStore& m_store;
};

} // namespace thicket::nav
