#include "libnav/path/pathfinder.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;

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
};

QTEST_GUILESS_MAIN(PathfinderTest)
#include "pathfindertest.moc"
