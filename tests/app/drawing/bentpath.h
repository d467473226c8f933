#pragma once

#include "libnav/path/path.h"

#include <numbers>

/// To the right, a quarter of a circle clockwise round (20, 10), and down.
inline thicket::nav::Path bentPath()
{
    const thicket::nav::HuggingEdge arc{
        {20, 10}, 5, std::numbers::pi / 2, 0, thicket::nav::Winding::clockwise, {}};
    return thicket::nav::Path({thicket::nav::SurfingEdge{{2, 15}, {20, 15}, {}, {}}, arc,
                               thicket::nav::SurfingEdge{{25, 10}, {25, 2}, {}, {}}});
}
