#include "tests/support/crowds/walkers.h"

#include <QTest>

#include <set>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

/// Agents get a new plan when they need one, with the same result for copies and on any number of
/// threads.
class ReplanningTest : public QObject {
    Q_OBJECT

private slots:
    void plansAgainWhereAnEditIsOnThePath();
    void walksRoundWhatIsPutOnThePath();
    void plansEquallyOnAnyThreads();
    void copiesGoOnEqually();
    void copiesHaveEditsOfTheirOwn();
    void aimsAfterEditsAreThoseOfAFreshStart();
    void findsBackAfterPushes();
    void boundsThePlansOfAStep();
};

void ReplanningTest::plansAgainWhereAnEditIsOnThePath()
{
    std::vector<Point> places;
    for (int k = 0; k < 12; ++k)
        places.push_back(30 * directionOf(0.5 * k));
    Walkers walkers({{1, nav::Circle{{100, 100}, 1}}, {9, nav::Circle{{-100, -100}, 1}}},
                    groupOf(BehaviourKind::followPath, {0, 0}, 0.5), agentsAt(places));
    walkers.advance();
    QCOMPARE(walkers.planned.size(), 12u);
    walkers.edit({{2, nav::Circle{15 * directionOf(0.25), 1}}});
    walkers.advance();
    QCOMPARE(walkers.planned.size(), 0u);
    walkers.edit({{3, nav::Circle{15 * directionOf(2.0), 1}}});
    walkers.advance();
    QCOMPARE(walkers.planned, std::vector{Slot(4)});
    walkers.edit({{3, {}}});
    walkers.advance();
    QCOMPARE(walkers.planned, std::vector{Slot(4)});
    walkers.edit({{1, {}}});
    walkers.advance();
    QCOMPARE(walkers.planned.size(), 0u);
    walkers.run(60);
    QCOMPARE(walkers.arrivals(), 12);
}

void ReplanningTest::walksRoundWhatIsPutOnThePath()
{
    for (const BehaviourKind kind : kinds) {
        Walkers walkers({{1, nav::Circle{{0, 30}, 1}}, {2, nav::Circle{{0, -30}, 1}}},
                        groupOf(kind, {20, 0}, 1), agentsAt({{-20, 0}, {-20, 3}, {-20, -2}}));
        for (int k = 0; k < 40; ++k)
            walkers.advance();
        walkers.edit({{3, nav::Wall{{{5, 12}, {5, -12}}, 0.2, false}},
                      {4, nav::Wall{{{-5, 12}, {5, 12}}, 0.2, false}}});
        walkers.run(60);
        QCOMPARE(walkers.arrivals(), 3);
    }
}

void ReplanningTest::plansEquallyOnAnyThreads()
{
    for (const BehaviourKind kind : kinds) {
        Walkers one = forestWalkers(kind, 5);
        Walkers many = forestWalkers(kind, 5);
        const unsigned threads[] = {2, 3, 8, 5};
        for (int k = 0; k < 60; ++k) {
            if (k == 30) {
                const std::vector<nav::ObstacleChange> edit{{1, {}}, {2, {}}, {17, {}}};
                one.edit(edit);
                many.edit(edit);
            }
            one.advance(1);
            many.advance(threads[k % 4]);
            QCOMPARE(one.planned, many.planned);
            QCOMPARE(one.hash(), many.hash());
            QVERIFY(one.agents == many.agents);
        }
    }
}

void ReplanningTest::copiesGoOnEqually()
{
    for (const BehaviourKind kind : kinds) {
        Walkers walkers = forestWalkers(kind, 6, 30);
        for (int k = 0; k < 100; ++k) {
            walkers.advance();
            Walkers copy = walkers;
            copy.advance();
            Walkers original = walkers;
            original.advance();
            QCOMPARE(copy.hash(), original.hash());
            QVERIFY(copy.agents == original.agents);
            QVERIFY(copy.hash() != walkers.hash() || copy.agents != walkers.agents);
        }
    }
}

void ReplanningTest::copiesHaveEditsOfTheirOwn()
{
    for (const BehaviourKind kind : kinds) {
        Walkers walkers({{1, nav::Circle{{0, 30}, 1}}}, groupOf(kind, {20, 0}, 1),
                        agentsAt({{-20, 0}}));
        walkers.advance();
        Walkers copy = walkers;
        copy.edit({{3, nav::Wall{{{5, 12}, {5, -12}}, 0.2, false}}});
        copy.advance();
        walkers.advance();
        QVERIFY(walkers.aims[0].direction.x > 0.999);
        QVERIFY(copy.aims[0].direction.x < 0.97);
        QVERIFY(copy.aims[0].remaining > walkers.aims[0].remaining + 3);
    }
}

// One obstacle is moved repeatedly, others are removed and put back.
void ReplanningTest::aimsAfterEditsAreThoseOfAFreshStart()
{
    for (const BehaviourKind kind : kinds) {
        SplitMix dice(12);
        std::vector<nav::Obstacle> obstacles;
        for (std::int64_t id = 1; id <= 40; ++id)
            obstacles.push_back({id, nav::Circle{{dice.between(0, 30), dice.between(0, 30)}, 1}});
        // They keep the area of the flow, and the field's tolerance.
        obstacles.push_back({41, nav::Circle{{-5, -5}, 0.5}});
        obstacles.push_back({42, nav::Circle{{35, 35}, 0.5}});
        const CrowdGroup group = groupOf(kind, {33, 15}, 0.5);
        Walkers edited(obstacles, group, agentsAt(placesIn({{-4, 0}, {-2, 30}}, {}, 30, 1)));
        const std::vector<Agent> start = edited.agents;
        edited.advance();
        for (int k = 0; k < 12; ++k) {
            const Point center{dice.between(0, 30), dice.between(0, 30)};
            std::vector<nav::ObstacleChange> edit{{7, nav::Circle{center, 3}}};
            const std::int64_t id = 10 + dice.below(30);
            if (k % 3 != 0)
                edit.push_back({id, {}});
            else
                edit.push_back({id, nav::Circle{{center.y, center.x}, 1.5}});
            edited.edit(edit);
            edited.agents = start;
            edited.advance();
            Walkers fresh(edited.world.now(), group, start);
            fresh.advance();
            for (std::size_t i = 0; i < start.size(); ++i) {
                QVERIFY(lengthOf(edited.aims[i].direction - fresh.aims[i].direction) < 1e-9);
                QVERIFY(edited.aims[i].remaining == fresh.aims[i].remaining ||
                        std::abs(edited.aims[i].remaining - fresh.aims[i].remaining) < 1e-6);
            }
        }
    }
}

void ReplanningTest::findsBackAfterPushes()
{
    Walkers walkers({{1, nav::Wall{{{0, 1}, {0, 20}}, 0.2, false}},
                     {2, nav::Wall{{{0, 1}, {20, 1}}, 0.2, false}}},
                    groupOf(BehaviourKind::followPath, {20, -1}, 1), agentsAt({{-20, 0}}));
    for (int k = 0; k < 100; ++k)
        walkers.advance();
    QCOMPARE(walkers.plans, 1u);
    walkers.agents[0].position = onLattice(walkers.agents[0].position + Point{0, -2});
    for (int k = 0; k < 30; ++k)
        walkers.advance();
    QCOMPARE(walkers.plans, 1u);
    walkers.agents[0].position = {10, 5}; // beyond both walls
    walkers.run(60);
    QCOMPARE(walkers.arrivals(), 1);
    QCOMPARE(walkers.plans, 2u);
}

void ReplanningTest::boundsThePlansOfAStep()
{
    Walkers walkers = forestWalkers(BehaviourKind::followPath, 7, 200);
    walkers.advance();
    QCOMPARE(walkers.planned.size(), 200u);
    walkers.groups[0].goal = Point{-6, -6};
    walkers.guidance.setGoal(0, {-6, -6});
    std::set<std::size_t> planned;
    for (int k = 0; k < 5; ++k) {
        walkers.advance();
        QVERIFY(walkers.planned.size() <= 64);
        planned.insert(walkers.planned.begin(), walkers.planned.end());
    }
    QCOMPARE(planned.size(), 200u);
    walkers.run(120);
    QCOMPARE(walkers.arrivals(), 200);
}

QTEST_GUILESS_MAIN(ReplanningTest)
#include "replanningtest.moc"
