#include "libnav/geometry/morton.h"

#include "libnav/geometry/grid.h"

#include <array>

namespace thicket::nav {

namespace {

// Moves every bit of the lower half to an even place.
std::uint32_t spreadBits(std::uint32_t bits)
{
    bits = (bits | bits << 8) & 0x00FF00FF;
    bits = (bits | bits << 4) & 0x0F0F0F0F;
    bits = (bits | bits << 2) & 0x33333333;
    return (bits | bits << 1) & 0x55555555;
}

/// The code in the upper half, the point's index in the lower half.
using Key = std::uint64_t;

// One pass of a stable radix sort by 16 bits.
void sortBy(int shift, std::vector<Key>& keys, std::vector<Key>& sorted)
{
    std::vector<std::uint32_t> next(0x10000 + 1);
    for (const Key key : keys)
        ++next[(key >> shift & 0xFFFF) + 1];
    for (std::size_t i = 1; i < next.size(); ++i)
        next[i] += next[i - 1];
    for (const Key key : keys)
        sorted[next[key >> shift & 0xFFFF]++] = key;
    keys.swap(sorted);
}

} // namespace

std::vector<std::uint32_t> mortonOrder(std::span<const Point> points)
{
    Box bounds;
    for (const Point p : points)
        enclose(bounds, boxAround(p, 0));
    const double extent = std::max(bounds.width(), bounds.height());
    const double scale = extent > 0 ? 0xFFFF / extent : 0;
    std::vector<Key> keys;
    keys.reserve(points.size());
    for (const Point p : points) {
        const auto x = static_cast<std::uint32_t>((p.x - bounds.min.x) * scale);
        const auto y = static_cast<std::uint32_t>((p.y - bounds.min.y) * scale);
        const Key code = spreadBits(x) | spreadBits(y) << 1;
        keys.push_back(code << 32 | keys.size());
    }
    std::vector<Key> sorted(keys.size());
    sortBy(32, keys, sorted);
    sortBy(48, keys, sorted);
    std::vector<std::uint32_t> order;
    order.reserve(keys.size());
    for (const Key key : keys)
        order.push_back(static_cast<std::uint32_t>(key));
    return order;
}

} // namespace thicket::nav
