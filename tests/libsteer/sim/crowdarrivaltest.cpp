#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <map>

using namespace thicket;
using namespace thicket::steer;
using Kind = BehaviourKind;

namespace {

constexpr double radius = 0.35;

struct Stack {
    const char* name;
    std::vector<StackedBehaviour> behaviours;
};
const Stack stacks[] = {
    {"path", {{Kind::avoidAgents}, {Kind::followPath}}},
    {"flow", {{Kind::avoidAgents}, {Kind::followFlow}}},
    {"arrive", {{Kind::avoidAgents}, {Kind::separation}, {Kind::arrive}}},
    {"ORCA", {{Kind::orca}, {Kind::followPath}}},
};

CrowdGroup guards(const std::vector<StackedBehaviour>& stack, nav::Point goal)
{
    CrowdGroup group;
    group.name = "guards";
    group.goal = goal;
    group.goalRadius = 2 * radius;
    group.stack = stack;
    return group;
}

/// A lattice of agents to the left of the goal.
Scenario crowdOf(int count, const std::vector<StackedBehaviour>& stack)
{
    Scenario scenario;
    scenario.groups = {guards(stack, {40, 0})};
    scenario.agents = test::latticeOf(count, 1, {0, 0}, 3);
    for (CrowdAgent& agent : scenario.agents)
        agent.radius = radius;
    return scenario;
}

int inState(const Crowd& crowd, AgentState state)
{
    return static_cast<int>(std::ranges::count(crowd.agents(), state, &AgentView::state));
}

Crowd afterSeconds(const Scenario& scenario, double seconds)
{
    Crowd crowd = *Crowd::of(scenario);
    while (crowd.time() < seconds)
        crowd.step();
    return crowd;
}

/// What events tell of agents, as a recording does, beside what the crowd says of them.
class Told {
public:
    /// Empty if they agree and nobody's arrival was taken back.
    QString follow(const Crowd& crowd)
    {
        for (const CrowdEvent& event : crowd.events())
            if (event.kind == CrowdEventKind::arrived)
                m_states[event.agent] = AgentState::arrived;
            else if (event.kind == CrowdEventKind::stuck)
                m_states[event.agent] = AgentState::stuck;
            else if (event.kind == CrowdEventKind::free)
                m_states[event.agent] = AgentState::going;
        for (const AgentView& agent : crowd.agents()) {
            const QString who = QString("agent %1, step %2").arg(agent.id).arg(crowd.steps());
            if (m_states[agent.id] != agent.state)
                return who + ": events tell another state";
            const double left = lengthOf(agent.position - *crowd.groups()[agent.group].goal);
            if (agent.state == AgentState::arrived)
                m_restedAt.try_emplace(agent.id, left);
            else if (m_restedAt.contains(agent.id))
                return who + ": had arrived";
            if (const auto rested = m_restedAt.find(agent.id); rested != m_restedAt.end())
                m_longest = std::max(m_longest, rested->second - left);
        }
        return {};
    }
    /// By how much an agent that had arrived came nearer to the goal, map units.
    double longestMoveUp() const { return m_longest; }

private:
    std::map<std::uint32_t, AgentState> m_states;
    std::map<std::uint32_t, double> m_restedAt; // distance to the goal
    double m_longest = 0;
};

} // namespace

/// Agents that stay at a goal fill a disc round it. Where others keep them from coming nearer, they
/// have arrived.
class CrowdArrivalTest : public QObject {
    Q_OBJECT

private slots:
    void everyoneArrives_data();
    void everyoneArrives();
    void groupsShareTheDiscOfOneGoal();
    void anAgentAloneHasToComeWithinTheGoalRadius();
    void agentsBehindAWallHaveNotArrived();
    void agentsThatLeaveGoToTheGoalItself();
    void aJamBeforeACornerFlowsOff();
    void thoseBehindGoRoundThoseAtRest_data();
    void thoseBehindGoRoundThoseAtRest();
};

void CrowdArrivalTest::everyoneArrives_data()
{
    QTest::addColumn<int>("stack");
    QTest::addColumn<int>("count");
    for (int stack = 0; stack < 4; ++stack)
        for (const int count : {5, 21, 100})
            QTest::addRow("%d, %s", count, stacks[stack].name) << stack << count;
}

void CrowdArrivalTest::everyoneArrives()
{
    QFETCH(const int, stack);
    QFETCH(const int, count);
    const Crowd crowd = afterSeconds(crowdOf(count, stacks[stack].behaviours), 60);
    QCOMPARE(inState(crowd, AgentState::arrived), count);
    // Round the goal, and not somewhere on the way.
    const double disc = 2 * radius * std::sqrt(count);
    for (const AgentView& agent : crowd.agents())
        QVERIFY(lengthOf(agent.position - Point{40, 0}) < 1.25 * disc + 2 * radius);
}

void CrowdArrivalTest::groupsShareTheDiscOfOneGoal()
{
    Scenario scenario = crowdOf(60, stacks[0].behaviours);
    scenario.groups.push_back(scenario.groups.front());
    scenario.groups.push_back(guards(stacks[0].behaviours, {0, 60}));
    for (std::size_t i = 0; i < scenario.agents.size(); ++i)
        scenario.agents[i].group = static_cast<std::uint32_t>(i % 3);
    const Crowd crowd = afterSeconds(scenario, 60);
    QCOMPARE(inState(crowd, AgentState::arrived), 60);
}

void CrowdArrivalTest::anAgentAloneHasToComeWithinTheGoalRadius()
{
    Scenario scenario = crowdOf(1, stacks[2].behaviours);
    scenario.groups.front().goalRadius = 0.1;
    const Crowd crowd = afterSeconds(scenario, 60);
    QCOMPARE(inState(crowd, AgentState::arrived), 1);
    QVERIFY(lengthOf(crowd.agents().front().position - Point{40, 0}) < 0.1);
}

// They stand near the goal as the crow flies, but a wall is between.
void CrowdArrivalTest::agentsBehindAWallHaveNotArrived()
{
    Scenario scenario = crowdOf(21, {{Kind::avoidAgents}, {Kind::arrive}});
    nav::Obstacle wall;
    wall.id = 1;
    wall.shape = nav::Wall{{{39, -40}, {39, 40}}, 0.2, false};
    scenario.obstacles = {wall};
    const Crowd straight = afterSeconds(scenario, 60);
    QCOMPARE(inState(straight, AgentState::arrived), 0);
    int near = 0;
    for (const AgentView& agent : straight.agents())
        near += lengthOf(agent.position - Point{40, 0}) < 2 * radius * std::sqrt(21);
    QVERIFY(near > 5);

    scenario.groups = {guards(stacks[0].behaviours, {40, 0})};
    wall.shape = nav::Wall{{{39, -1}, {41, -1}, {41, 1}, {39, 1}}, 0.2, true};
    scenario.obstacles = {wall};
    const Crowd planned = afterSeconds(scenario, 60);
    QCOMPARE(inState(planned, AgentState::arrived), 0);
    for (const AgentView& agent : planned.agents())
        QVERIFY(agent.reason == StuckReason::noWay);
}

void CrowdArrivalTest::agentsThatLeaveGoToTheGoalItself()
{
    Scenario scenario = crowdOf(40, stacks[0].behaviours);
    scenario.groups.front().goalRadius = CrowdGroup().goalRadius;
    scenario.groups.front().leavesAtGoal = true;
    Crowd crowd = *Crowd::of(scenario);
    std::size_t left = 0;
    std::vector<AgentView> before;
    while (crowd.time() < 90 && crowd.size() > 0) {
        before.assign(crowd.agents().begin(), crowd.agents().end());
        crowd.step();
        for (const CrowdEvent& event : crowd.events()) {
            if (event.kind != CrowdEventKind::arrived)
                continue;
            ++left;
            const auto agent = std::ranges::find(before, event.agent, &AgentView::id);
            QVERIFY(lengthOf(agent->position - Point{40, 0}) < 2 * radius + 3.0 / 20 + 1e-3);
        }
    }
    QCOMPARE(left, std::size_t(40));
}

/// The way of all leads round a corner with a notch. Agents that are pressed into it, and others
/// that press on them and on each other, would hold for ever what could flow off through the open.
void CrowdArrivalTest::aJamBeforeACornerFlowsOff()
{
    Scenario scenario;
    scenario.groups = {guards({{Kind::followPath}}, {140, 60})};
    scenario.groups.front().goalRadius = CrowdGroup().goalRadius;
    scenario.groups.front().leavesAtGoal = true;
    const nav::Polygon pillar{{{150, 79},
                               {183, 79},
                               {183, 83},
                               {184, 83},
                               {184, 84},
                               {187, 84},
                               {187, 83},
                               {188, 83},
                               {188, 78},
                               {150, 78}}};
    scenario.obstacles = {{1, pillar}};
    SpawnArea area;
    area.id = 32;
    area.center = {175, 90};
    area.radius = 4;
    area.agentRadius = 0.3;
    area.count = 200;
    area.rate = 10;
    area.seed = 7;
    scenario.spawns = {area};
    const Crowd crowd = afterSeconds(scenario, 100);
    QCOMPARE(crowd.waiting(), std::uint64_t(0));
    QCOMPARE(crowd.size(), std::size_t(0));
}

/// The first to arrive rest in a row on the way of the others, which leads past a pillar. Those
/// behind go round them, on either side, and do not queue before the pillar. Wide ones rest before
/// the gaps between pillars, and move up when they are asked to: they have arrived all the while.
void CrowdArrivalTest::thoseBehindGoRoundThoseAtRest_data()
{
    using Behaviours = std::vector<StackedBehaviour>;
    QTest::addColumn<Behaviours>("behaviours");
    QTest::addColumn<double>("wide");
    QTest::addColumn<double>("seconds");
    QTest::newRow("path alone") << Behaviours{{Kind::followPath}} << radius << 200.0;
    QTest::newRow("path") << stacks[0].behaviours << radius << 200.0;
    QTest::newRow("flow") << stacks[1].behaviours << radius << 200.0;
    QTest::newRow("ORCA") << stacks[3].behaviours << radius << 200.0;
    QTest::newRow("path alone, wide") << Behaviours{{Kind::followPath}} << 0.6 << 700.0;
}

void CrowdArrivalTest::thoseBehindGoRoundThoseAtRest()
{
    QFETCH(const std::vector<StackedBehaviour>, behaviours);
    QFETCH(const double, wide);
    QFETCH(const double, seconds);
    Scenario scenario;
    scenario.groups = {guards(behaviours, {0, 0})};
    scenario.groups.front().goalRadius = CrowdGroup().goalRadius;
    for (int i = -3; i <= 3; ++i) {
        const double x = -7.9 + 16 * i;
        scenario.obstacles.push_back({100 + i, nav::polygonOf({{x - 2.5, -8.6}, {x + 2.5, -6.6}})});
        scenario.obstacles.push_back({200 + i, nav::polygonOf({{x - 1.5, -9.6}, {x + 1.5, -5.6}})});
    }
    scenario.obstacles.push_back({300, nav::polygonOf({{-22, -40}, {60, -22.6}})});
    SpawnArea area;
    area.id = 32;
    area.center = {-63.4, -63.6};
    area.radius = 8;
    area.agentRadius = wide;
    area.count = 200;
    area.rate = 10;
    area.seed = 7;
    scenario.spawns = {area};
    Crowd crowd = *Crowd::of(scenario);
    Told told;
    while (crowd.time() < seconds) {
        crowd.step();
        QCOMPARE(told.follow(crowd), QString());
    }
    QCOMPARE(crowd.waiting(), std::uint64_t(0));
    QCOMPARE(inState(crowd, AgentState::arrived), 200);
    if (wide > radius)
        QVERIFY(told.longestMoveUp() > 10);
}

QTEST_GUILESS_MAIN(CrowdArrivalTest)
#include "crowdarrivaltest.moc"
