#include "plugins/tiled/pixelspace.h"

#include <algorithm>
#include <climits>
#include <cmath>

namespace thicket::plugins {

PixelSpace::PixelSpace(nav::Point origin, double scale, bool flips)
    : m_origin(origin), m_scale(scale), m_flips(flips),
      m_tileSize(int(std::clamp(std::round(scale), 1.0, 4096.0)))
{}

Result<PixelSpace> PixelSpace::of(const nav::Map& map, double pixelsPerUnit)
{
    nav::Box box = map.settings.bounds.value_or(map.extent());
    if (box.isEmpty())
        box = {{0, 0}, {0, 0}};
    const bool flips = map.settings.yAxis == nav::YAxis::up;
    PixelSpace space({box.min.x, flips ? box.max.y : box.min.y}, pixelsPerUnit, flips);
    const double columns = std::ceil(box.width() * pixelsPerUnit / space.m_tileSize);
    const double rows = std::ceil(box.height() * pixelsPerUnit / space.m_tileSize);
    if (std::max(columns, rows) * space.m_tileSize > INT_MAX) {
        return Unexpected("The map is larger than Tiled's 2^31 pixels; choose a smaller "
                          "pixelsPerUnit.");
    }
    space.m_columns = std::max(1, int(columns));
    space.m_rows = std::max(1, int(rows));
    return space;
}

nav::Point PixelSpace::toPixels(nav::Point point) const
{
    const nav::Point d = point - m_origin;
    return {d.x * m_scale, (m_flips ? -d.y : d.y) * m_scale};
}

nav::Point PixelSpace::toUnits(nav::Point pixel) const
{
    const double y = pixel.y / m_scale;
    return {m_origin.x + pixel.x / m_scale, m_origin.y + (m_flips ? -y : y)};
}

} // namespace thicket::plugins
