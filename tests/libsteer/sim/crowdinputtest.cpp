#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::steer;

namespace {

using Kind = BehaviourKind;

Scenario oneAgent(std::vector<StackedBehaviour> stack, std::optional<Point> goal)
{
    Scenario scenario;
    CrowdGroup group;
    group.name = "guards";
    group.goal = goal;
    group.stack = std::move(stack);
    scenario.groups = {group};
    scenario.agents = {{1, 0, {0, 0}, {1, 0}, 0.3}};
    return scenario;
}

Crowd made(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

const AgentView& viewOf(const Crowd& crowd, std::uint32_t id)
{
    return *std::ranges::find(crowd.agents(), id, &AgentView::id);
}

QString refusalOf(const Scenario& scenario, const CrowdParams& params = {})
{
    const Result<Crowd> crowd = Crowd::of(scenario, params);
    return crowd ? QString() : QString::fromStdString(crowd.error().text());
}

bool hasEvent(const Crowd& crowd, std::uint32_t id, CrowdEventKind kind)
{
    return std::ranges::any_of(crowd.events(), [&](const CrowdEvent& event) {
        return event.agent == id && event.kind == kind && event.step <= crowd.steps();
    });
}

/// Steps until the agent is stuck, at most 10 s. Returns the reason.
StuckReason stuckAfter(Crowd& crowd, std::uint32_t id)
{
    for (int i = 0; i < 200; ++i) {
        crowd.step();
        if (viewOf(crowd, id).state == AgentState::stuck)
            return viewOf(crowd, id).reason;
    }
    return StuckReason::none;
}

} // namespace

class CrowdInputTest : public QObject {
    Q_OBJECT

private slots:
    void badScenariosAreRefused();
    void emptyCrowdSteps();
    void oneAgentArrivesAndRests();
    void arrivedAgentsLeave();
    void agentsComeAndGo();
    void badInputsChangeNothing();
    void agentsEnterAnEmptyCrowd();
    void largerAgentsEnter();
    void goalMoves();
    void obstacleOnAnAgentLetsItOut();
    void stuckBehindAgents();
    void stuckAtAnObstacle();
    void stuckWithoutAPath();
    void stuckWhenForcesCancel();
    void stuckAgentComesFree();
    void wandererIsNeverStuck();
    void planIsThatOfAPathFollower();
};

void CrowdInputTest::badScenariosAreRefused()
{
    const Scenario good = oneAgent({{Kind::arrive}}, Point{5, 0});
    QCOMPARE(refusalOf(good), QString());
    const auto refusal = [&](auto spoil) {
        Scenario scenario = good;
        CrowdParams params;
        spoil(scenario, params);
        return refusalOf(scenario, params);
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(refusal([](Scenario& s, CrowdParams&) {
                s.agents.push_back(s.agents[0]);
            }).contains("id 1"));
    QVERIFY(refusal([](Scenario& s, CrowdParams&) { s.agents[0].group = 1; }).contains("group"));
    QVERIFY(refusal([&](Scenario& s, CrowdParams&) {
                s.agents[0].position.x = nan;
            }).contains("position"));
    QVERIFY(refusal([](Scenario& s, CrowdParams&) { s.agents[0].radius = 0; }).contains("radius"));
    QVERIFY(
        refusal([&](Scenario& s, CrowdParams&) { s.agents[0].radius = nan; }).contains("radius"));
    QVERIFY(refusal([](Scenario& s, CrowdParams&) {
                s.agents[0].heading = {0, 0};
            }).contains("heading"));
    QVERIFY(refusal([](Scenario& s, CrowdParams&) {
                s.groups[0].maxSpeed = 0;
            }).contains("\"guards\""));
    QVERIFY(refusal([&](Scenario& s, CrowdParams&) {
                s.groups[0].stack[0].weight = nan;
            }).contains("weights"));
    QVERIFY(refusal([](Scenario& s, CrowdParams&) {
                s.obstacles = {{7, Circle{{0.5, 0}, 0.3}}};
            }).contains("agent 1"));
    QVERIFY(refusal([](Scenario&, CrowdParams& p) { p.step = 0; }).contains("step"));
    QVERIFY(refusal([](Scenario&, CrowdParams& p) { p.denominator = 3; }).contains("denominator"));
    QVERIFY(refusal([&](Scenario&, CrowdParams& p) { p.cell = nan; }).contains("cells"));
}

void CrowdInputTest::emptyCrowdSteps()
{
    Crowd crowd = made({});
    const std::uint64_t before = crowd.hash();
    crowd.step();
    QCOMPARE(crowd.size(), 0u);
    QVERIFY(crowd.agents().empty());
    QCOMPARE(crowd.steps(), 1u);
    QVERIFY(crowd.hash() != before);
}

void CrowdInputTest::oneAgentArrivesAndRests()
{
    Crowd crowd = made(oneAgent({{Kind::avoidAgents}, {Kind::arrive}}, Point{6, 2}));
    bool hasArrived = false;
    for (int i = 0; i < 200; ++i) {
        crowd.step();
        hasArrived = hasArrived || hasEvent(crowd, 1, CrowdEventKind::arrived);
    }
    QVERIFY(hasArrived);
    const AgentView& view = viewOf(crowd, 1);
    QVERIFY(view.state == AgentState::arrived);
    QCOMPARE(view.velocity, (Point{0, 0}));
    QVERIFY(length(view.position - Point{6, 2}) < 1);
    QCOMPARE(crowd.time(), 200 * crowd.params().step);
}

void CrowdInputTest::arrivedAgentsLeave()
{
    Scenario scenario = oneAgent({{Kind::seek}}, Point{6, 2});
    scenario.groups[0].leavesAtGoal = true;
    Crowd crowd = made(scenario);
    for (int i = 0; i < 200 && crowd.size() > 0; ++i)
        crowd.step();
    QCOMPARE(crowd.size(), 0u);
    QVERIFY(hasEvent(crowd, 1, CrowdEventKind::arrived));
    QVERIFY(hasEvent(crowd, 1, CrowdEventKind::removed));
    crowd.step();
    QVERIFY(crowd.events().empty());
}

void CrowdInputTest::agentsComeAndGo()
{
    Crowd crowd = made(oneAgent({{Kind::arrive}}, Point{50, 0}));
    QVERIFY(crowd.apply(AddAgent{{7, 0, {3, 3}, {0, 1}, 0.5}}).has_value());
    QVERIFY(crowd.apply(AddAgent{{4, 0, {-3, 3}, {0, 1}, 0.2}}).has_value());
    crowd.step();
    QVERIFY(hasEvent(crowd, 7, CrowdEventKind::added));
    QVERIFY(std::ranges::is_sorted(crowd.events(), {}, &CrowdEvent::agent));
    QCOMPARE(crowd.size(), 3u);
    QVERIFY(std::ranges::is_sorted(crowd.agents(), {}, &AgentView::id));
    QVERIFY(crowd.apply(RemoveAgent{4}).has_value());
    QCOMPARE(crowd.agents().size(), 2u);
    crowd.step();
    QVERIFY(hasEvent(crowd, 4, CrowdEventKind::removed));
    QVERIFY(crowd.apply(AddAgent{{4, 0, {-3, 3}, {0, 1}, 0.2}}).has_value());
    crowd.step();
    QCOMPARE(viewOf(crowd, 7).radius, 0.5);
    QCOMPARE(viewOf(crowd, 4).radius, 0.2);
}

void CrowdInputTest::badInputsChangeNothing()
{
    Scenario scenario = oneAgent({{Kind::arrive}}, Point{50, 0});
    scenario.obstacles = {{1, Circle{{10, 0}, 2}}};
    Crowd crowd = made(scenario);
    const std::uint64_t before = crowd.hash();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!crowd.apply(AddAgent{{1, 0, {3, 3}, {1, 0}, 0.3}}).has_value());
    QVERIFY(!crowd.apply(AddAgent{{2, 5, {3, 3}, {1, 0}, 0.3}}).has_value());
    QVERIFY(!crowd.apply(AddAgent{{2, 0, {10, 1}, {1, 0}, 0.3}}).has_value());
    QVERIFY(!crowd.apply(RemoveAgent{2}).has_value());
    QVERIFY(!crowd.apply(SetGoal{1, {0, 0}}).has_value());
    QVERIFY(!crowd.apply(SetGoal{0, {nan, 0}}).has_value());
    QVERIFY(!crowd.apply(ChangeObstacles{{{2, Circle{{0, nan}, 1}}}}).has_value());
    QCOMPARE(crowd.hash(), before);
    QCOMPARE(crowd.size(), 1u);
}

/// Whoever looks at no agent at the start knows no radius either.
void CrowdInputTest::agentsEnterAnEmptyCrowd()
{
    for (const Kind kind : {Kind::arrive, Kind::followPath, Kind::followFlow}) {
        Scenario scenario = oneAgent({{kind}}, Point{12, 0});
        scenario.agents.clear();
        scenario.obstacles = {{1, Circle{{6, 0.4}, 1.5}}, {2, Circle{{6, 9}, 2}}};
        if (kind == Kind::arrive)
            scenario.groups[0].stack.push_back({Kind::avoidObstacles});
        Crowd crowd = made(scenario);
        crowd.step();
        QVERIFY(!crowd.apply(AddAgent{{1, 0, {6, 2}, {1, 0}, 0.3}}).has_value());
        const Result<void> added = crowd.apply(AddAgent{{1, 0, {0, 0}, {1, 0}, 0.3}});
        QVERIFY2(added.has_value(), added ? "" : added.error().text().c_str());
        QVERIFY(crowd.apply(AddAgent{{2, 0, {6, 5}, {1, 0}, 1.5}}).has_value());
        for (int i = 0; i < 400; ++i) {
            crowd.step();
            const Point at = viewOf(crowd, 1).position;
            QVERIFY(length(at - Point{6, 0.4}) >= 1.8 - 1e-6);
        }
        QVERIFY2(viewOf(crowd, 1).state == AgentState::arrived, steer::name(kind));
    }
}

/// Agents that are added may be larger than all there were at the start.
void CrowdInputTest::largerAgentsEnter()
{
    Scenario scenario = oneAgent({{Kind::followPath}}, Point{40, 0});
    scenario.obstacles = {{1, Circle{{20, 1}, 3}}};
    Crowd crowd = made(scenario);
    QVERIFY(!crowd.apply(AddAgent{{2, 0, {20, 8}, {1, 0}, 4.5}}).has_value());
    QVERIFY(crowd.apply(AddAgent{{2, 0, {-8, 8}, {1, 0}, 4.5}}).has_value());
    QVERIFY(crowd.apply(SetGoal{0, {40, 8}}).has_value());
    for (int i = 0; i < 600; ++i) {
        crowd.step();
        QVERIFY(length(viewOf(crowd, 2).position - Point{20, 1}) >= 7.5 - 1e-6);
    }
    QVERIFY(viewOf(crowd, 2).state == AgentState::arrived);
    QVERIFY(length(viewOf(crowd, 2).position - Point{40, 8}) < 10);
}

void CrowdInputTest::goalMoves()
{
    Crowd crowd = made(oneAgent({{Kind::followPath}}, Point{6, 0}));
    for (int i = 0; i < 120; ++i)
        crowd.step();
    QVERIFY(viewOf(crowd, 1).state == AgentState::arrived);
    QVERIFY(crowd.apply(SetGoal{0, {-4, 3}}).has_value());
    QCOMPARE(*crowd.groups()[0].goal, (Point{-4, 3}));
    QVERIFY(viewOf(crowd, 1).state == AgentState::going);
    crowd.step();
    QVERIFY(hasEvent(crowd, 1, CrowdEventKind::free)); // so recordings know, too
    for (int i = 0; i < 200; ++i)
        crowd.step();
    QVERIFY(viewOf(crowd, 1).state == AgentState::arrived);
    QVERIFY(length(viewOf(crowd, 1).position - Point{-4, 3}) < 1);
}

void CrowdInputTest::obstacleOnAnAgentLetsItOut()
{
    Crowd crowd = made(oneAgent({{Kind::followPath}}, Point{20, 0}));
    const Circle put{{0.5, 0.2}, 2};
    QVERIFY(crowd.apply(ChangeObstacles{{{5, put}}}).has_value());
    double gap = length(viewOf(crowd, 1).position - put.center);
    for (int i = 0; i < 200; ++i) {
        crowd.step();
        const double now = length(viewOf(crowd, 1).position - put.center);
        if (gap < put.radius + 0.3)
            QVERIFY(now >= gap - 1e-6);
        else
            QVERIFY(now >= put.radius + 0.3 - 1e-6);
        gap = now;
    }
    QVERIFY(viewOf(crowd, 1).state == AgentState::arrived || gap > put.radius + 0.3);
}

void CrowdInputTest::stuckBehindAgents()
{
    // A ring of others without a goal round the one that has one.
    Scenario scenario = oneAgent({{Kind::arrive}}, Point{20, 0});
    scenario.groups.push_back({});
    for (std::uint32_t i = 0; i < 12; ++i) {
        const Point at = directionOf(i * 0.5235987755982988);
        scenario.agents.push_back({10 + i, 1, 60 * at, {1, 0}, 16});
    }
    // What keeps them in place.
    for (std::uint32_t i = 0; i < 12; ++i) {
        const Point at = directionOf(i * 0.5235987755982988);
        scenario.obstacles.push_back({i, Circle{95 * at, 18.9}});
    }
    scenario.groups[0].goal = Point{200, 0};
    Crowd crowd = made(scenario);
    StuckReason reason = StuckReason::none;
    for (int i = 0; i < 1200 && reason == StuckReason::none; ++i) {
        crowd.step();
        reason = viewOf(crowd, 1).reason;
    }
    QVERIFY2(reason == StuckReason::agents, name(reason));
}

void CrowdInputTest::stuckAtAnObstacle()
{
    Scenario scenario = oneAgent({{Kind::seek}}, Point{20, 0});
    scenario.obstacles = {{1, Wall{{{5, -3}, {5, 3}}, 0.2, false}},
                          {2, Wall{{{5, -3}, {2, -3}}, 0.2, false}},
                          {3, Wall{{{5, 3}, {2, 3}}, 0.2, false}}};
    Crowd crowd = made(scenario);
    const StuckReason reason = stuckAfter(crowd, 1);
    QVERIFY2(reason == StuckReason::obstacle, name(reason));
    QVERIFY(hasEvent(crowd, 1, CrowdEventKind::stuck));
}

void CrowdInputTest::stuckWithoutAPath()
{
    for (const Kind kind : {Kind::followPath, Kind::followFlow}) {
        Scenario scenario = oneAgent({{kind}}, Point{20, 0});
        scenario.obstacles = {{1, Wall{{{-3, -3}, {3, -3}, {3, 3}, {-3, 3}}, 0.2, true}}};
        Crowd crowd = made(scenario);
        const StuckReason reason = stuckAfter(crowd, 1);
        QVERIFY2(reason == StuckReason::noWay, name(reason));
    }
}

void CrowdInputTest::stuckWhenForcesCancel()
{
    Crowd crowd = made(oneAgent({{Kind::arrive, 0}}, Point{20, 0}));
    const StuckReason reason = stuckAfter(crowd, 1);
    QVERIFY2(reason == StuckReason::idle, name(reason));
}

void CrowdInputTest::stuckAgentComesFree()
{
    Scenario scenario = oneAgent({{Kind::followPath}}, Point{20, 0});
    scenario.obstacles = {{1, Wall{{{-3, -3}, {3, -3}, {3, 3}, {-3, 3}}, 0.2, true}}};
    Crowd crowd = made(scenario);
    QVERIFY(stuckAfter(crowd, 1) == StuckReason::noWay);
    QVERIFY(crowd.apply(ChangeObstacles{{{1, {}}}}).has_value());
    bool isFree = false;
    for (int i = 0; i < 300; ++i) {
        crowd.step();
        isFree = isFree || hasEvent(crowd, 1, CrowdEventKind::free);
    }
    QVERIFY(isFree);
    QVERIFY(viewOf(crowd, 1).state == AgentState::arrived);
}

void CrowdInputTest::wandererIsNeverStuck()
{
    Crowd crowd = made(oneAgent({{Kind::wander}}, {}));
    QVERIFY(stuckAfter(crowd, 1) == StuckReason::none);
    QVERIFY(length(viewOf(crowd, 1).position) > 1);
}

void CrowdInputTest::planIsThatOfAPathFollower()
{
    Scenario scenario = oneAgent({{Kind::followPath}}, Point{20, 0});
    scenario.obstacles = {{1, Circle{{10, 0}, 2}}};
    Crowd crowd = made(scenario);
    crowd.step();
    const Path* plan = crowd.plan(1);
    QVERIFY(plan);
    QVERIFY(plan->length() > 20 && plan->length() < 21);
    QVERIFY(!crowd.plan(2));
    Crowd straight = made(oneAgent({{Kind::arrive}}, Point{20, 0}));
    straight.step();
    QVERIFY(!straight.plan(1));
}

QTEST_GUILESS_MAIN(CrowdInputTest)
#include "crowdinputtest.moc"
