#include "libnav/path/pathfinder.h"

#include "tests/support/obstaclefamilies.h"
#include "tests/support/pathoracle.h"

#include <QTest>

#include <algorithm>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

Q_DECLARE_METATYPE(thicket::nav::Point)

namespace {

ObstacleField fieldOf(const World& world)
{
    return ObstacleField::build(world.obstacles, world.agentRadius).value();
}

ObstacleField fieldOf(const std::vector<Circle>& circles)
{
    std::vector<Obstacle> obstacles;
    for (const Circle& circle : circles)
        obstacles.push_back({static_cast<std::int64_t>(obstacles.size()) + 1, circle});
    return ObstacleField::build(obstacles, 0).value();
}

bool agree(double a, double b, const ObstacleField& field)
{
    return std::abs(a - b) <= std::max(1e-9 * std::max(a, b), field.tolerance());
}

Point endOf(const TangentEdge& edge)
{
    if (const auto* straight = std::get_if<SurfingEdge>(&edge))
        return straight->to;
    const auto& arc = std::get<HuggingEdge>(edge);
    return arc.pointAt(arc.to);
}

/// Edges that follow each other without a jump or a bend.
bool isSmooth(const Path& path, const ObstacleField& field)
{
    double s = 0;
    for (std::size_t i = 0; i + 1 < path.edges().size(); ++i) {
        const double next = std::visit([](const auto& e) { return e.length(); }, path.edges()[i]);
        s += next;
        const double step = 1e-6 * std::max(1.0, path.length());
        if (distance(endOf(path.edges()[i]), path.pointAt(s)) > 10 * field.tolerance())
            return false;
        if (next > 1e-3 && s + 1e-3 < path.length() &&
            dot(path.tangentAt(s - step), path.tangentAt(s + step)) < 0.99)
            return false;
    }
    return true;
}

double deepestOn(const Path& path, const PathOracle& oracle)
{
    double deepest = -1;
    for (int i = 0; i <= 300; ++i)
        deepest = std::max(deepest, oracle.depth(path.pointAt(path.length() * i / 300)));
    return deepest;
}

PathStatus expectedStatus(const PathOracle& oracle, Point start, Point goal,
                          const std::optional<double>& length)
{
    if (oracle.isBlocked(start))
        return PathStatus::startBlocked;
    if (oracle.isBlocked(goal))
        return PathStatus::goalBlocked;
    return length ? PathStatus::found : PathStatus::unreachable;
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
            const World world = worldOf(family, seed);
            const ObstacleField field = fieldOf(world);
            const PathOracle oracle(world.obstacles, world.agentRadius, field.tolerance(),
                                    1e3 * field.tolerance());
            SplitMix dice(seed);
            for (int i = 0; i < 4; ++i) {
                const Point start = somewhere(world, dice);
                const Point goal = somewhere(world, dice);
                const bool blocked = oracle.isBlocked(start) || oracle.isBlocked(goal);
                const auto length = blocked ? std::nullopt : oracle.shortest(start, goal);
                const PathResult result = findPath(field, start, goal);
                const QByteArray where = QByteArray::number(qulonglong(seed)) + " query " +
                                         QByteArray::number(i) + " of " + world.family.c_str();
                QVERIFY2(result.status == expectedStatus(oracle, start, goal, length), where);
                if (result.status != PathStatus::found)
                    continue;
                QVERIFY2(agree(result.path.length(), *length, field), where);
                QVERIFY2(deepestOn(result.path, oracle) <= 2 * field.tolerance(), where);
                QVERIFY2(isSmooth(result.path, field), where);
                QVERIFY2(distance(result.path.pointAt(0), start) < 1e-9, where);
                QVERIFY2(distance(result.path.pointAt(result.path.length()), goal) < 1e-9, where);
                const PathResult back = findPath(field, goal, start);
                QVERIFY2(agree(back.path.length(), *length, field), where);
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
        const World world = worldOf(family, static_cast<std::uint64_t>(seed));
        const ObstacleField field = fieldOf(world);
        const PathOracle oracle(world.obstacles, world.agentRadius, field.tolerance(),
                                1e3 * field.tolerance());
        const auto length = oracle.shortest(start, goal);
        QVERIFY(length);
        QVERIFY(agree(findPath(field, start, goal).path.length(), *length, field));
        QVERIFY(agree(findPath(field, goal, start).path.length(), *length, field));
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
