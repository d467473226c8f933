#include "libnav/collision/searchview.h"
#include "libnav/geometry/direction.h"
#include "tests/libnav/bake/bakedjudge.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket::test;
using thicket::nav::BakedField;
using thicket::nav::Obstacle;
using thicket::nav::ObstacleField;
using thicket::nav::PathResult;
using thicket::nav::PathStatus;
using thicket::nav::Point;
using thicket::nav::Segment;
using thicket::nav::Wall;
namespace nav = thicket::nav;

namespace {

/// A comb, a spiral and a maze of walls.
std::vector<Obstacle> corridors()
{
    std::vector<Obstacle> obstacles;
    Wall comb;
    for (int tooth = 0; tooth < 12; ++tooth) {
        comb.points.push_back({2.0 * tooth, 0});
        comb.points.push_back({2.0 * tooth + 0.5, tooth % 3 == 0 ? 8.0 : 5.0});
        comb.points.push_back({2.0 * tooth + 1, 0});
    }
    obstacles.push_back({1, comb});
    Wall spiral;
    for (int i = 0; i < 60; ++i) {
        const double angle = i * std::numbers::pi / 10;
        spiral.points.push_back(Point{12, 24} +
                                (1 + 0.15 * i) * Point{std::cos(angle), std::sin(angle)});
    }
    spiral.thickness = 0.2;
    obstacles.push_back({2, spiral});
    for (int i = 0; i < 8; ++i)
        obstacles.push_back({3 + i, Wall{{{26.0 + 2 * i, i % 2 == 0 ? 0.0 : 2.0},
                                          {26.0 + 2 * i, i % 2 == 0 ? 30.0 : 34.0}},
                                         0.1 * (i % 3)}});
    return obstacles;
}

/// As near to a corner as rays see it, or up to a hundred times as far.
Point besideCorner(const nav::SearchView& field, SplitMix& dice)
{
    const auto discs = field.discs();
    const nav::Disc& disc = discs[std::size_t(dice.below(int(discs.size())))];
    const double share = dice.chance(0.5) ? 1 + 0.1 * dice.between(0, 1) : dice.between(1, 100);
    const double angle =
        dice.chance(0.5) ? std::numbers::pi / 4 * dice.below(8) : dice.between(0, 6.3);
    return disc.center + share * field.minimumExpansion() * nav::unitAt(angle);
}

/// Up to three, walls through them and blocks.
std::vector<Obstacle> largeCircles(SplitMix& dice)
{
    const auto any = [&dice](double least, double most) {
        const double x = dice.between(least, most);
        return Point{x, dice.between(least, most)};
    };
    std::vector<Obstacle> obstacles;
    for (int left = 1 + dice.below(3); left > 0; --left) {
        const Point center = any(0, 30);
        obstacles.push_back({left, nav::Circle{center, dice.between(1, 7)}});
    }
    for (int left = dice.below(3); left > 0; --left) {
        const Point from = any(-5, 35);
        obstacles.push_back({10 + left, Wall{{from, any(-5, 35)}, 0}});
    }
    for (int left = 5; left > 0; --left) {
        const Point corner = any(0, 30);
        const double width = dice.between(0.5, 5);
        obstacles.push_back(block(20 + left, corner, width, dice.between(0.5, 5)));
    }
    return obstacles;
}

} // namespace

/// What long rims, walks along them and rims that touch ask of labels and bounds.
class BakedRimsTest : public QObject {
    Q_OBJECT

private slots:
    /// A rim that is free all round, with a contact at angle 0 that rounding splits: one node at
    /// each end of the lap. The trees by which hubs are chosen wrote beside their memory.
    void bakesAContactAtBothEndsOfALap()
    {
        const double unit = 1e-6;
        const auto at = [unit](double x, double y) { return Point{unit * x, unit * y}; };
        const std::vector<Obstacle> obstacles{
            {1, Wall{{at(9, 0), at(8, -2), at(6, -1), at(7, 1), at(6, 3)}}},
            {2, nav::Polygon{{at(6, 7), at(6, 10), at(7, 10), at(7, 7)}}},
            {3, Wall{{at(4, 9), at(2, 11), at(0, 11), at(-2, 9), at(-1, 11)}, unit}},
            {4, Wall{{at(3, 4), at(4, 5), at(2, 4)}}},
            {5, nav::Circle{at(5, 4), unit}},
        };
        const BakedField baked = bakedFor(obstacles, {0});
        const auto field = ObstacleField::build(obstacles, 0);
        QVERIFY(field);
        SplitMix dice(7);
        for (int i = 0; i < 50; ++i) {
            const Point start = unit * anywhere(dice, 12), goal = unit * anywhere(dice, 12);
            const QString fault = faultOf(baked, *field, {start, goal});
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    void isEqualAmongCorridors()
    {
        const std::vector<Obstacle> obstacles = corridors();
        SplitMix dice(11);
        for (const double radius : {0.0, 0.15}) {
            const BakedField baked = bakedFor(obstacles, {radius});
            const auto field = ObstacleField::build(obstacles, radius);
            QVERIFY(field);
            for (int i = 0; i < 200; ++i) {
                const QString fault =
                    faultOf(baked, *field, {anywhere(dice, 40), anywhere(dice, 34)});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    /// From most places one sees so many rims that not all are looked at.
    void isEqualAmongManyWalls()
    {
        SplitMix dice(31);
        for (const auto& [radius, longest] : {std::pair(0.0, 12.0), {0.2, 12.0}, {1.2, 1.0}}) {
            std::vector<Obstacle> obstacles;
            for (int i = 0; i < 160; ++i) {
                const Point from = anywhere(dice, 60);
                const double heading = dice.between(0, 2 * std::numbers::pi);
                const Point along{std::cos(heading), std::sin(heading)};
                obstacles.push_back(
                    {i + 1, Wall{{from, from + dice.between(0.1, 1) * longest * along}}});
            }
            const BakedField baked = bakedFor(obstacles, {radius});
            const auto field = ObstacleField::build(obstacles, radius);
            QVERIFY(field);
            for (int i = 0; i < 1500; ++i) {
                const QString fault =
                    faultOf(baked, *field, {anywhere(dice, 60), anywhere(dice, 60)});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    /// They touch the rim in both windings, by sights of length 0. Both ways round are nearly
    /// equally long, so that one in the wrong winding differs by less than some minimum expansions.
    void startsAndEndsOnRims()
    {
        const std::vector<Obstacle> obstacles{{1, nav::Circle{{0, 0}, 1}},
                                              block(2, {-9, -3}, 2, 2),
                                              block(3, {-9, 1}, 2, 2),
                                              block(4, {7, -1}, 2, 2)};
        const BakedField baked = bakedFor(obstacles, {0});
        const auto field = ObstacleField::build(obstacles, 0);
        QVERIFY(field);
        const std::vector<Point> rim{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.6, 0.8}, {-0.6, -0.8}};
        for (const Point onRim : rim)
            for (const double turned : {-1e-5, -3e-6, 0.0, 3e-6, 1e-5, 0.3, -0.3})
                for (const double away : {1.0, 1.5, 2.5}) {
                    const Point back = -away * onRim + turned * leftNormal(onRim);
                    const Point across = std::max(1.0, 1 / length(back)) * back;
                    for (const Segment& query : {Segment{onRim, across}, Segment{across, onRim}}) {
                        const QString fault = faultOf(baked, *field, query);
                        QVERIFY2(fault.isEmpty(), qPrintable(fault));
                        const PathResult got = findPath(baked, query.a, query.b, 0);
                        QCOMPARE(got.status, PathStatus::found);
                        QCOMPARE(got.statistics.generated, std::size_t(0));
                    }
                }
    }

    /// Walks along their rims are long, and walls part these in stretches that are far from each
    /// other. In these worlds that tells bounds by landmarks that are too high.
    void isEqualAmongLargeCircles()
    {
        for (const std::uint64_t seed : {71U, 79U, 108U, 91U, 435U, 478U}) {
            SplitMix dice(seed);
            const std::vector<Obstacle> obstacles = largeCircles(dice);
            const BakedField baked = bakedFor(obstacles, {0});
            const auto field = ObstacleField::build(obstacles, 0);
            QVERIFY(field);
            for (int i = 0; i < 300; ++i) {
                const double x = dice.between(0, 30);
                const Point start{x, dice.between(0, 30)};
                const double goalX = dice.between(0, 30);
                const QString fault = faultOf(baked, *field, {start, {goalX, dice.between(0, 30)}});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    /// Sides that bend by less than a thousandth cover all of their corner's rim, so that labels do
    /// not know it, but paths bend there.
    void searchesWhereSidesAreNearlyInLine()
    {
        for (const double bend : {0.003, 0.0012}) { // how far below the line
            const nav::Polygon keel{{{0, 0}, {4, -bend}, {8, 0}, {4, 3}}};
            const std::vector<Obstacle> obstacles{
                {1, keel}, block(2, {-6, -1}, 1, 1), block(3, {13, -1}, 1, 1)};
            const BakedField baked = bakedFor(obstacles, {0});
            const auto field = ObstacleField::build(obstacles, 0);
            QVERIFY(field);
            for (const double y : {-0.0005, 0.4})
                for (const double x : {-2.0, -0.5})
                    QCOMPARE(faultOf(baked, *field, {{x, y}, {8 - x, y}}), QString());
        }
        const World world = worldOf(17, 778043);
        const BakedField baked = bakedFor(world.obstacles, {world.agentRadius});
        const Segment query{{4.6322340158352056, 8.3329384719051323},
                            {8.9627747550584118, 7.8357236895724238}};
        QCOMPARE(faultOf(baked, fieldOf(world), query), QString());
    }

    /// There the minimum expansion may bend a path that is straight in truth.
    void isEqualFromBesideCorners()
    {
        SplitMix dice(8);
        for (const int family : {24, 26, 38, 39})
            for (std::uint64_t seed = 100; seed < 108; ++seed) {
                const World world = worldOf(family, seed);
                const BakedField baked = bakedFor(world.obstacles, {world.agentRadius});
                const ObstacleField field = fieldOf(world);
                for (int i = 0; i < 60; ++i) {
                    const Point a = besideCorner(nav::SearchView(field), dice);
                    const Point b = dice.chance(0.5) ? besideCorner(nav::SearchView(field), dice)
                                                     : somewhere(world, dice);
                    const QString fault = faultOf(baked, field, {a, b});
                    QVERIFY2(
                        fault.isEmpty(),
                        qPrintable(
                            QString("family %1, seed %2: %3").arg(family).arg(seed).arg(fault)));
                }
            }
    }

    /// A wall's end on a circle: tangents between them have no length, so a way may turn back there
    /// and is as short.
    void turnsBackWhereRimsTouch()
    {
        const World world = worldOf(43, 20262253);
        const BakedField baked = bakedFor(world.obstacles, {world.agentRadius});
        const Segment query{{1000001.7938749244, -999999.81284305814}, {1000005.9, -999989.25}};
        QCOMPARE(faultOf(baked, fieldOf(world), query), QString());
        QCOMPARE(faultOf(baked, fieldOf(world), {query.b, query.a}), QString());
    }

    /// A line from a wall's end touches the ends of two thicker walls. Rounding puts the place
    /// where it leaves the first of these behind that where it arrives.
    void passesRimsStraight()
    {
        const World world = worldOf(29, 5024);
        const BakedField baked = bakedFor(world.obstacles, {world.agentRadius});
        const Segment query{{6.0219662547732478, 5.4816774417428711},
                            {0.85569180540435275, 7.3498836653140174}};
        QCOMPARE(faultOf(baked, fieldOf(world), query), QString());
        QCOMPARE(faultOf(baked, fieldOf(world), {query.b, query.a}), QString());
    }

    /// A corner that touches a rim parts it in two stretches. A way to the corner and back to the
    /// same stretch is as short as none, so labels must not lead round it for ever.
    void leadsOnWhereACornerTouchesARim()
    {
        const std::vector<Obstacle> obstacles{{1, nav::Circle{{2, 4}, 1}},
                                              {2, nav::Polygon{{{1, 4}, {2.6, 5.2}, {1.4, 6.8}}}},
                                              {3, Wall{{{9, 7}, {10, 10}}, 1}},
                                              block(4, {4, 0}, 1, 1)};
        const BakedField baked = bakedFor(obstacles, {0});
        const auto field = ObstacleField::build(obstacles, 0);
        QVERIFY(field);
        const Point onRim{2 + std::cos(2.95), 4 + std::sin(2.95)};
        for (const Segment& query : {Segment{onRim, {10, 7}}, Segment{{10, 7}, onRim}}) {
            QCOMPARE(faultOf(baked, *field, query), QString());
            QCOMPARE(findPath(baked, query.a, query.b, 0).statistics.generated, std::size_t(0));
        }
    }
};

QTEST_GUILESS_MAIN(BakedRimsTest)
#include "bakedrimstest.moc"
