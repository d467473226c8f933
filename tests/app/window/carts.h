#pragma once

#include "tests/app/window/crowdbench.h"

/// Agents walk east; far above them is a cart that goes to and fro, 4 in two seconds.
inline thicket::nav::Map mapWithCart(thicket::nav::Geometry geometry)
{
    thicket::nav::Map map = mapWithAgents(3);
    thicket::nav::Motion motion;
    motion.track = {{4, 0}};
    motion.speed = 2;
    map.append(
        {.id = map.unusedId(), .layer = 1, .geometry = std::move(geometry), .motion = motion});
    return map;
}

inline const thicket::nav::MapObject& cart(WindowBench& bench)
{
    return bench.map().objects().back();
}
