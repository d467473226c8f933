#pragma once

#include "libnav/map/mapobject.h"

#include <algorithm>
#include <vector>

namespace thicket::editor {

/// The outlines shown of many dragged objects: more would hide the map and cost time.
inline constexpr std::size_t mostGhosts = 200;

inline std::vector<nav::Geometry> ghostsOf(const std::vector<nav::MapObject>& objects)
{
    std::vector<nav::Geometry> ghosts;
    for (std::size_t i = 0; i < std::min(objects.size(), mostGhosts); ++i)
        ghosts.push_back(objects[i].geometry);
    return ghosts;
}

} // namespace thicket::editor
