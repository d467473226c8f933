#pragma once

#include "libnav/map/mapobject.h"

#include <type_traits>
#include <variant>

namespace thicket::nav {

/// Replaces every point of a Shape or Geometry, also a marker's position, by map(point).
template <class Shapes, class MapPoint> void mapPoints(Shapes& shapes, MapPoint map)
{
    std::visit(
        [&](auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, SpawnMarker>) {
                if (part.points.empty())
                    part.position = map(part.position);
                for (Point& point : part.points)
                    point = map(point);
            } else if constexpr (requires { part.position; }) {
                part.position = map(part.position);
            } else if constexpr (requires { part.center; }) {
                part.center = map(part.center);
            } else {
                for (Point& point : part.points)
                    point = map(point);
            }
        },
        shapes);
}

} // namespace thicket::nav
