#include "plugins/tiled/pixelspace.h"

#include <algorithm>
#include <climits>
#include <cmath>

namespace thicket::plugins {

PixelSpace::PixelSpace(const Frame& frame)
    : Frame(frame), m_tileSize(int(std::clamp(std::round(frame.scale()), 1.0, 4096.0)))
{}

Result<PixelSpace> PixelSpace::of(const nav::Map& map, double pixelsPerUnit)
{
    const nav::Box box = map.settings.bounds.value_or(map.extent());
    PixelSpace space(Frame::ofScreen(map, pixelsPerUnit));
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

} // namespace thicket::plugins
