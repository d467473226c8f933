#include "tests/support/worlds/worldbuilder.h"

// Worlds of walls and polygons: what happens at corners.
namespace thicket::test {

namespace {

using nav::Point;
using nav::Polygon;
using nav::Wall;

void thinWalls(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0;
    const int walls = 2 + dice.below(4);
    for (int i = 0; i < walls; ++i)
        b.wall(10, 2 + dice.below(4), 0, dice.below(3) == 0);
}

Point onGrid(SplitMix& dice) { return {1.0 + 2 * dice.below(5), 1.0 + 2 * dice.below(5)}; }

// T- and X-junctions, doubling back, repeated points, closed or not.
void gridJoints(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = dice.below(3) == 0 ? 0.05 : 0;
    for (int i = 0; i < 4; ++i) {
        Wall wall;
        Point at = onGrid(dice);
        wall.points = {at};
        const int steps = 1 + dice.below(5);
        for (int step = 0; step < steps; ++step) {
            constexpr Point offsets[] = {{2, 0}, {-2, 0}, {0, 2}, {0, -2}, {2, 2}, {-2, 2}};
            at = at + offsets[dice.below(6)];
            wall.points.push_back(at);
            if (dice.below(5) == 0)
                wall.points.push_back(at);
        }
        wall.closed = dice.below(3) == 0;
        b.add(std::move(wall));
    }
}

void sharedCorners(WorldBuilder& b, SplitMix& dice)
{
    for (int i = 0; i < 7; ++i) {
        const Point c = onGrid(dice);
        const Point x{dice.chance(0.5) ? 2.0 : -2.0, 0};
        const Point y{0, dice.chance(0.5) ? 2.0 : -2.0};
        if (dice.chance(0.7))
            b.add(Polygon{{c, c + x, c + y}});
        else
            b.add(Polygon{{c, c + x, c + x + y, c + y}});
    }
}

void collinearWalls(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = dice.chance(0.5) ? 0 : 0.1;
    constexpr double thicknesses[] = {0, 0, 0.2, 0.4};
    for (int i = 0; i < 8; ++i) {
        const double y = 3.0 + 2 * dice.below(3);
        const double x = dice.below(8);
        const double reach = 1.0 + dice.below(3);
        b.line({x, y}, {x + reach, y}, thicknesses[dice.below(4)]);
    }
    b.line({5, 2}, {5, 8}, 0);
}

Polygon comb(Point corner, int teeth, double width, double depth)
{
    Polygon result;
    result.points = {corner + Point{2.0 * width * teeth - width, -width},
                     corner + Point{0, -width}};
    std::reverse(result.points.begin(), result.points.end());
    for (int i = teeth - 1; i >= 0; --i) {
        const double x = 2 * width * i;
        result.points.push_back(corner + Point{x + width, depth});
        result.points.push_back(corner + Point{x, depth});
        if (i > 0) {
            result.points.push_back(corner + Point{x, 0});
            result.points.push_back(corner + Point{x - width, 0});
        }
    }
    return result;
}

Wall spiral(Point center, int points, double pitch, double thickness, double phase)
{
    Wall wall;
    wall.thickness = thickness;
    for (int i = 2; i < points; ++i) {
        const double turn = phase + 0.7 * i;
        wall.points.push_back(center + pitch * i * Point{std::cos(turn), std::sin(turn)});
    }
    return wall;
}

void combsAndSpirals(WorldBuilder& b, SplitMix& dice)
{
    if (dice.chance(0.6))
        b.add(comb({dice.between(0, 3), dice.between(0, 3)}, 2 + dice.below(3), 0.7, 3));
    if (dice.chance(0.6))
        b.add(spiral(b.point(10), 12 + dice.below(8), 0.22, dice.chance(0.5) ? 0 : 0.1,
                     dice.between(0, 6)));
    b.scattered(dice.below(5), 10, 0.2, 0.8);
}

constexpr NamedRecipe recipes[] = {
    {"thin walls", thinWalls},
    {"joints on a grid", gridJoints},
    {"thin walls and circles",
     [](World& w, WorldBuilder& b, SplitMix& d) {
         w.agentRadius = 0;
         b.wall(10, 2 + d.below(3), 0, d.chance(0.3));
         b.wall(10, 2 + d.below(3), 0, false);
         b.scattered(3 + d.below(6), 10, 0.2, 1.2);
     }},
    {"overlapping polygons",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 5; ++i)
             b.polygon(b.point(10), 3 + d.below(5), 0.8, 2.6);
     }},
    {"shared corners", [](World&, WorldBuilder& b, SplitMix& d) { sharedCorners(b, d); }},
    {"collinear walls", collinearWalls},
    {"combs and spirals", [](World&, WorldBuilder& b, SplitMix& d) { combsAndSpirals(b, d); }},
};

} // namespace

std::span<const NamedRecipe> cornerRecipes() { return recipes; }

} // namespace thicket::test
