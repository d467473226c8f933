#pragma once

#include "libnav/tangent/graph/tangentaim.h"
#include "libnav/tangent/graph/tangentstore.h"

#include <optional>

namespace thicket::nav {

/// The rule for corners that no taut path turns round. What a ray hit may be extended to any
/// connected set of obstacles round it. The path must pass the whole set on one side, so it does
/// not use what lies between the ray, the set and the tangent to the set's far end. Source:
/// PROOF.md, sections 4 and 8.
class Corners {
public:
    static constexpr int mostSkipped = 16; ///< in a row; after that a corner is aimed at anyway

    explicit Corners(const TangentStore& store) : m_store(store) {}

    struct Instead {
        DiscIndex end;
        Blocker side; ///< the core that leads there, perhaps of another obstacle
    };
    /// The corner to aim at instead, if the contact of the aim's tangent lies inside one of the
    /// corner's own cores. Else no value.
    std::optional<Instead> inPlaceOf(const TangentAim& aim) const;

    struct FarEnd {
        DiscIndex end;
        RayReference ray; ///< to the last corner before `end`
    };
    /// Where a ray that hit a core may pass it on the side of the core's `end`: at `end` or, if
    /// that lies in a dent, at the far end of the dent.
    FarEnd beyondDent(VertexIndex from, const Blocker& core, DiscIndex end,
                      const RayReference& met) const;

    struct Sides {
        DiscIndex left; ///< the end to the left of the ray
        DiscIndex right;
    };
    /// The ends of a core that the ray entered through one of its long sides. No value if it may
    /// have entered elsewhere: both ends then need both windings. Source: PROOF.md, section 4.
    std::optional<Sides> sidesOf(VertexIndex from, const Blocker& core,
                                 const RayReference& ray) const;

private:
    bool isFarInside(DiscIndex corner, DiscIndex end, double cosine) const;
    std::optional<CoreIndex> nextInDent(CoreIndex core, DiscIndex end, double side) const;
    std::optional<RayReference> referenceTo(VertexIndex from, Point p,
                                            const RayReference& ray) const;

    const TangentStore& m_store;
};

} // namespace thicket::nav
