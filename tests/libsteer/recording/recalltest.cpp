#include "libsteer/recording/recall.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/scenario/parameters.h"
#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

#include <iterator>
#include <random>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdSample;

namespace {

constexpr int stepCount = 240;

/// A crowd that was watched as a whole while it was recorded.
struct WatchedRun {
    Recording recording;
    KeyCrowds kept;
    std::vector<std::vector<AgentRecord>> records; ///< [k]: of the step after frame k
};

std::vector<std::uint32_t> idsOf(const Crowd& crowd)
{
    std::vector<std::uint32_t> ids;
    for (const AgentView& agent : crowd.agents())
        ids.push_back(agent.id);
    return ids;
}

WatchedRun watchedRun(const CrowdSample& sample, std::size_t mostKept)
{
    WatchedRun run{{}, KeyCrowds(mostKept), {}};
    Crowd crowd = *Crowd::of(sample.scenario, sample.params);
    Recorder recorder(crowd, scenarioHash(sample.scenario));
    run.kept.offer(crowd);
    auto input = sample.inputs.begin();
    for (int i = 0; i < stepCount; ++i) {
        for (; input != sample.inputs.end() && input->step == crowd.steps(); ++input)
            if (crowd.apply(input->input))
                recorder.input(crowd, input->input);
        crowd.watch(idsOf(crowd));
        crowd.step();
        recorder.take(crowd);
        run.kept.offer(crowd);
        run.records.emplace_back(crowd.records().begin(), crowd.records().end());
    }
    run.recording = recorder.recording();
    return run;
}

/// Those of these ids.
std::vector<AgentRecord> chosen(const std::vector<AgentRecord>& all,
                                const std::vector<std::uint32_t>& ids)
{
    std::vector<AgentRecord> some;
    std::ranges::copy_if(all, std::back_inserter(some), [&](const AgentRecord& record) {
        return std::ranges::find(ids, record.id) != ids.end();
    });
    return some;
}

std::vector<std::uint32_t> someOf(const CrowdSample& sample, std::mt19937_64& random)
{
    std::vector<std::uint32_t> ids;
    for (int i = 0; i < 3; ++i)
        ids.push_back(sample.scenario.agents[random() % sample.scenario.agents.size()].id);
    return ids;
}

const CrowdSample& sampleNamed(const std::string& name)
{
    static const std::vector<CrowdSample> samples = test::crowdSamples();
    return *std::ranges::find(samples, name, &CrowdSample::name);
}

} // namespace

class RecallTest : public QObject {
    Q_OBJECT

private slots:
    void recordsAreThoseOfTheRun_data();
    void recordsAreThoseOfTheRun();
    void recordsHoldWhatTheStackSenses();
    void raysStayBetweenSensings();
    void raysStayAsLongAsTheFanDoesNotSense();
    void keptCrowdsThinOut();
    void growsWithTheRun();
    void refusesOtherMaps();
    void isCancelled();
};

void RecallTest::recordsAreThoseOfTheRun_data()
{
    QTest::addColumn<int>("index");
    const std::vector<CrowdSample> samples = test::crowdSamples();
    for (std::size_t i = 0; i < samples.size(); ++i)
        QTest::newRow(samples[i].name.c_str()) << static_cast<int>(i);
}

void RecallTest::recordsAreThoseOfTheRun()
{
    QFETCH(const int, index);
    const CrowdSample sample = test::crowdSamples()[static_cast<std::size_t>(index)];
    const WatchedRun run = watchedRun(sample, 4);
    Recall kept(run.recording, run.kept);
    Result<Recall> again = Recall::of(run.recording, sample.scenario);
    QVERIFY(again.has_value());
    std::mt19937_64 random(7);
    std::vector<std::uint32_t> ids = someOf(sample, random);
    std::uint32_t frame = 0;
    for (int i = 0; i < 60; ++i) {
        // Plays on, jumps, and asks for others at the same frame.
        if (i % 3 == 0)
            frame = static_cast<std::uint32_t>(random() % stepCount);
        else if (i % 3 == 1)
            frame = std::min(frame + 1, stepCount - 1U);
        else
            ids = someOf(sample, random);
        for (Recall* recall : {&kept, &*again}) {
            const Result<Recalled> found = recall->records(frame, ids);
            QVERIFY2(found.has_value(), found ? "" : found.error().text().c_str());
            QVERIFY(*found == chosen(run.records[frame], ids));
        }
    }
}

void RecallTest::recordsHoldWhatTheStackSenses()
{
    const struct {
        const char* sample;
        bool hasBox, hasFeeler, hasFan;
    } expected[] = {{"detection boxes", true, false, false},
                    {"walls", false, true, false},
                    {"ray fans", false, false, true},
                    {"paths", false, false, false}};
    for (const auto& [name, hasBox, hasFeeler, hasFan] : expected) {
        const WatchedRun run = watchedRun(sampleNamed(name), 16);
        int boxes = 0;
        int feelers = 0;
        int fans = 0;
        for (const AgentRecord& record : run.records[1]) {
            boxes += record.avoidance.has_value();
            feelers += record.walls.has_value();
            fans += record.fan.has_value();
        }
        QCOMPARE(boxes > 0, hasBox);
        QCOMPARE(feelers > 0, hasFeeler);
        QCOMPARE(fans > 0, hasFan);
    }
}

// A fan steers by the rays of its latest sensing until the next: they do not vanish meanwhile.
void RecallTest::raysStayBetweenSensings()
{
    const WatchedRun run = watchedRun(sampleNamed("ray fans"), 16);
    int held = 0;
    for (std::size_t k = 1; k < run.records.size(); ++k) {
        for (const AgentRecord& record : run.records[k]) {
            if (!record.fan || record.fan->isSensed || record.fan->steering == Point{0, 0})
                continue;
            ++held;
            QVERIFY(!record.fan->rays.empty());
            const auto before = std::ranges::find(run.records[k - 1], record.id, &AgentRecord::id);
            QVERIFY(before != run.records[k - 1].end());
            QVERIFY(before->fan.has_value());
            QVERIFY(record.fan->rays == before->fan->rays);
            QVERIFY(record.fan->origin == before->fan->origin);
        }
    }
    QVERIFY(held > 1000);
}

// A group may sense more seldom than by default: its rays are older.
void RecallTest::raysStayAsLongAsTheFanDoesNotSense()
{
    CrowdSample sample = sampleNamed("ray fans");
    const auto interval = parameterNamed(BehaviourKind::rayFan, "interval");
    QVERIFY(interval.has_value());
    for (CrowdGroup& group : sample.scenario.groups)
        for (StackedBehaviour& part : group.stack)
            if (part.kind == BehaviourKind::rayFan)
                part.settings = {{*interval, 2.5}};
    const WatchedRun run = watchedRun(sample, 16);
    Recall recall(run.recording, run.kept);
    std::mt19937_64 random(8);
    for (int i = 0; i < 40; ++i) {
        const auto frame = static_cast<std::uint32_t>(random() % stepCount);
        const std::vector<std::uint32_t> ids = someOf(sample, random);
        const Result<Recalled> found = recall.records(frame, ids);
        QVERIFY(found && *found == chosen(run.records[frame], ids));
    }
}

void RecallTest::keptCrowdsThinOut()
{
    const WatchedRun run = watchedRun(sampleNamed("boids"), 5);
    QVERIFY(run.kept.size() <= 5);
    QVERIFY(run.kept.interval() * run.kept.size() > stepCount);
    for (std::uint64_t steps = 0; steps <= stepCount; ++steps) {
        const auto crowd = run.kept.atOrBefore(steps);
        QCOMPARE(crowd->steps(), steps / run.kept.interval() * run.kept.interval());
    }
    QVERIFY(!KeyCrowds().atOrBefore(3));
}

// An input after the last recorded frame changes what the step after that frame decides.
void RecallTest::growsWithTheRun()
{
    const CrowdSample& sample = sampleNamed("seek");
    Crowd crowd = *Crowd::of(sample.scenario, sample.params);
    Recorder recorder(crowd, scenarioHash(sample.scenario));
    KeyCrowds kept;
    kept.offer(crowd);
    const auto step = [&] {
        crowd.step();
        recorder.take(crowd);
        kept.offer(crowd);
    };
    for (int i = 0; i < 10; ++i)
        step();
    const std::uint32_t id = sample.scenario.agents.front().id;
    Recall recall(recorder.recording(), kept);
    const Result<Recalled> before = recall.records(10, {id});
    const CrowdInput turn = SetGoal{crowd.agents().front().group, {-500, -500}};
    QVERIFY(crowd.apply(turn).has_value());
    recorder.input(crowd, turn);
    crowd.watch({id});
    step();
    recall.extend(recorder.recording(), kept);
    const Result<Recalled> after = recall.records(10, {id});
    QVERIFY(before && after);
    QVERIFY(**before != **after);
    QVERIFY(**after == std::vector(crowd.records().begin(), crowd.records().end()));
}

void RecallTest::refusesOtherMaps()
{
    const WatchedRun run = watchedRun(sampleNamed("walls"), 16);
    Scenario other = sampleNamed("walls").scenario;
    other.agents.pop_back();
    const Result<Recall> refused = Recall::of(run.recording, other);
    QVERIFY(!refused);
    QVERIFY(!Recall::of(Recording(), other));
    // A run that the recording is not of.
    CrowdParams slower = sampleNamed("walls").params;
    slower.seed += 1;
    Crowd crowd = *Crowd::of(other, slower);
    KeyCrowds kept;
    kept.offer(crowd);
    QVERIFY(!Recall(run.recording, kept).records(40, {1}));
}

void RecallTest::isCancelled()
{
    const WatchedRun run = watchedRun(sampleNamed("boids"), 2);
    Recall recall(run.recording, run.kept);
    const std::uint32_t id = sampleNamed("boids").scenario.agents.front().id;
    int asked = 0;
    const Result<Recalled> none =
        recall.records(stepCount - 1, {id}, {1, [&] { return ++asked < 5; }});
    QVERIFY(none && !*none);
    QCOMPARE(asked, 5);
    const Result<Recalled> all = recall.records(stepCount - 1, {id});
    QVERIFY(all && *all == chosen(run.records[stepCount - 1], {id}));
}

QTEST_GUILESS_MAIN(RecallTest)
#include "recalltest.moc"
