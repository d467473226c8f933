#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/overlapgraph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

/// The links of the overlap graph of a field, each once, with their lines. Some links are left out
/// that lead where others lead: what encloses a free point does so without them.
struct SpaceLinks {
    using Place = OverlapGraph::Place;

    /// The places joined, a < b, and the corners of the line, a run of `corners`.
    struct Link {
        Place a;
        Place b;
        std::uint32_t firstCorner = 0;
        std::uint32_t cornerCount = 0;
    };

    std::vector<Link> links; ///< by a, then by b
    std::vector<Point> corners;
    std::uint32_t placeCount = 0;

    std::span<const Point> line(const Link& link) const
    {
        return {corners.data() + link.firstCorner, link.cornerCount};
    }
};

/// No value if the obstacles overlap so often that their links are many times as many as they are.
/// A line to the outside of arenas goes on in the same direction beyond the field's bounds.
/// Time: proportional to the field, whatever lies in it.
std::optional<SpaceLinks> spaceLinks(const FieldData& field);

/// Whether the obstacle, which must be of this field, not a derived one, may be part of a closed
/// chain: it overlaps or touches another, or itself round a gap. Time: that of its neighbourhood.
bool mayEnclose(const FieldData& field, const FieldObstacle& obstacle);

} // namespace thicket::nav
