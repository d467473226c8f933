#include "libsteer/behaviours/pursue.h"
#include "libsteer/behaviours/seek.h"
#include "tests/support/crowds/steeringworld.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// Full speed 2, force 10: a response time of 0.1, a slowing radius of 0.8.
Agent walker(Point position, Point velocity = {})
{
    return {
        .position = position, .velocity = velocity, .radius = 0.5, .maxSpeed = 2, .maxForce = 10};
}

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

} // namespace

/// Seek, flee, arrive and the behaviours built on them, compared with figures worked out by hand.
class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void seeksAndFlees();
    void cutsToTheLargestForce();
    void fleesNobodyFar();
    void arrivesWithoutOvershoot();
    void staysWhereItStops();
    void differsLittleBetweenSteps();
    void pursuesWhereTheQuarryWillBe();
    void seeksAQuarryThatComesOn();
    void catchesFasterThanItSeeks();
    void evadesAhead();
    void interposes();
    void keepsItsPlaceInAFormation();
    void hidesBehindTheNearest();
    void hidesFromNobodyFarAndEvadesInTheOpen();
};

void MotionTest::seeksAndFlees()
{
    const Agent agent = walker({1, 1}, {1.5, 0});
    MotionRecord record;
    // Wanted (2, 0), has (1.5, 0), in 0.1 s.
    QVERIFY(isNear(seek(agent, {5, 1}, SeekParams::of(agent), &record), {5, 0}));
    QCOMPARE(record.target, (Point{5, 1}));
    QVERIFY(isNear(record.desired, {2, 0}));
    QVERIFY(isNear(flee(agent, {0, 1}, FleeParams::of(agent)), {5, 0}));
    // On the target it brakes. On the threat it runs ahead.
    const Agent slow = walker({1, 1}, {0.5, 0});
    QVERIFY(isNear(seek(slow, {1, 1}, SeekParams::of(slow)), {-5, 0}));
    QVERIFY(isNear(flee(agent, {1, 1}, FleeParams::of(agent)), {5, 0}));
}

void MotionTest::cutsToTheLargestForce()
{
    const Agent agent = walker({0, 0}, {-2, 0});
    QVERIFY(isNear(seek(agent, {9, 0}, SeekParams::of(agent)), {10, 0}));
    QVERIFY(isNear(seek(walker({0, 0}), {3, 4}, {1}), {1.2, 1.6}));
}

void MotionTest::fleesNobodyFar()
{
    const Agent agent = walker({0, 0});
    const FleeParams params{0.1, 5};
    QCOMPARE(flee(agent, {5, 0}, params), (Point{0, 0}));
    QVERIFY(isNear(flee(agent, {4.99, 0}, params), {-10, 0}));
}

void MotionTest::arrivesWithoutOvershoot()
{
    for (const double step : {1.0 / 240, 1.0 / 60, 1.0 / 20}) {
        Agent agent = walker({0, 0});
        agent.maxSpeed = 3;
        double farthest = 0;
        for (double time = 0; time < 12; time += step) {
            agent = moved(agent, arrive(agent, {10, 0}, ArriveParams::of(agent)), step);
            farthest = std::max(farthest, agent.position.x);
        }
        QVERIFY(isNear(agent.position, {10, 0}, 1e-3));
        QVERIFY(lengthOf(agent.velocity) < 1e-2);
        // Critically damped. A coarse step overshoots a little.
        QVERIFY2(farthest < 10 + 0.02 * step / 0.05, qPrintable(QString::number(farthest - 10)));
    }
}

void MotionTest::staysWhereItStops()
{
    const Agent agent = walker({0, 0}, {0.5, 0});
    ArriveParams params = ArriveParams::of(agent);
    QCOMPARE(params.slowingRadius, 0.8);
    params.stopRadius = 0.3;
    QVERIFY(isNear(arrive(agent, {0.25, 0}, params), {-5, 0}));
    // Halfway into the slowing radius it wants half its speed.
    QVERIFY(isNear(arrive(agent, {0.4, 0}, params), {5, 0}));
}

// A second and a half of seek round a corner, with four step lengths: how far the ends differ.
void MotionTest::differsLittleBetweenSteps()
{
    std::vector<Point> ends;
    for (const double step : {0.003125, 0.0125, 0.025, 0.05}) {
        Agent agent = walker({0, 0}, {0, 2});
        for (int i = 0; i < static_cast<int>(1.5 / step + 0.5); ++i)
            agent = moved(agent, seek(agent, {8, 0}, SeekParams::of(agent)), step);
        ends.push_back(agent.position);
    }
    QVERIFY(isNear(ends[1], ends[0], 0.02));
    QVERIFY(isNear(ends[2], ends[0], 0.04));
    QVERIFY(isNear(ends[3], ends[0], 0.08));
}

void MotionTest::pursuesWhereTheQuarryWillBe()
{
    const Agent agent = walker({0, 0});
    Agent quarry = walker({3, 0}, {0, 1});
    quarry.heading = {0, 1};
    MotionRecord record;
    const Point force = pursue(agent, quarry, PursueParams::of(agent), &record);
    // 3 m at 2 + 1 m/s: one second ahead.
    QCOMPARE(record.lookAhead, 1.0);
    QVERIFY(isNear(record.target, {3, 1}));
    QVERIFY(isNear(force, 10 * unitOr({3, 1}, {})));
    PursueParams shortSighted = PursueParams::of(agent);
    shortSighted.longest = 0.5;
    pursue(agent, quarry, shortSighted, &record);
    QVERIFY(isNear(record.target, {3, 0.5}));
}

void MotionTest::seeksAQuarryThatComesOn()
{
    const Agent agent = walker({0, 0});
    Agent quarry = walker({3, 0.2}, {-1, 0});
    quarry.heading = {-1, 0};
    MotionRecord record;
    pursue(agent, quarry, PursueParams::of(agent), &record);
    QCOMPARE(record.target, quarry.position);
    QCOMPARE(record.lookAhead, 0.0);
    // Behind, the same heading does not mean that it approaches.
    quarry.position = {-3, 0.2};
    pursue(agent, quarry, PursueParams::of(agent), &record);
    QVERIFY(record.lookAhead > 0);
}

void MotionTest::catchesFasterThanItSeeks()
{
    const auto timeToCatch = [](bool predicts) {
        Agent hunter = walker({0, 0});
        Agent quarry = walker({6, 0}, {0, 1.5});
        quarry.heading = {0, 1};
        for (int i = 1; i < 4000; ++i) {
            quarry.position = quarry.position + 0.01 * quarry.velocity;
            const Point force = predicts ? pursue(hunter, quarry, PursueParams::of(hunter))
                                         : seek(hunter, quarry.position, SeekParams::of(hunter));
            hunter = moved(hunter, force, 0.01);
            if (lengthOf(hunter.position - quarry.position) < 0.3)
                return 0.01 * i;
        }
        return double(INFINITY);
    };
    QVERIFY(timeToCatch(true) < timeToCatch(false));
    QVERIFY(timeToCatch(false) < 40);
}

void MotionTest::evadesAhead()
{
    const Agent agent = walker({0, 0});
    const Agent pursuer = walker({-3, -1}, {0, 1});
    MotionRecord record;
    EvadeParams params = EvadeParams::of(agent);
    const Point force = evade(agent, pursuer, params, &record);
    const double lookAhead = std::sqrt(10.0) / 3;
    QVERIFY(isNear(record.target, {-3, -1 + lookAhead}));
    QVERIFY(isNear(force, 10 * unitOr({3, 1 - lookAhead}, {})));
    params.panicDistance = 3;
    QCOMPARE(evade(agent, pursuer, params), (Point{0, 0}));
}

void MotionTest::interposes()
{
    const Agent agent = walker({0, 0});
    const Agent one = walker({4, 2}, {1, 0});
    const Agent other = walker({4, -2}, {1, 0});
    MotionRecord record;
    interpose(agent, one, other, ArriveParams::of(agent), &record);
    // The middle is 4 away, 2 s at full speed, and moves on by 2 in that time.
    QCOMPARE(record.lookAhead, 2.0);
    QVERIFY(isNear(record.target, {6, 0}));
}

void MotionTest::keepsItsPlaceInAFormation()
{
    Agent leader = walker({0, 0}, {0, 1});
    leader.heading = {0, 1};
    Agent follower = walker({5, 3});
    MotionRecord record;
    const Point offset{-1.5, 2}; // behind, to the left
    offsetPursuit(follower, leader, offset, ArriveParams::of(follower), &record);
    const double lookAhead = lengthOf(Point{-2, -1.5} - follower.position) / 3;
    QVERIFY(isNear(record.target, {-2, -1.5 + lookAhead}));
    for (int i = 0; i < 2000; ++i) {
        leader.position = leader.position + 0.01 * leader.velocity;
        follower = moved(follower,
                         offsetPursuit(follower, leader, offset, ArriveParams::of(follower)), 0.01);
    }
    // Arriving at a moving target lags by slowing radius * speed / full speed, less the prediction.
    QVERIFY(isNear(follower.position, leader.position + Point{-2, -1.5}, 0.4));
    QVERIFY(isNear(follower.velocity, {0, 1}, 1e-3));
}

void MotionTest::hidesBehindTheNearest()
{
    const Agent agent = walker({4, 0});
    const Agent hunter = walker({0, 0});
    const RoundObstacle near{{2, 3}, 1, 7};
    const RoundObstacle far{{-9, 0}, 1, 8};
    const RoundObstacle arena{{0, 0}, 30, 9, true};
    HideParams params = HideParams::of(agent);
    params.distance = 0.5;
    HideRecord record;
    hide(agent, hunter, std::vector{far, near, arena}, params, &record);
    QCOMPARE(record.spots.size(), std::size_t{2});
    QCOMPARE(record.chosen, 1);
    QCOMPARE(record.spots[1].obstacle, std::int64_t{7});
    // Radius 1, gap 0.5, own radius 0.5: 2 behind the centre, away from the hunter.
    QVERIFY(isNear(record.spots[1].position, Point{2, 3} + 2 * unitOr({2, 3}, {})));
    QVERIFY(isNear(record.motion.target, record.spots[1].position));
}

void MotionTest::hidesFromNobodyFarAndEvadesInTheOpen()
{
    const Agent agent = walker({4, 0});
    const Agent hunter = walker({0, 0});
    HideParams params = HideParams::of(agent);
    QVERIFY(isNear(hide(agent, hunter, {}, params), evade(agent, hunter, params.evade)));
    params.threatRange = 3;
    QCOMPARE(hide(agent, hunter, {}, params), (Point{0, 0}));
}

QTEST_GUILESS_MAIN(MotionTest)
#include "motiontest.moc"
