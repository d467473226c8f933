#include "libnav/path/pathfinder.h"
#include "libnav/collision/queries.h"
#include "libnav/collision/searchview.h"
#include "libnav/path/queries.h"
#include "tests/support/judges/pathjudge.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

ObstacleField fieldOf(const std::vector<Circle>& circles)
{
    std::vector<Obstacle> obstacles;
    for (const Circle& circle : circles)
        obstacles.push_back({static_cast<std::int64_t>(obstacles.size()) + 1, circle});
    return ObstacleField::build(obstacles, 0).value();
}

} // namespace

class PathfinderTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatSoakingFound_data();
    void keepsWhatSoakingFound();
    void pointsOnThinWallsAreFree();
    void standingStillIsAPathOfNoLength()
    {
        const PathResult result = findPath(ObstacleField{}, {2, 3}, {2, 3});
        QCOMPARE(result.status, PathStatus::found);
        QCOMPARE(result.path.edges().size(), 1U);
        QCOMPARE(result.path.length(), 0.0);
    }

    void blockedEndsNameTheObstacleAndAWayOut()
    {
        const ObstacleField field = fieldOf(std::vector<Circle>{{{0, 0}, 1}, {{5, 0}, 1}});
        const PathResult start = findPath(field, {0.5, 0}, {5, 0});
        QCOMPARE(start.status, PathStatus::startBlocked);
        QCOMPARE(start.blockedBy, 1);
        QVERIFY(start.nearestFree && distance(*start.nearestFree, Point{1, 0}) < 1e-6);
        QVERIFY(start.path.isEmpty());
        const PathResult goal = findPath(field, {-3, 0}, {5, -0.5});
        QCOMPARE(goal.status, PathStatus::goalBlocked);
        QCOMPARE(goal.blockedBy, 2);
        QVERIFY(goal.nearestFree && distance(*goal.nearestFree, Point{5, -1}) < 1e-6);
        QCOMPARE(findPath(field, start.nearestFree.value(), goal.nearestFree.value()).status,
                 PathStatus::found);
    }

    void goesRoundOneCircle()
    {
        const ObstacleField field = fieldOf(std::vector<Circle>{{{0, 0}, 1}});
        const PathResult result = findPath(field, {-2, 0}, {2, 0});
        QCOMPARE(result.path.edges().size(), 3U);
        const double want = 2 * std::sqrt(3.0) + std::numbers::pi / 3;
        QVERIFY(std::abs(result.path.length() - want) < 1e-12);
    }

    void namesStatusesAsFilesDo()
    {
        QCOMPARE(name(PathStatus::found), "found");
        QCOMPARE(name(PathStatus::unreachable), "unreachable");
        QCOMPARE(name(PathStatus::startBlocked), "startBlocked");
        QCOMPARE(name(PathStatus::goalBlocked), "goalBlocked");
    }

    // 3,600 discs outside. Without the parity test the search would visit them all.
    void walledInGoalIsReportedEarly()
    {
        std::vector<Circle> circles;
        for (int i = 0; i < 60; ++i)
            for (int j = 0; j < 60; ++j)
                if (i < 28 || i > 32 || j < 28 || j > 32)
                    circles.push_back({{3.0 * i, 3.0 * j}, 1});
        for (int i = 0; i < 16; ++i) {
            const double angle = i * std::numbers::pi / 8;
            circles.push_back({{90 + 4.0 * std::cos(angle), 90 + 4.0 * std::sin(angle)}, 0.9});
        }
        const ObstacleField field = fieldOf(circles);
        const PathResult inward = findPath(field, {1.5, 1.5}, {90, 90});
        QCOMPARE(inward.status, PathStatus::unreachable);
        QVERIFY(inward.statistics.expanded < 300);
        QCOMPARE(findPath(field, {90, 90}, {1.5, 1.5}).status, PathStatus::unreachable);
        QCOMPARE(findPath(field, {1.5, 1.5}, {178.5, 178.5}).status, PathStatus::found);
    }

    // Eight discs that touch by rounding: the seal of a contact is smaller than the arc along which
    // the two discs overlap by at most the tolerance.
    void nothingPassesASealInAShallowContact()
    {
        std::vector<Obstacle> ring;
        for (const Point center : {Point{1000006.8922617801, -999995.38062189962},
                                   {1000005.9947118491, -999993.21374468342},
                                   {1000003.8278346331, -999992.31619475246},
                                   {1000001.6609574169, -999993.21374468342},
                                   {1000000.7634074859, -999995.38062189962},
                                   {1000001.6609574169, -999997.5474991157},
                                   {1000003.8278346331, -999998.44504904666},
                                   {1000005.9947118491, -999997.5474991157}})
            ring.push_back({1, Circle{center, 0.87270549887136672}});
        const ObstacleField field = ObstacleField::build(ring, 0.3).value();
        const Point outside{999999.74725784198, -999999.58416719269};
        const Point inside{1000002.746240805, -999997.99184602569};
        QCOMPARE(findPath(field, outside, inside).status, PathStatus::unreachable);
        QCOMPARE(findPath(field, inside, outside).status, PathStatus::unreachable);
    }

    // 40,000 discs that overlap in one chain across the map. The test for a ring round the goal
    // looks near both ends first, and takes turns with the search.
    void walledInGoalIsReportedEarlyAmongOverlapping()
    {
        std::vector<Circle> circles;
        for (int i = 0; i < 200; ++i)
            for (int j = 0; j < 200; ++j)
                if (std::abs(i - 150) > 3 || std::abs(j - 150) > 3)
                    circles.push_back({{3.0 * i, 3.0 * j}, j % 10 == 0 && i > 0 ? 1.6 : 1.4});
        for (int i = 0; i < 16; ++i) {
            const double angle = i * std::numbers::pi / 8;
            circles.push_back({{450 + 6.0 * std::cos(angle), 450 + 6.0 * std::sin(angle)}, 1.5});
        }
        const ObstacleField field = fieldOf(circles);
        const PathResult inward = findPath(field, {-1.6, -1.6}, {450, 450});
        QCOMPARE(inward.status, PathStatus::unreachable);
        QVERIFY(inward.statistics.expanded < 600);
        QVERIFY(!isReachable(field, {-1.6, -1.6}, {450, 450}));
        QVERIFY(isReachable(field, {-1.6, -1.6}, {598.6, 598.6}));
    }
};

void PathfinderTest::keepsWhatSoakingFound_data()
{
    QTest::addColumn<std::vector<Obstacle>>("obstacles");
    QTest::addColumn<Segment>("query");
    const auto row = [](const char* title, std::vector<Obstacle> obstacles, Segment query) {
        QTest::newRow(title) << std::move(obstacles) << query;
    };
    row("a closed wall that crosses itself",
        {{1, Wall{{{3.0532098610386029, 7.4967334454933834},
                   {2.9528999181677653, 11.233659723435357},
                   {4.27561044700537, 9.451189558526881},
                   {6.9436400238056528, 9.2363901015856449},
                   {10.440059245915538, 11.068733910660768}},
                  0,
                  true}}},
        {{4.5898386918295451, 10.213722107867891}, {9.1606547871423629, 6.8940178150612574}});
    row("on a thin wall, just off where another meets it",
        {{1, Wall{{{7, 7}, {7, 11}}, 0}}, {2, Wall{{{7, 9}, {5, 9}, {5, 7}, {7, 9}}, 0}}},
        {{7, 8.9997934772250137}, {5.1042153106079331, 9}});
    row("in the dent of a polygon",
        {{1, Polygon{{{1000006.054715272, -999991.91228111787},
                      {1000005.24374539, -999993.28005102405},
                      {1000005.058778314, -999992.01769684278},
                      {1000003.3480401733, -999992.54925846506},
                      {1000006.68474506, -999990.90312138305}}}}},
        {{1000006.054715272, -999991.91228111787}, {1000003.9846152114, -999993.38156222913}});
    row("just off the end of a thin wall",
        {{1,
          Wall{{{500006.23924282019, 5000001.0012188917}, {500003.51746681373, 5000001.6985248206}},
               0}}},
        {{500006.2389720272, 5000001.0012882678}, {500003.23352997942, 5000001.1518074675}});
    row("just off the end of a thin wall among thick ones",
        {{1, Wall{{{7, 7}, {10, 7}}, 0.2}},
         {2, Wall{{{1, 3}, {2, 3}}, 0.4}},
         {3, Wall{{{3, 3}, {4, 3}}, 0}}},
        {{4.4419377089162664, 7.1041325306546099}, {3.0007316421125689, 3}});
}

void PathfinderTest::keepsWhatSoakingFound()
{
    QFETCH(std::vector<Obstacle>, obstacles);
    QFETCH(Segment, query);
    World world;
    world.obstacles = obstacles;
    const std::string fault = faultOf(JudgedWorld(world), query.a, query.b);
    QVERIFY2(fault.empty(), fault.c_str());
}

void PathfinderTest::pointsOnThinWallsAreFree()
{
    const Wall wall{{{0, 0}, {4, 0}}, 0};
    const Polygon block{{{10, 0}, {14, 0}, {14, 4}, {10, 4}}};
    const ObstacleField field =
        ObstacleField::build(std::vector<Obstacle>{{1, wall}, {2, block}}, 0).value();
    const double minimum = SearchView(field).minimumExpansion();
    for (const Point p : {Point{1, 0}, {0, 0}, {4, 0}, {10, 2}, {14, 4}, {12, 0}}) {
        QVERIFY(!field.obstacleAt(p));
        QVERIFY(field.obstaclesAt(p).empty());
        QVERIFY(std::abs(field.clearance(p)) <= field.tolerance());
        QCOMPARE(field.nearestFreePoint(p), p);
        QVERIFY(!SearchView(field).isFreeForRays(p));
        QVERIFY(obstaclesWithin(field, p, 0).empty());
        QVERIFY(isReachable(field, p, {7, 7}) && isReachable(field, {7, 7}, p));
        QVERIFY(isReachable(field, p, p));
        QCOMPARE(findPath(field, p, {7, 7}).status, PathStatus::found);
        QVERIFY(std::abs(field.clearance(p + Point{0, -minimum / 2}) - minimum / 2) <= 1e-12 ||
                p.y > 0);
    }
    const Point inside{12, 0.5};
    QCOMPARE(field.obstacleAt(inside), 2);
    QVERIFY(std::abs(field.clearance(inside) + 0.5) < 1e-12);
    const auto free = field.nearestFreePoint(inside);
    QVERIFY(free && distance(*free, Point{12, 0}) <= 2 * minimum);
    QVERIFY(!field.obstacleAt(*free) && SearchView(field).isFreeForRays(*free));
}

QTEST_GUILESS_MAIN(PathfinderTest)
#include "pathfindertest.moc"
