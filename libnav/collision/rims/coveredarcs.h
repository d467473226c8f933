#pragma once

#include "libnav/collision/expansion/expansion.h"
#include "libnav/geometry/direction.h"

namespace thicket::nav {

/// Covered stretches of one rim, collected piece by piece.
class CoveredArcs {
public:
    /// Free gaps narrower than `slack`, map units, count as covered.
    CoveredArcs(const Disc& rim, double slack);

    void coverAll();
    /// `arc.begin` in [0, 4 pi).
    void cover(const RimArc& arc) { add(arc.begin, arc.sweep); }
    void coverBy(const Disc& other);
    void coverBy(const CoreFrame& core);
    void coverOutside(const Arena& arena);
    /// By a core that ends in the rim's disc and leads away from it in the direction `along`.
    void coverByOwnCore(Point along);
    /// Covers the free stretches whose middle satisfies `isInside`.
    template <class IsInside> void coverWhere(IsInside isInside)
    {
        for (const RimArc& gap : gaps())
            if (isInside(pointAt(gap.begin + gap.sweep / 2)))
                m_arcs.push_back(gap);
    }

    /// Disjoint, sorted by begin, which is in [0, 2 pi).
    std::vector<RimArc> merged() const;
    /// The free stretches between them, in the same form.
    std::vector<RimArc> gaps() const;

private:
    Point pointAt(double angle) const { return m_rim.center + m_rim.radius * unitAt(angle); }
    void add(double begin, double sweep);

    Disc m_rim;
    double m_slack; // radians
    std::vector<RimArc> m_arcs;
};

} // namespace thicket::nav
