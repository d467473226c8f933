#pragma once

#include "libnav/tangent/graph/tangentaim.h"
#include "libnav/tangent/graph/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// The rule of corners that no taut path turns round. What a ray met may be taken for any connected
/// piece of obstacles around it: the path has to pass the whole piece on one side, and what lies
/// between the ray, the piece and the tangent to the piece's far end is of no use to it. PROOF.md,
/// section 8.
class Corners {
public:
    static constexpr int mostSkipped = 16; ///< in a row: a corner may always be aimed at after all

    explicit Corners(const TangentStore& store) : m_store(store) {}

    struct Instead {
        DiscIndex end = 0;
        Blocker side; ///< that leads there; another obstacle's, perhaps, that shares the corner
    };
    /// The corner to aim at in place of the aim's, whose contact with the tangent lies inside one
    /// of its own cores; nothing where it does not.
    std::optional<Instead> inPlaceOf(const TangentAim& aim) const;

    struct FarEnd {
        DiscIndex end = 0;
        RayReference ray; ///< to the corner before it
    };
    /// Where a ray that met a core may pass it by way of the core's `end`: in a dent only beyond
    /// that.
    FarEnd beyondDent(VertexIndex from, const Blocker& core, DiscIndex end,
                      const RayReference& met) const;

private:
    std::optional<std::uint32_t> nextInDent(std::uint32_t core, DiscIndex end, double side) const;
    std::optional<RayReference> referenceTo(VertexIndex from, Point p,
                                            const RayReference& ray) const;

    const TangentStore& m_store;
};

} // namespace thicket::nav
