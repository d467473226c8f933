#include "tests/support/worlds/fieldfamilies.h"

#include "libnav/collision/expansion/expansion.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::test {

using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Wall;

namespace {

class FamilyMaker {
public:
    FamilyMaker(Family family, std::uint64_t seed) : m_family(family), m_random(seed)
    {
        if (family == Family::farAway || (family == Family::arenaContacts && seed % 4 == 0))
            m_map.origin = {1e6, -3e6};
    }

    FamilyMap make()
    {
        const int count = 4 + m_random.below(30);
        if (m_family == Family::lattice)
            addLattice();
        else if (m_family == Family::arena)
            addArena();
        else if (m_family == Family::roundArenas)
            addRoundArenas();
        else if (m_family == Family::arenaContacts)
            addArenaContacts();
        else
            for (int i = 0; i < count; ++i)
                addOne(m_family);
        return m_map;
    }

private:
    void add(nav::Shape shape)
    {
        const auto id = static_cast<std::int64_t>(m_map.obstacles.size()) + 1;
        m_map.obstacles.push_back({id, std::move(shape)});
    }
    Point anywhere()
    {
        return m_map.origin +
               Point{m_random.between(0, m_map.side), m_random.between(0, m_map.side)};
    }
    Point offset(double reach)
    {
        return {m_random.between(-reach, reach), m_random.between(-reach, reach)};
    }
    Point direction()
    {
        const double angle = m_random.between(0, 2 * std::numbers::pi);
        return {std::cos(angle), std::sin(angle)};
    }
    const Circle* someCircle()
    {
        if (m_map.obstacles.empty())
            return nullptr;
        const int i = m_random.below(static_cast<int>(m_map.obstacles.size()));
        return std::get_if<Circle>(&m_map.obstacles[static_cast<std::size_t>(i)].shape);
    }

    void addOne(Family family)
    {
        const Circle* old = someCircle();
        switch (family) {
        case Family::nested:
        case Family::coincident:
        case Family::touching:
            return old && m_random.chance(0.6) ? addBeside(family, *old)
                                               : add(Circle{anywhere(), m_random.between(1, 4)});
        case Family::walls:
            return addWall();
        case Family::collinearWalls:
            return addCollinearWall();
        case Family::polygons:
            return m_random.chance(0.5) ? addStar(false, 1, 5)
                                        : add(Circle{anywhere(), m_random.between(0.2, 2)});
        case Family::mixedRadii:
            return add(Circle{anywhere(), std::pow(10, m_random.between(-2, 1))});
        case Family::everything:
            return addOne(allFamilies[m_random.below(9)]);
        default:
            add(Circle{anywhere(), m_random.between(0.5, family == Family::disjoint ? 1 : 3)});
        }
    }
    void addBeside(Family family, Circle old)
    {
        const double radius = m_random.between(0.3, 0.9) * old.radius;
        if (family == Family::coincident)
            return add(Circle{old.center, m_random.chance(0.5) ? old.radius : radius});
        const double apart =
            family == Family::touching
                ? (m_random.chance(0.7) ? old.radius + radius : old.radius - radius)
                : m_random.between(0, old.radius - radius);
        add(Circle{old.center + apart * direction(), radius});
    }
    void addWall()
    {
        Wall wall;
        wall.points = {anywhere()};
        for (int i = 1 + m_random.below(4); i > 0; --i)
            wall.points.push_back(m_random.chance(0.1) ? wall.points.back()
                                                       : wall.points.back() + offset(6));
        if (wall.points.front() == wall.points.back())
            wall.points.push_back(wall.points.front() + Point{1, 2});
        wall.thickness = m_random.chance(0.4) ? 0 : m_random.between(0.1, 1);
        wall.closed = m_random.chance(0.3);
        add(wall);
    }
    // On whole coordinates, so that walls meet end to end and side by side, and repeat.
    void addCollinearWall()
    {
        const auto whole = [&] { return static_cast<double>(m_random.below(10)) * 4; };
        const Point from = m_map.origin + Point{whole(), whole()};
        const double length = 4.0 * (1 + m_random.below(3));
        Wall wall;
        wall.points = {from, from + (m_random.chance(0.5) ? Point{length, 0} : Point{0, length})};
        wall.thickness = m_random.chance(0.5) ? 0.5 : m_random.chance(0.5) ? 4 : 0;
        add(wall);
    }
    void addStar(bool inverted, double least, double most)
    {
        Polygon polygon;
        polygon.inverted = inverted;
        const Point center =
            inverted ? m_map.origin + 0.5 * Point{m_map.side, m_map.side} : anywhere();
        const int corners = 3 + m_random.below(8);
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners;
            polygon.points.push_back(center + m_random.between(least, most) *
                                                  Point{std::cos(angle), std::sin(angle)});
        }
        if (m_random.chance(0.5))
            std::reverse(polygon.points.begin(), polygon.points.end());
        add(polygon);
    }
    void addLattice()
    {
        const int size = 3 + m_random.below(3);
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                if (m_random.chance(0.8))
                    add(Circle{m_map.origin + Point{column * 4.0 + 4, row * 4.0 + 4}, 2});
        add(Circle{m_map.origin, 1});
    }
    void addArena()
    {
        addStar(true, 0.3 * m_map.side, 0.6 * m_map.side);
        for (int i = 0; i < 10; ++i)
            addOne(m_random.chance(0.5) ? Family::overlapping : Family::walls);
    }

    Point middle() const { return m_map.origin + 0.5 * Point{m_map.side, m_map.side}; }
    void addRoundArenas()
    {
        add(Circle{middle(), m_random.between(10, 24), true});
        while (m_random.chance(0.3))
            add(Circle{middle() + offset(8), m_random.between(8, 24), true});
        if (m_random.chance(0.2))
            addStar(true, 0.3 * m_map.side, 0.6 * m_map.side);
        for (int i = 0; i < 12; ++i)
            addOne(m_random.chance(0.5) ? Family::overlapping : Family::walls);
    }
    void addArenaContacts()
    {
        const Circle arena{middle(), m_random.chance(0.1) ? 0.2 : m_random.between(4, 20), true};
        add(arena);
        for (int i = 2 + m_random.below(10); i > 0; --i)
            addBesideArena(arena);
        if (m_random.chance(0.4))
            add(Circle{arena.center, arena.radius * (m_random.chance(0.5) ? 1 : 1.5), true});
        if (m_random.chance(0.4)) // touches the arena from inside
            add(Circle{arena.center + 0.25 * arena.radius * direction(), 0.75 * arena.radius,
                       true});
    }
    void addBesideArena(const Circle& arena)
    {
        const double radius = m_random.between(0.05, 0.4) * arena.radius;
        const Point outward = direction();
        switch (m_random.below(8)) {
        case 0:
            return add(Circle{arena.center + (arena.radius + radius) * outward, radius});
        case 1:
            return add(Circle{arena.center + arena.radius * outward, radius});
        case 2: { // a wall along a chord, its ends touching
            const Point other = direction();
            const double reach = arena.radius - radius / 4;
            return add(Wall{
                {arena.center + reach * outward, arena.center + reach * other}, radius / 2, false});
        }
        case 3:
            return addWall();
        case 4: // concentric, sometimes of the same size
            return add(Circle{arena.center, (m_random.chance(0.1) ? 1 : 0.3) * arena.radius});
        default:
            add(Circle{arena.center + (arena.radius - radius) * outward, radius});
        }
    }

    Family m_family;
    SplitMix m_random;
    FamilyMap m_map;
};

double leastRadius(const nav::Shape& shape, double agentRadius, double tolerance)
{
    const double minimum = nav::minimumExpansion(tolerance);
    if (const auto* wall = std::get_if<Wall>(&shape))
        return std::max(agentRadius, minimum - wall->thickness / 2);
    return std::holds_alternative<Polygon>(shape) ? std::max(agentRadius, minimum) : agentRadius;
}

} // namespace

const char* name(Family family)
{
    constexpr const char* names[] = {
        "disjoint",    "overlapping", "nested",          "coincident",   "touching",
        "lattice",     "walls",       "collinear walls", "polygons",     "arena",
        "mixed radii", "far away",    "everything",      "round arenas", "arena contacts"};
    return names[static_cast<std::size_t>(family)];
}

FamilyMap makeFamily(Family family, std::uint64_t seed)
{
    return FamilyMaker(family, seed * 64 + static_cast<std::uint64_t>(family)).make();
}

double bruteClearance(const std::vector<nav::Obstacle>& obstacles, double agentRadius, Point p)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles)
        nearest = std::min(nearest, signedDistance(p, obstacle.shape) - agentRadius);
    return nearest;
}

double bruteExpandedClearance(const std::vector<nav::Obstacle>& obstacles, double agentRadius,
                              double tolerance, Point p)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles) {
        const double radius = leastRadius(obstacle.shape, agentRadius, tolerance);
        nearest = std::min(nearest, signedDistance(p, obstacle.shape) - radius);
    }
    return nearest;
}

} // namespace thicket::test
