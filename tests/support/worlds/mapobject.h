#pragma once

#include "libnav/map/map.h"

#include <utility>
#include <vector>

namespace thicket::test {

/// An object without a name and properties. Layer 0 is none.
inline nav::MapObject object(nav::ObjectId id, nav::Geometry geometry, nav::LayerId layer = 0)
{
    nav::MapObject made;
    made.id = id;
    made.layer = layer;
    made.geometry = std::move(geometry);
    return made;
}

/// Objects with the ids 1, 2 and so on.
inline nav::Map mapOf(const std::vector<nav::Geometry>& geometries)
{
    nav::Map map;
    for (const nav::Geometry& geometry : geometries)
        map.append(object(map.unusedId(), geometry));
    return map;
}

} // namespace thicket::test
