#include "plugins/shapes/frame.h"

namespace thicket::plugins {

Frame Frame::ofScreen(const nav::Map& map, double pixelsPerUnit)
{
    nav::Box box = map.settings.bounds.value_or(map.extent());
    if (box.isEmpty())
        box = {{0, 0}, {0, 0}};
    const bool flips = map.settings.yAxis == nav::YAxis::up;
    return {{box.min.x, flips ? box.max.y : box.min.y}, pixelsPerUnit, flips};
}

Frame Frame::ofPlane(const nav::Map& map, double scale)
{
    return {{0, 0}, scale, map.settings.yAxis == nav::YAxis::down};
}

} // namespace thicket::plugins
