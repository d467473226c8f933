#include "plugins/shapes/curveorder.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

constexpr std::uint32_t side = 1u << 16;

/// How far along the curve a cell is.
std::uint32_t alongCurve(std::uint32_t x, std::uint32_t y)
{
    std::uint32_t along = 0;
    for (std::uint32_t half = side / 2; half > 0; half /= 2) {
        const bool right = (x & half) != 0, upper = (y & half) != 0;
        along += half * half * ((right ? 3u : 0u) ^ (upper ? 1u : 0u));
        if (!upper) {
            if (right) {
                x = side - 1 - x;
                y = side - 1 - y;
            }
            std::swap(x, y);
        }
    }
    return along;
}

} // namespace

std::vector<std::uint32_t> curveOrder(std::span<const LatticePoint> points)
{
    std::vector<std::uint32_t> order;
    if (points.empty())
        return order;
    LatticePoint least = points.front(), most = least;
    for (const LatticePoint& p : points) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    int shift = 0;
    while (((most.x - least.x) >> shift) >= int(side) || ((most.y - least.y) >> shift) >= int(side))
        ++shift;
    std::vector<std::uint64_t> keys;
    keys.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::uint32_t along = alongCurve(std::uint32_t(points[i].x - least.x) >> shift,
                                               std::uint32_t(points[i].y - least.y) >> shift);
        keys.push_back(std::uint64_t(along) << 32 | i);
    }
    std::sort(keys.begin(), keys.end());
    order.reserve(keys.size());
    for (const std::uint64_t key : keys)
        order.push_back(std::uint32_t(key));
    return order;
}

} // namespace thicket::plugins
