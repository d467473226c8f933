#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/bitangent.h"

#include <atomic>
#include <functional>
#include <limits>
#include <optional>

namespace thicket::nav {

/// The distance from a point to a disc's rim; negative inside the disc.
inline double gapTo(const Disc& disc, Point from)
{
    return distance(disc.center, from) - disc.radius;
}

/// The callbacks and limits of visitTangentsFrom().
struct RimVisitor {
    /// Whether tangents to a disc are wanted. Those that are not wanted still hide others.
    std::function<bool(DiscIndex)> isWanted;
    /// Called with each free tangent. Returning false ends the visit.
    std::function<bool(DiscIndex, const Bitangent&)> visit;
    /// No disc with a larger gap to the rim's centre is wanted.
    double farthest = std::numeric_limits<double>::infinity();
    /// If not null: set to true if a disc beyond `farthest` may have tangents, too.
    bool* isCutOff = nullptr;
    const std::atomic<bool>* cancel = nullptr; ///< may be null
};

/// Visits every free tangent from an oriented rim to a disc that is wanted: discs in ascending
/// order of their gap to the rim's centre, counter-clockwise arrivals first. A rim of radius 0 is
/// a point, which must be free; any other is the disc `own`. Contacts of length 0 are included
/// for points; contacts where a rim is covered, by more than 2 tolerances along it, are not.
/// Returns whether the visit was complete: not cancelled, not ended by the visitor.
/// Among walls and polygons, with no farthest distance, the discs are those that a RimFlood finds:
/// the same visit, but time as what the rim sees and not as all that is nearer than the farthest
/// of it.
bool visitTangentsFrom(const SearchView& field, const Circle& from, std::optional<DiscIndex> own,
                       Winding winding, const RimVisitor& visitor);

} // namespace thicket::nav
