#include "libsteer/recording/movedobstacles.h"
#include "libsteer/recording/recall.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"
#include "tests/support/crowds/movingscenes.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace thicket;
using namespace thicket::steer;
using test::agentAt;
using test::cart;
using test::coarse;
using test::crossedPlace;
using test::crowdOf;
using test::displaced;
using test::emptyScenario;
using test::turnBy;

namespace {

using nav::Circle;

QString refusalOf(const MovingObstacle& one)
{
    Scenario scenario = emptyScenario();
    scenario.obstacles = {{7, Circle{{5, 5}, 1}}};
    scenario.moving = {one};
    const Result<Crowd> crowd = Crowd::of(scenario);
    return crowd ? QString() : QString::fromStdString(crowd.error().text());
}

bool areNear(const nav::Displacement& a, const nav::Displacement& b)
{
    return lengthOf(a.by - b.by) < 1e-9 && std::abs(a.turned - b.turned) < 1e-6;
}

bool areNear(const nav::Shape& a, const nav::Shape& b)
{
    const nav::Box one = nav::boundingBox(a);
    const nav::Box other = nav::boundingBox(b);
    return a.index() == b.index() && lengthOf(one.min - other.min) < 1e-6 &&
           lengthOf(one.max - other.max) < 1e-6;
}

struct Run {
    Recording recording;
    std::vector<std::vector<MovingView>> moving;   ///< [k]: at frame k
    std::vector<std::vector<AgentRecord>> records; ///< [k]: of the step after frame k
};

Run recordedRun(const Scenario& scenario, int steps)
{
    Run run;
    Crowd crowd = crowdOf(scenario, coarse());
    Recorder recorder(crowd, scenarioHash(scenario));
    const auto note = [&] {
        run.moving.emplace_back(crowd.movingNow().begin(), crowd.movingNow().end());
    };
    note();
    for (int i = 0; i < steps; ++i) {
        crowd.watch({1, 2, 3, 4});
        crowd.step();
        recorder.take(crowd);
        run.records.emplace_back(crowd.records().begin(), crowd.records().end());
        note();
    }
    run.recording = recorder.recording();
    return run;
}

} // namespace

class CrowdMovingRunsTest : public QObject {
    Q_OBJECT

private slots:
    void runsAreRepeated();
    void recordingsShowAndRepeatThem();
    void editsMoveTheTrack();
    void badMotionsAreRefused();
    void hashesOfOtherScenariosStay();
};

void CrowdMovingRunsTest::runsAreRepeated()
{
    const Scenario scenario = crossedPlace(11);
    Crowd one = crowdOf(scenario, coarse());
    Crowd other = crowdOf(scenario, coarse());
    for (int i = 0; i < 150; ++i) {
        one.step(1);
        other.step(4);
        QCOMPARE(one.hash(), other.hash());
        if (i % 7 == 0) {
            const Crowd copy = other;
            other.step(); // changes nothing in the copy
            other = copy;
        }
    }
}

void CrowdMovingRunsTest::recordingsShowAndRepeatThem()
{
    const Scenario scenario = crossedPlace(5);
    const Run run = recordedRun(scenario, 300);
    const std::string bytes = writeRecording(run.recording);
    const Result<Recording> read = readRecording(bytes, "run");
    QVERIFY(read);
    QVERIFY(read->info().moving == scenario.moving);
    QVERIFY(!read->waits().empty());
    QVERIFY(std::ranges::equal(read->waits(), run.recording.waits()));
    QCOMPARE(writeRecording(*read), bytes);
    const Result<Verification> verified = verify(*read, scenario, {});
    QVERIFY(verified);
    QCOMPARE(verified->outcome, Verification::Outcome::verified);

    const MovedObstacles shown(*read);
    QCOMPARE(shown.size(), scenario.moving.size());
    const double step = read->info().step;
    for (const int frame : {300, 0, 17, 299, 150, 16, 1}) // in any order
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const MovingView& then = run.moving[std::size_t(frame)][i];
            QCOMPARE(shown.id(i), then.id);
            const nav::Displacement to = shown.displacement(i, frame * step);
            QVERIFY(areNear(to, then.displacement));
            QCOMPARE(shown.waits(i, frame * step), then.waits);
            QVERIFY(areNear(*shown.shape(i, frame * step), displaced(scenario.moving[i], to)));
        }
    // As a run is shown while it grows.
    MovedObstacles growing;
    Crowd crowd = crowdOf(scenario, coarse());
    Recorder recorder(crowd, scenarioHash(scenario));
    for (std::size_t frame = 0; frame < 200; ++frame) {
        growing.setRecording(recorder.recording());
        for (std::size_t i = 0; i < growing.size(); ++i)
            QVERIFY(areNear(growing.displacement(i, double(frame) * step),
                            run.moving[frame][i].displacement));
        crowd.step();
        recorder.take(crowd);
    }

    Result<Recall> recall = Recall::of(*read, scenario);
    QVERIFY(recall);
    for (const std::uint32_t frame : {290U, 4U, 149U, 0U}) {
        const Result<Recalled> recalled = recall->records(frame, {1, 2, 3, 4}, {});
        QVERIFY(recalled && recalled->has_value());
        QVERIFY(**recalled == run.records[frame]);
    }
}

void CrowdMovingRunsTest::editsMoveTheTrack()
{
    Scenario scenario = emptyScenario();
    scenario.agents = {agentAt(1, {0, 40})};
    scenario.moving = {cart()};
    Crowd crowd = crowdOf(scenario);
    Recorder recorder(crowd, scenarioHash(scenario));
    const auto apply = [&](const CrowdInput& input) {
        QVERIFY(crowd.apply(input));
        recorder.input(crowd, input);
    };
    const auto steps = [&](int count) {
        for (int i = 0; i < count; ++i) {
            crowd.step();
            recorder.take(crowd);
        }
    };
    steps(20);
    apply(ChangeObstacles{{{50, Circle{{-10, 8}, 2}}}}); // drawn elsewhere, and larger
    steps(20);
    QVERIFY(lengthOf(crowd.movingNow()[0].displacement.by - Point{4, 0}) < 1e-9);
    // There an agent cannot be, but where the obstacle was it can.
    QVERIFY(!crowd.apply(AddAgent{agentAt(7, {-6, 8})}));
    QVERIFY(crowd.apply(AddAgent{agentAt(7, {-6, 0})}));
    QVERIFY(crowd.apply(RemoveAgent{7}));
    apply(ChangeObstacles{{{50, std::nullopt}}});
    QVERIFY(!crowd.movingNow()[0].isThere);
    steps(20);
    apply(ChangeObstacles{{{50, Circle{{-10, 0}, 1}}}}); // undone: it goes on
    QVERIFY(crowd.movingNow()[0].isThere);
    QVERIFY(!crowd.apply(AddAgent{agentAt(7, {-4, 0})}));
    steps(10);

    const MovedObstacles shown(recorder.recording());
    const double step = crowd.params().step;
    QVERIFY(shown.shape(0, 10 * step) == nav::Shape(Circle{{-9, 0}, 1}));
    QCOMPARE(std::get<Circle>(*shown.shape(0, 30 * step)).radius, 2.0);
    QVERIFY(!shown.shape(0, 50 * step));
    QCOMPARE(std::get<Circle>(*shown.shape(0, 65 * step)).radius, 1.0);
    const auto verified = verify(recorder.recording(), scenario, {});
    QVERIFY(verified && verified->outcome == Verification::Outcome::verified);
}

void CrowdMovingRunsTest::badMotionsAreRefused()
{
    QVERIFY(refusalOf(cart()).isEmpty());
    MovingObstacle bad = cart();
    bad.obstacle.shape = Circle{{0, 0}, 40, true};
    QVERIFY(refusalOf(bad).contains("The moving obstacle 50 cannot be simulated: it is inverted"));
    bad = cart();
    bad.motion.track = {{2e9, 0}};
    QVERIFY(refusalOf(bad).contains("within 1e9"));
    bad.motion = turnBy(90, {0, 2e9}, 1);
    QVERIFY(refusalOf(bad).contains("its turn must be within 1e9"));
    bad.motion = turnBy(2e6, {0, 2}, 1);
    QVERIFY(refusalOf(bad).contains("at most 1e6 degrees"));
    bad = cart();
    bad.motion.speed = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(refusalOf(bad).contains("speed and times"));
    bad = cart();
    bad.obstacle.id = 7;
    QVERIFY(refusalOf(bad).contains("Another obstacle has the id 7"));
    bad = cart();
    bad.obstacle.shape = Circle{{0, 0}, -1};
    QVERIFY(!refusalOf(bad).isEmpty());
}

void CrowdMovingRunsTest::hashesOfOtherScenariosStay()
{
    Scenario scenario = emptyScenario();
    const std::uint64_t without = scenarioHash(scenario);
    scenario.moving = {cart()};
    const std::uint64_t with = scenarioHash(scenario);
    QVERIFY(with != without);
    scenario.moving[0].motion.pauseAtStart = 1;
    QVERIFY(scenarioHash(scenario) != with);
    scenario.moving[0].motion = turnBy(90, {1, 0}, 2);
    const std::uint64_t turning = scenarioHash(scenario);
    QVERIFY(turning != with);
    scenario.moving[0].motion.turn->hinge = {1, 1};
    QVERIFY(scenarioHash(scenario) != turning);
    scenario.moving[0].motion = cart().motion;
    scenario.moving[0].motion.unknown["note"] = nav::Json(1.0); // means nothing to a crowd
    QCOMPARE(scenarioHash(scenario), with);
}

QTEST_GUILESS_MAIN(CrowdMovingRunsTest)
#include "crowdmovingrunstest.moc"
