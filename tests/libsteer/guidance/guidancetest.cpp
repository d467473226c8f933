#include "tests/support/crowds/steeringworld.h"
#include "tests/support/crowds/walkers.h"

#include <QTest>

#include <limits>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

/// Agents that follow their guidance arrive.
class GuidanceTest : public QObject {
    Q_OBJECT

private slots:
    void leadsOutOfEveryTrap();
    void leadsThroughForests();
    void reportsThatThereIsNoPath();
    void goesNearGoalsThatAreBlocked();
    void letsDiscsOfManyRadiiThroughTheirDoors();
    void flowFollowersPassGapsThatCellsDoNotShow();
    void headsStraightWithoutPlans();
};

void GuidanceTest::leadsOutOfEveryTrap()
{
    for (const Trap& trap : traps())
        for (const BehaviourKind kind : {BehaviourKind::followPath, BehaviourKind::followFlow}) {
            Walkers walkers(trap.obstacles, groupOf(kind, trap.goal, trap.goalRadius),
                            agentsIn(trap, 100));
            const double time = walkers.run(60);
            qInfo("%s, %s: %d after %.1f s, %zu plans", trap.name.c_str(), name(kind),
                  walkers.arrivals(), time, walkers.plans);
            QCOMPARE(walkers.arrivals(), 100);
        }
}

void GuidanceTest::leadsThroughForests()
{
    for (const BehaviourKind kind : kinds)
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Walkers walkers = forestWalkers(kind, seed);
            walkers.run(120);
            QCOMPARE(walkers.arrivals(), 60);
            // Without disturbance no agent needs another plan, except a few flow followers that
            // start where there is no flow.
            QVERIFY(walkers.plans <= (kind == BehaviourKind::followPath ? 60u : 6u));
        }
}

void GuidanceTest::reportsThatThereIsNoPath()
{
    for (const BehaviourKind kind : kinds) {
        Walkers walkers({box(1, {0, 0}, 3), {2, nav::Circle{{30, 30}, 1}}},
                        groupOf(kind, {20, 0}, 0.5), agentsAt({{0, 0}}));
        for (int k = 0; k < 20; ++k)
            walkers.advance();
        QCOMPARE(walkers.aims[0].direction, (Point{0, 0}));
        QCOMPARE(walkers.aims[0].remaining, std::numeric_limits<double>::infinity());
        QCOMPARE(walkers.agents[0].position, (Point{0, 0}));
        QVERIFY(!walkers.guidance.plan(Slot(0)));
        QVERIFY(walkers.plans <= 2);
        walkers.edit({{1, {}}});
        walkers.run(30);
        QCOMPARE(walkers.arrivals(), 1);
    }
}

void GuidanceTest::goesNearGoalsThatAreBlocked()
{
    for (const BehaviourKind kind : kinds)
        for (const double radius : {2.0, 0.5}) {
            Walkers walkers({{1, nav::Circle{{10, 0}, 1}}}, groupOf(kind, {10, 0}, radius),
                            agentsAt({{0, 0}}));
            walkers.run(10);
            QCOMPARE(walkers.arrivals(), radius > 1.3 ? 1 : 0);
        }
}

void GuidanceTest::letsDiscsOfManyRadiiThroughTheirDoors()
{
    for (int k = 0; k < 20; ++k) {
        std::vector<Agent> agents = agentsAt(std::vector<Point>(21, {-5, 0.5}));
        for (std::size_t i = 0; i < 20; ++i)
            agents[i].radius = 0.3 + 0.013 * double(i);
        agents[20].radius = 0.3 + 0.013 * k;
        const double half = agents[20].radius + 0.001;
        Walkers walkers({{1, nav::Wall{{{0, half}, {0, 30}}, 0, false}},
                         {2, nav::Wall{{{0, -half}, {0, -30}}, 0, false}},
                         {3, nav::Circle{{0, 0}, 20, true}}},
                        groupOf(BehaviourKind::followPath, {10, 0}, 1), agents);
        walkers.advance();
        QVERIFY(walkers.guidance.plan(Slot(20)));
        QCOMPARE(walkers.guidance.plan(Slot(19)) != nullptr, k == 19);
        walkers.run(20);
        QCOMPARE(walkers.arrivals(), k + 2);
    }
}

void GuidanceTest::flowFollowersPassGapsThatCellsDoNotShow()
{
    Walkers walkers({box(1, {0, 0}, 6), {2, nav::Circle{{30, 30}, 1}}},
                    groupOf(BehaviourKind::followFlow, {20, 0}, 0.5), agentsAt({{0, 0}, {2, 1}}));
    walkers.edit(
        {{1, nav::Wall{{{6, 0.35}, {6, 6}, {-6, 6}, {-6, -6}, {6, -6}, {6, -0.35}}, 0.02, false}}});
    walkers.run(60);
    QCOMPARE(walkers.arrivals(), 2);
    QVERIFY(walkers.plans >= 2);
}

void GuidanceTest::headsStraightWithoutPlans()
{
    for (const BehaviourKind kind : {BehaviourKind::seek, BehaviourKind::arrive}) {
        Walkers walkers({}, groupOf(kind, {3, 4}, 0.01), agentsAt({{0, 0}}));
        walkers.advance();
        QVERIFY(lengthOf(walkers.aims[0].direction - Point{0.6, 0.8}) < 1e-12);
        QCOMPARE(walkers.aims[0].remaining, 5.0);
        QCOMPARE(walkers.aims[0].speed, 3.0);
        walkers.agents[0].position = {2.99, 3.99};
        walkers.advance();
        QCOMPARE(walkers.aims[0].speed == 3.0, kind == BehaviourKind::seek);
        QCOMPARE(walkers.plans, 0u);
    }
    Walkers idle({}, groupOf(BehaviourKind::wander, {3, 4}, 0.01), agentsAt({{0, 0}}));
    idle.advance();
    QCOMPARE(idle.aims[0].direction, (Point{0, 0}));
}

QTEST_GUILESS_MAIN(GuidanceTest)
#include "guidancetest.moc"
