#include "tests/support/worlds/largeworlds.h"

#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/worldbuilder.h"

namespace thicket::test {

namespace {

using nav::Circle;
using nav::Point;
using nav::Wall;

/// Logarithmic, so that small counts are as frequent as large ones.
int anyCount(SplitMix& dice, double least, double most)
{
    return static_cast<int>(least * std::pow(most / least, dice.between(0, 1)));
}

/// The forest's circles include the agent's radius.
void plant(World& world, SplitMix& dice, int count, double cover, bool overlapping)
{
    Forest forest = makeForest({count, cover, overlapping, dice.next()});
    world.agentRadius = 0;
    world.obstacles = std::move(forest.circles);
    world.area = {{0, 0}, {forest.side, forest.side}};
}

void disjoint(World& world, WorldBuilder&, SplitMix& dice)
{
    const int count = anyCount(dice, 60, 1000);
    plant(world, dice, count, dice.between(0.05, 0.45), false);
}

void overlapping(World& world, WorldBuilder&, SplitMix& dice)
{
    const int count = anyCount(dice, 60, 1000);
    plant(world, dice, count, dice.between(0.05, 0.9), true);
}

void closing(World& world, WorldBuilder&, SplitMix& dice)
{
    const int count = anyCount(dice, 60, 600);
    plant(world, dice, count, dice.between(0.9, 1.3), true);
}

void mixedRadii(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 40;
    const int count = anyCount(dice, 100, 800);
    for (int i = 0; i < count; ++i)
        builder.add(Circle{builder.point(size), 0.03 * std::pow(100, dice.between(0, 1))});
    world.area = {{0, 0}, {size, size}};
}

void lattice(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const int count = 6 + dice.below(10);
    const double shares[] = {0.5, 0.8, 0.95, 0.999, 1};
    builder.lattice(count, 2, shares[dice.below(5)] - world.agentRadius);
    world.area = {{0, 0}, {2.0 * count, 2.0 * count}};
}

void chains(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 25;
    for (int i = 0; i < 8; ++i)
        dice.chance(0.5) ? builder.touchingChain(12, size) : builder.slivers(12, size);
    builder.scattered(40, size, 0.3, 1.2);
    world.area = {{0, 0}, {size, size}};
}

void rings(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 40;
    for (int i = 0; i < 12; ++i)
        builder.ring(builder.point(size), dice.between(2, 6), 6 + dice.below(12),
                     dice.between(0.6, 1.1));
    builder.scattered(60, size, 0.3, 1);
    world.area = {{0, 0}, {size, size}};
}

void treesAndWalls(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 35;
    const double thickness = dice.chance(0.3) ? 0 : dice.between(0.05, 0.6);
    builder.scattered(anyCount(dice, 40, 300), size, 0.3, 1.2);
    for (int i = 0; i < 30; ++i)
        builder.wall(size, 2 + dice.below(4), thickness, dice.below(6) == 0);
    world.area = {{0, 0}, {size, size}};
}

void treesAndPolygons(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 35;
    builder.scattered(anyCount(dice, 40, 250), size, 0.3, 1.2);
    for (int i = 0; i < 30; ++i)
        builder.polygon(builder.point(size), 3 + dice.below(8), 0.5, 2.5);
    world.area = {{0, 0}, {size, size}};
}

void blocks(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const int count = 5 + dice.below(8);
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
            if (dice.below(6) != 0)
                builder.block({3.0 * i, 3.0 * j}, 1.0 + dice.below(3), 1.0 + dice.below(3));
    builder.scattered(20, 3.0 * count, 0.2, 0.8);
    world.area = {{-1, -1}, {3.0 * count, 3.0 * count}};
}

/// Rows of walls with gaps, and stubs and trees between them.
void maze(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 32;
    const double thickness = dice.chance(0.3) ? 0 : 0.3;
    world.agentRadius = 0.1;
    for (double y = 0; y < size; y += 4) {
        const double gap = dice.between(1, size - 2);
        builder.line({0, y}, {gap, y}, thickness);
        builder.line({gap + 1, y}, {size, y}, thickness);
        for (int i = 0; i < 4; ++i) {
            const double x = dice.between(0, size);
            builder.add(Wall{{{x, y}, {x, y + 2.2}, {x + 0.8, y + 2.2}}, thickness, false});
        }
    }
    builder.scattered(dice.below(80), size, 0.2, 0.7);
    world.area = {{0, 0}, {size, size}};
}

void inAnArena(World& world, WorldBuilder& builder, SplitMix& dice)
{
    const double size = 30;
    builder.scattered(anyCount(dice, 60, 300), size, 0.4, 1.3);
    builder.arena({size / 2, size / 2}, size / 2);
    for (int i = 0; i < 8; ++i)
        builder.wall(size, 3, 0.2, false);
    world.area = {{0, 0}, {size, size}};
}

constexpr NamedRecipe recipes[] = {
    {"disjoint forest", disjoint},
    {"overlapping forest", overlapping},
    {"closing forest", closing},
    {"forest of radii 1 to 100", mixedRadii},
    {"large lattice", lattice},
    {"chains and slivers among trees", chains},
    {"rings among trees", rings},
    {"trees and walls", treesAndWalls},
    {"trees and polygons", treesAndPolygons},
    {"blocks of a town", blocks},
    {"maze", maze},
    {"forest in an arena", inAnArena},
};

} // namespace

int largeFamilyCount() { return static_cast<int>(std::size(recipes)); }

World largeWorldOf(int family, std::uint64_t seed)
{
    SplitMix dice(seed * 1000033 + static_cast<std::uint64_t>(family));
    World world;
    const auto& [name, recipe] = recipes[static_cast<std::size_t>(family)];
    world.family = name;
    constexpr double radii[] = {0, 0, 0.05, 0.2};
    world.agentRadius = radii[dice.below(4)];
    WorldBuilder builder(world, dice);
    recipe(world, builder, dice);
    if (dice.below(8) == 0) {
        world.family += ", offset 1e5";
        shift(world, {1e5, -1e5});
    }
    return world;
}

} // namespace thicket::test
