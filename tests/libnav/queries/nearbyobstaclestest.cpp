#include "libnav/collision/queries.h"
#include "libnav/collision/searchview.h"
#include "tests/libnav/queries/fieldcase.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;

namespace {

// The seals of contacts extend this many tolerances beyond them.
constexpr double sealed = 250;

std::set<std::int64_t> keptIn(const ObstacleField& field)
{
    std::set<std::int64_t> ids;
    for (const nav::Disc& disc : SearchView(field).discs())
        ids.insert(disc.obstacle);
    for (const nav::Core& core : SearchView(field).cores())
        ids.insert(core.obstacle);
    for (const nav::Arena& arena : SearchView(field).arenas())
        ids.insert(arena.obstacle);
    return ids;
}

void compare(const FieldCase& c, Point p, double radius)
{
    const double slack = sealed * c.field.tolerance();
    const std::vector<std::int64_t> found = nav::obstaclesWithin(c.field, p, radius);
    QVERIFY(std::is_sorted(found.begin(), found.end()));
    QVERIFY(std::adjacent_find(found.begin(), found.end()) == found.end());
    const std::set<std::int64_t> kept = keptIn(c.field);
    for (const nav::Obstacle& obstacle : c.map.obstacles) {
        const double gap = bruteClearance({obstacle}, c.field.agentRadius(), p) - radius;
        const bool isFound = std::binary_search(found.begin(), found.end(), obstacle.id);
        if (gap > slack)
            QVERIFY2(!isFound, qPrintable(QString("%1: %2").arg(obstacle.id).arg(gap)));
        if (gap < -slack && kept.contains(obstacle.id))
            QVERIFY2(isFound, qPrintable(QString("%1: %2").arg(obstacle.id).arg(gap)));
    }
}

} // namespace

class NearbyObstaclesTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseThatALoopOverTheShapesFinds_data();
    void areThoseThatALoopOverTheShapesFinds();
    void holdThePointThatTheyContain();
    void includeEveryPolygonRoundThePoint();
    void leaveOutWhatOnlyTouches();
    void areNoneForWhatIsNoPlace();
    void comeInPartsWithTheirOwnRadii();
};

void NearbyObstaclesTest::areThoseThatALoopOverTheShapesFinds_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void NearbyObstaclesTest::areThoseThatALoopOverTheShapesFinds()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const FieldCase c = fieldCase(static_cast<Family>(family), seed, seed % 2 ? 0.35 : 0);
        SplitMix random(seed);
        for (int i = 0; i < 20; ++i) {
            const double radius = random.chance(0.2) ? 0 : random.between(0, c.map.side / 3);
            compare(c, c.anywhere(random), radius);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void NearbyObstaclesTest::holdThePointThatTheyContain()
{
    int inside = 0;
    for (const Family family : allFamilies) {
        const FieldCase c = fieldCase(family, 3, 0.2);
        SplitMix random(7);
        for (int i = 0; i < 100; ++i) {
            const Point p = c.anywhere(random);
            const auto found = nav::obstaclesWithin(c.field, p, 0);
            QCOMPARE(found, c.field.obstaclesAt(p));
            const auto deepest = c.field.obstacleAt(p);
            QCOMPARE(found.empty(), !deepest);
            if (deepest)
                QVERIFY(std::binary_search(found.begin(), found.end(), *deepest));
            inside += deepest.has_value();
        }
    }
    QVERIFY(inside > 200);
}

void NearbyObstaclesTest::includeEveryPolygonRoundThePoint()
{
    const nav::Polygon large{{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}}, false};
    const nav::Polygon small{{{-4, -4}, {-4, 4}, {4, 4}, {4, -4}}, false};
    const nav::Polygon hole{{{20, 20}, {30, 20}, {25, 30}}, true};
    const nav::Wall ring{{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}}, 1, true};
    const auto field =
        ObstacleField::build(
            std::vector<nav::Obstacle>{{4, large}, {3, small}, {2, hole}, {1, ring}}, 0)
            .value();
    const std::vector<std::int64_t> expected{2, 3, 4};
    QCOMPARE(nav::obstaclesWithin(field, {0, 0}, 1), expected);
    const std::vector<std::int64_t> farther{1, 2, 3, 4};
    QCOMPARE(nav::obstaclesWithin(field, {0, 0}, 5.6), farther);
    QVERIFY(nav::obstaclesWithin(field, {25, 24}, 1).empty());
}

void NearbyObstaclesTest::leaveOutWhatOnlyTouches()
{
    const auto field =
        ObstacleField::build(std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, 1}},
                                                        {2, nav::Circle{{0, 0}, 10, true}}},
                             0)
            .value();
    QVERIFY(nav::obstaclesWithin(field, {2, 0}, 1).empty());
    QVERIFY(nav::obstaclesWithin(field, {1, 0}, 0).empty());
    QCOMPARE(nav::obstaclesWithin(field, {2, 0}, 1.001), std::vector<std::int64_t>{1});
    QCOMPARE(nav::obstaclesWithin(field, {8, 0}, 2.001), std::vector<std::int64_t>{2});
    QVERIFY(nav::obstaclesWithin(field, {8, 0}, 2).empty());
}

void NearbyObstaclesTest::areNoneForWhatIsNoPlace()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto field =
        ObstacleField::build(std::vector<nav::Obstacle>{{1, nav::Circle{{0, 0}, 1}}}, 0).value();
    QVERIFY(nav::obstaclesWithin(field, {nan, 0}, 1).empty());
    QVERIFY(nav::obstaclesWithin(field, {0, infinity}, 1).empty());
    QVERIFY(nav::obstaclesWithin(field, {0, 0}, nan).empty());
    QVERIFY(nav::obstaclesWithin(field, {0, 0}, -1).empty());
    QVERIFY(nav::obstaclesWithin(ObstacleField(), {0, 0}, 1e9).empty());
}

// Without the minimum expansion that a wall without thickness has for a point.
void NearbyObstaclesTest::comeInPartsWithTheirOwnRadii()
{
    using Kind = nav::ObstaclePart::Kind;
    const std::vector<nav::Obstacle> obstacles{{1, nav::Wall{{{0, 0}, {4, 0}}, 0, false}},
                                               {2, nav::Circle{{50, 50}, 2}},
                                               {3, nav::Wall{{{0, 90}, {4, 90}}, 1, false}},
                                               {4, nav::Circle{{0, 0}, 200, true}}};
    const auto field = ObstacleField::build(obstacles, 0).value();
    const auto partsIn = [&](const nav::Box& window) {
        std::vector<nav::ObstaclePart> parts;
        nav::visitParts(field, window, [&](const nav::ObstaclePart& part) {
            parts.push_back(part);
            // Who visits may visit.
            nav::visitParts(field, window, [](const nav::ObstaclePart&) {});
        });
        return parts;
    };
    const nav::ObstaclePart arena{Kind::arena, false, 4, {{0, 0}, {0, 0}}, 200};

    const auto thin = partsIn({{-1, -1}, {5, 1}});
    QCOMPARE(thin.size(), std::size_t{4});
    for (std::size_t i = 0; i < 2; ++i)
        QVERIFY(thin[i].kind == Kind::disc && thin[i].isThin && thin[i].radius == 0);
    QCOMPARE(thin[2], (nav::ObstaclePart{Kind::side, true, 1, {{0, 0}, {4, 0}}, 0}));
    QCOMPARE(thin[3], arena);

    const auto thick = partsIn({{1, 89}, {2, 91}});
    QCOMPARE(thick.size(), std::size_t{2});
    QCOMPARE(thick[0], (nav::ObstaclePart{Kind::side, false, 3, {{0, 90}, {4, 90}}, 0.5}));
    const auto circle = partsIn({{50, 50}, {50, 50}});
    QCOMPARE(circle.size(), std::size_t{2});
    QCOMPARE(circle[0], (nav::ObstaclePart{Kind::disc, false, 2, {{50, 50}, {50, 50}}, 2}));
    QVERIFY(partsIn(nav::Box()).empty());

    const nav::Box affected = affectedBox(field, obstacles[0].shape);
    QVERIFY(affected.min.y < 0 && affected.min.y > -1e-3 && affected.max.x > 4);
    QVERIFY(affectedBox(field, nav::Wall()).isEmpty());
    QVERIFY(affectedBox(field, obstacles[3].shape).width() > 1e9);
}

QTEST_GUILESS_MAIN(NearbyObstaclesTest)
#include "nearbyobstaclestest.moc"
