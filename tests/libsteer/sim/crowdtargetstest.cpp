#include "libsteer/behaviours/pursue.h"
#include "libsteer/behaviours/seek.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"
#include "libsteer/scenario/parameters.h"
#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using Kind = BehaviourKind;

namespace {

Crowd crowdOf(const Scenario& scenario)
{
    Result<Crowd> crowd = Crowd::of(scenario);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

void run(Crowd& crowd, int steps)
{
    for (int i = 0; i < steps; ++i)
        crowd.step();
}

AgentView viewOf(const Crowd& crowd, std::uint32_t id)
{
    for (const AgentView& view : crowd.agents())
        if (view.id == id)
            return view;
    qFatal("no such agent");
}

StackedBehaviour towards(Kind kind, std::vector<BehaviourTarget> targets)
{
    return {.kind = kind, .targets = std::move(targets)};
}

/// One agent, 1, with the behaviour, at the origin. The agents 2 and 3 of the groups 1 and 2 walk
/// up and to the right.
Scenario trio(const StackedBehaviour& behaviour)
{
    Scenario scenario;
    CrowdGroup acting;
    acting.stack = {behaviour};
    CrowdGroup up;
    up.maxSpeed = 1;
    up.goal = Point{-10, 100};
    up.stack = {{Kind::seek}};
    CrowdGroup right = up;
    right.goal = Point{100, -10};
    scenario.groups = {acting, up, right};
    scenario.agents = {
        {1, 0, {0, 0}, {1, 0}, 0.3}, {2, 1, {-10, 0}, {1, 0}, 0.3}, {3, 2, {0, -10}, {1, 0}, 0.3}};
    return scenario;
}

double apart(const Crowd& crowd, std::uint32_t one, std::uint32_t other)
{
    return lengthOf(viewOf(crowd, one).position - viewOf(crowd, other).position);
}

} // namespace

/// Behaviours whose target is a group, an agent or a place.
class CrowdTargetsTest : public QObject {
    Q_OBJECT

private slots:
    void fleesAndEvades();
    void pursues();
    void hidesBehindACircle();
    void keepsBetweenTwo();
    void staysInABox();
    void seeksByARay();
    void heedsTheNearestOfAGroup();
    void goalsOfGroupsCountWhereTheyAre();
    void doesNothingWithoutATarget();
    void refusesWrongTargets();
    void recordingsKeepTargets();
};

void CrowdTargetsTest::fleesAndEvades()
{
    for (const Kind kind : {Kind::flee, Kind::evade})
        for (const BehaviourTarget& target : std::initializer_list<BehaviourTarget>{
                 TargetGroup{1}, TargetAgent{2}, Point{-10, 0}}) {
            Crowd crowd = crowdOf(trio(towards(kind, {target})));
            run(crowd, 100);
            QVERIFY(viewOf(crowd, 1).position.x > 8);
        }
}

void CrowdTargetsTest::pursues()
{
    for (const BehaviourTarget& target :
         std::initializer_list<BehaviourTarget>{TargetGroup{1}, TargetAgent{2}}) {
        Crowd crowd = crowdOf(trio(towards(Kind::pursue, {target})));
        double nearest = apart(crowd, 1, 2);
        for (int i = 0; i < 200; ++i) {
            crowd.step();
            nearest = std::min(nearest, apart(crowd, 1, 2));
        }
        QVERIFY2(nearest < 1, qPrintable(QString::number(nearest)));
    }
}

void CrowdTargetsTest::hidesBehindACircle()
{
    Scenario scenario = trio(towards(Kind::hide, {TargetAgent{3}}));
    scenario.obstacles = {{9, nav::Circle{{3, 4}, 1}}};
    Crowd crowd = crowdOf(scenario);
    run(crowd, 300);
    const Point hunter = viewOf(crowd, 3).position;
    const Point hidden = viewOf(crowd, 1).position;
    const Point sight = unitOr(hidden - hunter, {0, 0});
    const Point toCircle = Point{3, 4} - hunter;
    QVERIFY(dot(sight, toCircle) < lengthOf(hidden - hunter));
    QVERIFY(std::abs(dot(rightNormal(sight), toCircle)) < 1);
}

void CrowdTargetsTest::keepsBetweenTwo()
{
    Scenario scenario = trio(towards(Kind::interpose, {TargetGroup{1}, TargetGroup{2}}));
    Crowd crowd = crowdOf(scenario);
    run(crowd, 300);
    const Point middle = 0.5 * (viewOf(crowd, 2).position + viewOf(crowd, 3).position);
    QVERIFY(lengthOf(viewOf(crowd, 1).position - middle) < 1);
}

void CrowdTargetsTest::staysInABox()
{
    Scenario scenario = trio(towards(Kind::contain, {nav::Box{{-2, -3}, {4, 3}}}));
    scenario.groups[0].stack.push_back({Kind::wander});
    Crowd crowd = crowdOf(scenario);
    double farthest = 0;
    for (int i = 0; i < 1000; ++i) {
        crowd.step();
        const Point at = viewOf(crowd, 1).position;
        QVERIFY(nav::grown(nav::Box{{-2, -3}, {4, 3}}, 1.5, 1.5).contains(at));
        farthest = std::max(farthest, lengthOf(at));
    }
    QVERIFY(farthest > 2);
}

void CrowdTargetsTest::seeksByARay()
{
    for (const bool hasTarget : {true, false}) {
        Scenario scenario = trio(towards(Kind::singleRay, {}));
        scenario.obstacles = {{9, nav::Circle{{10, 0.5}, 1}}};
        if (hasTarget)
            scenario.groups[0].stack[0].targets = {Point{20, 0}};
        else
            scenario.groups[0].goal = Point{20, 0};
        Crowd crowd = crowdOf(scenario);
        run(crowd, 200);
        QVERIFY(lengthOf(viewOf(crowd, 1).position - Point{20, 0}) < 1);
    }
}

/// The force is that towards the agent that trying all of them finds.
void CrowdTargetsTest::heedsTheNearestOfAGroup()
{
    Scenario scenario;
    CrowdGroup fleeing;
    fleeing.stack = {towards(Kind::flee, {TargetGroup{1}}),
                     towards(Kind::pursue, {TargetGroup{0}})};
    CrowdGroup roaming;
    roaming.stack = {{Kind::wander}};
    scenario.groups = {fleeing, roaming};
    scenario.agents = test::latticeOf(60, 2, {0, 0}, 5);
    for (CrowdAgent& agent : test::latticeOf(60, 2, {3, 1}, 6, 1001)) {
        agent.group = 1;
        scenario.agents.push_back(agent);
    }
    Crowd crowd = crowdOf(scenario);
    std::vector<std::uint32_t> watched;
    for (const CrowdAgent& agent : scenario.agents)
        watched.push_back(agent.id);
    crowd.watch(watched);
    int compared = 0;
    for (int step = 0; step < 40; ++step) {
        const std::vector<AgentView> before(crowd.agents().begin(), crowd.agents().end());
        const auto nearest = [&](const AgentView& from, std::uint32_t group) {
            const AgentView* best = nullptr;
            for (const AgentView& one : before)
                if (one.group == group && one.id != from.id &&
                    (!best || lengthOf(one.position - from.position) <
                                  lengthOf(best->position - from.position)))
                    best = &one;
            return *best;
        };
        const auto agentOf = [](const AgentView& view) {
            return Agent{view.position, view.velocity, view.heading, view.radius, 3, 8, view.id};
        };
        crowd.step();
        for (const AgentRecord& record : crowd.records()) {
            const auto view =
                *std::ranges::find(before, record.id, [](const AgentView& one) { return one.id; });
            if (view.group != 0)
                continue;
            const Agent agent = agentOf(view);
            QCOMPARE(record.parts[0].wanted,
                     flee(agent, nearest(view, 1).position, FleeParams::of(agent)));
            QCOMPARE(record.parts[1].wanted,
                     pursue(agent, agentOf(nearest(view, 0)), PursueParams::of(agent)));
            ++compared;
        }
    }
    QCOMPARE(compared, 40 * 60);
}

void CrowdTargetsTest::goalsOfGroupsCountWhereTheyAre()
{
    Crowd crowd = crowdOf(trio(towards(Kind::flee, {TargetGoal{1}})));
    const auto wanted = [&crowd] {
        const AgentView before = viewOf(crowd, 1);
        const Agent agent{before.position, before.velocity, before.heading, before.radius, 3, 8, 1};
        const Point goal = *crowd.groups()[1].goal;
        crowd.watch({1});
        crowd.step();
        return std::pair(crowd.records()[0].parts[0].wanted,
                         flee(agent, goal, FleeParams::of(agent)));
    };
    QVERIFY(crowd.apply(SetGoal{1, {3, 0}}));
    auto [first, expected] = wanted();
    QCOMPARE(first, expected);
    QVERIFY(lengthOf(first) > 0);
    QVERIFY(crowd.apply(SetGoal{1, {0, 3}}));
    auto [second, then] = wanted();
    QCOMPARE(second, then);
    QVERIFY(second != first);
}

void CrowdTargetsTest::doesNothingWithoutATarget()
{
    Crowd crowd = crowdOf(trio(towards(Kind::pursue, {TargetAgent{2}})));
    run(crowd, 5);
    QVERIFY(crowd.apply(RemoveAgent{2}));
    Crowd another = crowdOf(trio(towards(Kind::pursue, {TargetGroup{0}}))); // itself alone
    run(another, 5);
    QCOMPARE(viewOf(another, 1).position, (Point{0, 0}));
    crowd.watch({1});
    crowd.step();
    QCOMPARE(crowd.records()[0].parts[0].wanted, (Point{0, 0}));
}

void CrowdTargetsTest::refusesWrongTargets()
{
    const auto refusal = [](const StackedBehaviour& behaviour) {
        const Result<Crowd> crowd = Crowd::of(trio(behaviour));
        return crowd ? std::string() : crowd.error().text();
    };
    for (const StackedBehaviour& wrong :
         {towards(Kind::flee, {}), towards(Kind::seek, {Point{1, 1}}),
          towards(Kind::interpose, {TargetGroup{1}}), towards(Kind::contain, {TargetGroup{1}}),
          towards(Kind::flee, {nav::Box{{0, 0}, {1, 1}}}), towards(Kind::flee, {TargetGroup{3}}),
          towards(Kind::flee, {TargetGoal{3}}), towards(Kind::flee, {Point{2e9, 0}})})
        QVERIFY2(refusal(wrong).find("targets") != std::string::npos, name(wrong.kind));
}

void CrowdTargetsTest::recordingsKeepTargets()
{
    Scenario scenario = trio(towards(Kind::interpose, {TargetGroup{1}, TargetAgent{3}}));
    scenario.groups[0].stack.push_back(towards(Kind::contain, {nav::Box{{-2, -3}, {4, 3}}}));
    scenario.groups[0].stack.push_back(towards(Kind::evade, {Point{1, 2}}));
    scenario.groups[0].stack.push_back(towards(Kind::flee, {TargetGoal{1}}));
    Crowd crowd = crowdOf(scenario);
    Recorder recorder(crowd, scenarioHash(scenario));
    for (int i = 0; i < 30; ++i) {
        crowd.step();
        recorder.take(crowd);
    }
    const std::string file = writeRecording(recorder.recording());
    QCOMPARE(int(file[8]), 3); // version 2 knew no goals
    const Result<Recording> read = readRecording(file, "test");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QVERIFY(read->info().groups[0].stack == scenario.groups[0].stack);
    QVERIFY(verify(*read, scenario, {})->outcome == Verification::Outcome::verified);
    scenario.groups[0].stack[0].targets[1] = TargetAgent{2};
    QVERIFY(verify(*read, scenario, {})->outcome == Verification::Outcome::mapDiffers);
}

QTEST_GUILESS_MAIN(CrowdTargetsTest)
#include "crowdtargetstest.moc"
