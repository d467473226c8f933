#include "libsteer/behaviours/follow.h"
#include "libsteer/sim/walk.h"
#include "tests/support/geometry/randompart.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::steer;
using test::part;

namespace {

constexpr double pi = std::numbers::pi;

Path straight(double length) { return Path({SurfingEdge{{0, 0}, {length, 0}, {}, {}}}); }

/// Straight, a left quarter turn of radius 2, straight, a right half turn of radius 1, straight.
Path winding()
{
    return Path({SurfingEdge{{0, 0}, {5, 0}, {}, {}},
                 HuggingEdge{{5, 2}, 2, -pi / 2, 0, Winding::counterClockwise, {}},
                 SurfingEdge{{7, 2}, {7, 6}, {}, {}},
                 HuggingEdge{{8, 6}, 1, pi, 0, Winding::clockwise, {}},
                 SurfingEdge{{9, 6}, {9, 1}, {}, {}}});
}

/// The distance to the winding path, computed edge by edge.
double offPath(Point p)
{
    const auto onSegment = [p](Point a, Point b) {
        const double t = std::clamp(dot(p - a, b - a) / dot(b - a, b - a), 0.0, 1.0);
        return distance(p, a + t * (b - a));
    };
    double best =
        std::min({onSegment({0, 0}, {5, 0}), onSegment({7, 2}, {7, 6}), onSegment({9, 6}, {9, 1})});
    if (p.x >= 5 && p.y <= 2)
        best = std::min(best, std::abs(distance(p, {5, 2}) - 2));
    if (p.y >= 6)
        best = std::min(best, std::abs(distance(p, {8, 6}) - 1));
    return best;
}

/// Tests every promise about speeds, from the frames alone.
void checkRun(const std::vector<Agent>& run, const Path& path, const Agent& agent,
              double step = 1.0 / 60)
{
    QVERIFY(!run.empty());
    QCOMPARE(run.front().velocity, (Point{0, 0}));
    QCOMPARE(run.front().position, path.pointAt(0));
    double before = 0;
    for (const Agent& state : run) {
        const double speed = length(state.velocity);
        QVERIFY(speed <= agent.maxSpeed * (1 + 1e-12));
        QVERIFY(std::abs(speed - before) <= agent.maxForce * step * (1 + 1e-9));
        before = speed;
    }
    QCOMPARE(run.back().position, path.pointAt(path.length()));
    QCOMPARE(run.back().velocity, (Point{0, 0}));
}

} // namespace

class FollowTest : public QObject {
    Q_OBJECT

private slots:
    void staysOnThePath();
    void keepsItsPromisesOnAnyInput();
    void takesTheTimeOfATrapezoid();
    void neverGoesBackOrBeyond();
    void brakesWhenItIsTooFast();
    void givesTheSameBitsTwice();
    void turnsWithTheArcs();
    void standsOnAPathOfNoLength();
    void stopsAtTheTimeLimit();
};

void FollowTest::staysOnThePath()
{
    const Agent agent{.radius = 0.5, .maxSpeed = 3, .maxForce = 8};
    const Path path = winding();
    const auto run = walk(agent, path);
    checkRun(run, path, agent);
    for (const Agent& state : run) {
        QVERIFY(offPath(state.position) < 1e-9);
        QCOMPARE(state.radius, 0.5);
    }
}

void FollowTest::keepsItsPromisesOnAnyInput()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 3000; ++i) {
        const auto magnitude = [&](double from, double to) {
            return std::exp2(from + (to - from) * part(random));
        };
        const Agent agent{.maxSpeed = magnitude(-6, 6), .maxForce = magnitude(-6, 6)};
        const double step = magnitude(-8, 1);
        // As long as a few hundred steps at full speed, or a fraction of a step.
        const Path path = straight(agent.maxSpeed * step * magnitude(-10, 8));
        const auto run = walk(agent, path, step, 1e9);
        checkRun(run, path, agent, step);
        QVERIFY(run.size() < 200000);
    }
}

void FollowTest::takesTheTimeOfATrapezoid()
{
    // With speed v and force a, a long path of length s takes s / v + v / a, a short one 2 sqrt(s /
    // a).
    std::mt19937_64 random(2);
    for (int i = 0; i < 200; ++i) {
        const Agent agent{.maxSpeed = 1 + 4 * part(random), .maxForce = 1 + 9 * part(random)};
        const double s = 40 * part(random) + 0.1;
        const double v = agent.maxSpeed;
        const double a = agent.maxForce;
        const double ideal = s > v * v / a ? s / v + v / a : 2 * std::sqrt(s / a);
        for (const double step : {1.0 / 240, 1.0 / 60, 1.0 / 20}) {
            const auto steps = static_cast<double>(walk(agent, straight(s), step).size() - 1);
            const double taken = step * steps;
            QVERIFY(taken >= ideal - step && taken <= ideal + 4 * step);
        }
    }
}

void FollowTest::neverGoesBackOrBeyond()
{
    const Agent agent{.maxSpeed = 5, .maxForce = 3};
    const Path path = straight(10);
    PathProgress progress;
    for (int i = 0; i < 2000; ++i) {
        const PathProgress next = followPath(agent, path, progress, 0.01);
        QVERIFY(next.travelled >= progress.travelled && next.travelled <= path.length());
        progress = next;
    }
    QVERIFY(progress == (PathProgress{path.length(), 0}));
    QVERIFY(followPath(agent, path, progress, 0.01) == progress);
}

void FollowTest::brakesWhenItIsTooFast()
{
    const Agent agent{.maxSpeed = 2, .maxForce = 4};
    const Path path = straight(50);
    PathProgress progress{0, 10};
    for (int i = 0; i < 20; ++i)
        progress = followPath(agent, path, progress, 0.1);
    QVERIFY(std::abs(progress.speed - 2) < 1e-9);
    // No room left to brake: it ends at the end all the same.
    progress = {49.9, 100};
    for (int i = 0; i < 3; ++i)
        progress = followPath(agent, path, progress, 0.1);
    QVERIFY(progress == (PathProgress{50, 0}));
}

void FollowTest::givesTheSameBitsTwice()
{
    const Agent agent{.radius = 0.3, .maxSpeed = 1.7, .maxForce = 2.3};
    QVERIFY(walk(agent, winding()) == walk(agent, winding()));
}

void FollowTest::turnsWithTheArcs()
{
    const Path path = winding();
    const Agent agent;
    const double quarter = pi; // the length of the quarter turn of radius 2
    const auto headingAt = [&](double s) {
        const Point heading = placedOnPath(agent, path, {s, 1}).heading;
        return std::atan2(heading.y, heading.x);
    };
    QVERIFY(std::abs(headingAt(2)) < 1e-12);
    QVERIFY(std::abs(headingAt(5 + quarter / 2) - pi / 4) < 1e-12);
    QVERIFY(std::abs(headingAt(5 + quarter + 2) - pi / 2) < 1e-12);
    QVERIFY(std::abs(headingAt(5 + quarter + 4 + pi / 2)) < 1e-12);
    QVERIFY(std::abs(headingAt(path.length()) + pi / 2) < 1e-12);
    const Agent placed = placedOnPath(agent, path, {5 + quarter / 2, 2});
    QVERIFY(std::abs(length(placed.velocity) - 2) < 1e-12);
    QVERIFY(distance(placed.position, Point{5, 2} + 2 * Point{std::sqrt(0.5), -std::sqrt(0.5)}) <
            1e-12);
}

void FollowTest::standsOnAPathOfNoLength()
{
    const Agent agent{.position = {1, 2}, .velocity = {3, 0}, .heading = {0.6, 0.8}};
    const Path point({SurfingEdge{{4, 4}, {4, 4}, {}, {}}});
    QVERIFY(followPath(agent, point, {}, 0.1) == PathProgress());
    QVERIFY(followPath(agent, Path(), {}, 0.1) == PathProgress());
    const auto run = walk(agent, point);
    QCOMPARE(run.size(), std::size_t{1});
    QCOMPARE(run[0].position, (Point{4, 4}));
    QCOMPARE(run[0].heading, (Point{0.6, 0.8}));
    QCOMPARE(run[0].velocity, (Point{0, 0}));
    QVERIFY(walk(agent, Path()).empty());
    QCOMPARE(placedOnPath(agent, Path(), {}).position, (Point{1, 2}));
}

void FollowTest::stopsAtTheTimeLimit()
{
    const auto run = walk({}, straight(1000), 0.5, 10);
    QCOMPARE(run.size(), std::size_t{21});
}

QTEST_GUILESS_MAIN(FollowTest)
#include "followtest.moc"
