#include "libsteer/sim/guidance.h"
#include "tests/support/forest.h"
#include "tests/support/splitmix.h"
#include "tests/support/steeringworld.h"

#include <QTest>

#include <limits>
#include <set>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double denominator = 0x1p16;
constexpr double skin = 4 / denominator;
constexpr double step = 0.05;

CrowdGroup groupOf(BehaviourKind kind, Point goal, double goalRadius)
{
    CrowdGroup group;
    group.goal = goal;
    group.goalRadius = goalRadius;
    group.stack = {{kind, 1}};
    return group;
}

Point onLattice(Point p)
{
    return {std::rint(p.x * denominator) / denominator, std::rint(p.y * denominator) / denominator};
}

/// Points with a mass that go where they are told and do not see each other.
struct Walkers {
    std::vector<nav::Obstacle> obstacles;
    std::vector<CrowdGroup> groups;
    std::vector<Agent> agents;
    std::vector<bool> arrived;
    std::vector<Aim> aims;
    std::size_t plans = 0;
    Ground ground;
    Guidance guidance;
    std::vector<std::size_t> planned; ///< in the last step

    Walkers(std::vector<nav::Obstacle> all, const CrowdGroup& group, std::vector<Agent> walking)
        : obstacles(std::move(all)), groups{group}, agents(std::move(walking)),
          arrived(agents.size()), aims(agents.size()), ground(Ground::of(obstacles, 2).value()),
          guidance(obstacles, ground, groups, 0)
    {
        for (std::size_t i = 0; i < agents.size(); ++i) {
            agents[i].position = onLattice(agents[i].position);
            guidance.begin(i, agents[i], 0);
        }
    }

    void advance(unsigned threads = 1)
    {
        guidance.refresh(agents, threads, planned);
        plans += planned.size();
        for (std::size_t i = 0; i < agents.size(); ++i) {
            if (arrived[i])
                continue;
            Agent& agent = agents[i];
            aims[i] = guidance.aim(i, agent);
            const Point change = aims[i].speed * aims[i].direction - agent.velocity;
            agent.velocity = agent.velocity + truncated(change, step * agent.maxForce);
            const Move move =
                ground.move(agent.position, step * agent.velocity, agent.radius, skin, denominator);
            agent.velocity = (1 / step) * (move.to - agent.position);
            agent.position = move.to;
            arrived[i] = lengthOf(agent.position - *groups[0].goal) <= groups[0].goalRadius;
        }
    }
    void edit(const std::vector<nav::ObstacleChange>& changes)
    {
        for (const nav::ObstacleChange& change : changes) {
            std::erase_if(obstacles, [&](const auto& one) { return one.id == change.id; });
            if (change.after)
                obstacles.push_back({change.id, *change.after});
        }
        ground = Ground::of(obstacles, 2).value();
        QVERIFY(guidance.apply(changes, ground));
    }
    std::uint64_t hash() const
    {
        std::uint64_t all = 0;
        for (std::size_t i = 0; i < agents.size(); ++i)
            all = 31 * all + guidance.hash(i);
        return all;
    }
    int arrivals() const { return int(std::count(arrived.begin(), arrived.end(), true)); }
    /// Seconds until all have arrived, or the limit.
    double run(double most)
    {
        double time = 0;
        for (; time < most && arrivals() < int(agents.size()); time += step)
            advance();
        return time;
    }
};

std::vector<Agent> agentsAt(const std::vector<Point>& places, double radius = 0.3)
{
    std::vector<Agent> agents;
    for (const Point p : places)
        agents.push_back(
            {.position = p, .radius = radius, .id = static_cast<std::uint32_t>(agents.size())});
    return agents;
}

/// Free places for discs.
std::vector<Point> placesIn(const nav::Box& box, const std::vector<nav::Obstacle>& obstacles,
                            int count, std::uint64_t seed)
{
    const Ground ground = Ground::of(obstacles, 2).value();
    SplitMix dice(seed);
    std::vector<Point> places;
    while (int(places.size()) < count) {
        const Point p =
            onLattice({dice.between(box.min.x, box.max.x), dice.between(box.min.y, box.max.y)});
        if (ground.gap(p) > 0.31)
            places.push_back(p);
    }
    return places;
}

const BehaviourKind kinds[] = {BehaviourKind::followPath, BehaviourKind::followFlow};

/// A forest that is walked through from anywhere to its middle.
Walkers forestWalkers(BehaviourKind kind, std::uint64_t seed, int count = 60)
{
    const Forest forest = makeForest({.count = 200, .cover = 0.25, .seed = seed});
    const Point middle = {forest.side / 2, forest.side / 2};
    const Point goal =
        placesIn({middle - Point{2, 2}, middle + Point{2, 2}}, forest.circles, 1, seed).front();
    const nav::Box box{{-4, -4}, {forest.side + 4, forest.side + 4}};
    return {forest.circles, groupOf(kind, goal, 0.5),
            agentsAt(placesIn(box, forest.circles, count, seed))};
}

nav::Obstacle box(std::int64_t id, Point center, double half)
{
    const Point d{half, half};
    const Point e{half, -half};
    return {id, nav::Wall{{center + d, center + e, center - d, center - e}, 0.1, true}};
}

} // namespace

/// Whether who does as it is told gets there, and is told anew when it has to be.
class GuidanceTest : public QObject {
    Q_OBJECT

private slots:
    void leadsOutOfEveryTrap();
    void leadsThroughForests();
    void plansAgainWhereAnEditIsOnTheWay();
    void walksRoundWhatIsPutOnTheWay();
    void plansEquallyOnAnyThreads();
    void copiesGoOnEqually();
    void copiesHaveEditsOfTheirOwn();
    void findsBackAfterPushes();
    void tellsThatThereIsNoWay();
    void goesNearGoalsThatAreBlocked();
    void letsDiscsOfManyRadiiThroughTheirDoors();
    void boundsThePlansOfAStep();
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
            // Undisturbed nobody needs another plan; a few flow followers start where none flows.
            QVERIFY(walkers.plans <= (kind == BehaviourKind::followPath ? 60u : 6u));
        }
}

// From a circle to its middle, a disc on one of the ways or beside all of them.
void GuidanceTest::plansAgainWhereAnEditIsOnTheWay()
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
    QCOMPARE(walkers.planned, std::vector<std::size_t>{4});
    walkers.edit({{3, {}}});
    walkers.advance();
    QCOMPARE(walkers.planned, std::vector<std::size_t>{4});
    walkers.edit({{1, {}}});
    walkers.advance();
    QCOMPARE(walkers.planned.size(), 0u);
    walkers.run(60);
    QCOMPARE(walkers.arrivals(), 12);
}

void GuidanceTest::walksRoundWhatIsPutOnTheWay()
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

void GuidanceTest::plansEquallyOnAnyThreads()
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

void GuidanceTest::copiesGoOnEqually()
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

void GuidanceTest::copiesHaveEditsOfTheirOwn()
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

// Behind a tree, so that its path is out of sight; and a little aside, where it is not.
void GuidanceTest::findsBackAfterPushes()
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

void GuidanceTest::tellsThatThereIsNoWay()
{
    for (const BehaviourKind kind : kinds) {
        Walkers walkers({box(1, {0, 0}, 3), {2, nav::Circle{{30, 30}, 1}}},
                        groupOf(kind, {20, 0}, 0.5), agentsAt({{0, 0}}));
        for (int k = 0; k < 20; ++k)
            walkers.advance();
        QCOMPARE(walkers.aims[0].direction, (Point{0, 0}));
        QCOMPARE(walkers.aims[0].remaining, std::numeric_limits<double>::infinity());
        QCOMPARE(walkers.agents[0].position, (Point{0, 0}));
        QVERIFY(!walkers.guidance.plan(0));
        QVERIFY(walkers.plans <= 2);
        walkers.edit({{1, {}}});
        walkers.run(30);
        QCOMPARE(walkers.arrivals(), 1);
    }
}

// The goal inside a disc: as near as its radius allows, or not at all.
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

// More radii than exact fields, each with a door that is hardly wider.
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
        QVERIFY(walkers.guidance.plan(20));
        QCOMPARE(walkers.guidance.plan(19) != nullptr, k == 19);
        walkers.run(20);
        QCOMPARE(walkers.arrivals(), k + 2);
    }
}

void GuidanceTest::boundsThePlansOfAStep()
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

// A slit of less than a cell, beside which nothing flows from one side to the other.
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
