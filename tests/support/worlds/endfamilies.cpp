#include "tests/support/worlds/worldbuilder.h"

// Worlds for an agent of radius 0, with ends where walls and polygon sides have no inside: at and
// near their corners, in spikes, on seams, and where they leave thick obstacles.
namespace thicket::test {

namespace {

using nav::Point;
using nav::Polygon;
using nav::Wall;

Point unit(double angle) { return {std::cos(angle), std::sin(angle)}; }

/// From far below the minimum expansion of thin walls to far above it.
double anyScale(SplitMix& dice) { return std::pow(10, dice.between(-6.5, -0.5)); }

void endsNear(World& world, SplitMix& dice, Point corner, Point along)
{
    world.ends.push_back(corner);
    for (int i = 0; i < 2; ++i) {
        world.ends.push_back(corner + anyScale(dice) / length(along) * along);
        world.ends.push_back(corner + anyScale(dice) * unit(dice.between(0, 2 * std::numbers::pi)));
    }
}

void endsNearAll(World& world, SplitMix& dice, const std::vector<Point>& points)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        endsNear(world, dice, points[i], points[i + 1 < points.size() ? i + 1 : 0] - points[i]);
}

void besideCorners(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0;
    b.wall(10, 2 + dice.below(4), 0, dice.below(3) == 0);
    b.wall(10, 2 + dice.below(3), 0, false);
    b.polygon(b.point(10), 3 + dice.below(4), 0.5, 2.5);
    b.scattered(dice.below(4), 10, 0.2, 0.8);
    for (const nav::Obstacle& obstacle : world.obstacles) {
        if (const auto* wall = std::get_if<Wall>(&obstacle.shape))
            endsNearAll(world, dice, wall->points);
        if (const auto* polygon = std::get_if<Polygon>(&obstacle.shape))
            endsNearAll(world, dice, polygon->points);
    }
}

/// Between two sides that meet at angles from 0.03 degrees to some degrees.
void spikes(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0;
    for (int i = 0; i < 2; ++i) {
        const Point tip = b.point(10);
        const double heading = dice.between(0, 2 * std::numbers::pi);
        const double angle = std::pow(10, dice.between(-3.3, -0.8));
        const Point one = tip + dice.between(1, 4) * unit(heading);
        const Point other = tip + dice.between(1, 4) * unit(heading + angle);
        if (dice.chance(0.6))
            b.add(Wall{{one, tip, other}, 0});
        else // a dent between two that share a corner
            for (const auto& [side, sign] : {std::pair{one, -1.0}, {other, 1.0}})
                b.add(Polygon{{tip, side, tip + 2 * unit(heading + sign * 0.5 + angle / 2)}});
        endsNear(world, dice, tip, one - tip);
        endsNear(world, dice, tip, other - tip);
        endsNear(world, dice, tip, 0.5 * (one + other) - tip);
        endsNear(world, dice, one, tip - one);
    }
    b.wall(10, 2 + dice.below(3), 0, false);
    b.scattered(dice.below(4), 10, 0.2, 0.8);
}

/// Polygons that share a side or a part of it.
void seams(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0;
    for (int i = 0; i < 3; ++i) {
        const Point at = b.point(10);
        const Point along =
            dice.between(1, 3) * unit(dice.chance(0.5) ? dice.between(0, 2 * std::numbers::pi)
                                                       : std::numbers::pi / 2 * dice.below(4));
        const Point out = leftNormal(along);
        const double part = dice.chance(0.5) ? 1 : 0.5;
        b.add(Polygon{{at, at + along, at + dice.between(-1, 2) * along + 0.8 * out}});
        b.add(Polygon{{at, at + part * along, at + dice.between(-1, 2) * along - 0.8 * out}});
        endsNear(world, dice, at, along);
        endsNear(world, dice, at + along, -1 * along);
        endsNear(world, dice, at + part * along, along);
    }
    b.wall(10, 2 + dice.below(3), 0, false);
}

/// Where a thin wall leaves a thick one or a circle, on its rim and beside it.
void leavings(World& world, WorldBuilder& b, SplitMix& dice)
{
    world.agentRadius = 0;
    for (int i = 0; i < 2; ++i) {
        const Point center = b.point(10);
        const double radius = dice.between(0.2, 1);
        const double heading = dice.between(0, 2 * std::numbers::pi);
        const double bend = std::numbers::pi / 2 *
                            (dice.chance(0.4) ? double(dice.below(3)) - 1 : dice.between(-1, 1));
        const Point out = unit(heading + bend);
        if (dice.chance(0.7))
            b.add(Wall{{center, center - dice.between(1, 4) * unit(heading)}, 2 * radius});
        else
            b.add(nav::Circle{center, radius});
        std::vector<Point> thin{center, center + (radius + dice.between(0.5, 4)) * out};
        if (dice.chance(0.5))
            thin.push_back(b.point(10));
        b.add(Wall{thin, 0});
        for (const double side : {-1.0, 1.0}) {
            const Point beside = center + radius * out + side * anyScale(dice) * leftNormal(out);
            world.ends.push_back(beside);
            world.ends.push_back(beside + anyScale(dice) * out);
        }
    }
    b.scattered(dice.below(4), 10, 0.2, 0.8);
}

constexpr NamedRecipe recipes[] = {
    {"ends beside corners", besideCorners},
    {"ends in spikes", spikes},
    {"ends on seams", seams},
    {"ends where thin walls leave thick", leavings},
};

} // namespace

std::span<const NamedRecipe> endRecipes() { return recipes; }

} // namespace thicket::test
