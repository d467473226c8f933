#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/vector.h"

#include <variant>

namespace thicket::steer {

/// The shape, displaced. Private to the library.
inline nav::Shape moved(nav::Shape shape, Point by)
{
    std::visit(
        [by](auto& part) {
            if constexpr (requires { part.center; }) {
                part.center = part.center + by;
            } else {
                for (Point& p : part.points)
                    p = p + by;
            }
        },
        shape);
    return shape;
}

} // namespace thicket::steer
