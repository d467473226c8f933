#include "plugins/shapes/convexrings.h"

namespace thicket::plugins {

namespace {

using nav::Point;

struct Turning {
    int way = 0; ///< 1 counter-clockwise, -1 clockwise; 0: not convex
    bool isStrict = false;
};

/// The half of all directions that a side has.
bool isUpward(Point side) { return side.y > 0 || (side.y == 0 && side.x > 0); }

Turning turningOf(std::span<const Point> ring)
{
    const std::size_t count = ring.size();
    const auto side = [&](std::size_t i) { return ring[i + 1 < count ? i + 1 : 0] - ring[i]; };
    Point last;
    for (std::size_t i = count; i > 0 && last == Point{}; --i)
        last = side(i - 1);
    Turning turning{0, true};
    int halves = 0; // sides turn by less than a half turn, so that each half is met
    for (std::size_t i = 0; i < count; ++i) {
        const Point next = side(i);
        const double cross = nav::cross(last, next);
        turning.isStrict = turning.isStrict && cross != 0;
        if (next == Point{})
            continue;
        if (cross * turning.way < 0 || (cross == 0 && nav::dot(last, next) < 0))
            return {};
        if (cross != 0)
            turning.way = cross > 0 ? 1 : -1;
        halves += isUpward(last) != isUpward(next) ? 1 : 0;
        last = next;
    }
    constexpr int once = 2; // a star goes round more often
    return halves == once ? turning : Turning{};
}

} // namespace

ConvexWay convexWay(std::span<const Point> ring)
{
    const int way = turningOf(ring).way;
    return way > 0 ? ConvexWay::counterClockwise : way < 0 ? ConvexWay::clockwise : ConvexWay::none;
}

bool isStrictlyConvex(std::span<const Point> ring)
{
    const Turning turning = turningOf(ring);
    return turning.way != 0 && turning.isStrict;
}

} // namespace thicket::plugins
