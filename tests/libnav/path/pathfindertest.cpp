#include "libnav/path/pathfinder.h"

#include "tests/support/pathjudge.h"

#include <QTest>

#include <algorithm>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

Q_DECLARE_METATYPE(thicket::nav::Point)
Q_DECLARE_METATYPE(std::vector<thicket::nav::Circle>)

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
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%s", worldOf(family, 1).family.c_str()) << family;
    }
    void agreesWithBruteForce()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const JudgedWorld judged(worldOf(family, seed));
            SplitMix dice(seed);
            for (int i = 0; i < 4; ++i) {
                const Point start = somewhere(judged.world, dice);
                const Point goal = somewhere(judged.world, dice);
                const std::string fault = faultOf(judged, start, goal);
                QVERIFY2(fault.empty(), qPrintable(QStringLiteral("seed %1, query %2: %3")
                                                       .arg(seed)
                                                       .arg(i)
                                                       .arg(fault.c_str())));
            }
        }
    }

    // One query for each rule without which the lazy search loses the optimum.
    void closureIsComplete_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("seed");
        QTest::addColumn<Point>("start");
        QTest::addColumn<Point>("goal");
        QTest::newRow("goal on the open side of the arriving ray")
            << 10 << 0 << Point{0.5859899577967882, 2.5342835757928595}
            << Point{5.9805119629214527, 10.565447276621279};
        QTest::newRow("blocker before the arrival")
            << 5 << 17 << Point{9.2050528876683195, -0.36857304497842414}
            << Point{4.455509766224667, 5.5208449510942748};
        QTest::newRow("goal more than half a turn on")
            << 3 << 0 << Point{4.7619740486522844, 3.0320071584778496}
            << Point{9.2775068287761613, 4.0733103513362607};
        QTest::newRow("round the back of the start")
            << 6 << 4337 << Point{5.4951659857674624, 5.3668943629614434}
            << Point{6.1053091572713569, 9.577310953524055};
    }
    void closureIsComplete()
    {
        QFETCH(int, family);
        QFETCH(int, seed);
        QFETCH(Point, start);
        QFETCH(Point, goal);
        const JudgedWorld judged(worldOf(family, static_cast<std::uint64_t>(seed)));
        QVERIFY(judged.oracle.shortest(start, goal));
        QCOMPARE(faultOf(judged, start, goal), std::string());
    }

    // The least worlds of queries that soaking found wrong once.
    void keepsWhatSoakingFound_data()
    {
        QTest::addColumn<double>("agentRadius");
        QTest::addColumn<std::vector<Circle>>("circles");
        QTest::addColumn<Point>("start");
        QTest::addColumn<Point>("goal");
        QTest::newRow("two arrivals within rounding, each leaving the rim to the other")
            << 0.05
            << std::vector<Circle>{{{8.4586268949981243, 0.39088872573712741}, 1.0579484758104001},
                                   {{5.566170399985479, 3.6087286039155133}, 1.3095343504329744}}
            << Point{7.3593808450096656, 0.25229598914764717}
            << Point{5.7157688298686331, 10.487367280705872};
        QTest::newRow("two arrivals within rounding, on the way back")
            << 0.3
            << std::vector<Circle>{{{1.6474728386239323, 8.2729507521405594}, 0.35061956336169364},
                                   {{0.1082181254674186, 0.22551347223405682}, 0.58949410870034247}}
            << Point{0.10821812546741844, -0.66398063646628569}
            << Point{0.99685327526223877, 8.2729507521405594};
        QTest::newRow("through the gap ahead and round behind the start")
            << 0.0
            << std::vector<Circle>{{{1000006.8589351325, -999992.49005777028}, 1.0159425114486367},
                                   {{1000008.8228138172, -999992.008990195}, 1.005988511526676},
                                   {{1000006.9958993539, -999992.15644807031}, 0.82686826055561258},
                                   {{1000006.1618079828, -999993.3730824925}, 0.64722757787591023},
                                   {{1000005.5847077734, -999994.46173785138}, 0.58494115459576057},
                                   {{1000004.5286314867, -999995.4190314071}, 0.8404488211431107},
                                   {{1000007.8319185934, -999996.77682201576}, 0.81394231281070595}}
            << Point{1000007.8227676144, -999992.15644807031}
            << Point{1000005.0568302488, -999993.05540046107};
    }
    void keepsWhatSoakingFound()
    {
        QFETCH(double, agentRadius);
        QFETCH(std::vector<Circle>, circles);
        QFETCH(Point, start);
        QFETCH(Point, goal);
        World world;
        world.agentRadius = agentRadius;
        for (const Circle& circle : circles)
            world.obstacles.push_back(
                {static_cast<std::int64_t>(world.obstacles.size()) + 1, circle});
        const JudgedWorld judged(world);
        QVERIFY(judged.oracle.shortest(start, goal));
        QCOMPARE(faultOf(judged, start, goal), std::string());
    }

    void anotherObstacleNeverShortens()
    {
        for (int family : {0, 1, 2, 7, 12})
            for (std::uint64_t seed = 0; seed < 25; ++seed) {
                World world = worldOf(family, seed);
                SplitMix dice(seed);
                const Point start = somewhere(world, dice);
                const Point goal = somewhere(world, dice);
                double before = 0;
                while (!world.obstacles.empty()) {
                    const ObstacleField field = fieldOf(world);
                    const PathResult with = findPath(field, start, goal);
                    world.obstacles.pop_back();
                    const PathResult without = findPath(fieldOf(world), start, goal);
                    if (with.status == PathStatus::found) {
                        QCOMPARE(without.status, PathStatus::found);
                        QVERIFY(without.path.length() <=
                                with.path.length() * (1 + 1e-9) + field.tolerance());
                        before = with.path.length();
                    }
                }
                QVERIFY(before == 0 || before >= distance(start, goal) * (1 - 1e-12));
            }
    }

    void sameQuestionSameBits()
    {
        const World world = worldOf(2, 9);
        const ObstacleField field = fieldOf(world);
        const PathResult once = findPath(field, {-1, -1}, {11, 11});
        const PathResult again = findPath(fieldOf(world), {-1, -1}, {11, 11});
        QCOMPARE(once.status, PathStatus::found);
        QVERIFY(once.path == again.path);
        QCOMPARE(once.statistics.expanded, again.statistics.expanded);
    }

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
        QVERIFY(start.nearestFree && distance(*start.nearestFree, {1, 0}) < 1e-6);
        QVERIFY(start.path.isEmpty());
        const PathResult goal = findPath(field, {-3, 0}, {5, -0.5});
        QCOMPARE(goal.status, PathStatus::goalBlocked);
        QCOMPARE(goal.blockedBy, 2);
        QVERIFY(goal.nearestFree && distance(*goal.nearestFree, {5, -1}) < 1e-6);
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

    // 3,600 discs outside; without the parity test the search would visit them all.
    void walledInGoalIsToldEarly()
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

    // Bounds on the work, not on the time: a lever that stops pulling shows here.
    void worksNoMoreThanItShould()
    {
        SplitMix dice(42);
        std::vector<Circle> circles;
        for (int i = 0; i < 1000; ++i) {
            const double x = dice.between(0, 70);
            circles.push_back({{x, dice.between(0, 70)}, dice.between(0.5, 1.5)});
        }
        const PathResult across = findPath(fieldOf(circles), {-2, -2}, {72, 72});
        QCOMPARE(across.status, PathStatus::found);
        QVERIFY2(across.statistics.expanded <= 480,
                 qPrintable(QString::number(across.statistics.expanded)));
        QVERIFY2(across.statistics.rays <= 1370,
                 qPrintable(QString::number(across.statistics.rays)));

        circles.clear();
        for (int i = 0; i < 20; ++i)
            for (int j = 0; j < 20; ++j)
                circles.push_back({{2.0 * i, 2.0 * j + 0.7 * (i % 3)}, 0.8});
        const PathResult lattice = findPath(fieldOf(circles), {-2, -2}, {41, 39.3});
        QCOMPARE(lattice.status, PathStatus::found);
        QVERIFY2(lattice.statistics.expanded <= 1060,
                 qPrintable(QString::number(lattice.statistics.expanded)));
        QVERIFY2(lattice.statistics.rays <= 1520,
                 qPrintable(QString::number(lattice.statistics.rays)));
    }
};

QTEST_GUILESS_MAIN(PathfinderTest)
#include "pathfindertest.moc"
