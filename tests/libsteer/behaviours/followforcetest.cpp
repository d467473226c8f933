#include "libnav/path/pathfinder.h"
#include "libsteer/behaviours/follow.h"
#include "libsteer/behaviours/placement.h"
#include "tests/support/crowds/steeringworld.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;
using nav::HuggingEdge;
using nav::SurfingEdge;
using nav::Winding;

namespace {

constexpr double pi = std::numbers::pi;

Agent walker(Point position = {}, Point velocity = {})
{
    return {.position = position, .velocity = velocity, .radius = 0.3};
}

/// Straight, a left quarter turn of radius 2, straight, a right half turn of radius 1, straight.
nav::Path winding()
{
    return nav::Path({SurfingEdge{{0, 0}, {5, 0}, {}, {}},
                      HuggingEdge{{5, 2}, 2, -pi / 2, 0, Winding::counterClockwise, {}},
                      SurfingEdge{{7, 2}, {7, 6}, {}, {}},
                      HuggingEdge{{8, 6}, 1, pi, 0, Winding::clockwise, {}},
                      SurfingEdge{{9, 6}, {9, 1}, {}, {}}});
}

/// The distance from the path, by brute force: the nearest of many points of it.
double offPath(const nav::Path& path, Point p)
{
    double nearest = INFINITY;
    for (int i = 0; i <= 400; ++i)
        nearest = std::min(nearest, lengthOf(path.pointAt(path.length() * i / 400) - p));
    return nearest;
}

bool isNear(Point a, Point b, double tolerance = 1e-9) { return lengthOf(a - b) <= tolerance; }

} // namespace

/// Path following by force: it stays near the path and comes back to it.
class FollowForceTest : public QObject {
    Q_OBJECT

private slots:
    void wantsTheTangentAndTheCorrection();
    void leansIntoArcs();
    void staysNearAWindingPath();
    void comesBackWhenPushedOff();
    void staysOnItsLegOfAHairpin();
    void arrivesAndStands();
    void followsShortestPathsThroughForests();
    void findsTheNearestPlace();
    void standsWithoutAPath();
};

void FollowForceTest::wantsTheTangentAndTheCorrection()
{
    const nav::Path line({SurfingEdge{{0, 0}, {20, 0}, {}, {}}});
    FollowParams params = FollowParams::of(walker());
    params.corridor = 0.5;
    FollowRecord record;
    // A quarter above the path at full speed: predicted 0.5625 ahead, back at half of 45 degrees.
    const Agent agent = walker({5, 0.25}, {3, 0});
    const FollowStep step = followForce(agent, line, {0, 0, 5}, params, &record);
    QVERIFY(isNear(record.predicted, {5.5625, 0.25}));
    QVERIFY(isNear(record.nearest, {5, 0}));
    QVERIFY(isNear(record.onPath, {5.5625, 0}));
    QCOMPARE(record.off, 0.25);
    QCOMPARE(record.remaining, 15.0);
    QCOMPARE(record.speed, 3.0);
    const Point wanted = 3 * unitOr({1, -0.5}, {});
    QVERIFY(isNear(step.force, (1 / 0.1875) * (wanted - Point{3, 0})));
    QCOMPARE(step.place.travelled, 5.0);
}

void FollowForceTest::leansIntoArcs()
{
    // On the arc at the speed that it allows, exactly on course except for the prediction's chord.
    const nav::Path circle(
        {HuggingEdge{{0, 5}, 5, -pi / 2, pi / 2, Winding::counterClockwise, {}}});
    FollowRecord record;
    const Agent agent = walker({5, 5}, {0, 3});
    const double half = 5 * pi / 2;
    const FollowParams params = FollowParams::of(agent);
    const FollowStep step = followForce(agent, circle, {0, 0, half}, params, &record);
    QCOMPARE(record.speed, 3.0); // sqrt(0.4 * 8 * 5) is more
    QVERIFY(step.force.x < -9.0 / 5);
    // A tighter arc is taken at sqrt(0.4 * 8 * 1).
    const nav::Path tight({HuggingEdge{{0, 1}, 1, -pi / 2, 9 * pi, Winding::counterClockwise, {}}});
    followForce(walker({1, 1}, {0, 2}), tight, {0, 0, pi / 2}, params, &record);
    QCOMPARE(record.speed, std::sqrt(3.2));
}

void FollowForceTest::staysNearAWindingPath()
{
    for (const double step : {1.0 / 240, 1.0 / 60, 1.0 / 20}) {
        Agent agent = walker();
        const FollowParams params = FollowParams::of(agent);
        PathPlace place;
        double farthest = 0;
        for (int i = 0; i < static_cast<int>(14 / step); ++i) {
            const FollowStep next = followForce(agent, winding(), place, params);
            QVERIFY(next.place.travelled >= place.travelled - 1e-9);
            place = next.place;
            agent = moved(agent, next.force, step);
            farthest = std::max(farthest, offPath(winding(), agent.position));
        }
        qInfo("step %.4f s: at most %.3f off a path with arcs of 2 and 1, corridor %.3f", step,
              farthest, params.corridor);
        QVERIFY(farthest < params.corridor);
        QVERIFY(isNear(agent.position, {9, 1}, 0.01));
    }
}

void FollowForceTest::comesBackWhenPushedOff()
{
    SplitMix random(1);
    for (int push = 0; push < 200; ++push) {
        Agent agent = walker();
        PathPlace place;
        const int when = random.below(250);
        const Point by{random.between(-1, 1), random.between(-1, 1)};
        double sinceBack = 0;
        for (int i = 0; i < 700; ++i) {
            if (i == when) {
                agent.position = agent.position + 1.5 * by;
                agent.velocity = 3 * by;
            }
            const FollowStep next = followForce(agent, winding(), place, FollowParams::of(agent));
            place = next.place;
            agent = moved(agent, next.force, 0.02);
            if (i > when && offPath(winding(), agent.position) > 0.15)
                sinceBack = 0.02 * (i - when);
        }
        QVERIFY2(sinceBack < 3, qPrintable(QString::number(sinceBack)));
        QVERIFY(isNear(agent.position, {9, 1}, 0.02));
    }
}

// The path leads there and back, 0.4 apart.
void FollowForceTest::staysOnItsLegOfAHairpin()
{
    const nav::Path hairpin(
        {SurfingEdge{{0, 0}, {12, 0}, {}, {}},
         HuggingEdge{{12, 0.2}, 0.2, -pi / 2, pi / 2, Winding::counterClockwise, {}},
         SurfingEdge{{12, 0.4}, {0, 0.4}, {}, {}}});
    Agent agent = walker();
    PathPlace place;
    double fastest = 0;
    for (int i = 0; i < 1000; ++i) {
        const FollowStep next = followForce(agent, hairpin, place, FollowParams::of(agent));
        fastest = std::max(fastest, next.place.travelled - place.travelled);
        place = next.place;
        agent = moved(agent, next.force, 0.02);
        if (i == 100)
            QVERIFY(agent.position.x > 4 && place.edge == 0);
    }
    QVERIFY(fastest < 1); // no jump between the two legs except at the bend
    QVERIFY(isNear(agent.position, {0, 0.4}, 0.02));
}

void FollowForceTest::arrivesAndStands()
{
    const nav::Path line({SurfingEdge{{0, 0}, {6, 0}, {}, {}}});
    Agent agent = walker();
    PathPlace place;
    double farthest = 0;
    for (int i = 0; i < 500; ++i) {
        const FollowStep next = followForce(agent, line, place, FollowParams::of(agent));
        place = next.place;
        agent = moved(agent, next.force, 0.02);
        farthest = std::max(farthest, agent.position.x);
    }
    QVERIFY(isNear(agent.position, {6, 0}, 1e-3) && lengthOf(agent.velocity) < 1e-2);
    QVERIFY2(farthest < 6.05, qPrintable(QString::number(farthest)));
}

void FollowForceTest::followsShortestPathsThroughForests()
{
    double farthest = 0;
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const PlacementParams forest{.box = {{0, 0}, {50, 50}},
                                     .count = 90,
                                     .leastRadius = 0.5,
                                     .mostRadius = 2,
                                     .gap = 0.8,
                                     .border = 2};
        std::vector<nav::Obstacle> obstacles;
        for (const nav::Circle& circle : placeAtRandom(forest, {seed}).placed)
            obstacles.push_back({std::int64_t(obstacles.size()), circle});
        const auto field = nav::ObstacleField::build(obstacles, 0.3).value();
        const auto result = nav::findPath(field, {1, 1}, {49, 49});
        QCOMPARE(result.status, nav::PathStatus::found);
        Agent agent = walker({1, 1});
        PathPlace place;
        double deepest = 0;
        for (int i = 0; i < 2400 && !isNear(agent.position, {49, 49}, 0.05); ++i) {
            const FollowStep next = followForce(agent, result.path, place, FollowParams::of(agent));
            place = next.place;
            agent = moved(agent, next.force, field, 0.02);
            deepest = std::max(deepest, -field.clearance(agent.position));
            farthest =
                std::max(farthest, lengthOf(result.path.pointAt(place.travelled) - agent.position));
        }
        found += isNear(agent.position, {49, 49}, 0.05);
        QVERIFY(deepest < 1e-6);
    }
    QCOMPARE(found, 8);
    qInfo("at most %.3f off shortest paths", farthest);
    QVERIFY(farthest < FollowParams::of(walker()).corridor);
}

// Compared with the nearest of many points, from positions all round the path.
void FollowForceTest::findsTheNearestPlace()
{
    SplitMix random(3);
    FollowParams params = FollowParams::of(walker());
    params.search = 100;
    for (int i = 0; i < 300; ++i) {
        const Agent agent = walker({random.between(-2, 11), random.between(-2, 9)});
        FollowRecord record;
        followForce(agent, winding(), {}, params, &record);
        const double off = lengthOf(record.nearest - agent.position);
        QVERIFY(std::abs(off - offPath(winding(), agent.position)) < 0.03);
    }
}

void FollowForceTest::standsWithoutAPath()
{
    const Agent agent = walker({1, 2}, {1, 0});
    const FollowParams params = FollowParams::of(agent);
    QCOMPARE(followForce(agent, {}, {}, params).force, (Point{0, 0}));
    const nav::Path point({SurfingEdge{{4, 2}, {4, 2}, {}, {}}});
    QVERIFY(followForce(agent, point, {}, params).force.x > 0);
    // A place on another path is dropped: following begins anew.
    const nav::Path line({SurfingEdge{{0, 0}, {20, 0}, {}, {}}});
    QCOMPARE(followForce(agent, line, {7, 90, 95}, params).place, (PathPlace{0, 0, 1}));
}

QTEST_GUILESS_MAIN(FollowForceTest)
#include "followforcetest.moc"
