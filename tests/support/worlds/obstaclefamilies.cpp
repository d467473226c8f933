#include "tests/support/worlds/obstaclefamilies.h"

#include "tests/support/worlds/motion.h"
#include "tests/support/worlds/worldbuilder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace thicket::test {

namespace {

using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Shape;
using nav::Wall;

// Squares that share edges and corners, with discs on their corners.
void gridOfBlocks(WorldBuilder& b, SplitMix& dice)
{
    for (int i = 0; i < 7; ++i) {
        const double x = 1.0 + 2 * dice.below(4);
        const double y = 1.0 + 2 * dice.below(4);
        b.block({x, y}, 2, 1.0 + dice.below(2));
        if (dice.below(3) == 0)
            b.circle(x, y, 0.5);
    }
}

void nested(WorldBuilder& b, SplitMix& dice)
{
    for (int i = 0; i < 5; ++i) {
        const Point c = b.point(10);
        const double r = dice.between(0.8, 1.8);
        b.circle(c.x, c.y, r);
        b.circle(c.x, c.y, r);
        b.circle(c.x + 0.2 * r, c.y, 0.5 * r);
        b.circle(c.x + 0.5 * r, c.y, 0.5 * r); // touches from inside
    }
}

void gridOfWalls(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0.1;
    for (int i = 0; i < 8; ++i) {
        const double x = 1.0 + dice.below(8);
        const double y = 1.0 + dice.below(8);
        const bool level = dice.below(2) != 0;
        const double reach = 1.0 + dice.below(3);
        b.add(Wall{{{x, y}, level ? Point{x + reach, y} : Point{x, y + reach}}, 0, false});
    }
}

constexpr NamedRecipe firstRecipes[] = {
    {"apart", [](World&, WorldBuilder& b, SplitMix& d) { b.apart(4 + d.below(14), 10, 0.3, 1.2); }},
    {"overlapping",
     [](World&, WorldBuilder& b, SplitMix& d) { b.scattered(4 + d.below(18), 10, 0.3, 1.4); }},
    {"dense",
     [](World&, WorldBuilder& b, SplitMix& d) { b.scattered(20 + d.below(14), 10, 0.5, 1.3); }},
    {"sizes 1 to 1000",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 16; ++i) {
             const Point c = b.point(10);
             b.circle(c.x, c.y, std::pow(10, d.between(-2.7, 0.3)));
         }
     }},
    {"lattice of touching discs",
     [](World& w, WorldBuilder& b, SplitMix&) { b.lattice(5, 2, 1 - w.agentRadius); }},
    {"lattice with gaps",
     [](World&, WorldBuilder& b, SplitMix& d) { b.lattice(5, 2, d.between(0.5, 0.8)); }},
    {"touching chain",
     [](World&, WorldBuilder& b, SplitMix& d) { b.touchingChain(6 + d.below(10), 10); }},
    {"slivers", [](World&, WorldBuilder& b, SplitMix& d) { b.slivers(6 + d.below(10), 10); }},
    {"nested and coincident", [](World&, WorldBuilder& b, SplitMix& d) { nested(b, d); }},
    {"collinear",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 8; ++i)
             b.circle(1.3 * i, 5, d.below(2) ? 0.4 : 0.6);
         b.scattered(4, 10, 0.3, 1);
     }},
    {"enclosing ring",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.ring({5, 5}, 3.5, 12, d.below(2) ? 1.05 : 0.9);
         b.scattered(5, 10, 0.3, 0.8);
     }},
    {"walls",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 4; ++i) {
             const int points = 2 + d.below(3);
             b.wall(10, points, d.below(2) ? 0.2 : 0.6, false);
         }
     }},
    {"walls and circles",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 3; ++i) {
             const int points = 2 + d.below(3);
             b.wall(10, points, d.between(0.05, 0.8), false);
         }
         b.scattered(8, 10, 0.2, 1.1);
     }},
    {"closed walls",
     [](World&, WorldBuilder& b, SplitMix& d) {
         b.box({2, 2}, 3, 3, 0.2);
         b.wall(10, 3, 0.3, true);
         b.scattered(d.below(6), 10, 0.3, 0.9);
     }},
    {"box of thin walls",
     [](World& w, WorldBuilder& b, SplitMix& d) {
         w.agentRadius = 0.05;
         b.box({1, 1}, 8, 8, 0);
         b.wall(9, 3, 0, false);
         b.scattered(d.below(6), 10, 0.3, 0.9);
     }},
    {"grid of walls", gridOfWalls},
    {"convex polygons",
     [](World&, WorldBuilder& b, SplitMix& d) {
         for (int i = 0; i < 5; ++i) {
             const double radius = d.between(0.5, 1.8);
             b.polygon(b.point(10), 3 + d.below(5), radius, radius);
         }
     }},
    {"polygons and circles",
     [](World&, WorldBuilder& b, SplitMix& d) {
         const int polygons = 1 + d.below(3);
         for (int i = 0; i < polygons; ++i)
             b.polygon(b.point(10), 4 + d.below(5), 0.5, 2.5);
         b.scattered(2 + d.below(6), 10, 0.2, 1);
     }},
    {"grid of blocks", [](World&, WorldBuilder& b, SplitMix& d) { gridOfBlocks(b, d); }},
};

/// The order must never change: tests name worlds by family and seed.
const std::vector<NamedRecipe>& recipes()
{
    static const std::vector<NamedRecipe> all = [] {
        std::vector<NamedRecipe> list(std::begin(firstRecipes), std::end(firstRecipes));
        for (const auto more :
             {arenaRecipes(), cornerRecipes(), degenerateRecipes(), endRecipes(), contactRecipes()})
            list.insert(list.end(), more.begin(), more.end());
        return list;
    }();
    return all;
}

World worldAtOrigin(int family, SplitMix& dice)
{
    World world;
    const auto& [name, recipe] = recipes()[static_cast<std::size_t>(family)];
    world.family = name;
    world.area = {{-1, -1}, {11, 11}};
    constexpr double radii[] = {0, 0, 0.05, 0.3};
    world.agentRadius = radii[dice.below(4)];
    WorldBuilder builder(world, dice);
    recipe(world, builder, dice);
    return world;
}

template <class T> const T& oneOf(const std::vector<T>& list, SplitMix& dice)
{
    return list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))];
}

double anyAngle(SplitMix& dice)
{
    if (dice.below(2) != 0)
        return dice.between(0, 2 * std::numbers::pi);
    return std::numbers::pi / 2 * dice.below(4);
}

Point onCircle(Point center, double radius, double angle)
{
    return center + radius * Point{std::cos(angle), std::sin(angle)};
}

/// On a side or around a corner of a chain grown by `radius`, or on its axis.
Point onChain(const std::vector<Point>& points, double radius, SplitMix& dice)
{
    const auto i = static_cast<std::size_t>(dice.below(static_cast<int>(points.size())));
    const Point a = points[i];
    const Point along = points[(i + 1) % points.size()] - a;
    const int kind = dice.below(6);
    if (kind == 0 || along == Point{})
        return onCircle(a, radius, anyAngle(dice));
    if (kind == 1)
        return a;
    const Point out = (radius / length(along)) * leftNormal(along);
    const double share = kind == 2 ? 0.5 : dice.between(0, 1);
    return a + share * along + (dice.chance(0.5) ? 1.0 : -1.0) * out;
}

Point onBoundary(const World& world, SplitMix& dice)
{
    const nav::Shape& shape = oneOf(world.obstacles, dice).shape;
    if (const auto* circle = std::get_if<Circle>(&shape))
        return onCircle(circle->center,
                        circle->radius + (circle->inverted ? -1 : 1) * world.agentRadius,
                        anyAngle(dice));
    if (const auto* wall = std::get_if<Wall>(&shape))
        return onChain(wall->points, wall->thickness / 2 + world.agentRadius, dice);
    return onChain(std::get<Polygon>(shape).points, world.agentRadius, dice);
}

/// Where a tangent of two circles touches the first; any boundary point if they are no circles.
Point onTangent(const World& world, SplitMix& dice)
{
    const auto* p = std::get_if<Circle>(&oneOf(world.obstacles, dice).shape);
    const auto* q = std::get_if<Circle>(&oneOf(world.obstacles, dice).shape);
    if (!p || !q || p->inverted || q->inverted || p->center == q->center)
        return onBoundary(world, dice);
    const double pRadius = p->radius + world.agentRadius;
    const double qRadius = q->radius + world.agentRadius;
    const Point to = q->center - p->center;
    const double sum = dice.chance(0.5) ? pRadius + qRadius : pRadius - qRadius;
    const double half = std::acos(std::clamp(sum / length(to), -1.0, 1.0));
    return onCircle(p->center, pRadius, std::atan2(to.y, to.x) + (dice.chance(0.5) ? half : -half));
}

} // namespace

void shift(World& world, Point by) { world = moved(std::move(world), {0, 1, false, by}); }

int familyCount() { return static_cast<int>(recipes().size()); }

World worldOf(int family, std::uint64_t seed)
{
    SplitMix dice(seed * 1000003 + static_cast<std::uint64_t>(family));
    World world = worldAtOrigin(family, dice);
    if (dice.below(8) == 0) {
        world.family += ", offset 1e6";
        shift(world, {1e6, -1e6});
    }
    return world;
}

bool isOfContacts(int family)
{
    return family >= familyCount() - static_cast<int>(contactRecipes().size());
}

World placedWorldOf(int family, std::uint64_t seed)
{
    if (!isOfContacts(family))
        return worldOf(family, seed);
    SplitMix dice(seed * 1000003 + static_cast<std::uint64_t>(family));
    World world = worldAtOrigin(family, dice);
    Motion motion;
    motion.angle = dice.chance(0.5) ? anyAngle(dice) : 0;
    if (dice.below(3) == 0)
        motion.scale = std::pow(10, dice.below(13) - 6);
    if (dice.below(3) == 0)
        motion.move = std::min(motion.scale, 100.0) * Point{dice.chance(0.5) ? 5e6 : 5e5, 5e6};
    return moved(std::move(world), motion);
}

nav::ObstacleField fieldOf(const World& world, const nav::FieldOptions& options)
{
    return nav::ObstacleField::build(world.obstacles, world.agentRadius, options).value();
}

nav::Point somewhere(const World& world, SplitMix& dice)
{
    if (!world.ends.empty() && dice.below(2) != 0)
        return oneOf(world.ends, dice);
    const nav::Box& area = world.area;
    const double x = dice.between(area.min.x, area.max.x);
    const Point any{x, dice.between(area.min.y, area.max.y)};
    if (world.obstacles.empty() || dice.below(4) != 0)
        return any;
    return dice.below(12) == 0 ? onTangent(world, dice) : onBoundary(world, dice);
}

nav::Segment anyQuery(const World& world, SplitMix& dice)
{
    const Point start = somewhere(world, dice);
    const Point goal = somewhere(world, dice);
    return {start, dice.below(100) == 0 ? start : goal};
}

} // namespace thicket::test
