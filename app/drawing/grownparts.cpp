#include "app/drawing/grownparts.h"

#include "libnav/map/mapobject.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace thicket::drawing {

namespace {

using Points = std::vector<nav::Point>;

/// The runs of sides that come near the window, as walls.
std::vector<nav::Wall> stretchesIn(const Points& points, bool isClosed, const nav::Box& window)
{
    std::vector<nav::Wall> stretches;
    bool goesOn = false;
    const std::size_t sides = points.size() - (isClosed ? 0 : 1);
    for (std::size_t i = 0; i < sides; ++i) {
        const nav::Point from = points[i];
        const nav::Point to = points[(i + 1) % points.size()];
        const nav::Box side{{std::min(from.x, to.x), std::min(from.y, to.y)},
                            {std::max(from.x, to.x), std::max(from.y, to.y)}};
        const bool isNear = side.intersects(window);
        if (isNear && !goesOn)
            stretches.push_back({{from}, 0, false});
        if (isNear)
            stretches.back().points.push_back(to);
        goesOn = isNear;
    }
    return stretches;
}

std::vector<GrownPart> partsOf(const Points& points, bool isClosed, double by, const SeenPart& part)
{
    std::vector<GrownPart> parts;
    const double reach = by + widestPen * part.pixel;
    for (nav::Wall& stretch : stretchesIn(points, isClosed, nav::grown(part.window, reach)))
        parts.push_back({std::move(stretch), by});
    return parts;
}

} // namespace

std::vector<GrownPart> grownParts(const nav::Geometry& geometry, double by, const SeenPart& part)
{
    const auto fewer = withoutHeapedCorners(geometry, part.pixel);
    const nav::Geometry& whole = fewer ? *fewer : geometry;
    const auto* wall = std::get_if<nav::Wall>(&whole);
    const auto* polygon = std::get_if<nav::Polygon>(&whole);
    if (fewer && wall)
        return partsOf(wall->points, wall->closed, by + wall->thickness / 2, part);
    if (fewer && polygon && !polygon->inverted) {
        std::vector<GrownPart> parts = partsOf(polygon->points, true, by, part);
        auto filled = asSeen(whole, part);
        if (auto shape = nav::obstacleShape(filled ? *filled : whole))
            parts.push_back({*std::move(shape), 0});
        return parts;
    }
    if (auto shape = nav::obstacleShape(whole))
        return {{*std::move(shape), by}};
    return {};
}

} // namespace thicket::drawing
