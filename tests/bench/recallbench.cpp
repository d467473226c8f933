// What an agent sensed at any moment of a run: a minute of 1,000 agents, 1,200 steps.
#include "libsteer/recording/recall.h"
#include "libsteer/recording/recorder.h"
#include "tests/support/crowds/crowdscenes.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <random>

using namespace thicket;
using namespace thicket::steer;

namespace {

constexpr int stepCount = 1200;

struct Run {
    Recording recording;
    KeyCrowds kept;
    double keptBytes = 0; ///< of all kept crowds
};

double memoryInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}

/// Agents that cross a field of circles. Made once for all benchmarks of that style.
const Run& runOf(test::Navigation navigation, int agents)
{
    static std::vector<std::pair<std::pair<test::Navigation, int>, Run>> made;
    for (const auto& [key, run] : made)
        if (key == std::pair(navigation, agents))
            return run;
    const Scenario scenario =
        test::circleField(agents, agents / 2, 1, {.navigation = navigation}).scenario;
    Crowd crowd = *Crowd::of(scenario);
    Recorder recorder(crowd, scenarioHash(scenario));
    Run run;
    run.kept.offer(crowd);
    for (int i = 0; i < stepCount; ++i) {
        crowd.step();
        recorder.take(crowd);
        const double before = memoryInUse();
        run.kept.offer(crowd);
        run.keptBytes += memoryInUse() - before;
    }
    run.recording = recorder.recording();
    return made.emplace_back(std::pair(navigation, agents), std::move(run)).second;
}

std::uint32_t anyAgent(const Recording& recording, std::mt19937_64& random)
{
    return recording.agents()[random() % recording.agents().size()].id;
}

/// Any agent at any frame, each far from the one before.
void recallAnywhere(benchmark::State& state)
{
    const Run& run =
        runOf(static_cast<test::Navigation>(state.range(1)), static_cast<int>(state.range(0)));
    Recall recall(run.recording, run.kept);
    std::mt19937_64 random(3);
    for (auto _ : state) {
        const auto frame = static_cast<std::uint32_t>(random() % run.recording.frameCount());
        const auto found = recall.records(frame, {anyAgent(run.recording, random)});
        if (!found || !*found)
            state.SkipWithError("not recalled");
    }
    state.counters["kept"] = static_cast<double>(run.kept.size());
    state.counters["bytes/agent kept"] =
        run.keptBytes / static_cast<double>(run.kept.size()) / static_cast<double>(state.range(0));
}

/// One agent, frame after frame, as when a run is watched.
void recallOnwards(benchmark::State& state)
{
    const Run& run =
        runOf(static_cast<test::Navigation>(state.range(1)), static_cast<int>(state.range(0)));
    Recall recall(run.recording, run.kept);
    std::mt19937_64 random(4);
    const std::uint32_t agent = anyAgent(run.recording, random);
    std::uint32_t frame = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(recall.records(frame, {agent}));
        frame = (frame + 1) % run.recording.frameCount();
    }
}

void styles(benchmark::internal::Benchmark* bench)
{
    for (const auto navigation :
         {test::Navigation::path, test::Navigation::fan, test::Navigation::straight})
        bench->Args({1000, static_cast<int>(navigation)});
    bench->ArgNames({"agents", "navigation"})->Unit(benchmark::kMillisecond);
}

} // namespace

BENCHMARK(recallAnywhere)->Apply(styles);
BENCHMARK(recallOnwards)->Apply(styles);
