#pragma once

#include "libnav/tangent/graph/tangentvertex.h"

namespace thicket::nav {

/// A ray from a vertex on which a target was met.
struct RayReference {
    Point direction;
    double turn = 0; ///< from the arrival
};

/// A tangent from a vertex before it is an intent.
struct TangentAim {
    TangentLine line;
    Point to;                ///< centre of the target
    double signedRadius = 0; ///< of the target
    double turn = 0;
    std::uint64_t filter = 0; ///< TangentVertex::tried's bit of the target
    DiscIndex target = TangentIntent::goal;
    Winding winding = Winding::counterClockwise; ///< in which it arrives

    /// Where it touches the target.
    Point contact() const { return to - signedRadius * leftNormal(line.direction); }
    /// All of the intent but its costs and its place in the list of its source's.
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
