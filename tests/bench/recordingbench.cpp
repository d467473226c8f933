// An hour of 1,000 agents, and of a few: the cost of recording, storing, playing and seeking.
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/recording/recordingfile.h"
#include "tests/support/geometry/randompart.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <random>
#include <vector>

using namespace thicket;
using namespace thicket::steer;

namespace {

constexpr std::uint32_t hour = 72000; // frames of 1/20 s
constexpr double side = 200;          // map units

/// Agents of radius 0.3 that walk at up to 1.5 units per second, turn at random, and stand a fifth
/// of the time.
class Strollers {
public:
    explicit Strollers(std::size_t count) : m_random(1), m_walks(count)
    {
        for (Walk& walk : m_walks) {
            walk.at = {side * test::part(m_random), side * test::part(m_random)};
            walk.wanted = wanted();
        }
    }
    void step(std::vector<PlacedAgent>& placed)
    {
        constexpr double seconds = 1.0 / 20;
        placed.clear();
        for (std::uint32_t i = 0; i < m_walks.size(); ++i) {
            Walk& walk = m_walks[i];
            if (test::part(m_random) < 0.02)
                walk.wanted = wanted();
            const Point noise{test::part(m_random) - 0.5, test::part(m_random) - 0.5};
            const bool stands = lengthOf(walk.wanted) == 0 && lengthOf(walk.velocity) < 0.02;
            const Point force = truncated(4 * (walk.wanted - walk.velocity) + noise, 8);
            walk.velocity = stands ? Point{} : walk.velocity + seconds * force;
            walk.at = walk.at + seconds * walk.velocity;
            placed.push_back({i, walk.at});
        }
    }

private:
    struct Walk {
        Point at;
        Point velocity;
        Point wanted;
    };
    Point wanted()
    {
        const double speed = test::part(m_random) < 0.2 ? 0 : 0.5 + test::part(m_random);
        return speed * directionOf(6.283 * test::part(m_random));
    }

    std::mt19937_64 m_random;
    std::vector<Walk> m_walks;
};

RecordingInfo info()
{
    RecordingInfo made;
    made.denominator = 1 << 16;
    return made;
}

RecordingBuilder builderFor(std::size_t agents)
{
    RecordingBuilder builder(info());
    for (std::size_t i = 0; i < agents; ++i)
        builder.addAgent({.id = static_cast<std::uint32_t>(i), .radius = 0.3});
    return builder;
}

/// Built once for all benchmarks of that size.
const Recording& recordingOf(std::size_t agents, std::uint32_t frames)
{
    static std::vector<std::pair<std::size_t, Recording>> made;
    for (const auto& [size, recording] : made)
        if (size == agents)
            return recording;
    RecordingBuilder builder = builderFor(agents);
    Strollers strollers(agents);
    std::vector<PlacedAgent> placed;
    for (std::uint32_t k = 0; k < frames; ++k) {
        strollers.step(placed);
        builder.append(placed, k);
    }
    return made.emplace_back(agents, builder.recording()).second;
}

std::uint32_t framesFor(std::size_t agents) { return agents > 1000 ? hour / 100 : hour; }

void countAgents(benchmark::State& state, double framesEach)
{
    state.counters["agent-frame"] = benchmark::Counter(
        framesEach * static_cast<double>(state.range(0)),
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void append(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    RecordingBuilder builder = builderFor(agents);
    Strollers strollers(agents);
    // As many as fit a few blocks, repeated: computing them is not measured.
    std::vector<std::vector<PlacedAgent>> frames(256);
    for (std::vector<PlacedAgent>& frame : frames)
        strollers.step(frame);
    std::size_t k = 0;
    std::size_t step = 1;
    for (auto _ : state) {
        builder.append(frames[k], k);
        // Back and forth, so that nobody jumps.
        if (k + step >= frames.size())
            step = std::size_t(0) - step;
        k += step;
    }
    countAgents(state, 1);
}

void snapshot(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    RecordingBuilder builder = builderFor(agents);
    Strollers strollers(agents);
    std::vector<PlacedAgent> placed;
    for (int k = 0; k < 2000; ++k) {
        strollers.step(placed);
        builder.append(placed, 0);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(builder.recording());
}

void play(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    const Recording& recording = recordingOf(agents, framesFor(agents));
    RecordingCursor cursor(recording);
    Frame frame;
    std::uint32_t k = 0;
    for (auto _ : state) {
        cursor.frame(k, frame);
        benchmark::DoNotOptimize(frame.data());
        k = (k + 1) % recording.frameCount();
    }
    countAgents(state, 1);
    state.counters["bytes/agent-frame"] =
        static_cast<double>(recording.bytes()) /
        (static_cast<double>(agents) * static_cast<double>(recording.frameCount()));
}

/// Any frame, also the farthest from its key frame.
void seek(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    const Recording& recording = recordingOf(agents, framesFor(agents));
    std::mt19937_64 random(2);
    Frame frame;
    for (auto _ : state) {
        const auto k = static_cast<std::uint32_t>(random() % recording.frameCount());
        recording.frame(k, frame);
        benchmark::DoNotOptimize(frame.data());
    }
}

void seekLastOfBlock(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    const Recording& recording = recordingOf(agents, framesFor(agents));
    Frame frame;
    for (auto _ : state) {
        recording.frame(recording.frameCount() / 128 * 64 - 1, frame);
        benchmark::DoNotOptimize(frame.data());
    }
}

void write(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    const Recording& recording = recordingOf(agents, framesFor(agents));
    std::size_t bytes = 0;
    for (auto _ : state)
        bytes = writeRecording(recording).size();
    state.counters["bytes"] = static_cast<double>(bytes);
    countAgents(state, static_cast<double>(recording.frameCount()));
}

void read(benchmark::State& state)
{
    const auto agents = static_cast<std::size_t>(state.range(0));
    const Recording& recording = recordingOf(agents, framesFor(agents));
    const std::string bytes = writeRecording(recording);
    for (auto _ : state)
        benchmark::DoNotOptimize(readRecording(bytes, "bench"));
    countAgents(state, static_cast<double>(recording.frameCount()));
}

} // namespace

BENCHMARK(append)->Arg(1000)->Arg(10000)->Unit(benchmark::kMicrosecond);
BENCHMARK(snapshot)->Arg(1000)->Arg(10000)->Unit(benchmark::kNanosecond);
BENCHMARK(play)->Arg(1)->Arg(1000)->Arg(10000)->Unit(benchmark::kMicrosecond);
BENCHMARK(seek)->Arg(1)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(seekLastOfBlock)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(write)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(read)->Arg(1000)->Unit(benchmark::kMillisecond);
