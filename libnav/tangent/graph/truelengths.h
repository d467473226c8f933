#pragma once

#include "libnav/tangent/graph/tangentstore.h"

namespace thicket::nav {

/// A tangent at the true radii.
struct TrueTangent {
    double length = 0;
    Point from;
    Point to;
    double ahead = 0; ///< how much more rim is left to walk at its ends than the search's turn says
};

/// The lengths of tangents. The minimum expansion of walls and polygons decides what blocks and
/// where paths turn. It does not change the length of a path. Source: PROOF.md, section 1.
class TrueLengths {
public:
    explicit TrueLengths(const TangentStore& store) : m_store(store) {}

    TrueTangent of(const TangentVertex& from, const TangentIntent& intent) const;
    /// The length that a path saves by passing a corner of true radius 0 straight, when only the
    /// minimum expansion bends it there: the next point is in line of sight of the previous one.
    double cutAt(const TangentVertex& corner, const TrueTangent& onwards) const;
    /// The most that cutAt() may find at a target of this true radius, however the path goes on to
    /// the goal, which is `rest` away from there.
    double mostCutAt(double trueRadius, const TrueTangent& arrival, double rest) const;

private:
    /// Below this length the minimum expansion can bend a path noticeably.
    double shortLength() const { return 1e3 * m_store.field.minimumExpansion(); }

    const TangentStore& m_store;
};

} // namespace thicket::nav
