#pragma once

#include "libnav/map/map.h"
#include "libnav/path/path.h"

#include <optional>

namespace thicket::editor {

class ObjectIndex;

/// Facts about an obstacle, its neighbours and the path.
struct ObstacleFacts {
    /// The smallest gap to another obstacle; 0 if they touch or overlap.
    struct Gap {
        double width = 0; ///< map units
        nav::ObjectId other = 0;
    };
    std::optional<Gap> narrowest; ///< absent: there is no other obstacle
    double hugLength = 0;         ///< length of the path round it, map units
    double hugAngle = 0;          ///< the same as an angle, radians

    /// The radius of the largest agent that passes the narrowest gap.
    double widestAgent() const { return narrowest ? narrowest->width / 2 : 0; }
};

/// Facts about the obstacle `id`; nullopt if there is no such object or it is no obstacle. Inverted
/// shapes count as walls along their outline. `index` is that of the map. The cost grows with the
/// number of objects nearby; for an inverted one, with the number of all objects.
std::optional<ObstacleFacts> factsOf(const nav::Map& map, const ObjectIndex& index,
                                     nav::ObjectId id, const nav::Path& path);

} // namespace thicket::editor
