#include "plugins/shapes/curveorder.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace thicket::plugins {

namespace {

constexpr std::uint32_t side = 1u << 16;

/// Two levels of the curve: by how it lies in a square and by which of its 16 parts, which place
/// the part has along it and how the curve lies in that.
struct Step {
    std::uint8_t along = 0;
    std::uint8_t lie = 0;
};
constexpr unsigned isSwapped = 1, isTurned = 2;

constexpr std::array<Step, 64> steps = [] {
    std::array<Step, 64> made{};
    for (unsigned lie = 0; lie < 4; ++lie) {
        for (unsigned part = 0; part < 16; ++part) {
            unsigned along = 0, now = lie;
            for (int bit = 1; bit >= 0; --bit) {
                const unsigned turned = (now & isTurned) != 0 ? 1 : 0;
                const unsigned x = (part >> (2 + bit) & 1) ^ turned, y = (part >> bit & 1) ^ turned;
                const unsigned right = (now & isSwapped) != 0 ? y : x;
                const unsigned upper = (now & isSwapped) != 0 ? x : y;
                along = 4 * along + ((right != 0 ? 3u : 0u) ^ upper);
                if (upper == 0)
                    now ^= isSwapped | (right != 0 ? isTurned : 0);
            }
            made[16 * lie + part] = {std::uint8_t(along), std::uint8_t(now)};
        }
    }
    return made;
}();

/// How far along the curve a cell is.
std::uint32_t alongCurve(std::uint32_t x, std::uint32_t y)
{
    std::uint32_t along = 0, lie = 0;
    for (int shift = 14; shift >= 0; shift -= 2) {
        const Step step = steps[16 * lie + 4 * (x >> shift & 3) + (y >> shift & 3)];
        along = along << 4 | step.along;
        lie = step.lie;
    }
    return along;
}

/// By their upper halves; equal ones keep their order.
void sortByUpperHalves(std::vector<std::uint64_t>& keys)
{
    std::vector<std::uint64_t> sorted(keys.size());
    for (const int shift : {32, 43, 54}) {
        const auto digit = [shift](std::uint64_t key) { return key >> shift & 0x7FF; };
        std::array<std::size_t, 0x800> begins{};
        for (const std::uint64_t key : keys)
            ++begins[digit(key)];
        std::exclusive_scan(begins.begin(), begins.end(), begins.begin(), std::size_t(0));
        for (const std::uint64_t key : keys)
            sorted[begins[digit(key)]++] = key;
        keys.swap(sorted);
    }
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
    // Of equal places the order of the points decides, which the lower halves are.
    constexpr std::size_t many = 5000;
    if (keys.size() < many)
        std::sort(keys.begin(), keys.end());
    else
        sortByUpperHalves(keys);
    order.reserve(keys.size());
    for (const std::uint64_t key : keys)
        order.push_back(std::uint32_t(key));
    return order;
}

} // namespace thicket::plugins
