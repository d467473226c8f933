#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/trajectories.h"
#include "libsteer/recording/verify.h"
#include "tests/support/crowds/extremecrowds.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace thicket;
using namespace thicket::steer;
using Outcome = Verification::Outcome;

namespace {

/// Two groups that cross among pillars.
Scenario crossing(std::uint32_t agents)
{
    Scenario scenario;
    for (int i = 0; i < 6; ++i)
        scenario.obstacles.push_back({i + 1, nav::Circle{{4.0 * i - 10, (i % 3) * 3.0 - 3}, 1}});
    CrowdGroup group;
    group.name = "east";
    group.goal = Point{20, 0};
    group.goalRadius = 3;
    group.stack = {{BehaviourKind::followPath, 1}, {BehaviourKind::avoidAgents, 1}};
    scenario.groups.push_back(group);
    group.name = "west";
    group.goal = Point{-20, 0};
    group.leavesAtGoal = true;
    scenario.groups.push_back(group);
    for (std::uint32_t i = 0; i < agents; ++i) {
        CrowdAgent agent;
        agent.id = 10 * (i + 1);
        agent.group = i % 2;
        agent.position = {i % 2 == 0 ? -16 - 1.0 * (i / 16) : 16 + 1.0 * (i / 16),
                          1.0 * (i % 16) - 8};
        agent.heading = {0.6, 0.8};
        scenario.agents.push_back(agent);
    }
    return scenario;
}

struct Run {
    Crowd crowd;
    Recorder recorder;
    std::vector<std::vector<AgentView>> seen;

    explicit Run(const Scenario& scenario, const CrowdParams& params = {})
        : crowd(*Crowd::of(scenario, params)), recorder(crowd, scenarioHash(scenario))
    {
        look();
    }
    void look() { seen.emplace_back(crowd.agents().begin(), crowd.agents().end()); }
    void apply(const CrowdInput& input)
    {
        const Result<void> applied = crowd.apply(input);
        QVERIFY2(applied, applied ? "" : applied.error().text().c_str());
        recorder.input(crowd, input);
    }
    void step(int times)
    {
        for (int i = 0; i < times; ++i) {
            crowd.step();
            recorder.take(crowd);
            look();
        }
    }
};

Run runWithInputs()
{
    Run run(crossing(40), {.seed = 5});
    run.step(30);
    run.apply(AddAgent{{.id = 5, .group = 0, .position = {-18, 12}, .heading = {1, 0}}});
    run.apply(RemoveAgent{30});
    run.step(40);
    run.apply(SetGoal{0, {20, 9}});
    run.apply(ChangeObstacles{{{3, {}}, {9, nav::Shape(nav::Circle{{14, 30}, 2})}}});
    run.step(1);
    // Another one with the same id, elsewhere, in the same step.
    run.apply(RemoveAgent{10});
    run.apply(AddAgent{{.id = 10, .group = 1, .position = {0, 14}, .heading = {0, 1}}});
    run.step(130);
    return run;
}

} // namespace

class RecorderTest : public QObject {
    Q_OBJECT

private slots:
    void recordsWhatTheCrowdShows()
    {
        const Run run = runWithInputs();
        const Recording recording = run.recorder.recording();
        QCOMPARE(recording.frameCount(), std::uint32_t(run.seen.size()));
        RecordingCursor cursor(recording);
        Frame frame;
        for (std::uint32_t k = 0; k < recording.frameCount(); ++k) {
            cursor.frame(k, frame);
            QCOMPARE(frame.size(), run.seen[k].size());
            std::map<std::uint32_t, AgentView> byId;
            for (const AgentView& agent : run.seen[k])
                byId[agent.id] = agent;
            for (const FrameAgent& shown : frame) {
                const RecordedAgent& who = recording.agents()[shown.agent];
                const AgentView& agent = byId.at(who.id);
                QCOMPARE(shown.position, agent.position);
                QCOMPARE(who.group, agent.group);
                QCOMPARE(who.radius, agent.radius);
                const bool isNew = who.begin == k;
                QVERIFY(isNew || nav::distance(shown.velocity, agent.velocity) < 1e-9);
                QVERIFY(!isNew || shown.heading == agent.heading);
            }
        }
        QCOMPARE(recording.info().groups[1].name, std::string("west"));
        QCOMPARE(recording.info().params->seed, std::uint64_t{5});
    }

    void agentsOfOneNameAreTwo()
    {
        const Recording recording = runWithInputs().recorder.recording();
        std::vector<RecordedAgent> named;
        for (const RecordedAgent& agent : recording.agents())
            if (agent.id == 10)
                named.push_back(agent);
        QCOMPARE(named.size(), std::size_t{2});
        QCOMPARE(named[0].end, 72U);
        QCOMPARE(named[1].begin, 72U);
        QCOMPARE(named[1].group, 1U);
    }

    void notesEventsAndInputs()
    {
        Run run = runWithInputs();
        run.step(300);
        const Recording recording = run.recorder.recording();
        QCOMPARE(recording.inputs().size(), std::size_t{6});
        QCOMPARE(recording.inputs()[2].step, std::uint64_t{70});
        std::map<RecordedEvent::Kind, int> counts;
        for (const RecordedEvent& event : recording.events())
            ++counts[event.kind];
        QCOMPARE(counts[RecordedEvent::Kind::input], 6);
        QVERIFY(counts[RecordedEvent::Kind::arrived] > 10);
        for (const RecordedEvent& event : recording.events()) {
            if (event.kind == RecordedEvent::Kind::input)
                QVERIFY(event.frame == 31 || event.frame == 71 || event.frame == 72);
        }
    }

    void verifiesOnAnyThreads()
    {
        const Recording recording = runWithInputs().recorder.recording();
        const Result<Recording> read = readRecording(writeRecording(recording), "run");
        QVERIFY(read);
        for (const unsigned threads : {1U, 3U}) {
            std::uint32_t reported = 0;
            const auto count = [&reported](std::uint32_t frames) { return frames == ++reported; };
            const auto verified =
                verify(*read, crossing(40), {.threads = threads, .goesOn = count});
            QVERIFY(verified && verified->outcome == Outcome::verified);
            QCOMPARE(verified->frames, recording.frameCount());
            QCOMPARE(reported, recording.frameCount());
        }
        const auto cancelled = verify(*read, crossing(40),
                                      {.goesOn = [](std::uint32_t frames) { return frames < 20; }});
        QVERIFY(cancelled && cancelled->outcome == Outcome::cancelled);
        QCOMPARE(cancelled->frames, 20U);
    }

    void anotherMapIsReported()
    {
        const Recording recording = runWithInputs().recorder.recording();
        Scenario other = crossing(40);
        other.obstacles[2].shape = nav::Circle{{-2, 3}, 1.0000000000000002};
        auto verified = verify(recording, other);
        QVERIFY(verified && verified->outcome == Outcome::mapDiffers);
        verified = verify(recording, crossing(41));
        QVERIFY(verified && verified->outcome == Outcome::mapDiffers);
        other = crossing(40);
        other.groups[0].stack[0].weight = 2;
        QVERIFY(scenarioHash(other) != scenarioHash(crossing(40)));
        QCOMPARE(scenarioHash(crossing(40)), scenarioHash(crossing(40)));
    }

    /// An input that the recording does not have: the first step that it changes is reported, with
    /// an agent that it moved.
    void firstDifferenceIsReported()
    {
        const Scenario scenario = crossing(40);
        Run run(scenario);
        run.step(50);
        QVERIFY(run.crowd.apply(RemoveAgent{200}));
        run.step(50);
        auto verified = verify(run.recorder.recording(), scenario);
        QVERIFY(verified && verified->outcome == Outcome::differs);
        QCOMPARE(verified->frames, 51U);
        QVERIFY(verified->agent);
        // The agent that is missing, or an earlier one that this moved at once.
        QVERIFY(verified->agent->id <= 200);
        QCOMPARE(verified->agent->stack.size(), std::size_t{2});

        Run alone(crossing(1));
        alone.step(10);
        QVERIFY(alone.crowd.apply(SetGoal{0, {-16, 20}}));
        alone.step(50);
        verified = verify(alone.recorder.recording(), crossing(1));
        QVERIFY(verified && verified->outcome == Outcome::differs && verified->agent);
        QCOMPARE(verified->agent->id, 10U);
        QCOMPARE(verified->agent->group, 0U);
        QVERIFY(verified->frames > 10 && verified->frames <= 12);
        QVERIFY(verified->agent->distance && *verified->agent->distance > 0 &&
                *verified->agent->distance < 0.5);
    }

    void whatWasMeasuredCannotBeVerified()
    {
        const auto measured = readTrajectories(
            "1 1 0 0\n", "crowd", {.framesPerSecond = 16, .unit = TrajectoryUnit::metre});
        QVERIFY(measured && !verify(*measured, crossing(1)));
    }

    /// The aim: at most 5 bytes per agent and frame, including hashes.
    void simulatedAgentsAreSmall()
    {
        Run run(crossing(400));
        run.step(300);
        const Recording recording = run.recorder.recording();
        std::size_t shown = 0;
        for (const auto& frame : run.seen)
            shown += frame.size();
        const double each = double(writeRecording(recording).size()) / double(shown);
        qInfo("%.2f bytes of file for each of %zu agents in frames, lattice 1 / %llu", each, shown,
              static_cast<unsigned long long>(recording.info().denominator));
        QVERIFY(each < 5);
    }

    /// A lattice that a crowd chooses must be one that a recording can hold.
    void extremeCrowdsAreReadBackAndVerified_data()
    {
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("offset");
        QTest::addColumn<double>("step");
        QTest::newRow("walkers among all") << 0.0 << 0.0 << 0.05;
        QTest::newRow("far out") << 0.0 << 1e9 - 100 << 0.05;
        QTest::newRow("tiny") << -9.0 << 0.0 << 0.05;
        QTest::newRow("no wider than doubles tell") << -300.0 << 0.0 << 0.05;
        QTest::newRow("giant") << 6.0 << -5e8 << 0.05;
        QTest::newRow("long steps") << 0.0 << 0.0 << 10.0;
        QTest::newRow("short steps") << 0.0 << 5283000.5 << 1e-6;
    }

    void extremeCrowdsAreReadBackAndVerified()
    {
        QFETCH(const double, radius);
        QFETCH(const double, offset);
        QFETCH(const double, step);
        test::SplitMix random(8);
        const test::Extremes extremes{.leastSpeed = -9,
                                      .mostSpeed = 6,
                                      .leastForce = -9,
                                      .mostForce = 9,
                                      .leastRadius = std::min(radius, -2.0),
                                      .mostRadius = std::max(radius, 1.0),
                                      .offset = {offset, -offset},
                                      .agents = 12};
        for (int trial = 0; trial < 40; ++trial) {
            const Scenario scenario = test::extremeCrowd(random, extremes);
            Run run(scenario, {.step = step});
            run.step(30);
            const std::string bytes = writeRecording(run.recorder.recording());
            const Result<Recording> read = readRecording(bytes, "extreme");
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            const Result<Verification> verified = verify(*read, scenario);
            QVERIFY2(verified, verified ? "" : verified.error().text().c_str());
            QCOMPARE(verified->outcome, Outcome::verified);
            for (std::uint32_t k = 0; k < read->frameCount(); ++k)
                for (const FrameAgent& shown : read->frame(k))
                    QCOMPARE(shown.position, run.seen[k][shown.agent].position);
        }
    }
};

QTEST_GUILESS_MAIN(RecorderTest)
#include "recordertest.moc"
