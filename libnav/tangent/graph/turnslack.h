#pragma once

#include "libnav/tangent/graph/tangentstore.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

/// How far a departure may lie before the arrival, by rounding and by what rays pass. Source:
/// PROOF.md, section 7.
class TurnSlack {
public:
    static constexpr double mostDoubt = 0.01; ///< bound of a heading's doubt, radians
    /// Bound of back() where radii are 1000 tolerances or more, radians.
    static constexpr double mostBack = 0.06;

    explicit TurnSlack(const TangentStore& store) : m_store(store) {}

    /// The uncertainty of the heading in which the vertex was reached.
    double arrivalDoubt(const TangentVertex& at) const
    {
        if (at.isStart())
            return 0;
        return headingDoubt(m_store.vertices[at.parent].center, at.center,
                            m_store.intents[at.intent].length);
    }
    // A ray passes a disc that it enters by less than the tolerance. The tangent to that disc may
    // then lie before the ray by that much: the more, the shorter it is. But a short one lies no
    // further back than half of its length, since beyond that the disc covers the arrival, see
    // Aims::pastCovers().
    /// The turn, radians, by which a tangent to the centre `to` may lie before an arrival with
    /// this doubt of its heading.
    double back(const TangentVertex& from, double doubt, Point to, double length) const
    {
        const double slack = 2 * m_store.tolerance;
        const double near =
            length < from.radius ? std::min(slack / length, length / (2 * from.radius)) : 0;
        return turnSlack + slack / std::max(from.radius, length) + near + doubt +
               headingDoubt(from.center, to, length);
    }
    // Where one rim touches another from inside, or nearly, the tangent between them may leave
    // anywhere along the shared part. Its heading is then uncertain by the square root of the
    // rounding.
    /// The uncertainty of the heading of a tangent between rims with these centres.
    double headingDoubt(Point from, Point to, double length) const
    {
        const double shared = 2 * m_store.contact * distance(from, to);
        return length * length > shared
                   ? 0
                   : std::min(mostDoubt, 2 * m_store.contact / std::sqrt(shared));
    }

private:
    const TangentStore& m_store;
};

} // namespace thicket::nav
