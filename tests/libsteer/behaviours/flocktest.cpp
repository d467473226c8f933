#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/blend.h"
#include "tests/support/crowds/steeringworld.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// Response 0.1, radius 0.5.
Agent walker(Point velocity = {})
{
    return {.velocity = velocity, .radius = 0.5, .maxSpeed = 2, .maxForce = 10, .id = 1};
}

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

} // namespace

/// Separation, alignment and cohesion by figures worked out by hand, and the tagging by range.
class FlockTest : public QObject {
    Q_OBJECT

private slots:
    void separatesByTheGap();
    void leavesOutTheUnseenAndItself();
    void separatesCoincidentAgents();
    void spreadsAHeap();
    void alignsWithTheMean();
    void coheresToTheMean();
    void isContinuousAtTheRange();
    void flocks();
    void tagsInRange();
};

void FlockTest::separatesByTheGap()
{
    SeparationParams params;
    params.range = 2;
    params.strength = 0.5;
    FlockRecord record;
    // Touching has the full weight: 5. A gap of 0.5 of 2 has three quarters: 3.75. At 3 there is
    // none.
    const std::vector<Neighbour> touching{{{1, 0}, {}, 0.5, 2}};
    QVERIFY(isNear(separation(walker(), touching, params), {-5, 0}));
    const std::vector<Neighbour> several{
        {{0.6, 0}, {}, 0.5, 2}, {{0, 1.5}, {}, 0.5, 3}, {{-3.01, 0}, {}, 0.5, 4}};
    QVERIFY(isNear(separation(walker(), several, params, &record), {-5, -3.75}));
    QCOMPARE(record.counted, (std::vector<std::uint32_t>{2, 3}));
    // Never above maxForce.
    params.strength = 5;
    QCOMPARE(lengthOf(separation(walker(), several, params)), 10.0);
}

void FlockTest::leavesOutTheUnseenAndItself()
{
    SeparationParams params;
    params.cosine = 0; // agents behind are not seen
    const std::vector<Neighbour> behind{{{-0.8, 0.1}, {}, 0.5, 2}};
    QCOMPARE(separation(walker(), behind, params), (Point{0, 0}));
    params.cosine = -1;
    QVERIFY(separation(walker(), behind, params).x > 0);
    const std::vector<Neighbour> itself{neighbourOf(walker())};
    QCOMPARE(separation(walker(), itself, params), (Point{0, 0}));
}

void FlockTest::separatesCoincidentAgents()
{
    const SeparationParams params = SeparationParams::of(walker());
    Agent one = walker();
    Agent other = walker();
    other.id = 2;
    const Point first = separation(one, std::vector{neighbourOf(other)}, params);
    const Point second = separation(other, std::vector{neighbourOf(one)}, params);
    QVERIFY(std::abs(lengthOf(first) - 10) < 1e-9);
    QCOMPARE(first, -second);
}

void FlockTest::spreadsAHeap()
{
    std::vector<Agent> heap(20, walker());
    for (std::uint32_t i = 0; i < heap.size(); ++i)
        heap[i].id = i;
    for (int step = 0; step < 400; ++step) {
        std::vector<Neighbour> all;
        for (const Agent& agent : heap)
            all.push_back(neighbourOf(agent));
        for (Agent& agent : heap) {
            const Point braking = towardsVelocity(agent, {0, 0}, 0.5);
            const Point push = separation(agent, all, SeparationParams::of(agent));
            agent = moved(agent, push + braking, 0.02);
        }
    }
    for (const Agent& a : heap)
        for (const Agent& b : heap)
            QVERIFY(a.id == b.id || lengthOf(a.position - b.position) > 0.95);
}

void FlockTest::alignsWithTheMean()
{
    AlignmentParams params;
    params.range = 4;
    params.responseTime = 0.1;
    params.cosine = -1;
    FlockRecord record;
    // Weights 1 (touching) and 0.5 (a gap of 2): (1 * (1, 0) + 0.5 * (0, 1)) / 1.5.
    const std::vector<Neighbour> two{{{1, 0}, {1, 0}, 0.5, 2}, {{0, 3}, {0, 1}, 0.5, 3}};
    const Point force = alignment(walker({1, 0}), two, params, &record);
    QVERIFY(isNear(record.mean, {2.0 / 3, 1.0 / 3}));
    QVERIFY(isNear(force, {-10.0 / 3, 10.0 / 3}));
    QCOMPARE(alignment(walker(), {}, params), (Point{0, 0}));
}

void FlockTest::coheresToTheMean()
{
    CohesionParams params;
    params.range = 4;
    params.responseTime = 0.1;
    params.cosine = -1;
    FlockRecord record;
    const std::vector<Neighbour> two{{{1, 0}, {}, 0.5, 2}, {{0, 3}, {}, 0.5, 3}};
    const Point force = cohesion(walker(), two, params, &record);
    // The mean is at (2/3, 1), 1.2 away. The wanted speed is 2 / 2 of it per second.
    QVERIFY(isNear(record.mean, {2.0 / 3, 1}));
    QVERIFY(isNear(force, truncated({20.0 / 3, 10}, 10)));
    QCOMPARE(cohesion(walker(), {}, params), (Point{0, 0}));
}

void FlockTest::isContinuousAtTheRange()
{
    const Agent agent = walker({1, 1});
    const auto at = [](double x) { return std::vector<Neighbour>{{{x, 0}, {-1, 2}, 0.5, 2}}; };
    const auto edge = [](const FlockParams& params) { return params.range + 1; };
    const auto separated = SeparationParams::of(agent);
    const auto aligned = AlignmentParams::of(agent);
    const auto coherent = CohesionParams::of(agent);
    const double hair = 1e-9;
    QVERIFY(lengthOf(separation(agent, at(edge(separated) - hair), separated)) < 1e-7);
    QVERIFY(lengthOf(alignment(agent, at(edge(aligned) - hair), aligned)) < 1e-7);
    QVERIFY(lengthOf(cohesion(agent, at(edge(coherent) - hair), coherent)) < 1e-7);
}

// From headings in all directions to one heading, without collision.
void FlockTest::flocks()
{
    SplitMix random(1);
    std::vector<Agent> flock(30, walker());
    for (std::uint32_t i = 0; i < flock.size(); ++i) {
        flock[i].id = i;
        flock[i].position = {1.6 * (i % 6), 1.6 * (i / 6)};
        flock[i].heading = directionOf(random.between(-2.5, 2.5));
        flock[i].velocity = flock[i].heading;
    }
    const auto order = [&] {
        Point sum{0, 0};
        for (const Agent& agent : flock)
            sum = sum + agent.heading;
        return lengthOf(sum) / double(flock.size());
    };
    const double before = order();
    for (int step = 0; step < 600; ++step) {
        std::vector<Neighbour> all;
        for (const Agent& agent : flock)
            all.push_back(neighbourOf(agent));
        for (Agent& agent : flock) {
            const WeightedForce forces[] = {
                {separation(agent, all, SeparationParams::of(agent)), 1},
                {alignment(agent, all, AlignmentParams::of(agent)), 0.6},
                {cohesion(agent, all, CohesionParams::of(agent)), 0.2},
                {towardsVelocity(agent, 2 * agent.heading, 0.5), 0.5}};
            agent = moved(agent, weightedSum(forces, agent.maxForce), 0.05);
        }
    }
    QVERIFY2(order() > 0.95 && order() > before, qPrintable(QString::number(order())));
}

void FlockTest::tagsInRange()
{
    SplitMix random(2);
    std::vector<std::uint32_t> tagged;
    for (int i = 0; i < 200; ++i) {
        std::vector<Neighbour> all;
        for (std::uint32_t k = 0; k < 40; ++k)
            all.push_back(
                {{random.between(-5, 5), random.between(-5, 5)}, {}, random.between(0, 1), k});
        Agent agent = walker();
        agent.position = all[7].position;
        agent.id = 7;
        tagInRange(agent, all, 2, tagged);
        std::vector<std::uint32_t> expected;
        for (std::uint32_t k = 0; k < 40; ++k)
            if (k != 7 && lengthOf(all[k].position - agent.position) - all[k].radius < 2)
                expected.push_back(k);
        QCOMPARE(tagged, expected);
    }
}

QTEST_GUILESS_MAIN(FlockTest)
#include "flocktest.moc"
