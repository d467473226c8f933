#include "tests/support/worlds/worldbuilder.h"

// Worlds drawn on a grid, where obstacles touch each other exactly: as drawn, or after they have
// grown by the agent's radius.
namespace thicket::test {

namespace {

using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Wall;

template <std::size_t n> double oneOf(const std::array<double, n>& values, SplitMix& dice)
{
    return values[static_cast<std::size_t>(dice.below(static_cast<int>(n)))];
}

/// A unit vector whose coordinates are multiples of 1, 1/5 or 1/13.
Point rationalDirection(SplitMix& dice)
{
    constexpr std::array<Point, 5> directions{
        {{1, 0}, {1, 0}, {0.6, 0.8}, {0.8, 0.6}, {5 / 13., 12 / 13.}}};
    Point direction = directions[static_cast<std::size_t>(dice.below(5))];
    for (int quarters = dice.below(4); quarters > 0; --quarters)
        direction = leftNormal(direction);
    return direction;
}

/// Positions and sizes in whole units of 1, 1/2 or 1/4.
class Grid {
public:
    explicit Grid(SplitMix& dice) : m_dice(dice), m_unit(oneOf(std::array{1., 0.5, 0.25}, dice)) {}

    double unit() const { return m_unit; }
    /// From `least` to `most`.
    double number(double least, double most)
    {
        return least + m_unit * m_dice.below(1 + static_cast<int>((most - least) / m_unit));
    }
    Point point() { return {number(0, 10), number(0, 10)}; }
    double radius() { return number(m_unit, std::max(2 * m_unit, 2.0)); }
    double thickness() { return m_unit * oneOf(std::array{0., 0., 1., 2.}, m_dice); }
    /// An agent radius at which obstacles drawn on the grid touch.
    double agentRadius() { return m_unit * oneOf(std::array{0., 0.5, 0.5, 0.25, 1.}, m_dice); }
    void addEnds(World& world)
    {
        for (int i = 0; i < 12; ++i)
            world.ends.push_back(point());
    }

private:
    SplitMix& m_dice;
    double m_unit;
};

void addLine(WorldBuilder& b, Point from, Point to, Grid& grid)
{
    b.line(from, to, grid.thickness());
}

/// A side to touch: of a wall or of a filled polygon.
struct Side {
    Point a, b;
    double thickness = 0;
};

Side addSide(WorldBuilder& b, SplitMix& dice, Grid& grid, Point along)
{
    Side side{grid.point(), {}, 0};
    side.b = side.a + grid.number(2, 6) * along;
    if (dice.chance(0.6)) {
        side.thickness = grid.thickness();
        Wall wall{{side.a, side.b}, side.thickness};
        if (dice.chance(0.3))
            wall.points.push_back(side.b + 2 * leftNormal(along));
        b.add(std::move(wall));
    } else {
        const Point in = (dice.chance(0.5) ? 2.0 : -2.0) * leftNormal(along);
        Polygon polygon{{side.a, side.b, side.b + in, side.a + in}};
        if (dice.chance(0.3))
            polygon.points.pop_back();
        b.add(std::move(polygon));
    }
    return side;
}

/// A circle that touches a line whose centre is so far from it: on the near or the far side of the
/// grown line, from outside or inside, before or after growing.
struct Touching {
    double radius = 0;
    double away = 0;
};

Touching anyTouching(SplitMix& dice, Grid& grid, double thickness, double agentRadius)
{
    const double radius = grid.radius();
    const double half = thickness / 2;
    return {radius, oneOf(std::array{radius + half, radius + half, radius + half + 2 * agentRadius,
                                     radius - half, radius, half - radius},
                          dice)};
}

/// Adds three sides, and to each what `addTo(side, along, grid)` adds.
template <class AddTo> void addSides(World& world, WorldBuilder& b, SplitMix& dice, AddTo addTo)
{
    Grid grid(dice);
    world.agentRadius = grid.agentRadius();
    for (int i = 0; i < 3; ++i) {
        const Point along = rationalDirection(dice);
        addTo(addSide(b, dice, grid, along), along, grid);
    }
    grid.addEnds(world);
}

void circlesOnSides(World& world, WorldBuilder& b, SplitMix& dice)
{
    addSides(world, b, dice, [&](const Side& side, Point along, Grid& grid) {
        for (int k = dice.below(3); k >= 0; --k) {
            const auto [r, away] = anyTouching(dice, grid, side.thickness, world.agentRadius);
            const double at = grid.number(0, 5);
            const Point c =
                side.a + at * along + (dice.chance(0.5) ? away : -away) * leftNormal(along);
            b.circle(c.x, c.y, r);
        }
    });
}

void circlesOnCorners(World& world, WorldBuilder& b, SplitMix& dice)
{
    addSides(world, b, dice, [&](const Side& side, Point along, Grid& grid) {
        for (const Point corner : {side.a, side.b}) {
            const auto [r, away] = anyTouching(dice, grid, side.thickness, world.agentRadius);
            const Point direction = dice.chance(0.4) ? leftNormal(along) : rationalDirection(dice);
            b.circle(corner.x + away * direction.x, corner.y + away * direction.y, r);
        }
    });
}

Polygon gridPolygon(SplitMix& dice, Grid& grid)
{
    const Point at = grid.point();
    const Point size{grid.number(1, 3), grid.number(1, 3)};
    Polygon polygon{{at, at + Point{size.x, 0}, at + size, at + Point{0, size.y}}};
    if (dice.chance(0.3))
        polygon.points.erase(polygon.points.begin() + dice.below(4));
    else if (dice.chance(0.2)) // an angle
        polygon.points[2] = at + 0.5 * size, polygon.points[3] = at + Point{0, size.y};
    return polygon;
}

void addOnGrid(WorldBuilder& b, SplitMix& dice, Grid& grid)
{
    const int kind = dice.below(5);
    if (kind < 2) {
        const Point c = grid.point();
        b.circle(c.x, c.y, grid.radius());
    } else if (kind == 2) {
        b.add(gridPolygon(dice, grid));
    } else {
        Wall wall{{grid.point()}, grid.thickness()};
        for (int i = 1 + dice.below(3); i > 0; --i) {
            const double reach = (dice.chance(0.5) ? 1 : -1) * grid.number(1, 4);
            Point step{reach, 0};
            if (dice.chance(0.25))
                step.y = grid.number(-2, 2);
            wall.points.push_back(wall.points.back() +
                                  (dice.chance(0.5) ? step : leftNormal(step)));
        }
        wall.closed = dice.chance(0.2);
        b.add(std::move(wall));
    }
}

void snapped(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    world.agentRadius = grid.agentRadius();
    for (int i = 6 + dice.below(6); i > 0; --i)
        addOnGrid(b, dice, grid);
    grid.addEnds(world);
}

/// Circles, and walls between them, at the corners of triangles with sides 3, 4 and 5.
void triangleContacts(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    const double grow = grid.unit() * oneOf(std::array{0., 0.5, 0.25}, dice);
    world.agentRadius = grow;
    for (int i = 0; i < 3; ++i) {
        const double k = grid.unit() * (1 + dice.below(2));
        const Point p = grid.point();
        const Point x = rationalDirection(dice);
        const Point q = p + 3 * k * x;
        const Point r = q + (dice.chance(0.5) ? 4 : -4) * k * leftNormal(x);
        // Each pair touches if their radii sum to 3, 4 and 5.
        const double first = oneOf(std::array{2., 1.}, dice) * k;
        const double slack = dice.chance(0.5) ? grow : 0;
        b.circle(p.x, p.y, std::max(first - slack, 0.0));
        b.circle(q.x, q.y, std::max(3 * k - first - slack, 0.0));
        b.circle(r.x, r.y, std::max(first + k - slack, 0.0));
        if (dice.chance(0.5))
            addLine(b, p, dice.chance(0.5) ? q : r, grid);
        if (dice.chance(0.3)) // touches the hypotenuse from its other side
            b.add(Polygon{{p, r, r + (p - q)}});
    }
    grid.addEnds(world);
}

/// Two parallel walls, and touching circles across the space between them.
void chainsBetweenWalls(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    world.agentRadius = grid.agentRadius();
    const double grow = dice.chance(0.5) ? world.agentRadius : 0;
    const Point along = rationalDirection(dice);
    const Point aside = leftNormal(along);
    const Point at = grid.point();
    const double thickness = grid.thickness();
    const double r = grid.radius();
    const int count = 1 + dice.below(4);
    double top = thickness / 2;
    for (int i = 0; i < count; ++i) {
        const Point c = at + 3 * along + (top + 2 * grow + r) * aside;
        if (!dice.chance(0.1))
            b.circle(c.x, c.y, r);
        top += 2 * grow + 2 * r;
    }
    top += 2 * grow + thickness / 2;
    b.line(at, at + 6 * along, thickness);
    b.line(at + top * aside, at + top * aside + 6 * along, thickness);
    if (dice.chance(0.5)) // so that the chain divides a room
        b.line(at + 6 * along, at + top * aside + 6 * along, thickness);
    for (int i = dice.below(3); i > 0; --i)
        addOnGrid(b, dice, grid);
    grid.addEnds(world);
    for (int i = 0; i < 6; ++i)
        world.ends.push_back(at + grid.number(0, 6) * along);
    for (Point& end : std::span(world.ends).last(6))
        end = end + grid.number(0, top) * aside;
}

/// Squares and triangles side by side and corner to corner, and obstacles that touch them there.
void sharedSides(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    world.agentRadius = grid.agentRadius();
    const double cell = 2;
    for (int i = 0; i < 9; ++i) {
        const Point c = cell * Point{double(dice.below(5)), double(dice.below(5))};
        Polygon tile{{c, c + Point{cell, 0}, c + Point{cell, cell}, c + Point{0, cell}}};
        if (dice.chance(0.4))
            tile.points.erase(tile.points.begin() + dice.below(4));
        b.add(std::move(tile));
        if (dice.chance(0.3)) {
            const double r = grid.radius();
            const Point off{dice.chance(0.5) ? 0 : -r, dice.chance(0.5) ? 0 : r};
            b.circle(c.x + off.x, c.y + off.y, r);
        }
        if (dice.chance(0.2))
            addLine(b, c, c + Point{dice.chance(0.5) ? cell : -cell, 0}, grid);
    }
    grid.addEnds(world);
}

/// Blocks, walls and circles with gaps of exactly the agent's diameter, or a little less or more.
void diameterGaps(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    world.agentRadius = grid.unit() * oneOf(std::array{0.25, 0.5, 1.}, dice);
    const double gap = 2 * world.agentRadius;
    double x = 0;
    const double y = grid.number(2, 6);
    while (x < 9) {
        const double r = grid.radius();
        const int kind = dice.below(3);
        if (kind == 0)
            b.circle(x + r, y + r, r);
        else if (kind == 1)
            b.block({x, y}, 2 * r, grid.number(1, 3));
        else
            b.line({x + r, y}, {x + r, y + grid.number(1, 3)}, 2 * r);
        x += 2 * r + gap * oneOf(std::array{1., 1., 1., 1., 1.5, 0.5}, dice);
    }
    const double low = y - gap - (dice.chance(0.5) ? 0 : grid.unit());
    b.line({0, low}, {grid.number(3, 10), low}, 0);
    for (int i = dice.below(3); i > 0; --i)
        addOnGrid(b, dice, grid);
    grid.addEnds(world);
}

void addOtherArena(WorldBuilder& b, SplitMix& dice, Grid& grid, Point center)
{
    const double away = grid.number(0, 2);
    const Point direction = rationalDirection(dice);
    b.arena(center + away * direction, grid.number(4, 6));
}

/// Arenas, and obstacles that touch them from inside, outside or across, and each other.
void snappedArenas(World& world, WorldBuilder& b, SplitMix& dice)
{
    Grid grid(dice);
    world.agentRadius = grid.agentRadius();
    const Point center{5, 5};
    const double radius = grid.number(4, 6);
    if (dice.chance(0.8))
        b.arena(center, radius);
    if (dice.chance(0.4)) {
        const double half = dice.chance(0.5) ? radius : grid.number(3, 6);
        b.add(Polygon{{center + Point{-half, -half}, center + Point{half, -half},
                       center + Point{half, half}, center + Point{-half, half}},
                      true});
    }
    if (dice.chance(0.3))
        addOtherArena(b, dice, grid, center);
    for (int i = dice.below(3); i > 0; --i) {
        const double r = grid.radius();
        const double grow = 2 * world.agentRadius;
        const double away =
            oneOf(std::array{radius - r, radius - r - grow, radius, radius + r - grow, 0.}, dice);
        const Point c = center + away * rationalDirection(dice);
        b.circle(c.x, c.y, r);
    }
    if (dice.chance(0.5)) { // a wall that ends at the rim, or lies along the tangent there
        const Point direction = rationalDirection(dice);
        const Point on =
            center + (dice.chance(0.5) ? radius : radius - 2 * world.agentRadius) * direction;
        addLine(b, on, dice.chance(0.5) ? on - 4 * direction : on + 2 * leftNormal(direction),
                grid);
    }
    for (int i = 2 + dice.below(4); i > 0; --i)
        addOnGrid(b, dice, grid);
    grid.addEnds(world);
}

constexpr NamedRecipe recipes[] = {
    {"circles on sides", circlesOnSides},
    {"circles on corners", circlesOnCorners},
    {"snapped to a grid", snapped},
    {"triangles of 3 and 4 and 5", triangleContacts},
    {"chains between walls", chainsBetweenWalls},
    {"shared sides", sharedSides},
    {"gaps of the diameter", diameterGaps},
    {"snapped arenas", snappedArenas},
};

} // namespace

std::span<const NamedRecipe> contactRecipes() { return recipes; }

} // namespace thicket::test
