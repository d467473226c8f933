#pragma once

#include "libnav/tangent/graph/tangentvertex.h"

namespace thicket::nav {

/// A ray from a vertex that hit a target.
struct RayReference {
    Point direction;
    double turn = 0; ///< from the arrival to the ray
};

/// A tangent from a vertex, before it is queued as an intent.
struct TangentAim {
    TangentLine line;
    Point to;                ///< centre of the target
    double signedRadius = 0; ///< of the target
    double turn = 0;
    std::uint64_t filter = 0; ///< the target's bit in TangentVertex::tried
    DiscIndex target = TangentIntent::goal;
    Winding winding = Winding::counterClockwise; ///< of the arrival

    /// The contact point on the target.
    Point contact() const { return to - signedRadius * leftNormal(line.direction); }
    /// Copies everything to the intent except its costs and its link in the list of its source.
    void assignTo(TangentIntent& intent, VertexIndex from) const
    {
        intent.direction = line.direction;
        intent.length = line.length;
        intent.turn = turn;
        intent.source = from;
        intent.target = target;
        intent.winding = winding;
    }
};

} // namespace thicket::nav
