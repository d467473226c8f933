#pragma once

#include "libnav/map/map.h"
#include "libnav/path/path.h"

#include <optional>

namespace thicket::editor {

class ObjectIndex;

/// What follows from an obstacle and its neighbours.
struct ObstacleFacts {
    /// The smallest gap to another obstacle: 0 when they touch or overlap.
    struct Gap {
        double width = 0; ///< map units
        nav::ObjectId other = 0;
    };
    std::optional<Gap> narrowest; ///< nothing when there is no other obstacle
    double hugLength = 0;         ///< how far the path turns round it, map units
    double hugAngle = 0;          ///< the same as an angle, radians

    /// The largest agent that passes the narrowest gap.
    double widestAgent() const { return narrowest ? narrowest->width / 2 : 0; }
};

/// Facts about the obstacle `id`; nothing when there is no such object or it is no obstacle.
/// Inverted shapes count as walls at their rim. `index` is that of the map. Cost grows with what is
/// near the obstacle; of an inverted one, with the number of objects.
std::optional<ObstacleFacts> factsOf(const nav::Map& map, const ObjectIndex& index,
                                     nav::ObjectId id, const nav::Path& path);

} // namespace thicket::editor
