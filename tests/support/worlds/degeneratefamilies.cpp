#include "tests/support/worlds/worldbuilder.h"

#include <limits>

// Worlds at the limit of double precision, and mixes of everything.
namespace thicket::test {

namespace {

using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Wall;

double nudged(double x, SplitMix& dice)
{
    constexpr double far = std::numeric_limits<double>::infinity();
    const int steps = dice.below(5) - 2;
    for (int i = 0; i < std::abs(steps); ++i)
        x = std::nextafter(x, steps < 0 ? -far : far);
    return x;
}

// Circles and corners a few roundings away from touching.
void oneUlpGaps(World& world, WorldBuilder& b, SplitMix& dice)
{
    const double grow = 2 * world.agentRadius;
    Point at{1, 1 + dice.between(0, 8)};
    double radius = 0.8;
    b.circle(at.x, at.y, radius);
    for (int i = 0; i < 7; ++i) {
        const double next = 0.5 + 0.25 * dice.below(4);
        const double apart = radius + next + grow;
        if (dice.below(3) == 0)
            at.y = nudged(at.y + (at.y > 5 ? -apart : apart), dice);
        else
            at.x = nudged(at.x + apart, dice);
        radius = next;
        b.circle(at.x, at.y, radius);
        if (dice.below(3) == 0) // a wall from the rim outward
        {
            const double x = at.x + dice.between(-1.5, 1.5);
            b.line({at.x, nudged(at.y + radius + grow, dice)},
                   {x, at.y + radius + dice.between(0.5, 2)}, 0);
        }
    }
}

void anyAtUtm(World& world, WorldBuilder& b, SplitMix& dice)
{
    const auto corners = cornerRecipes();
    const auto arenas = arenaRecipes();
    const int pick = dice.below(static_cast<int>(corners.size() + arenas.size()) + 4);
    if (pick < static_cast<int>(corners.size()))
        corners[static_cast<std::size_t>(pick)].second(world, b, dice);
    else if (pick < static_cast<int>(corners.size() + arenas.size()))
        arenas[static_cast<std::size_t>(pick) - corners.size()].second(world, b, dice);
    else
        b.scattered(12, 10, 0.3, 1.3);
    shift(world, {5e5, 5e6});
}

void nestedOfAll(World& world, WorldBuilder& b, SplitMix& dice)
{
    for (int i = 0; i < 3; ++i) {
        const Point c = b.point(10);
        const double r = dice.between(0.8, 1.6);
        b.block(c, r, r);
        if (dice.chance(0.5))
            b.block(c, r, r);
        b.circle(c.x + r / 2, c.y + r / 2, r / 3);            // inside the block
        b.circle(c.x, c.y, dice.chance(0.5) ? r / 2 : 2 * r); // over its corner, or over all of it
        b.line(c, c + Point{r, 0}, 0.1);                      // along its side
        b.line(c, c + Point{r, 0}, 0.1);
    }
    if (dice.chance(0.3)) {
        b.arena({5, 5}, 6);
        b.arena({5, 5}, 6);
    }
    world.agentRadius = dice.chance(0.5) ? 0 : 0.2;
}

Wall closedWallAround(Point center, double radius, int points, double thickness)
{
    Wall wall;
    wall.thickness = thickness;
    wall.closed = true;
    for (int i = 0; i < points; ++i) {
        const double turn = 2 * std::numbers::pi * i / points;
        wall.points.push_back(center + radius * Point{std::cos(turn), std::sin(turn)});
    }
    return wall;
}

void enclosures(World& world, WorldBuilder& b, SplitMix& dice)
{
    const Point c{dice.between(3, 7), dice.between(3, 7)};
    const double radius = dice.between(1.5, 3.5);
    const int kind = dice.below(4);
    if (kind == 0)
        b.ring(c, radius, 7 + dice.below(4), 1.02);
    if (kind == 1)
        b.add(closedWallAround(c, radius, 3 + dice.below(5), dice.chance(0.5) ? 0 : 0.2));
    if (kind == 2) { // half a ring of discs, half of walls
        const int count = 8;
        for (int i = 0; i < count; ++i) {
            const auto corner = [&](int k) {
                const double turn = 2 * std::numbers::pi * k / count;
                return c + radius * Point{std::cos(turn), std::sin(turn)};
            };
            const Point at = corner(i);
            if (i % 2 == 0)
                b.circle(at.x, at.y, 0.4 * radius);
            else
                b.line(corner(i - 1), corner(i + 1), 0);
        }
    }
    if (kind == 3) { // discs that touch exactly, with their grown radius
        const double r = radius * std::sin(std::numbers::pi / 8) - world.agentRadius;
        for (int i = 0; i < 8; ++i) {
            const double turn = std::numbers::pi * i / 4;
            b.circle(c.x + radius * std::cos(turn), c.y + radius * std::sin(turn),
                     std::max(r, 0.1));
        }
    }
    b.scattered(dice.below(5), 10, 0.3, 0.9);
}

void everyMix(WorldBuilder& b, SplitMix& dice)
{
    if (dice.below(3) == 0)
        b.arena({5, 5}, dice.between(5, 7));
    if (dice.below(4) == 0)
        b.add(Polygon{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, true});
    b.scattered(1 + dice.below(4), 10, 0.3, 1.2);
    b.wall(10, 2 + dice.below(3), dice.chance(0.5) ? 0 : 0.3, dice.chance(0.3));
    b.polygon(b.point(10), 3 + dice.below(5), 0.5, 2.2);
    if (dice.chance(0.5))
        b.block({1.0 + dice.below(5), 1.0 + dice.below(5)}, 2, 2);
    if (dice.chance(0.5))
        b.touchingChain(3, 10);
}

constexpr NamedRecipe recipes[] = {
    {"one ulp apart", oneUlpGaps},
    {"UTM coordinates", anyAtUtm},
    {"sizes 1 to 1000 with walls",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 10; ++i) {
             const Point c = b.point(10);
             b.circle(c.x, c.y, std::pow(10, d.between(-2.7, 0.3)));
         }
         b.wall(10, 3, 0.004, false);
         b.wall(10, 2, 1.5, false);
     }},
    {"points for circles",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 8; ++i) {
             const Point c = b.point(10);
             b.circle(c.x, c.y, 0);
         }
         b.scattered(6, 10, 0.3, 1.2);
         b.wall(10, 3, 0, d.chance(0.3));
     }},
    {"nested and coincident of all shapes", nestedOfAll},
    {"enclosures", enclosures},
    {"every mix", [](World&, WorldBuilder& b, SplitMix& d) { everyMix(b, d); }},
};

} // namespace

std::span<const NamedRecipe> degenerateRecipes() { return recipes; }

} // namespace thicket::test
