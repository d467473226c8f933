#include "tests/support/worlds/awkwardmaps.h"

#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace thicket::test {

namespace {

using nav::Circle;
using nav::Map;
using nav::Point;
using nav::Polygon;
using nav::Wall;

/// The side of most maps, map units.
constexpr double side = 1000;
constexpr Point middle{side / 2, side / 2};

class Draft {
public:
    Draft() : m_dice(1) {}

    SplitMix& dice() { return m_dice; }
    Point anywhere(Point from = {0, 0}, Point to = {side, side})
    {
        return {m_dice.between(from.x, to.x), m_dice.between(from.y, to.y)};
    }
    void add(nav::Geometry geometry)
    {
        m_objects.push_back(
            {{.id = nav::ObjectId(m_objects.size()) + 1, .geometry = std::move(geometry)},
             m_objects.size()});
    }
    void line(Point from, Point to, double thickness = 0) { add(Wall{{from, to}, thickness}); }
    void square(Point corner, double size)
    {
        add(Polygon{{corner, corner + Point{size, 0}, corner + Point{size, size},
                     corner + Point{0, size}}});
    }
    Map finish(Point start = {-1, -1}, Point goal = {side + 1, side + 1})
    {
        add(nav::StartMarker{start});
        add(nav::GoalMarker{goal});
        map.insert(std::move(m_objects));
        return std::move(map);
    }

    Map map;

private:
    SplitMix m_dice;
    std::vector<Map::PlacedObject> m_objects;
};

Point onRing(double radius, double turns)
{
    const double angle = 2 * std::numbers::pi * turns;
    return middle + radius * Point{std::cos(angle), std::sin(angle)};
}

int rootOf(int count) { return int(std::ceil(std::sqrt(double(count)))); }

Map equalCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{middle, 200});
    return draft.finish();
}

Map heapedCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere({450, 450}, {550, 550}), draft.dice().between(100, 200)});
    return draft.finish();
}

Map blockedInHeap(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere({450, 450}, {550, 550}), 200});
    return draft.finish(middle);
}

Map concentricCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{middle, 400.0 * (i + 1) / count});
    return draft.finish();
}

Map ringOfCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{onRing(300, double(i) / count), 150});
    return draft.finish();
}

/// Each reaches over a thousand of its neighbours.
Map rowOfWideCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{{double(i), 0}, 500});
    return draft.finish({-501, -501}, {count + 501.0, 501});
}

Map equalWalls(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.line({200, 700}, {800, 300});
    return draft.finish();
}

Map equalThickWalls(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.line({200, 700}, {800, 300}, 20);
    return draft.finish();
}

Map wallsFromHub(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.line(middle, onRing(400, double(i) / count));
    return draft.finish();
}

/// With 10,000 walls, each crosses about twenty others.
Map crossingWalls(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i) {
        const Point from = draft.anywhere();
        draft.line(from, from + draft.anywhere({-60, -60}, {60, 60}));
    }
    return draft.finish({-70, -70}, {side + 70, side + 70});
}

/// Each goes from the left border to the right: nearly every pair crosses or is close.
Map longWalls(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.line(draft.anywhere({0, 0}, {1, side}), draft.anywhere({side - 1, 0}, {side, side}));
    return draft.finish({-1, side / 2}, {side + 1, side / 2});
}

Map wallsEndToEnd(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.line({double(i), double(i)}, {i + 1.0, i + 1.0});
    return draft.finish({0, double(count)}, {double(count), 0});
}

/// Different polygons with the same box: each touches all of its four sides.
Map heapedPolygons(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i) {
        const auto along = [&] { return draft.dice().between(100, 900); };
        draft.add(Polygon{{{along(), 0}, {side, along()}, {along(), side}, {0, along()}}});
    }
    return draft.finish();
}

Map equalPolygons(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Polygon{{{100, 100}, {900, 200}, {800, 900}, {200, 800}}});
    return draft.finish();
}

Map nestedSquares(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i) {
        const double half = 400.0 * (i + 1) / count;
        draft.square(middle - Point{half, half}, 2 * half);
    }
    return draft.finish();
}

/// The space between them is free: the rings of a maze without doors. The query is from one ring to
/// the next.
Map nestedFences(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i) {
        const double half = 400.0 * (i + 1) / count;
        const Point across{half, half};
        const Point down{half, -half};
        draft.add(Wall{{middle - across, middle + down, middle + across, middle - down}, 0, true});
    }
    return draft.finish({-1, -1}, middle);
}

/// Equal inverted circles. The rim of the free space has arcs of many of them.
void addArenas(Draft& draft, int count)
{
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere({450, 450}, {550, 550}), 400, true});
}

/// From one side of the free middle to the other.
Map arenasAndCircles(int count)
{
    Draft draft;
    addArenas(draft, count);
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere(), 1});
    return draft.finish({190, 500}, {810, 500});
}

Map blockedBeyondArenas(int count)
{
    Draft draft;
    addArenas(draft, count);
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere(), 1});
    return draft.finish({-400, 500});
}

/// All teeth begin close to the middle, so their boxes overlap.
Map star(int count)
{
    Draft draft;
    Polygon star;
    for (int i = 0; i < count; ++i)
        star.points.push_back(onRing(i % 2 == 0 ? 400 : 20, double(i) / count));
    draft.add(std::move(star));
    return draft.finish();
}

/// One polygon of long parallel teeth, slanted so that the box of each contains most of the others.
Map comb(int count)
{
    Draft draft;
    Polygon comb;
    const int teeth = (count - 2) / 2;
    const auto back = [&](double at) { return Point{100 + 200 * at, 300 - 200 * at}; };
    for (int i = 0; i < teeth; ++i) {
        comb.points.push_back(back(double(i) / teeth));
        comb.points.push_back(back((i + 0.5) / teeth) + Point{600, 600});
    }
    comb.points.push_back(back(1));
    comb.points.push_back({150, 50});
    draft.add(std::move(comb));
    return draft.finish();
}

/// Slanted triangles, at least 500 times as long as their distance from each other.
Map slivers(int count)
{
    Draft draft;
    const double apart = 800.0 / count;
    for (int i = 0; i < count; ++i) {
        const Point from{100, 100 + 0.6 * i * apart};
        draft.add(Polygon{{from, from + Point{800, 300}, from + Point{0, 0.3 * apart}}});
    }
    return draft.finish();
}

Map zigzag(int count)
{
    Draft draft;
    Wall wall;
    for (int i = 0; i < count; ++i)
        wall.points.push_back({side * i / count, i % 2 == 0 ? 100.0 : 900.0});
    draft.add(std::move(wall));
    return draft.finish();
}

/// Each circle contains each start except the first.
Map startsInCircles(int count)
{
    Draft draft;
    draft.add(nav::StartMarker{{-1, -1}});
    for (int i = 1; i < count; ++i)
        draft.add(nav::StartMarker{draft.anywhere({480, 480}, {520, 520})});
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere({480, 480}, {520, 520}), draft.dice().between(100, 200)});
    return draft.finish();
}

/// Each start is in the box of each sliver, and inside none of them.
Map startsAmongSlivers(int count)
{
    Draft draft;
    const double apart = 200.0 / count;
    const auto from = [&](double at) { return Point{100 + at * apart, 300 - at * apart}; };
    draft.add(nav::StartMarker{{-1, -1}});
    for (int i = 1; i < count; ++i)
        draft.add(nav::StartMarker{from(i - 0.25) + Point{300, 300}});
    for (int i = 0; i < count; ++i)
        draft.add(Polygon{{from(i), from(i) + Point{600, 600}, from(i + 0.5)}});
    return draft.finish();
}

Map agentsAtOnePoint(int count)
{
    Draft draft;
    draft.map.settings.agentGroups = {{.name = "crowd", .goal = count + 2}};
    for (int i = 0; i < count; ++i)
        draft.add(nav::AgentMarker{middle, 0, 0.3, "crowd"});
    return draft.finish();
}

/// All circles see each other: the complete tangent graph has about 4 n^2 edges.
Map sparseCircles(int count)
{
    Draft draft;
    for (int i = 0; i < count; ++i)
        draft.add(Circle{draft.anywhere(), 2.0 / rootOf(count)});
    return draft.finish();
}

/// Squares, circles and walls on a grid of 1 that all touch exactly.
Map snappedGrid(int count)
{
    Draft draft;
    const int columns = rootOf(count);
    for (int i = 0; i < count; ++i) {
        const Point corner{double(i % columns), double(i / columns)};
        switch (draft.dice().below(4)) {
        case 0:
            draft.square(corner, 1);
            break;
        case 1:
            draft.add(Circle{corner + Point{0.5, 0.5}, 0.5});
            break;
        case 2:
            draft.line(corner, corner + Point{1, 0});
            break;
        default:
            draft.line(corner, corner + Point{1, 1});
        }
    }
    return draft.finish({-1, -1}, {columns + 1.0, columns + 1.0});
}

constexpr AwkwardMap all[] = {
    {"equal-circles", equalCircles},
    {"heaped-circles", heapedCircles},
    {"blocked-in-heap", blockedInHeap},
    {"concentric-circles", concentricCircles},
    {"ring-of-circles", ringOfCircles},
    {"row-of-wide-circles", rowOfWideCircles},
    {"equal-walls", equalWalls},
    {"equal-thick-walls", equalThickWalls},
    {"walls-from-hub", wallsFromHub},
    {"crossing-walls", crossingWalls},
    {"long-walls", longWalls},
    {"walls-end-to-end", wallsEndToEnd},
    {"heaped-polygons", heapedPolygons},
    {"equal-polygons", equalPolygons},
    {"nested-squares", nestedSquares},
    {"nested-fences", nestedFences},
    {"arenas-and-circles", arenasAndCircles},
    {"blocked-beyond-arenas", blockedBeyondArenas},
    {"star", star},
    {"comb", comb},
    {"slivers", slivers},
    {"zigzag", zigzag},
    {"starts-in-circles", startsInCircles},
    {"starts-among-slivers", startsAmongSlivers},
    {"agents-at-one-point", agentsAtOnePoint},
    {"sparse-circles", sparseCircles},
    {"snapped-grid", snappedGrid},
};

} // namespace

std::span<const AwkwardMap> awkwardMaps() { return all; }

Map awkwardMap(std::string_view name, int count)
{
    const auto found = std::find_if(std::begin(all), std::end(all),
                                    [&](const AwkwardMap& one) { return one.name == name; });
    assert(found != std::end(all));
    return found->make(count);
}

} // namespace thicket::test
