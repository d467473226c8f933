#include "libsteer/behaviours/wander.h"
#include "libsteer/behaviours/contain.h"
#include "tests/support/crowds/steeringworld.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

Agent walker(Point position = {}, Point velocity = {})
{
    return {
        .position = position, .velocity = velocity, .radius = 0.5, .maxSpeed = 2, .maxForce = 10};
}

/// The root mean square of the angle turned in a second, over many walks.
double turnPerSecond(double step)
{
    double squares = 0;
    const int walks = 2000;
    for (int walk = 0; walk < walks; ++walk) {
        WanderState state{{std::uint64_t(walk)}, {1, 0}};
        for (double time = 0; time < 0.5 - step / 2; time += step)
            state = wander(walker(), state, WanderParams::of(walker()), step).state;
        const double angle = std::atan2(state.onCircle.y, state.onCircle.x);
        squares += angle * angle;
    }
    return std::sqrt(squares / walks);
}

} // namespace

/// Wandering, and containment.
class WanderTest : public QObject {
    Q_OBJECT

private slots:
    void repeatsItselfFromItsState();
    void staysOnItsCircle();
    void straysAlikeAtAnyStep();
    void staysInABox();
    void correctsByTheMotionThatLeavesTheBox();
    void staysInAnArena();
};

void WanderTest::repeatsItselfFromItsState()
{
    WanderState one{{7}, {1, 0}};
    Agent a = walker();
    for (int i = 0; i < 50; ++i) {
        const WanderStep step = wander(a, one, WanderParams::of(a), 0.05);
        one = step.state;
        a = moved(a, step.force, 0.05);
    }
    // A copy of state and agent continues identically; another seed does not.
    WanderState other = one;
    Agent b = a;
    for (int i = 0; i < 50; ++i) {
        const WanderStep first = wander(a, one, WanderParams::of(a), 0.05);
        const WanderStep second = wander(b, other, WanderParams::of(b), 0.05);
        QCOMPARE(first.force, second.force);
        one = first.state;
        other = second.state;
        a = moved(a, first.force, 0.05);
        b = moved(b, second.force, 0.05);
    }
    const WanderState foreign{{8}, {1, 0}};
    QVERIFY(wander(a, {{7}, {1, 0}}, WanderParams::of(a), 0.05).force !=
            wander(a, foreign, WanderParams::of(a), 0.05).force);
}

void WanderTest::staysOnItsCircle()
{
    Agent agent = walker({3, 4}, {0, 1});
    agent.heading = {0, 1};
    WanderState state{{3}, {1, 0}};
    for (int i = 0; i < 200; ++i) {
        WanderRecord record;
        state = wander(agent, state, WanderParams::of(agent), 0.05, &record).state;
        QVERIFY(std::abs(lengthOf(state.onCircle) - 1) < 1e-12);
        QVERIFY(lengthOf(record.middle - (Point{3, 4} + Point{0, 4.0 / 3})) < 1e-12);
        QVERIFY(std::abs(lengthOf(record.target - record.middle) - record.radius) < 1e-12);
    }
}

void WanderTest::straysAlikeAtAnyStep()
{
    const double coarse = turnPerSecond(0.05);
    const double fine = turnPerSecond(0.005);
    QVERIFY2(std::abs(coarse / fine - 1) < 0.1,
             qPrintable(QString("%1 and %2").arg(coarse).arg(fine)));
}

void WanderTest::staysInABox()
{
    const nav::Box box{{-8, -5}, {8, 5}};
    Agent agent = walker();
    WanderState state{{5}, {1, 0}};
    for (int i = 0; i < 20000; ++i) {
        const WanderStep step = wander(agent, state, WanderParams::of(agent), 0.02);
        state = step.state;
        const Point inside = containIn(agent, box, ContainParams::of(agent));
        const bool isLeaving = inside != Point{0, 0};
        agent = moved(agent, isLeaving ? inside : step.force, 0.02);
        QVERIFY(box.contains(agent.position));
    }
}

void WanderTest::correctsByTheMotionThatLeavesTheBox()
{
    const nav::Box box{{0, 0}, {10, 10}};
    const ContainParams params{1, 0.5};
    ContainRecord record;
    // Predicted at (9.7, 5), 0.2 beyond the margin: 2 * 0.2 / 1^2.
    Point force = containIn(walker({8.7, 5}, {1, 0}), box, params, &record);
    QVERIFY(lengthOf(force - Point{-0.4, 0}) < 1e-12);
    QVERIFY(record.isOutside);
    QCOMPARE(record.inward, (Point{-1, 0}));
    QCOMPARE(containIn(walker({8.4, 5}, {1, 0}), box, params), (Point{0, 0}));
    // Far outside: the full force, back to the corner.
    force = containIn(walker({30, 30}), box, params);
    QVERIFY(lengthOf(force - 10 * Point{-std::sqrt(0.5), -std::sqrt(0.5)}) < 1e-9);
    // Narrower than two margins: to the middle.
    force = containIn(walker({0.1, 3}), {{0, 0}, {0.6, 10}}, params);
    QVERIFY(lengthOf(force - Point{0.4, 0}) < 1e-12);
}

void WanderTest::staysInAnArena()
{
    const nav::Obstacle obstacles[] = {{1, nav::Circle{{0, 0}, 10, true}},
                                       {2, nav::Circle{{2, 3}, 1.5}}};
    const auto field = nav::ObstacleField::build(obstacles, 0.5).value();
    Agent agent = walker();
    WanderState state{{5}, {1, 0}};
    double deepest = 0;
    int blocked = 0;
    for (int i = 0; i < 20000; ++i) {
        const WanderStep step = wander(agent, state, WanderParams::of(agent), 0.02);
        state = step.state;
        ContainRecord record;
        const Point inside = containIn(agent, field, ContainParams::of(agent), &record);
        blocked += record.isOutside;
        // Free flight: only the force holds it back.
        agent = moved(agent, record.isOutside ? inside : step.force, 0.02);
        deepest = std::max(deepest, -field.clearance(agent.position));
    }
    QVERIFY(blocked > 100);
    QVERIFY2(deepest < 0.1, qPrintable(QString::number(deepest)));
}

QTEST_GUILESS_MAIN(WanderTest)
#include "wandertest.moc"
