#include "tests/support/worlds/worldbuilder.h"

// Worlds with inverted obstacles, whose outside blocks.
namespace thicket::test {

namespace {

using nav::Point;
using nav::Polygon;

Polygon starAround(Point center, int points, double least, double most, SplitMix& dice)
{
    Polygon star;
    for (int i = 0; i < points; ++i) {
        const double turn = 2 * std::numbers::pi * (i + dice.between(0, 0.8)) / points;
        star.points.push_back(center +
                              dice.between(least, most) * Point{std::cos(turn), std::sin(turn)});
    }
    star.inverted = true;
    return star;
}

void discsOnTheRim(WorldBuilder& b, SplitMix& dice, Point center, double radius)
{
    for (int i = 0; i < 4; ++i) {
        const double angle = dice.between(0, 2 * std::numbers::pi);
        const double r = dice.between(0.3, 1);
        // Across the rim, touching it from inside, or nearly so.
        constexpr double depths[] = {0.5, 0, 1e-9, -1e-3};
        const double at = radius - r + depths[dice.below(4)] * r;
        const Point c = center + at * Point{std::cos(angle), std::sin(angle)};
        b.circle(c.x, c.y, r);
    }
}

void mapBounds(WorldBuilder& b, SplitMix& dice)
{
    b.add(Polygon{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, true});
    b.scattered(2 + dice.below(6), 10, 0.3, 1.2);
    b.wall(10, 2 + dice.below(3), dice.below(2) ? 0 : 0.3, false);
    b.polygon(b.point(10), 3 + dice.below(4), 0.6, 1.6);
    b.line({0, 3}, {4, 3}, 0.1); // from one side of the map inward
    if (dice.chance(0.5))
        b.block({8, 8}, 2, 2); // fills a corner
}

constexpr NamedRecipe recipes[] = {
    {"arena of discs",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.arena({5, 5}, 5.5);
         b.scattered(4 + d.below(8), 10, 0.3, 1.2);
         discsOnTheRim(b, d, {5, 5}, 5.5);
     }},
    {"two arenas",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.arena({3.5, 5}, d.between(4, 6));
         b.arena({6.5, 5}, d.between(4, 6));
         b.scattered(3 + d.below(8), 10, 0.3, 1.2);
     }},
    {"arena of walls and polygons",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.arena({5, 5}, d.between(4.5, 6));
         b.wall(10, 2 + d.below(3), 0.2, false);
         b.wall(10, 3, 0.4, true);
         b.polygon(b.point(10), 3 + d.below(4), 0.5, 2);
         b.scattered(3, 10, 0.3, 1);
     }},
    {"inside a polygon",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.add(starAround({5, 5}, 5 + d.below(7), 3, 7, d));
         b.scattered(2 + d.below(6), 10, 0.3, 1.2);
     }},
    {"map bounds", [](World&, WorldBuilder& b, SplitMix& d) { mapBounds(b, d); }},
};

} // namespace

std::span<const NamedRecipe> arenaRecipes() { return recipes; }

} // namespace thicket::test
