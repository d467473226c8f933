#include "tests/support/worlds/editedworlds.h"

#include "tests/support/worlds/fieldfamilies.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace thicket::test {

namespace {

using nav::Circle;
using nav::Obstacle;
using nav::ObstacleChange;
using nav::Point;
using nav::Polygon;
using nav::Shape;
using nav::Wall;

constexpr int fieldFamilyCount = static_cast<int>(std::size(allFamilies));
constexpr std::int64_t firstPin = 1'000'000'000; // ids of what keeps the extent
constexpr std::int64_t firstNew = 1'000'000;     // ids of what edits add

template <class T> const T& oneOf(const std::vector<T>& list, SplitMix& dice)
{
    return list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))];
}

template <class Change> void forEachPoint(Shape& shape, Change change)
{
    if (auto* const circle = std::get_if<Circle>(&shape))
        return change(circle->center);
    auto* const wall = std::get_if<Wall>(&shape);
    for (Point& p : wall ? wall->points : std::get<Polygon>(shape).points)
        change(p);
}

Shape moved(Shape shape, Point by)
{
    forEachPoint(shape, [&](Point& p) { p = p + by; });
    return shape;
}

Shape snapped(Shape shape, double pitch)
{
    const auto toGrid = [&](double& x) { x = std::round(x / pitch) * pitch; };
    forEachPoint(shape, [&](Point& p) {
        toGrid(p.x);
        toGrid(p.y);
    });
    if (auto* const circle = std::get_if<Circle>(&shape))
        circle->radius = std::max(pitch, std::round(circle->radius / pitch) * pitch);
    if (auto* const wall = std::get_if<Wall>(&shape))
        toGrid(wall->thickness);
    return shape;
}

bool isValid(const Shape& shape)
{
    const Obstacle obstacle{1, shape};
    return nav::ObstacleField::build({&obstacle, 1}, 0).has_value();
}

Point anchorOf(const Shape& shape, SplitMix& dice)
{
    if (const auto* const circle = std::get_if<Circle>(&shape))
        return circle->center;
    const auto* const wall = std::get_if<Wall>(&shape);
    return oneOf(wall ? wall->points : std::get<Polygon>(shape).points, dice);
}

Polygon regular(Point center, double radius, int corners, double turn)
{
    Polygon polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        polygon.points.push_back(center + radius * Point{std::cos(angle), std::sin(angle)});
    }
    return polygon;
}

bool isOnGrid(int family) { return family >= fieldFamilyCount && family < 2 * fieldFamilyCount; }
double pitchOf(std::uint64_t seed) { return 1.0 / double(1 << seed % 3); }

World fieldWorld(Family family, std::uint64_t seed, bool snaps)
{
    FamilyMap map = makeFamily(family, seed);
    World world;
    world.family = name(family);
    world.area = {map.origin, map.origin + Point{map.side, map.side}};
    const double pitch = pitchOf(seed);
    constexpr double radii[] = {0, 0, 0.25, 0.3, 0.5};
    world.agentRadius = radii[seed / 3 % 5];
    if (snaps) {
        world.family += " on a grid";
        for (Obstacle& obstacle : map.obstacles)
            obstacle.shape = snapped(obstacle.shape, pitch);
        std::erase_if(map.obstacles, [](const Obstacle& o) { return !isValid(o.shape); });
    }
    world.obstacles = std::move(map.obstacles);
    return world;
}

} // namespace

int editFamilyCount() { return 2 * fieldFamilyCount + familyCount(); }

World editedWorldOf(int family, std::uint64_t seed)
{
    const int other = family - 2 * fieldFamilyCount;
    return other >= 0 ? worldOf(other, seed)
                      : fieldWorld(allFamilies[family % fieldFamilyCount], seed, isOnGrid(family));
}

void pinExtent(World& world)
{
    const Point room = world.area.max - world.area.min;
    for (const Point corner : {world.area.min - 2 * room, world.area.max + 2 * room})
        world.obstacles.push_back(
            {firstPin + std::int64_t(world.obstacles.size()), Circle{corner, 0.01 * room.x}});
}

void applyTo(std::vector<Obstacle>& obstacles, std::span<const ObstacleChange> changes)
{
    for (const ObstacleChange& change : changes) {
        std::erase_if(obstacles, [&](const Obstacle& o) { return o.id == change.id; });
        if (change.after)
            obstacles.push_back({change.id, *change.after});
    }
}

EditMaker::EditMaker(const World& world, std::span<const nav::Segment> queries, int family,
                     std::uint64_t seed)
    : m_world(world), m_pitch(isOnGrid(family) ? pitchOf(seed) : 0),
      m_dice(seed * 89 + static_cast<std::uint64_t>(family)), m_lastId(firstNew)
{
    for (const nav::Segment& query : queries) {
        m_ends.push_back(query.a);
        m_ends.push_back(query.b);
    }
}

nav::Point EditMaker::anyEnd() { return oneOf(m_ends, m_dice); }

nav::Point EditMaker::anyDirection()
{
    const double angle = m_dice.chance(0.5) ? std::numbers::pi / 2 * m_dice.below(4)
                                            : m_dice.between(0, 2 * std::numbers::pi);
    return {std::cos(angle), std::sin(angle)};
}

std::vector<ObstacleChange> EditMaker::next(const std::vector<Obstacle>& now, const Hints& hints)
{
    std::vector<ObstacleChange> changes;
    do
        changes.push_back(validChange(now, hints));
    while (m_dice.chance(0.15));
    return changes;
}

ObstacleChange EditMaker::validChange(const std::vector<Obstacle>& now, const Hints& hints)
{
    for (;;) {
        ObstacleChange change = anyChange(now, hints);
        if (change.after && m_pitch > 0 && m_dice.chance(0.9))
            change.after = snapped(*change.after, m_pitch);
        if (!change.after || isValid(*change.after))
            return change;
    }
}

ObstacleChange EditMaker::anyChange(const std::vector<Obstacle>& now, const Hints& hints)
{
    std::vector<Obstacle> editable;
    std::copy_if(now.begin(), now.end(), std::back_inserter(editable),
                 [](const Obstacle& o) { return o.id < firstPin; });
    const int kind = m_dice.below(20);
    if (editable.empty() || kind < 3)
        return {++m_lastId, anyShape(anywhere())};
    const Obstacle& one = oneOf(editable, m_dice);
    const Shape& other = oneOf(editable, m_dice).shape;
    if (kind < 6)
        return {one.id, {}};
    if (kind < 7 && !m_world.obstacles.empty()) // as it or another was at first
        return {one.id, oneOf(m_world.obstacles, m_dice).shape};
    if (kind < 8)
        return {m_dice.chance(0.5) ? ++m_lastId : one.id, other};
    if (kind < 10)
        return {m_dice.chance(0.5) ? ++m_lastId : one.id,
                regular(anyEnd() + 0.3 * anySize() * anyDirection(), anySize(), 3 + m_dice.below(4),
                        m_dice.between(0, 7))};
    if (kind < 13)
        return {++m_lastId, besideAtMinimumExpansion(other, hints)};
    if (kind < 14 && m_dice.chance(0.2))
        return anyArena();
    return {one.id, changed(one.shape, other)};
}

nav::Shape EditMaker::anyShape(Point at)
{
    const double size = anySize();
    switch (m_dice.below(4)) {
    case 0:
        return Wall{{at, at + 2 * size * anyDirection(), at + 3 * size * anyDirection()},
                    m_dice.chance(0.5) ? 0 : 0.2 * size,
                    m_dice.chance(0.2)};
    case 1:
        return regular(at, size, 3 + m_dice.below(5), m_dice.chance(0.5) ? 0 : 0.4);
    default:
        return Circle{at, size};
    }
}

nav::Shape EditMaker::changed(const Shape& one, const Shape& other)
{
    const auto* const circle = std::get_if<Circle>(&one);
    switch (m_dice.below(8)) {
    case 0:
        return moved(one, anywhere() - anchorOf(one, m_dice));
    case 1: // onto another
        return moved(one, anchorOf(other, m_dice) - anchorOf(one, m_dice));
    case 2:
        return moved(one, anySize() * anyDirection());
    case 3: // by whole steps
        return moved(one, {0.25 * (m_dice.below(9) - 4), 0.25 * (m_dice.below(9) - 4)});
    case 4:
        return asPolygon(one);
    case 5:
        if (circle && !circle->inverted)
            return Circle{circle->center, circle->radius * m_dice.between(0.5, 1.6)};
        return moved(one, 0.1 * anySize() * anyDirection());
    case 6: // by a few tolerances
        return moved(one, std::pow(10, m_dice.between(-9.5, -6)) * m_world.area.width() *
                              anyDirection());
    default:
        return circle && !circle->inverted
                   ? touching(*circle, other)
                   : moved(one, anchorOf(other, m_dice) - anchorOf(one, m_dice));
    }
}

// The agent just cannot pass between them, or they touch each other, from outside or inside.
nav::Shape EditMaker::touching(Circle circle, const Shape& other)
{
    double apart = circle.radius + (m_dice.chance(0.6) ? 2 * m_world.agentRadius : 0);
    if (const auto* const round = std::get_if<Circle>(&other))
        apart =
            m_dice.chance(0.8) ? apart + round->radius : std::abs(round->radius - circle.radius);
    else if (const auto* const wall = std::get_if<Wall>(&other))
        apart += wall->thickness / 2;
    circle.center = anchorOf(other, m_dice) + apart * anyDirection();
    return circle;
}

nav::Shape EditMaker::asPolygon(const Shape& shape)
{
    if (const auto* const circle = std::get_if<Circle>(&shape))
        return regular(circle->center, circle->radius * (m_dice.chance(0.5) ? 1 : 1.5),
                       3 + m_dice.below(6), m_dice.chance(0.5) ? 0 : 0.7);
    if (const auto* const wall = std::get_if<Wall>(&shape); wall && wall->points.size() > 2)
        return Polygon{wall->points};
    return Circle{anchorOf(shape, m_dice), anySize()};
}

// A wall without thickness that ends or passes so near to another's corner, a path's turn, or an
// end that their minimum expansions may meet.
nav::Shape EditMaker::besideAtMinimumExpansion(const Shape& other, const Hints& hints)
{
    const Point direction = anyDirection();
    const bool isAtTurn = !hints.turns.empty() && m_dice.chance(0.7);
    const Point from = isAtTurn             ? oneOf(hints.turns, m_dice)
                       : m_dice.chance(0.8) ? anchorOf(other, m_dice)
                                            : anyEnd();
    const Point near = from + m_dice.between(0, 3) * hints.leastRadius * direction;
    const double size = 2 * anySize();
    if (m_dice.chance(0.5))
        return Wall{{near, near + size * direction}};
    return Wall{{near - size * leftNormal(direction), near + size * leftNormal(direction)}};
}

ObstacleChange EditMaker::anyArena()
{
    const Point middle = 0.5 * (m_world.area.min + m_world.area.max);
    const double reach = m_dice.between(0.3, 0.9) * m_world.area.width();
    if (m_dice.chance(0.5))
        return {++m_lastId, Circle{middle, reach, true}};
    Polygon polygon = regular(middle, reach, 4 + m_dice.below(4), 0.5);
    polygon.inverted = true;
    return {++m_lastId, polygon};
}

} // namespace thicket::test
