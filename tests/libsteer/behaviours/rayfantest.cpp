#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/singleray.h"
#include "tests/support/crowds/steeringworld.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double pi = std::numbers::pi;

/// The fan of the tutorials: 17 rays over 180 degrees, range 10, speed 5, 30 degrees a second.
RayFanParams plainFan()
{
    RayFanParams params;
    params.range = 10;
    params.speed = 5;
    params.stopRange = 5;
    params.seesTarget = false;
    params.followsWalls = false;
    return params;
}

Agent walker(Point velocity = {5, 0})
{
    return {.velocity = velocity, .radius = 0.5, .maxSpeed = 5, .maxForce = 20};
}

nav::ObstacleField fieldOf(const std::vector<nav::Obstacle>& obstacles)
{
    return nav::ObstacleField::build(obstacles, 0.5).value();
}

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

} // namespace

/// The ray fan and the single ray, by figures worked out by hand. Their use is tested in
/// trapstest.cpp.
class RayFanTest : public QObject {
    Q_OBJECT

private slots:
    void spreadsItsRaysEvenly();
    void addsClearAndTakesOffBlocked();
    void pushesToTheRightHeadOn();
    void steersToTheTargetPlusForward();
    void holdsWhatItSensed();
    void turnsNoFasterThanItMay();
    void stopsWithinTheStopRange();
    void doesNotCircleItsTarget();
    void turnsOnTheSpotAtAWall();
    void takesATargetInSight();
    void followsAWallAndLeavesIt();
    void steersFromTheCentreWithASingleRay();
};

void RayFanTest::spreadsItsRaysEvenly()
{
    const RayFan fan(plainFan());
    for (int i = 0; i < 17; ++i) {
        const double angle = -pi / 2 + i * pi / 16;
        QVERIFY(isNear(fan.directions->rays[std::size_t(i)], {std::cos(angle), std::sin(angle)},
                       1e-15));
    }
    RayFanParams even = plainFan();
    even.rays = 4;
    even.halfAngle = pi / 6;
    const RayFan narrow(even);
    QVERIFY(isNear(narrow.directions->rays[1], {std::cos(pi / 18), -std::sin(pi / 18)}, 1e-15));
    QVERIFY(isNear(narrow.directions->rays[3], {std::cos(pi / 6), std::sin(pi / 6)}, 1e-15));
}

void RayFanTest::addsClearAndTakesOffBlocked()
{
    const nav::Obstacle disc{3, nav::Circle{{6, 3}, 1.5}};
    const auto field = fieldOf({disc});
    RayFanRecord record;
    const RayFan fan(plainFan());
    rayFan(walker(), {40, 0}, field, fan, {}, 0.05, &record);
    QVERIFY(record.isSensed);
    QCOMPARE(record.rays.size(), std::size_t{17});
    // Each ray and the disc by hand: its distance from the centre compared with 1.5 + 0.5.
    Point sum{0, 0};
    int blocked = 0;
    for (int i = 0; i < 17; ++i) {
        const double angle = -pi / 2 + i * pi / 16;
        const Point direction{std::cos(angle), std::sin(angle)};
        const double aside = cross(direction, {6, 3});
        const bool hits =
            std::abs(aside) < 2 && dot(direction, {6, 3}) - std::sqrt(4 - aside * aside) < 10;
        const RayFanRecord::Ray& ray = record.rays[std::size_t(i)];
        QCOMPARE(ray.isBlocked, hits);
        QCOMPARE(ray.obstacle, std::int64_t{hits ? 3 : 0});
        if (hits)
            QVERIFY(std::abs(lengthOf(ray.at * direction - Point{6, 3}) - 2) < 1e-8);
        else
            QCOMPARE(ray.at, 10.0);
        sum = sum + (hits ? -1.0 / 17 : 1.0 / 17) * direction;
        blocked += hits;
    }
    QVERIFY(blocked >= 3 && blocked <= 6);
    QVERIFY(isNear(record.sum, sum));
    QVERIFY(isNear(record.steering, unitOr(sum, {})));
    QVERIFY(!record.isPushed);
}

void RayFanTest::pushesToTheRightHeadOn()
{
    const auto field = fieldOf({{1, nav::Wall{{{4, -20}, {4, 20}}, 0, false}}});
    RayFanRecord record;
    const auto step = rayFan(walker(), {40, 0}, field, RayFan(plainFan()), {}, 0.05, &record);
    QVERIFY(record.isPushed);
    QVERIFY(std::abs(record.sum.y) < 1e-12);
    QVERIFY(record.steering.y < 0);
    QVERIFY(step.force.y < 0);
    // The mirrored scene is the same: the bias decides.
    Agent left = walker({-5, 0});
    left.heading = {-1, 0};
    left.position = {8, 0};
    QVERIFY(rayFan(left, {-40, 0}, field, RayFan(plainFan()), {}, 0.05).force.y > 0);
}

void RayFanTest::steersToTheTargetPlusForward()
{
    RayFanRecord record;
    rayFan(walker(), {0, 40}, {}, RayFan(plainFan()), {}, 0.05, &record);
    QVERIFY(isNear(record.steering, {std::sqrt(0.5), std::sqrt(0.5)}));
    QVERIFY(!record.isPushed && !record.isFollowing);
}

void RayFanTest::holdsWhatItSensed()
{
    const auto field = fieldOf({{1, nav::Circle{{6, 3}, 1.5}}});
    const RayFan fan(plainFan());
    RayFanStep step = rayFan(walker(), {40, 0}, field, fan, {}, 0.05);
    const Point sum = step.state.sum;
    int sensed = 0;
    Agent agent = walker();
    for (int i = 0; i < 11; ++i) {
        agent.position.x += 0.5;
        RayFanRecord record;
        step = rayFan(agent, {40, 0}, field, fan, step.state, 0.05, &record);
        sensed += record.isSensed;
        if (i < 3)
            QCOMPARE(step.state.sum, sum);
    }
    // At 0, 0.2 and 0.4: these eleven steps include the second and the third.
    QCOMPARE(sensed, 2);
}

void RayFanTest::turnsNoFasterThanItMay()
{
    const auto field = fieldOf({{1, nav::Circle{{12, 1}, 4}}});
    const RayFan fan(plainFan());
    Agent agent = walker();
    RayFanState state;
    for (int i = 0; i < 400; ++i) {
        const RayFanStep step = rayFan(agent, {30, 25}, field, fan, state, 0.01);
        state = step.state;
        const Agent next = moved(agent, step.force, 0.01);
        const double turn = std::abs(cross(agent.heading, next.heading));
        QVERIFY(turn <= 0.01 * pi / 6 * 1.01);
        QVERIFY(std::abs(lengthOf(next.velocity) - 5) < 0.01);
        agent = next;
    }
}

void RayFanTest::stopsWithinTheStopRange()
{
    Agent agent = walker();
    RayFanState state;
    for (int i = 0; i < 600; ++i) {
        const RayFanStep step = rayFan(agent, {30, 0}, {}, RayFan(plainFan()), state, 0.02);
        state = step.state;
        agent = moved(agent, step.force, 0.02);
    }
    QVERIFY(lengthOf(agent.velocity) < 1e-6);
    QVERIFY(lengthOf(agent.position - Point{30, 0}) < 5);
}

void RayFanTest::doesNotCircleItsTarget()
{
    RayFanParams params = plainFan();
    params.stopRange = 0.5; // its turning circle has a radius of 9.5
    for (const Point target : {Point{0, 3}, Point{-4, 0}, Point{1, -9}, Point{-12, 12}}) {
        Agent agent = walker();
        RayFanState state;
        for (int i = 0; i < 3000; ++i) {
            const RayFanStep step = rayFan(agent, target, {}, RayFan(params), state, 0.02);
            state = step.state;
            agent = moved(agent, step.force, 0.02);
        }
        QVERIFY(lengthOf(agent.position - target) <= 0.5);
    }
}

void RayFanTest::turnsOnTheSpotAtAWall()
{
    const auto field = fieldOf({{1, nav::Wall{{{1, -3}, {1, 3}}, 0, false}}});
    Agent agent = walker({0, 0});
    agent.position = {0.5, 0};
    const RayFanStep step = rayFan(agent, {40, 0}, field, RayFan(plainFan()), {}, 0.05);
    // Along the wall and away from it, not into it.
    QVERIFY(step.force.x <= 0 && step.force.y < 0);
}

void RayFanTest::takesATargetInSight()
{
    // A door straight ahead, from which the plain fan turns away.
    const auto field = fieldOf({{1, nav::Wall{{{6, 30}, {6, 0.75}}, 0.2, false}},
                                {2, nav::Wall{{{6, -0.75}, {6, -30}}, 0.2, false}}});
    RayFanParams params = plainFan();
    RayFanRecord record;
    rayFan(walker(), {40, 0}, field, RayFan(params), {}, 0.05, &record);
    QVERIFY(record.isPushed && record.steering.y < -0.5);
    params.seesTarget = true;
    rayFan(walker(), {40, 0}, field, RayFan(params), {}, 0.05, &record);
    QVERIFY(isNear(record.steering, {1, 0}));
}

void RayFanTest::followsAWallAndLeavesIt()
{
    const auto field = fieldOf({{1, nav::Wall{{{4, -8}, {4, 8}}, 0.2, false}}});
    RayFanParams params = plainFan();
    params.followsWalls = true;
    params.followDistance = 0.8;
    params.stopRange = 1;
    const RayFan fan(params);
    Agent agent = walker();
    agent.position = {2, 0};
    RayFanState state;
    state.sinceNearer = 100; // as if it had been stuck
    state.nearest = 18;
    bool hasFollowed = false;
    double farthest = 0;
    for (int i = 0; i < 800; ++i) {
        RayFanRecord record;
        const RayFanStep step = rayFan(agent, {20, 0}, field, fan, state, 0.05, &record);
        state = step.state;
        hasFollowed = hasFollowed || record.isFollowing;
        agent = moved(agent, step.force, field, 0.05);
        if (record.isFollowing && i > 60 && agent.position.x < 4 && agent.position.y > -6)
            farthest = std::max(farthest, field.clearance(agent.position));
    }
    QVERIFY(hasFollowed);
    QVERIFY(lengthOf(agent.position - Point{20, 0}) <= 1);
    QVERIFY2(farthest < 2, qPrintable(QString::number(farthest)));
}

void RayFanTest::steersFromTheCentreWithASingleRay()
{
    SingleRayParams params = SingleRayParams::of(walker());
    params.range = 8;
    SingleRayRecord record;
    const auto field = fieldOf({{3, nav::Circle{{6, 0.5}, 1.5}}});
    const Point force = singleRay(walker(), {40, 0}, field, params, &record);
    QVERIFY(record.isHit);
    QCOMPARE(record.obstacle, std::int64_t{3});
    QCOMPARE(record.center, (Point{6, 0.5}));
    QVERIFY(isNear(record.avoidance, unitOr({2, -0.5}, {})));
    QVERIFY(force.y < 0);
    // Clear: it seeks.
    const Agent agent = walker();
    QCOMPARE(singleRay(agent, {0, 40}, {}, params), seek(agent, {0, 40}, SeekParams::of(agent)));
    // A wall's centre is the middle of the side. If its end is hit, it is that end.
    const auto wall = fieldOf({{4, nav::Wall{{{5, -1}, {5, 3}}, 0, false}}});
    singleRay(agent, {40, 0}, wall, params, &record);
    QCOMPARE(record.center, (Point{5, 1}));
}

QTEST_GUILESS_MAIN(RayFanTest)
#include "rayfantest.moc"
