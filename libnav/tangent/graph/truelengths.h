#pragma once

#include "libnav/tangent/graph/tangentstore.h"
#include "libnav/tangent/truetangent.h"

#include <algorithm>

namespace thicket::nav {

/// The lengths of tangents. The minimum expansion of walls and polygons decides what blocks and
/// where paths turn. It does not change the length of a path. Source: PROOF.md, section 1.
class TrueLengths {
public:
    explicit TrueLengths(const TangentStore& store)
        : m_store(store), m_short(1e3 * store.field.minimumExpansion()),
          m_hasMovedStart(store.ends.start != store.ends.trueStart)
    {}

    TrueTangent of(const TangentVertex& from, const TangentIntent& intent) const;
    /// The length that a path saves by passing a corner of true radius 0 straight, when only the
    /// minimum expansion bends it there: the next point is in line of sight of the previous one.
    double cutAt(const TangentVertex& corner, const TrueTangent& onwards) const
    {
        return isNeverCut(corner, onwards) ? 0 : cutBetween(corner, onwards);
    }
    /// The most that cutAt() may find at a target of this true radius, however the path goes on to
    /// the goal, which is `rest` away from there.
    double mostCutAt(double trueRadius, const TrueTangent& arrival, double rest) const
    {
        const bool isNever =
            trueRadius > 0 || std::min(arrival.length, rest) > m_short || arrival.length == 0;
        return isNever ? 0 : mostCutBefore(arrival, rest);
    }

private:
    /// Without computing the arriving tangent at the true radii. That differs in length from the
    /// search's by some minimum expansions, unless it begins at an end that was moved.
    bool isNeverCut(const TangentVertex& corner, const TrueTangent& onwards) const
    {
        if (!m_store.hasRaisedRadii || corner.trueRadius > 0 || corner.isStart())
            return true;
        return onwards.length > m_short && m_store.intents[corner.intent].length > 1.1 * m_short &&
               !(m_hasMovedStart && m_store.vertices[corner.parent].isStart());
    }
    double cutBetween(const TangentVertex& corner, const TrueTangent& onwards) const;
    double mostCutBefore(const TrueTangent& arrival, double rest) const;

    const TangentStore& m_store;
    double m_short; ///< below this length the minimum expansion can bend a path noticeably
    bool m_hasMovedStart;
};

} // namespace thicket::nav
