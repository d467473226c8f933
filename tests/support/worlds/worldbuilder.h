#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>

namespace thicket::test {

/// Fills a world with shapes, most of them random.
class WorldBuilder {
    using Point = nav::Point;
    using Circle = nav::Circle;
    using Wall = nav::Wall;
    using Polygon = nav::Polygon;

public:
    WorldBuilder(World& world, SplitMix& dice) : m_world(world), m_dice(dice) {}

    void add(nav::Shape shape)
    {
        const auto id = static_cast<std::int64_t>(m_world.obstacles.size()) + 1;
        m_world.obstacles.push_back({id, std::move(shape)});
    }
    void circle(double x, double y, double r) { add(Circle{{x, y}, r}); }
    Point point(double size) { return {m_dice.between(0, size), m_dice.between(0, size)}; }

    void scattered(int count, double size, double least, double most)
    {
        for (int i = 0; i < count; ++i)
            add(Circle{point(size), m_dice.between(least, most)});
    }
    void apart(int count, double size, double least, double most)
    {
        std::vector<Circle> placed;
        for (int i = 0; i < 20 * count && static_cast<int>(placed.size()) < count; ++i) {
            const Circle c{point(size), m_dice.between(least, most)};
            bool meets = false;
            for (const Circle& other : placed)
                meets |= distance(c.center, other.center) <
                         c.radius + other.radius + 2 * m_world.agentRadius;
            if (!meets)
                placed.push_back(c);
        }
        for (const Circle& c : placed)
            add(c);
    }
    void lattice(int count, double pitch, double radius)
    {
        for (int i = 0; i < count; ++i)
            for (int j = 0; j < count; ++j)
                if (m_dice.below(5) != 0)
                    circle(pitch * (i + 0.5), pitch * (j + 0.5), radius);
    }
    void touchingChain(int count, double size)
    {
        Circle last{point(size), m_dice.between(0.3, 1.2)};
        add(last);
        for (int i = 1; i < count; ++i) {
            const double r = m_dice.between(0.3, 1.2);
            const double angle = m_dice.between(0, 2 * std::numbers::pi);
            const double apart = last.radius + r + 2 * m_world.agentRadius;
            last = {last.center + apart * Point{std::cos(angle), std::sin(angle)}, r};
            add(last);
        }
    }
    void slivers(int count, double size)
    {
        Circle last{point(size), m_dice.between(0.3, 1.2)};
        add(last);
        constexpr std::array depths{1e-3, 1e-5, 1e-6, -1e-6, -1e-5, -1e-3};
        for (int i = 1; i < count; ++i) {
            const double r = m_dice.between(0.3, 1.2);
            const double angle = m_dice.between(0, 2 * std::numbers::pi);
            const double depth = depths[static_cast<std::size_t>(m_dice.below(6))];
            const double apart = last.radius + r + 2 * m_world.agentRadius - depth;
            last = {last.center + apart * Point{std::cos(angle), std::sin(angle)}, r};
            add(last);
        }
    }
    void ring(Point center, double radius, int count, double share)
    {
        const double step = 2 * std::numbers::pi / count;
        const double r = share * radius * std::sin(step / 2);
        for (int i = 0; i < count; ++i)
            add(Circle{center + radius * Point{std::cos(i * step), std::sin(i * step)}, r});
    }
    void wall(double size, int points, double thickness, bool closed)
    {
        Wall w;
        w.thickness = thickness;
        w.closed = closed;
        Point at = point(size);
        for (int i = 0; i < points; ++i) {
            w.points.push_back(at);
            at = at + Point{m_dice.between(-4, 4), m_dice.between(-4, 4)};
        }
        add(std::move(w));
    }
    void box(Point corner, double width, double height, double thickness)
    {
        add(Wall{{corner, corner + Point{width, 0}, corner + Point{width, height},
                  corner + Point{0, height}},
                 thickness,
                 true});
    }
    /// Star-shaped about the centre. With equal radii it is convex.
    void polygon(Point center, int points, double least, double most)
    {
        Polygon polygon;
        for (int i = 0; i < points; ++i) {
            const double turn = 2 * std::numbers::pi * (i + m_dice.between(0, 0.8)) / points;
            const double radius = m_dice.between(least, most);
            polygon.points.push_back(center + radius * Point{std::cos(turn), std::sin(turn)});
        }
        if (m_dice.chance(0.5))
            std::reverse(polygon.points.begin(), polygon.points.end());
        add(std::move(polygon));
    }
    void block(Point corner, double width, double height)
    {
        add(Polygon{{corner, corner + Point{width, 0}, corner + Point{width, height},
                     corner + Point{0, height}}});
    }
    void arena(Point center, double radius) { add(Circle{center, radius, true}); }
    void line(Point from, Point to, double thickness) { add(Wall{{from, to}, thickness, false}); }

private:
    World& m_world;
    SplitMix& m_dice;
};

/// Fills a world. Named in the list of families.
using Recipe = void (*)(World&, WorldBuilder&, SplitMix&);
using NamedRecipe = std::pair<const char*, Recipe>;

std::span<const NamedRecipe> arenaRecipes();
std::span<const NamedRecipe> contactRecipes();
std::span<const NamedRecipe> cornerRecipes();
std::span<const NamedRecipe> degenerateRecipes();
std::span<const NamedRecipe> endRecipes();

} // namespace thicket::test
