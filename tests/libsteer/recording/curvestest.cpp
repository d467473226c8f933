#include "libnav/geometry/distance.h"
#include "libsteer/recording/forcecurves.h"
#include "libsteer/recording/motioncurves.h"
#include "libsteer/recording/recorder.h"
#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/crowds/movingscenes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdSample;

namespace {

constexpr int steps = 120;
constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// A run, and what a loop over the running crowd sees of three agents: [agent][frame].
struct MeasuredRun {
    Recording recording;
    std::vector<std::uint32_t> ids;
    std::vector<std::vector<double>> speed, goalDistance, clearance;
    std::vector<std::vector<std::vector<AgentRecord::Part>>> parts;
};

/// The distance to the obstacles as they are listed, one by one.
double clearanceAmong(const std::vector<nav::Obstacle>& obstacles, const AgentView& agent)
{
    if (obstacles.empty())
        return none;
    const auto field = nav::ObstacleField::build(obstacles, 0);
    return field->clearance(agent.position) - agent.radius;
}

void change(std::vector<nav::Obstacle>& obstacles, const CrowdInput& input)
{
    const auto* changes = std::get_if<ChangeObstacles>(&input);
    if (!changes)
        return;
    for (const nav::ObstacleChange& one : changes->changes) {
        std::erase_if(obstacles, [&](const nav::Obstacle& old) { return old.id == one.id; });
        if (one.after)
            obstacles.push_back({one.id, *one.after});
    }
}

void note(MeasuredRun& run, const Crowd& crowd, const std::vector<nav::Obstacle>& obstacles)
{
    for (std::size_t i = 0; i < run.ids.size(); ++i) {
        const auto agents = crowd.agents();
        const auto agent = std::ranges::find(agents, run.ids[i], &AgentView::id);
        const bool isThere = agent != agents.end();
        const auto goal = isThere ? crowd.groups()[agent->group].goal : std::nullopt;
        run.speed[i].push_back(isThere ? lengthOf(agent->velocity) : none);
        run.goalDistance[i].push_back(goal ? lengthOf(*goal - agent->position) : none);
        run.clearance[i].push_back(isThere ? clearanceAmong(obstacles, *agent) : none);
    }
}

MeasuredRun runOf(const CrowdSample& sample)
{
    MeasuredRun run;
    std::mt19937_64 random(7);
    for (int i = 0; i < 3; ++i)
        run.ids.push_back(sample.scenario.agents[random() % sample.scenario.agents.size()].id);
    for (auto* lists : {&run.speed, &run.goalDistance, &run.clearance})
        lists->resize(run.ids.size());
    run.parts.resize(run.ids.size());
    std::vector<nav::Obstacle> obstacles = sample.scenario.obstacles;
    Crowd crowd = *Crowd::of(sample.scenario, sample.params);
    Recorder recorder(crowd, scenarioHash(sample.scenario));
    crowd.watch(run.ids);
    note(run, crowd, obstacles);
    auto input = sample.inputs.begin();
    for (int k = 0; k < steps; ++k) {
        for (; input != sample.inputs.end() && input->step == crowd.steps(); ++input) {
            if (crowd.apply(input->input)) {
                recorder.input(crowd, input->input);
                change(obstacles, input->input);
            }
        }
        crowd.step();
        recorder.take(crowd);
        for (std::size_t i = 0; i < run.ids.size(); ++i) {
            const auto records = crowd.records();
            const auto record = std::ranges::find(records, run.ids[i], &AgentRecord::id);
            run.parts[i].push_back(record != records.end() ? record->parts
                                                           : std::vector<AgentRecord::Part>());
        }
        note(run, crowd, obstacles);
    }
    run.recording = recorder.recording();
    return run;
}

/// Whether the curve has these values, frame by frame.
bool isCurveOf(const Curve& curve, const std::vector<double>& values, double slack)
{
    if (curve.frames() != values.size() || curve.stride() != 1)
        return false;
    for (std::uint32_t k = 0; k < values.size(); ++k) {
        const CurveRange range = curve.over(k, k + 1);
        if (range.isEmpty() != std::isnan(values[k]))
            return false;
        if (!range.isEmpty() &&
            (range.least != range.most || std::abs(range.least - values[k]) > slack))
            return false;
    }
    return true;
}

} // namespace

class CurvesTest : public QObject {
    Q_OBJECT

private slots:
    void joinedStretchesKeepTheRange();
    void motionIsThatOfTheRun_data();
    void motionIsThatOfTheRun();
    void forcesAreThoseOfTheRun_data() { motionIsThatOfTheRun_data(); }
    void forcesAreThoseOfTheRun();
    void growWithTheRunInSlices();
    void clearanceFollowsObstaclesThatMove();
};

void CurvesTest::joinedStretchesKeepTheRange()
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> value(-5, 5);
    std::vector<double> values;
    Curve curve;
    for (int i = 0; i < 40000; ++i) {
        values.push_back(i % 1000 < 300 ? none : value(random));
        curve.add(values.back());
    }
    QCOMPARE(curve.frames(), 40000U);
    QCOMPARE(curve.stride(), 16U);
    for (int trial = 0; trial < 500; ++trial) {
        const auto first = static_cast<std::uint32_t>(random() % 41000);
        const auto end = first + static_cast<std::uint32_t>(random() % 3000);
        // Whole stretches of 16 frames.
        CurveRange expected;
        for (std::uint32_t k = first / 16 * 16; k < (end + 15) / 16 * 16 && first < end; ++k) {
            if (k < values.size() && first < values.size() && !std::isnan(values[k])) {
                expected.least = std::fmin(expected.least, values[k]);
                expected.most = std::fmax(expected.most, values[k]);
            }
        }
        const CurveRange found = curve.over(first, end);
        QCOMPARE(found.isEmpty(), expected.isEmpty());
        QVERIFY(found.isEmpty() || found.least == expected.least);
        QVERIFY(found.isEmpty() || found.most == expected.most);
    }
    QVERIFY(curve.all().least < -4.9 && curve.all().most > 4.9);
}

void CurvesTest::motionIsThatOfTheRun_data()
{
    QTest::addColumn<int>("index");
    const std::vector<CrowdSample> samples = test::crowdSamples();
    for (std::size_t i = 0; i < samples.size(); ++i)
        QTest::newRow(samples[i].name.c_str()) << static_cast<int>(i);
}

void CurvesTest::motionIsThatOfTheRun()
{
    QFETCH(const int, index);
    const CrowdSample sample = test::crowdSamples()[static_cast<std::size_t>(index)];
    const MeasuredRun run = runOf(sample);
    const auto field = nav::ObstacleField::build(sample.scenario.obstacles, 0);
    MotionCurves measured(run.recording, run.ids, *field);
    QVERIFY(measured.measure());
    for (std::size_t i = 0; i < run.ids.size(); ++i) {
        const MotionCurve& curve = measured.curves()[i];
        QCOMPARE(curve.id, run.ids[i]);
        QVERIFY(isCurveOf(curve.speed, run.speed[i], 1e-9));
        QVERIFY(isCurveOf(curve.goalDistance, run.goalDistance[i], 1e-9));
        QVERIFY(isCurveOf(curve.clearance, run.clearance[i], 1e-9));
        const auto agents = run.recording.agents();
        const auto agent = std::ranges::find(agents, run.ids[i], &RecordedAgent::id);
        for (std::uint32_t k = agent->begin; k < std::min(agent->end, curve.speed.frames()); ++k) {
            const auto goal = goalAt(run.recording, agent->group, k);
            QCOMPARE(goal.has_value(), !std::isnan(run.goalDistance[i][k]));
        }
    }
}

void CurvesTest::forcesAreThoseOfTheRun()
{
    QFETCH(const int, index);
    const CrowdSample sample = test::crowdSamples()[static_cast<std::size_t>(index)];
    const MeasuredRun run = runOf(sample);
    ForceCurves measured(*Recall::of(run.recording, sample.scenario), run.ids);
    const auto done = measured.measure();
    QVERIFY(done && *done);
    QCOMPARE(measured.frames(), static_cast<std::uint32_t>(steps));
    for (std::size_t i = 0; i < run.ids.size(); ++i) {
        const AgentForceCurves& curves = measured.curves()[i];
        for (std::size_t part = 0; part < curves.forces.size(); ++part) {
            std::vector<double> wanted, granted;
            for (const auto& parts : run.parts[i]) {
                const bool isThere = part < parts.size();
                QVERIFY(!isThere || parts[part].kind == curves.forces[part].kind);
                wanted.push_back(isThere ? lengthOf(parts[part].wanted) : none);
                granted.push_back(isThere ? lengthOf(parts[part].granted) : none);
            }
            QVERIFY(isCurveOf(curves.forces[part].wanted, wanted, 0));
            QVERIFY(isCurveOf(curves.forces[part].granted, granted, 0));
        }
    }
}

void CurvesTest::growWithTheRunInSlices()
{
    const CrowdSample sample = test::crowdSamples().front();
    const std::uint32_t id = sample.scenario.agents.front().id;
    Crowd crowd = *Crowd::of(sample.scenario, sample.params);
    Recorder recorder(crowd, scenarioHash(sample.scenario));
    MotionCurves motion(recorder.recording(), {id});
    ForceCurves forces(*Recall::of(recorder.recording(), sample.scenario), {id});
    for (int k = 0; k < 60; ++k) {
        crowd.step();
        recorder.take(crowd);
        motion.extend(recorder.recording());
        forces.extend(recorder.recording(), {});
        int left = k % 3;
        const auto goesOn = [&left] { return left-- > 0; };
        motion.measure(goesOn);
        left = 2 * (k % 3);
        QVERIFY(bool(forces.measure(goesOn)));
    }
    QVERIFY(motion.frames() < 61 && motion.frames() > 10);
    QVERIFY(motion.measure() && *forces.measure());
    MotionCurves atOnce(recorder.recording(), {id});
    atOnce.measure();
    ForceCurves forcesAtOnce(*Recall::of(recorder.recording(), sample.scenario), {id});
    QVERIFY(bool(forcesAtOnce.measure()));
    for (std::uint32_t k = 0; k < 60; ++k) {
        QCOMPARE(motion.curves()[0].speed.over(k, k + 1).most,
                 atOnce.curves()[0].speed.over(k, k + 1).most);
        QCOMPARE(forces.curves()[0].forces[0].wanted.over(k, k + 1).most,
                 forcesAtOnce.curves()[0].forces[0].wanted.over(k, k + 1).most);
    }
}

/// With and without others that stay; the moving one is changed and removed in the middle.
void CurvesTest::clearanceFollowsObstaclesThatMove()
{
    for (const bool hasOthers : {false, true}) {
        Scenario scenario = test::emptyScenario();
        scenario.moving = {test::cart()};
        if (hasOthers)
            scenario.obstacles = {{7, nav::Circle{{-3, 2}, 0.5}}};
        scenario.agents = {test::agentAt(1, {0, -2})};
        const std::int64_t id = scenario.moving[0].obstacle.id;
        Crowd crowd = *Crowd::of(scenario);
        Recorder recorder(crowd, scenarioHash(scenario));
        std::optional<nav::Shape> drawn = scenario.moving[0].obstacle.shape;
        std::vector<double> expected;
        const auto note = [&] {
            const nav::Point at = crowd.agents()[0].position;
            double least = none;
            for (const nav::Obstacle& one : scenario.obstacles)
                least = std::fmin(least, nav::signedDistance(at, one.shape));
            if (drawn)
                least = std::fmin(
                    least, nav::signedDistance(
                               at, test::movedBy(*drawn, crowd.movingNow()[0].displacement.by)));
            expected.push_back(least - crowd.agents()[0].radius);
        };
        note();
        for (int k = 0; k < 400; ++k) {
            std::optional<std::optional<nav::Shape>> input;
            if (k == 150)
                input = std::optional<nav::Shape>(nav::Circle{{0, 5}, 0.25});
            if (k == 300)
                input = std::optional<nav::Shape>();
            if (input) {
                drawn = *input;
                const ChangeObstacles change{{{id, drawn}}};
                QVERIFY(crowd.apply(change).has_value());
                recorder.input(crowd, change);
                expected.pop_back(); // it counts from this frame on
                note();
            }
            crowd.step();
            recorder.take(crowd);
            note();
        }
        MotionCurves measured(recorder.recording(), {1},
                              *nav::ObstacleField::build(scenario.obstacles, 0));
        QVERIFY(measured.measure());
        const Curve& clearance = measured.curves()[0].clearance;
        QCOMPARE(std::size_t(clearance.frames()), expected.size());
        for (std::uint32_t k = 0; k < expected.size(); ++k) {
            const CurveRange found = clearance.over(k, k + 1);
            const QString text = QString("frame %1: %2, not %3")
                                     .arg(k)
                                     .arg(found.isEmpty() ? none : found.least)
                                     .arg(expected[k]);
            QVERIFY2(found.isEmpty() == std::isnan(expected[k]), qPrintable(text));
            QVERIFY2(found.isEmpty() || std::abs(found.least - expected[k]) < 1e-6,
                     qPrintable(text));
        }
    }
}

QTEST_GUILESS_MAIN(CurvesTest)
#include "curvestest.moc"
