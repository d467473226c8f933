#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/crowds/deepestoverlap.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::steer;
using test::CrowdSample;
using test::deepestOverlap;

namespace {

using Kind = BehaviourKind;

Crowd made(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

Scenario groupOf(std::vector<StackedBehaviour> stack, Point goal, double goalRadius = 0.5)
{
    Scenario scenario;
    CrowdGroup group;
    group.stack = std::move(stack);
    group.goal = goal;
    group.goalRadius = goalRadius;
    scenario.groups = {group};
    return scenario;
}

bool isFinite(const Crowd& crowd)
{
    return std::ranges::all_of(crowd.agents(), [](const AgentView& view) {
        return std::isfinite(view.position.x) && std::isfinite(view.position.y) &&
               std::isfinite(view.velocity.x) && std::isfinite(view.velocity.y) &&
               std::abs(length(view.heading) - 1) < 1e-9;
    });
}

} // namespace

class CrowdContactsTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyOverlapsWithoutAnyAvoidance();
    void jamBeforeADoorStaysApart();
    void coincidentAgentsPart();
    void overlapsVanish();
    void headOnPairsPass();
    void farFromTheOriginIsAlike();
    void manyAgents();
    void mixedRadiiStayApart();
    void speedsAndPlacesAreHonest();
    void lonelyOutliersChangeNothing();
};

// Only contacts keep these apart: all go to one point.
void CrowdContactsTest::nobodyOverlapsWithoutAnyAvoidance()
{
    Scenario scenario = groupOf({{Kind::seek}}, {0, 0}, 0.1);
    scenario.agents = test::latticeOf(120, 1.2, {0, 0}, 3);
    Crowd crowd = made(scenario);
    for (int i = 0; i < 300; ++i) {
        crowd.step();
        QVERIFY2(deepestOverlap(crowd) < 0.001, qPrintable(QString::number(deepestOverlap(crowd))));
    }
}

void CrowdContactsTest::jamBeforeADoorStaysApart()
{
    Scenario scenario = groupOf({{Kind::avoidAgents}, {Kind::arrive}}, {12, 0}, 2);
    scenario.groups[0].leavesAtGoal = true;
    scenario.obstacles = {{1, Wall{{{0, -30}, {0, -0.75}}, 0.2, false}},
                          {2, Wall{{{0, 0.75}, {0, 30}}, 0.2, false}}};
    scenario.agents = test::latticeOf(100, 1, {-9, 0}, 8);
    Crowd crowd = made(scenario);
    for (int i = 0; i < 1200; ++i) {
        crowd.step();
        QVERIFY2(deepestOverlap(crowd) < 0.001, qPrintable(QString::number(deepestOverlap(crowd))));
    }
    QVERIFY2(crowd.size() < 5, qPrintable(QString::number(crowd.size())));
}

void CrowdContactsTest::coincidentAgentsPart()
{
    Scenario scenario = groupOf({{Kind::separation}}, {100, 0});
    for (std::uint32_t id = 0; id < 50; ++id)
        scenario.agents.push_back({id, 0, {1, 2}, {1, 0}, 0.3});
    Crowd crowd = made(scenario);
    for (int i = 0; i < 200; ++i) {
        crowd.step();
        QVERIFY(isFinite(crowd));
    }
    QVERIFY2(deepestOverlap(crowd) < 0.003, qPrintable(QString::number(deepestOverlap(crowd))));
}

void CrowdContactsTest::overlapsVanish()
{
    Scenario scenario = groupOf({{Kind::seek}}, {50, 0});
    scenario.agents = test::latticeOf(60, 0.35, {0, 0}, 5);
    Crowd crowd = made(scenario);
    QVERIFY(deepestOverlap(crowd) > 0.2);
    for (int i = 0; i < 100; ++i)
        crowd.step();
    QVERIFY2(deepestOverlap(crowd) < 0.003, qPrintable(QString::number(deepestOverlap(crowd))));
}

void CrowdContactsTest::headOnPairsPass()
{
    const std::vector<std::vector<StackedBehaviour>> stacks{{{Kind::avoidAgents}, {Kind::arrive}},
                                                            {{Kind::arrive}, {Kind::orca}}};
    for (const auto& stack : stacks) {
        Scenario scenario = groupOf(stack, {10, 0});
        scenario.groups.push_back(scenario.groups[0]);
        scenario.groups[1].goal = Point{-10, 0};
        scenario.agents = {{1, 0, {-10, 0}, {1, 0}, 0.3}, {2, 1, {10, 0}, {-1, 0}, 0.3}};
        Crowd crowd = made(scenario);
        for (int i = 0; i < 240; ++i) {
            crowd.step();
            QVERIFY(deepestOverlap(crowd) <= 0);
        }
        for (const AgentView& view : crowd.agents())
            QVERIFY(view.state == AgentState::arrived);
    }
}

void CrowdContactsTest::farFromTheOriginIsAlike()
{
    CrowdSample sample = test::crowdSamples().front();
    sample.params.denominator = 65536;
    Crowd near = made(sample.scenario, sample.params);
    const Point by{3 * 0x1p20, -0x1p23};
    for (CrowdAgent& agent : sample.scenario.agents)
        agent.position = agent.position + by;
    for (CrowdGroup& group : sample.scenario.groups)
        group.goal = *group.goal + by;
    Crowd far = made(sample.scenario, sample.params);
    for (int i = 0; i < 200; ++i) {
        near.step();
        far.step();
    }
    for (std::size_t i = 0; i < near.size(); ++i)
        QVERIFY(distance(near.agents()[i].position + by, far.agents()[i].position) < 0.3);
}

void CrowdContactsTest::manyAgents()
{
    Scenario scenario =
        groupOf({{Kind::avoidAgents}, {Kind::separation}, {Kind::arrive}}, {1000, 0});
    scenario.agents = test::latticeOf(70000, 2, {0, 0}, 12);
    Crowd crowd = made(scenario);
    for (int i = 0; i < 5; ++i)
        crowd.step(2);
    QCOMPARE(crowd.size(), 70000u);
    // The last one has neighbours, too, and reports their ids.
    crowd.watch({70000});
    crowd.step(2);
    QCOMPARE(crowd.records().size(), 1u);
    const AgentRecord& record = crowd.records()[0];
    QVERIFY(!record.neighbours.empty());
    const std::span<const AgentView> views = crowd.agents();
    for (const std::uint32_t id : record.neighbours)
        QVERIFY(distance(views[id - 1].position, views[69999].position) < 3.5);
}

void CrowdContactsTest::mixedRadiiStayApart()
{
    const auto samples = test::crowdSamples();
    const auto mixed = std::ranges::find(samples, "mixed radii", &CrowdSample::name);
    QVERIFY(mixed != samples.end());
    Crowd crowd = made(mixed->scenario, mixed->params);
    for (int i = 0; i < 40; ++i) // what overlaps at the start separates
        crowd.step();
    for (int i = 0; i < 600; ++i) {
        crowd.step();
        QVERIFY2(deepestOverlap(crowd) < 0.001, qPrintable(QString::number(deepestOverlap(crowd))));
    }
}

void CrowdContactsTest::speedsAndPlacesAreHonest()
{
    for (const CrowdSample& sample : test::crowdSamples()) {
        Crowd crowd = made(sample.scenario, sample.params);
        const double denominator = static_cast<double>(crowd.params().denominator);
        for (int i = 0; i < 50; ++i) {
            std::vector<AgentView> before(crowd.agents().begin(), crowd.agents().end());
            crowd.step();
            if (crowd.size() != before.size())
                break;
            for (std::size_t k = 0; k < before.size(); ++k) {
                const AgentView& view = crowd.agents()[k];
                const double most = sample.scenario.groups[view.group].maxSpeed;
                QVERIFY2(length(view.velocity) <= most * (1 + 1e-9), sample.name.c_str());
                QVERIFY(length(view.position - before[k].position -
                               crowd.params().step * view.velocity) < 1e-6);
                const Point units = denominator * view.position;
                QCOMPARE(units.x, std::floor(units.x));
                QCOMPARE(units.y, std::floor(units.y));
            }
        }
        QVERIFY(isFinite(crowd));
    }
}

// Two agents far away must not make the others' cells large, nor change what these do.
void CrowdContactsTest::lonelyOutliersChangeNothing()
{
    Scenario scenario = groupOf({{Kind::avoidAgents}, {Kind::separation}, {Kind::arrive}}, {0, 0});
    scenario.agents = test::latticeOf(2000, 1.5, {0, 0}, 12);
    const CrowdParams params{.denominator = 65536, .cell = 3};
    Crowd alone = made(scenario, params);
    scenario.agents.push_back({9000, 0, {9e6, 9e6}, {1, 0}, 0.3});
    scenario.agents.push_back({9001, 0, {-9e6, 9e5}, {1, 0}, 0.3});
    Crowd crowd = made(scenario, params);
    for (int i = 0; i < 20; ++i) {
        alone.step();
        crowd.step();
    }
    for (std::size_t i = 0; i < alone.size(); ++i)
        QCOMPARE(crowd.agents()[i].position, alone.agents()[i].position);
}

QTEST_GUILESS_MAIN(CrowdContactsTest)
#include "crowdcontactstest.moc"
