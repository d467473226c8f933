#include "tests/support/obstaclefamilies.h"

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

class Builder {
public:
    Builder(World& world, SplitMix& dice) : m_world(world), m_dice(dice) {}

    void add(Shape shape)
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
    /// Star-shaped about the centre; with equal radii it is convex.
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

private:
    World& m_world;
    SplitMix& m_dice;
};

// Squares that share edges and corners, with discs on their corners.
void gridOfBlocks(Builder& b, SplitMix& dice)
{
    for (int i = 0; i < 7; ++i) {
        const double x = 1.0 + 2 * dice.below(4);
        const double y = 1.0 + 2 * dice.below(4);
        b.block({x, y}, 2, 1.0 + dice.below(2));
        if (dice.below(3) == 0)
            b.circle(x, y, 0.5);
    }
}

void nested(Builder& b, SplitMix& dice)
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

void gridOfWalls(World& world, Builder& b, SplitMix& dice)
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

using Recipe = void (*)(World&, Builder&, SplitMix&);

constexpr std::pair<const char*, Recipe> recipes[] = {
    {"apart", [](World&, Builder& b, SplitMix& d) { b.apart(4 + d.below(14), 10, 0.3, 1.2); }},
    {"overlapping",
     [](World&, Builder& b, SplitMix& d) { b.scattered(4 + d.below(18), 10, 0.3, 1.4); }},
    {"dense", [](World&, Builder& b, SplitMix& d) { b.scattered(20 + d.below(14), 10, 0.5, 1.3); }},
    {"sizes 1 to 1000",
     [](World&, Builder& b, SplitMix& d) {
         for (int i = 0; i < 16; ++i) {
             const Point c = b.point(10);
             b.circle(c.x, c.y, std::pow(10, d.between(-2.7, 0.3)));
         }
     }},
    {"lattice of touching discs",
     [](World& w, Builder& b, SplitMix&) { b.lattice(5, 2, 1 - w.agentRadius); }},
    {"lattice with gaps",
     [](World&, Builder& b, SplitMix& d) { b.lattice(5, 2, d.between(0.5, 0.8)); }},
    {"touching chain",
     [](World&, Builder& b, SplitMix& d) { b.touchingChain(6 + d.below(10), 10); }},
    {"slivers", [](World&, Builder& b, SplitMix& d) { b.slivers(6 + d.below(10), 10); }},
    {"nested and coincident", [](World&, Builder& b, SplitMix& d) { nested(b, d); }},
    {"collinear",
     [](World&, Builder& b, SplitMix& d) {
         for (int i = 0; i < 8; ++i)
             b.circle(1.3 * i, 5, d.below(2) ? 0.4 : 0.6);
         b.scattered(4, 10, 0.3, 1);
     }},
    {"enclosing ring",
     [](World&, Builder& b, SplitMix& d) {
         b.ring({5, 5}, 3.5, 12, d.below(2) ? 1.05 : 0.9);
         b.scattered(5, 10, 0.3, 0.8);
     }},
    {"walls",
     [](World&, Builder& b, SplitMix& d) {
         for (int i = 0; i < 4; ++i) {
             const int points = 2 + d.below(3);
             b.wall(10, points, d.below(2) ? 0.2 : 0.6, false);
         }
     }},
    {"walls and circles",
     [](World&, Builder& b, SplitMix& d) {
         for (int i = 0; i < 3; ++i) {
             const int points = 2 + d.below(3);
             b.wall(10, points, d.between(0.05, 0.8), false);
         }
         b.scattered(8, 10, 0.2, 1.1);
     }},
    {"closed walls",
     [](World&, Builder& b, SplitMix& d) {
         b.box({2, 2}, 3, 3, 0.2);
         b.wall(10, 3, 0.3, true);
         b.scattered(d.below(6), 10, 0.3, 0.9);
     }},
    {"box of thin walls",
     [](World& w, Builder& b, SplitMix& d) {
         w.agentRadius = 0.05;
         b.box({1, 1}, 8, 8, 0);
         b.wall(9, 3, 0, false);
         b.scattered(d.below(6), 10, 0.3, 0.9);
     }},
    {"grid of walls", gridOfWalls},
    {"convex polygons",
     [](World&, Builder& b, SplitMix& d) {
         for (int i = 0; i < 5; ++i) {
             const double radius = d.between(0.5, 1.8);
             b.polygon(b.point(10), 3 + d.below(5), radius, radius);
         }
     }},
    {"polygons and circles",
     [](World&, Builder& b, SplitMix& d) {
         const int polygons = 1 + d.below(3);
         for (int i = 0; i < polygons; ++i)
             b.polygon(b.point(10), 4 + d.below(5), 0.5, 2.5);
         b.scattered(2 + d.below(6), 10, 0.2, 1);
     }},
    {"grid of blocks", [](World&, Builder& b, SplitMix& d) { gridOfBlocks(b, d); }},
};

void shift(World& world, Point by)
{
    for (nav::Obstacle& obstacle : world.obstacles) {
        if (auto* circle = std::get_if<Circle>(&obstacle.shape))
            circle->center = circle->center + by;
        if (auto* wall = std::get_if<Wall>(&obstacle.shape))
            for (Point& p : wall->points)
                p = p + by;
        if (auto* polygon = std::get_if<Polygon>(&obstacle.shape))
            for (Point& p : polygon->points)
                p = p + by;
    }
    world.area.min = world.area.min + by;
    world.area.max = world.area.max + by;
}

} // namespace

int familyCount() { return static_cast<int>(std::size(recipes)); }

World worldOf(int family, std::uint64_t seed)
{
    SplitMix dice(seed * 1000003 + static_cast<std::uint64_t>(family));
    World world;
    world.family = recipes[family].first;
    world.area = {{-1, -1}, {11, 11}};
    constexpr double radii[] = {0, 0, 0.05, 0.3};
    world.agentRadius = radii[dice.below(4)];
    Builder builder(world, dice);
    recipes[family].second(world, builder, dice);
    if (dice.below(8) == 0) {
        world.family += ", offset 1e6";
        shift(world, {1e6, -1e6});
    }
    return world;
}

nav::ObstacleField fieldOf(const World& world)
{
    return nav::ObstacleField::build(world.obstacles, world.agentRadius).value();
}

nav::Point somewhere(const World& world, SplitMix& dice)
{
    const nav::Box& area = world.area;
    const double x = dice.between(area.min.x, area.max.x);
    const Point any{x, dice.between(area.min.y, area.max.y)};
    if (world.obstacles.empty() || dice.below(4) != 0)
        return any;
    const int pick = dice.below(static_cast<int>(world.obstacles.size()));
    const auto* circle =
        std::get_if<Circle>(&world.obstacles[static_cast<std::size_t>(pick)].shape);
    if (!circle)
        return any;
    const bool anyAngle = dice.below(2) != 0;
    const double angle =
        anyAngle ? dice.between(0, 2 * std::numbers::pi) : std::numbers::pi / 2 * dice.below(4);
    const double radius = circle->radius + world.agentRadius;
    return circle->center + radius * Point{std::cos(angle), std::sin(angle)};
}

} // namespace thicket::test
