#include "tests/bench/polygonworlds.h"

#include "tests/support/geometry/splitmix.h"

#include <cmath>
#include <numbers>

namespace thicket::bench {

namespace {

using nav::Point;
using test::SplitMix;

constexpr double pi = std::numbers::pi;

/// Shapes from `make(centre)` in the middles of square blocks, and queries from side to side.
template <class Make>
PolygonWorld inBlocks(std::size_t shapes, double block, std::size_t queries, Make make)
{
    PolygonWorld world;
    const auto side = std::size_t(std::ceil(std::sqrt(double(shapes))));
    for (std::size_t i = 0; i < shapes; ++i) {
        const Point middle{block * (double(i % side) + 0.5), block * (double(i / side) + 0.5)};
        world.polygons.push_back({std::int64_t(i) + 1, make(middle)});
    }
    SplitMix dice(11);
    const double whole = block * double(side);
    for (std::size_t i = 0; i < queries; ++i) {
        const double from = dice.between(0, whole);
        const double to = dice.between(0, whole);
        const Point a{-block, from};
        const Point b{whole + block, to};
        world.queries.push_back(i % 2 == 0 ? nav::Segment{a, b}
                                           : nav::Segment{{a.y, a.x}, {b.y, b.x}});
    }
    return world;
}

} // namespace

PolygonWorld town(std::size_t corners, std::size_t queries)
{
    SplitMix dice(3);
    PolygonWorld world = inBlocks(corners / 6, 25, queries, [&](Point middle) {
        const double wide = dice.between(5, 9);
        const double deep = dice.between(5, 9);
        const double angle = dice.between(0, pi);
        const Point u{std::cos(angle), std::sin(angle)};
        const Point v = leftNormal(u);
        const auto at = [&](double x, double y) { return middle + x * u + y * v; };
        nav::Polygon house{{at(-wide, -deep), at(wide, -deep)}};
        const double cut = dice.between(0.2, 0.8);
        if (dice.chance(0.5)) { // an L
            house.points.push_back(at(wide, cut * deep));
            house.points.push_back(at(cut * wide, cut * deep));
            house.points.push_back(at(cut * wide, deep));
        } else {
            house.points.push_back(at(wide, deep));
        }
        if (dice.chance(0.5)) { // a court
            house.points.push_back(at(-cut * wide, deep));
            house.points.push_back(at(-cut * wide, -cut * deep));
            house.points.push_back(at(-wide, -cut * deep));
        } else {
            house.points.push_back(at(-wide, deep));
        }
        return house;
    });
    world.name = "town";
    return world;
}

PolygonWorld lakes(std::size_t corners, std::size_t queries)
{
    constexpr int points = 1000;
    SplitMix dice(4);
    PolygonWorld world = inBlocks(corners / points, 1000, queries, [&](Point middle) {
        const double phases[] = {dice.between(0, 2 * pi), dice.between(0, 2 * pi),
                                 dice.between(0, 2 * pi)};
        const double radius = dice.between(250, 380);
        nav::Polygon lake;
        for (int i = 0; i < points; ++i) {
            const double angle = 2 * pi * i / points;
            const double bays = 0.12 * std::sin(2 * angle + phases[0]) +
                                0.08 * std::sin(5 * angle + phases[1]) +
                                0.03 * std::sin(13 * angle + phases[2]);
            lake.points.push_back(middle +
                                  radius * (1 + bays) * Point{std::cos(angle), std::sin(angle)});
        }
        return lake;
    });
    world.name = "lakes";
    return world;
}

} // namespace thicket::bench
