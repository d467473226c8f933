#include "libsteer/behaviours/avoidagents.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using test::SplitMix;

namespace {

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

Agent walker(Point velocity = {1, 0})
{
    return {.velocity = velocity, .radius = 0.5, .maxSpeed = 2, .maxForce = 10, .id = 1};
}

/// No margin and no bias, half the force for an immediate contact, and a long range.
AvoidAgentsParams plain()
{
    return {
        .range = 20, .horizon = 4, .margin = 0, .strength = 0.5, .rightBias = 0, .brakeBias = 0};
}

/// Agents among each other, with each of the four behaviours in every stack.
Scenario mixedCrowd()
{
    SplitMix random(5);
    Scenario scenario;
    CrowdGroup group;
    group.maxSpeed = 2;
    group.maxForce = 6;
    for (const BehaviourKind kind :
         {BehaviourKind::avoidAgents, BehaviourKind::separation, BehaviourKind::alignment,
          BehaviourKind::cohesion, BehaviourKind::wander})
        group.stack.push_back({kind, 1});
    scenario.groups.push_back(group);
    for (std::uint32_t id = 0; id < 120; ++id)
        scenario.agents.push_back({.id = id,
                                   .position = {random.between(-9, 9), random.between(-9, 9)},
                                   .radius = random.between(0.15, 0.4)});
    return scenario;
}

Point forceOf(BehaviourKind kind, const Agent& agent, std::span<const Neighbour> others)
{
    switch (kind) {
    case BehaviourKind::avoidAgents:
        return avoidAgents(agent, others, AvoidAgentsParams::of(agent));
    case BehaviourKind::separation:
        return separation(agent, others, SeparationParams::of(agent));
    case BehaviourKind::alignment:
        return alignment(agent, others, AlignmentParams::of(agent));
    default:
        return cohesion(agent, others, CohesionParams::of(agent));
    }
}

} // namespace

/// Avoidance of agents by figures worked out by hand, and the public functions compared with a
/// crowd.
class AvoidAgentsTest : public QObject {
    Q_OBJECT

private slots:
    void pushesOffTheNearestApproach();
    void leansRightAndBack();
    void countsOnlyApproachingAgents();
    void growsWithTheSquareOfUrgency();
    void separatesCoincidentAgents();
    void isTheForceOnAgentsOfACrowd();
};

void AvoidAgentsTest::pushesOffTheNearestApproach()
{
    // 4 ahead and 0.6 to the left, closing at 2: nearest after 2 s, at 0.6. The discs touch when
    // the distance ahead is 0.8 (0.6, 0.8, 1), after (4 - 0.8) / 2 = 1.6 s. (1 - 1.6 / 4)^2 = 0.36.
    AvoidAgentsRecord record;
    const std::vector<Neighbour> one{{{4, 0.6}, {-1, 0}, 0.5, 7}};
    const Point force = avoidAgents(walker(), one, plain(), &record);
    QCOMPARE(record.avoided.size(), std::size_t(1));
    QCOMPARE(record.avoided[0].id, 7u);
    QVERIFY(std::abs(record.avoided[0].contact - 1.6) < 1e-12);
    QVERIFY(isNear(record.avoided[0].push, {0, -0.36}));
    QVERIFY(isNear(record.sum, {0, -0.36}));
    QVERIFY(isNear(force, {0, -0.5 * 10 * 0.36}));
    QCOMPARE(avoidAgents(walker(), one, plain()), force);
}

void AvoidAgentsTest::leansRightAndBack()
{
    // Head-on only the biases remain, 0.3 to the right and 0.4 back: of length 0.5.
    AvoidAgentsParams params = plain();
    params.rightBias = 0.3;
    params.brakeBias = 0.4;
    const std::vector<Neighbour> headOn{{{5, 0}, {-1, 0}, 0.5, 7}};
    AvoidAgentsRecord record;
    avoidAgents(walker(), headOn, params, &record);
    QVERIFY(std::abs(record.avoided.at(0).contact - 2) < 1e-12);
    QVERIFY(isNear(record.sum, 0.25 * Point{-0.8, -0.6}));
    // With a margin of 1 the two meet half a second earlier.
    params.margin = 1;
    avoidAgents(walker(), headOn, params, &record);
    QVERIFY(std::abs(record.avoided.at(0).contact - 1.5) < 1e-12);
}

void AvoidAgentsTest::countsOnlyApproachingAgents()
{
    const auto force = [](Neighbour other, AvoidAgentsParams params = plain()) {
        return avoidAgents(walker(), std::vector{other}, params);
    };
    const Point none{0, 0};
    const Neighbour comes{{4, 0.6}, {-1, 0}, 0.5, 7};
    QVERIFY(force(comes) != none);
    Neighbour other = comes;
    other.velocity = {1.5, 0}; // moves away
    QCOMPARE(force(other), none);
    other = comes;
    other.position.y = 1.01; // passes at a distance of a hundredth
    QCOMPARE(force(other), none);
    other = comes;
    other.id = 1; // the agent itself
    QCOMPARE(force(other), none);
    AvoidAgentsParams near = plain();
    near.range = 3; // the rims are 3.04 apart
    QCOMPARE(force(comes, near), none);
    AvoidAgentsParams hasty = plain();
    hasty.horizon = 1.6;
    QVERIFY(lengthOf(force(comes, hasty)) < 1e-12);
}

void AvoidAgentsTest::growsWithTheSquareOfUrgency()
{
    double before = 0;
    for (double x = 8; x >= 1; x -= 0.25) {
        const std::vector<Neighbour> one{{{x, 0.6}, {-1, 0}, 0.5, 7}};
        AvoidAgentsRecord record;
        const double force = lengthOf(avoidAgents(walker(), one, plain(), &record));
        const double urgency = 1 - record.avoided.at(0).contact / 4;
        QVERIFY(std::abs(force - 5 * urgency * urgency) < 1e-12);
        QVERIFY(force > before);
        before = force;
    }
    AvoidAgentsParams strong = plain();
    strong.strength = 50;
    const std::vector<Neighbour> one{{{2, 0.6}, {-1, 0}, 0.5, 7}};
    QCOMPARE(lengthOf(avoidAgents(walker(), one, strong)), 10.0);
}

void AvoidAgentsTest::separatesCoincidentAgents()
{
    const Agent agent = walker();
    int pushed = 0;
    for (std::uint32_t id = 2; id < 40; ++id) {
        const std::vector<Neighbour> same{{{0, 0}, {-1, 0}, 0.5, id}};
        const Point force = avoidAgents(agent, same, AvoidAgentsParams::of(agent));
        QVERIFY(std::isfinite(force.x) && std::isfinite(force.y));
        pushed += lengthOf(force) > 1;
    }
    QVERIFY(pushed > 0);
}

// A crowd's sums are of single precision.
void AvoidAgentsTest::isTheForceOnAgentsOfACrowd()
{
    Result<Crowd> crowd = Crowd::of(mixedCrowd());
    QVERIFY(crowd);
    for (int step = 0; step < 10; ++step)
        crowd->step();
    std::vector<std::uint32_t> everybody;
    std::vector<Neighbour> others;
    std::vector<Agent> agents;
    for (const AgentView& view : crowd->agents()) {
        everybody.push_back(view.id);
        agents.push_back({view.position, view.velocity, view.heading, view.radius, 2, 6, view.id});
        others.push_back(neighbourOf(agents.back()));
    }
    crowd->watch(everybody);
    crowd->step();
    QCOMPARE(crowd->records().size(), agents.size());
    int compared = 0;
    for (const AgentRecord& record : crowd->records()) {
        const auto agent = std::ranges::find(agents, record.id, &Agent::id);
        for (const AgentRecord::Part& part : record.parts) {
            if (part.kind == BehaviourKind::wander)
                continue;
            const Point expected = forceOf(part.kind, *agent, others);
            const double off = lengthOf(part.wanted - expected);
            QVERIFY2(off < 1e-3, qPrintable(QString("kind %1 of %2: %3 off")
                                                .arg(static_cast<int>(part.kind))
                                                .arg(record.id)
                                                .arg(off)));
            compared += lengthOf(expected) > 0.1;
        }
    }
    QVERIFY2(compared > 150, qPrintable(QString::number(compared)));
}

QTEST_GUILESS_MAIN(AvoidAgentsTest)
#include "avoidagentstest.moc"
