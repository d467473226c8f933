#pragma once

#include "libnav/tangent/tangentstore.h"

namespace thicket::nav {

/// A tangent at the true radii.
struct TrueTangent {
    double length = 0;
    Point from;
    Point to;
    double ahead = 0; ///< how much more of the rims at its ends its contacts leave to walk
};

/// What tangents cost. The floor under the radii of walls and polygons decides what blocks and
/// turns, not how long a path is. PROOF.md, section 1.
class TrueLengths {
public:
    explicit TrueLengths(const TangentStore& store) : m_store(store) {}

    TrueTangent of(const TangentVertex& from, const TangentIntent& intent) const;
    /// What a path saves by passing a corner of true radius 0 straight, when only the floor bends
    /// it round there: the way on is seen from where it came.
    double cutAt(const TangentVertex& corner, const TrueTangent& onwards) const;

private:
    const TangentStore& m_store;
};

} // namespace thicket::nav
