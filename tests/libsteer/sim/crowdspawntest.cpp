#include "libsteer/recording/recall.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace thicket;
using namespace thicket::steer;

namespace {

/// One group with a goal at (40, 0), a pillar in the area round the origin, and no agent.
Scenario spawning(const SpawnArea& area, bool leaves = false)
{
    Scenario scenario;
    CrowdGroup group;
    group.name = "guests";
    group.goal = Point{40, 0};
    group.goalRadius = 1;
    group.leavesAtGoal = leaves;
    group.stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::arrive}};
    scenario.groups = {group};
    scenario.obstacles = {{7, nav::Circle{{0, 0}, 1.5}}};
    scenario.spawns = {area};
    return scenario;
}

SpawnArea area(std::uint64_t count, double rate)
{
    SpawnArea made;
    made.id = 3;
    made.radius = 5;
    made.agentRadius = 0.25;
    made.count = count;
    made.rate = rate;
    return made;
}

Crowd crowdOf(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

/// The deepest overlap of two agents, map units; negative if all are apart. Looks at all pairs.
double deepestOverlap(const Crowd& crowd)
{
    double deepest = -1e9;
    const auto agents = crowd.agents();
    for (std::size_t i = 0; i < agents.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            deepest = std::max(deepest, agents[i].radius + agents[k].radius -
                                            lengthOf(agents[i].position - agents[k].position));
    return deepest;
}

QString refusalOf(const SpawnArea& area)
{
    const Result<Crowd> crowd = Crowd::of(spawning(area));
    return crowd ? QString() : QString::fromStdString(crowd.error().text());
}

struct Run {
    Recording recording;
    std::vector<std::vector<AgentRecord>> records; ///< [k]: of the step after frame k
};

Run recordedRun(const Scenario& scenario, int steps)
{
    Run run;
    Crowd crowd = crowdOf(scenario);
    Recorder recorder(crowd, scenarioHash(scenario));
    for (int i = 0; i < steps; ++i) {
        std::vector<std::uint32_t> ids;
        for (const AgentView& agent : crowd.agents())
            ids.push_back(agent.id);
        crowd.watch(std::move(ids));
        crowd.step();
        recorder.take(crowd);
        run.records.emplace_back(crowd.records().begin(), crowd.records().end());
    }
    run.recording = recorder.recording();
    return run;
}

} // namespace

class CrowdSpawnTest : public QObject {
    Q_OBJECT

private slots:
    void allEnterAtOnce();
    void ratesAreKept();
    void areasEnd();
    void agentsWaitForRoom();
    void largeAgentsEnterAtTheCentre();
    void takenIdsAreLeftOut();
    void runsAreRepeated();
    void areasOfOneCrowdDiffer();
    void badAreasAreRefused();
    void recordingsRunAgain();
    void hashesOfOtherScenariosStay();
    void roundAreasRunAsBeforePolygons();
};

void CrowdSpawnTest::allEnterAtOnce()
{
    const Crowd crowd = crowdOf(spawning(area(60, 0)));
    QCOMPARE(crowd.size(), std::size_t(60));
    QCOMPARE(crowd.waiting(), std::uint64_t(0));
    QVERIFY(!crowd.expectsAgents());
    QVERIFY(deepestOverlap(crowd) < 0);
    std::uint32_t id = 1'000'001;
    for (const AgentView& agent : crowd.agents()) {
        QCOMPARE(agent.id, id++);
        const double away = lengthOf(agent.position);
        QVERIFY2(away <= 5 - 0.25 + 1e-4 && away >= 1.5 + 0.25, qPrintable(QString::number(away)));
        const Point ahead = unitOr(Point{40, 0} - agent.position, {0, 0});
        QVERIFY(lengthOf(agent.heading - ahead) < 1e-12);
    }
}

void CrowdSpawnTest::ratesAreKept()
{
    SpawnArea slow = area(9, 4);
    slow.from = 0.5;
    Crowd crowd = crowdOf(spawning(slow));
    QVERIFY(crowd.expectsAgents());
    // Steps last 50 ms: the first is due after 10 of them, another after every five.
    for (std::uint64_t step = 1; step <= 80; ++step) {
        const std::size_t before = crowd.size();
        crowd.step();
        const std::uint64_t due = step < 10 ? 0 : std::min<std::uint64_t>(9, (step - 10) / 5 + 1);
        QCOMPARE(crowd.size(), std::size_t(due));
        std::size_t added = 0;
        for (const CrowdEvent& event : crowd.events())
            if (event.kind == CrowdEventKind::added) {
                QCOMPARE(event.step, step);
                ++added;
            }
        QCOMPARE(added, crowd.size() - before);
        QCOMPARE(crowd.expectsAgents(), due < 9);
        QCOMPARE(crowd.expectedAgents(), std::optional(9 - due));
    }
}

void CrowdSpawnTest::areasEnd()
{
    SpawnArea endless = area(0, 10);
    endless.until = 1;
    Crowd crowd = crowdOf(spawning(endless));
    for (std::uint64_t i = 0; i < 60; ++i) {
        QCOMPARE(crowd.expectedAgents(), std::optional(i <= 20 ? 11 - crowd.size() : 0));
        crowd.step();
    }
    QCOMPARE(crowd.expectedAgents(), std::optional<std::uint64_t>(0));
    endless.until.reset();
    QVERIFY(!crowdOf(spawning(endless)).expectedAgents());
    QCOMPARE(crowd.size(), std::size_t(11)); // at 0, 0.1 ... 1 seconds
    QVERIFY(!crowd.expectsAgents());
}

void CrowdSpawnTest::agentsWaitForRoom()
{
    SpawnArea narrow = area(40, 0);
    narrow.center = {0, 8};
    narrow.radius = 0.6;
    Crowd crowd = crowdOf(spawning(narrow, true));
    QVERIFY(crowd.size() >= 1 && crowd.size() <= 4);
    QCOMPARE(crowd.waiting(), std::uint64_t(40 - crowd.size()));
    std::set<std::uint32_t> seen;
    const double unit = 1.0 / static_cast<double>(crowd.params().denominator);
    for (int i = 0; i < 2000 && crowd.expectsAgents(); ++i) {
        crowd.step();
        QVERIFY(deepestOverlap(crowd) <= 4 * unit);
        for (const AgentView& agent : crowd.agents())
            seen.insert(agent.id);
        QCOMPARE(seen.size(), std::size_t(40 - crowd.waiting()));
    }
    QCOMPARE(seen.size(), std::size_t(40));
}

void CrowdSpawnTest::largeAgentsEnterAtTheCentre()
{
    SpawnArea narrow = area(3, 0);
    narrow.center = {10, 0};
    narrow.radius = 0.1;
    const Crowd crowd = crowdOf(spawning(narrow));
    QCOMPARE(crowd.size(), std::size_t(1));
    QCOMPARE(crowd.agents().front().position, (Point{10, 0}));
    QCOMPARE(crowd.waiting(), std::uint64_t(2));
}

void CrowdSpawnTest::takenIdsAreLeftOut()
{
    Scenario scenario = spawning(area(3, 0));
    scenario.agents = {{1'000'002, 0, {20, 20}, {1, 0}, 0.25}};
    const Crowd crowd = crowdOf(scenario);
    std::vector<std::uint32_t> ids;
    for (const AgentView& agent : crowd.agents())
        ids.push_back(agent.id);
    QCOMPARE(ids, (std::vector<std::uint32_t>{1'000'001, 1'000'002, 1'000'003, 1'000'004}));
    scenario.firstSpawned = std::numeric_limits<std::uint32_t>::max() - 1;
    QCOMPARE(crowdOf(scenario).waiting(), std::uint64_t(1)); // there are two more ids
}

void CrowdSpawnTest::runsAreRepeated()
{
    const Scenario scenario = spawning(area(200, 20));
    Crowd one = crowdOf(scenario);
    Crowd other = crowdOf(scenario);
    CrowdParams seeded;
    seeded.seed = 5;
    Crowd third = crowdOf(scenario, seeded);
    QVERIFY(one.hash() != third.hash());
    for (int i = 0; i < 200; ++i) {
        one.step(1);
        other.step(4);
        QCOMPARE(one.hash(), other.hash());
        if (i == 70) {
            const Crowd copy = other;
            other = copy;
        }
    }
    QCOMPARE(one.size(), std::size_t(200));
}

void CrowdSpawnTest::areasOfOneCrowdDiffer()
{
    Scenario scenario = spawning(area(5, 0));
    SpawnArea second = area(5, 0);
    second.id = 4;
    second.center = {0, 30};
    scenario.spawns.push_back(second);
    const Crowd crowd = crowdOf(scenario);
    const auto agents = crowd.agents();
    QCOMPARE(agents.size(), std::size_t(10));
    QVERIFY(agents[0].position + (Point{0, 30}) != agents[5].position);
    scenario.spawns[0].seed = 9;
    QVERIFY(crowdOf(scenario).agents()[0].position != agents[0].position);
    QCOMPARE(crowdOf(scenario).agents()[5].position, agents[5].position);
}

void CrowdSpawnTest::badAreasAreRefused()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    SpawnArea bad = area(1, 0);
    bad.group = 1;
    QVERIFY(refusalOf(bad).contains("The spawn area 3"));
    bad = area(1, 0);
    bad.agentRadius = 0;
    QVERIFY(refusalOf(bad).contains("radius of its agents"));
    bad = area(1, nan);
    QVERIFY(refusalOf(bad).contains("rate"));
    bad = area(1, 0);
    bad.center.x = nan;
    QVERIFY(refusalOf(bad).contains("centre"));
    bad = area(1, 0);
    bad.until = -1;
    QVERIFY(refusalOf(bad).contains("times"));
    QVERIFY(refusalOf(area(1, 0)).isEmpty());
}

void CrowdSpawnTest::recordingsRunAgain()
{
    const Scenario scenario = spawning(area(30, 5), true);
    const Run run = recordedRun(scenario, 150);
    const Result<Recording> read = readRecording(writeRecording(run.recording), "run");
    QVERIFY(read);
    QCOMPARE(read->agents().size(), std::size_t(30));
    for (std::size_t i = 0; i < 30; ++i)
        QCOMPARE(read->agents()[i].begin, std::uint32_t(4 * i));
    const Result<Verification> verified = verify(*read, scenario, {});
    QVERIFY(verified);
    QCOMPARE(verified->outcome, Verification::Outcome::verified);
    Result<Recall> recall = Recall::of(*read, scenario);
    QVERIFY(recall);
    for (const std::uint32_t frame : {90U, 4U, 149U, 0U}) {
        std::vector<std::uint32_t> ids;
        for (const AgentRecord& record : run.records[frame])
            ids.push_back(record.id);
        const Result<Recalled> recalled = recall->records(frame, ids, {});
        QVERIFY(recalled);
        QVERIFY(recalled->has_value());
        QVERIFY(**recalled == run.records[frame]);
    }
}

void CrowdSpawnTest::hashesOfOtherScenariosStay()
{
    Scenario scenario = spawning(area(1, 0));
    const std::uint64_t hash = scenarioHash(scenario);
    scenario.spawns[0].rate = 1;
    QVERIFY(scenarioHash(scenario) != hash);
    scenario.spawns.clear();
    const std::uint64_t without = scenarioHash(scenario);
    scenario.firstSpawned = 5; // means nothing without areas
    QCOMPARE(scenarioHash(scenario), without);
}

/// Their recordings are still verified.
void CrowdSpawnTest::roundAreasRunAsBeforePolygons()
{
    const Scenario scenario = spawning(area(60, 20));
    QCOMPARE(scenarioHash(scenario), std::uint64_t(0x1dd4b79021ca1d98));
    Crowd crowd = crowdOf(scenario);
    for (int i = 0; i < 100; ++i)
        crowd.step();
    QCOMPARE(crowd.hash(), std::uint64_t(0x12fd6b0687d11667));
}

QTEST_GUILESS_MAIN(CrowdSpawnTest)
#include "crowdspawntest.moc"
