#include "libsteer/recording/rundifference.h"
#include "libsteer/recording/recorder.h"
#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/crowds/recordedcrowd.h"

#include <QTest>

#include <map>
#include <random>

using namespace thicket;
using namespace thicket::steer;
using test::RecordedCrowd;

namespace {

using Places = std::map<std::uint32_t, Point>;

Places placesOf(const Recording& recording, std::uint32_t k)
{
    Places places;
    for (const FrameAgent& shown : recording.frame(k))
        places[recording.agents()[shown.agent].id] = shown.position;
    return places;
}

/// Every frame and every id, one by one.
std::vector<AgentDifference> dumbDifference(const Recording& a, const Recording& b)
{
    std::map<std::uint32_t, AgentDifference> found;
    const auto of = [&found](std::uint32_t id, std::uint32_t frame) -> AgentDifference& {
        const bool isNew = !found.contains(id);
        AgentDifference& one = found[id];
        one.id = id;
        if (isNew)
            one.firstFrame = frame;
        return one;
    };
    for (std::uint32_t k = 0; k < std::min(a.frameCount(), b.frameCount()); ++k) {
        const Places inA = placesOf(a, k);
        const Places inB = placesOf(b, k);
        for (const auto& [id, position] : inA) {
            const auto other = inB.find(id);
            if (other == inB.end())
                ++of(id, k).onlyFirst;
            else if (const double far = lengthOf(position - other->second); far > 0) {
                AgentDifference& one = of(id, k);
                if (far > one.farthest) {
                    one.farthest = far;
                    one.farthestFrame = k;
                }
            }
        }
        for (const auto& [id, position] : inB)
            if (!inA.contains(id))
                ++of(id, k).onlySecond;
    }
    std::vector<AgentDifference> all;
    for (const auto& [id, one] : found)
        all.push_back(one);
    std::ranges::stable_sort(all, {}, &AgentDifference::firstFrame);
    return all;
}

Recording runOf(const test::CrowdSample& sample, int steps, bool sendsOff = false)
{
    Crowd crowd = *Crowd::of(sample.scenario, sample.params);
    Recorder recorder(crowd, scenarioHash(sample.scenario));
    for (int i = 0; i < steps; ++i) {
        if (sendsOff && i == 50) {
            const CrowdInput input = SetGoal{0, {-300, 40}};
            if (crowd.apply(input))
                recorder.input(crowd, input);
        }
        crowd.step();
        recorder.take(crowd);
    }
    return recorder.recording();
}

} // namespace

class RunDifferenceTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordingIsTheSameAsItself_data()
    {
        QTest::addColumn<int>("crowd");
        for (std::size_t i = 0; i < test::crowdsOfAllKinds().size(); ++i)
            QTest::newRow(test::crowdsOfAllKinds()[i].name) << static_cast<int>(i);
    }

    void aRecordingIsTheSameAsItself()
    {
        QFETCH(const int, crowd);
        const RecordedCrowd made =
            test::randomCrowd(test::crowdsOfAllKinds()[std::size_t(crowd)].habits, 5);
        const Recording recording = test::recordingOf(made);
        const Result<RunDifference> difference = differenceOf(recording, recording);
        QVERIFY(difference && difference->isSame());
        QCOMPARE(difference->firstFrame(), recording.frameCount());
        QCOMPARE(difference->frames, recording.frameCount());
    }

    void findsWhatADumbComparisonFinds()
    {
        std::mt19937_64 random(11);
        for (int round = 0; round < 60; ++round) {
            RecordedCrowd made = test::randomCrowd(
                {.agents = 12, .frames = 80, .coming = 0.1, .leaving = round % 2 ? 0.02 : 0.0},
                std::uint64_t(round));
            const Recording first = test::recordingOf(made);
            const std::size_t changes = random() % 6;
            for (std::size_t i = 0; i < changes; ++i) {
                auto& frame = made.frames[random() % made.frames.size()];
                if (!frame.empty())
                    frame[random() % frame.size()].x += std::int64_t(random() % 5) - 2;
            }
            if (round % 3 == 0)
                made.frames.resize(60);
            const Recording second = test::recordingOf(made);
            const Result<RunDifference> found = differenceOf(first, second);
            QVERIFY(found.has_value());
            QVERIFY(found->differing == dumbDifference(first, second));
            QCOMPARE(found->frames, std::min(first.frameCount(), second.frameCount()));
        }
    }

    void anInputIsFoundWhereItTakesEffect()
    {
        const auto samples = test::crowdSamples();
        const auto& sample = *std::ranges::find(samples, "seek", &test::CrowdSample::name);
        const Recording first = runOf(sample, 200);
        const Recording second = runOf(sample, 160, true);
        const Result<RunDifference> difference = differenceOf(first, second);
        QVERIFY(difference.has_value());
        QCOMPARE(difference->frames, 161U);
        QCOMPARE(difference->firstFrame(), 51U);
        QVERIFY(difference->differing == [&] {
            auto dumb = dumbDifference(first, second);
            for (AgentDifference& one : dumb) {
                const auto arrival = [&one](const Recording& run) {
                    std::optional<std::uint32_t> frame;
                    for (const RecordedEvent& event : run.events())
                        if (!frame && event.agent == one.id && event.frame < 161 &&
                            event.kind == RecordedEvent::Kind::arrived)
                            frame = event.frame;
                    return frame;
                };
                one.firstArrival = arrival(first);
                one.secondArrival = arrival(second);
            }
            return dumb;
        }());
        QVERIFY(difference->differing.size() > 5);
        QCOMPARE(difference->agents, first.agents().size());
    }

    void refusesOtherStepsAndIsCancelled()
    {
        RecordedCrowd made = test::randomCrowd({.frames = 50}, 2);
        const Recording first = test::recordingOf(made);
        made.info.step *= 2;
        QVERIFY(!differenceOf(first, test::recordingOf(made)));
        const Result<RunDifference> part =
            differenceOf(first, first, [](std::uint32_t frames) { return frames < 7; });
        QVERIFY(part && !part->isComplete);
        QCOMPARE(part->frames, 7U);
        QVERIFY(differenceOf(Recording(), Recording())->isSame());
    }
};

QTEST_GUILESS_MAIN(RunDifferenceTest)
#include "rundifferencetest.moc"
