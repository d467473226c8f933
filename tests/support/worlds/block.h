#pragma once

#include "libnav/collision/expansion/obstacle.h"

namespace thicket::test {

/// A rectangle, from its corner with the least coordinates.
inline nav::Obstacle block(std::int64_t id, nav::Point corner, double width, double height)
{
    return {id, nav::Polygon{{corner, corner + nav::Point{width, 0},
                              corner + nav::Point{width, height}, corner + nav::Point{0, height}}}};
}

} // namespace thicket::test
