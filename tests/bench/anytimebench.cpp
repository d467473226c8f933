#include "libnav/path/anytime.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/geometry/splitmix.h"

#include <array>
#include <atomic>
#include <optional>
#include <thread>

#include <pthread.h>

namespace thicket::bench {

namespace {

using nav::PathResult;
using nav::Segment;

/// Weighted search (weight in thousandths) and exact search, alternating. Prints mean and maximum,
/// in percent, of the proven gap and of the true excess length.
void findWithin(benchmark::State& state)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const double weight = 1 + 1e-3 * double(state.range(2));
    const nav::ObstacleField& field = fieldOf(count, cover);
    const auto pairs = randomPairs(field, forestOf(count, cover).side, pairCount(count));
    QueryTimes exact(pairs.size());
    QueryTimes within(pairs.size());
    Work work;
    std::vector<double> gaps;
    std::vector<double> excess;
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto ask = [&](double w) {
                return findPath(field, pairs[i].a, pairs[i].b, {.weight = w});
            };
            PathResult best;
            PathResult got;
            inTurns(
                round, [&] { best = exact.measure(i, [&] { return ask(1); }); },
                [&] { got = within.measure(i, [&] { return ask(weight); }); });
            work.add(got);
            gaps.push_back(100 * (got.path.length() / got.lowerBound - 1));
            excess.push_back(100 * (got.path.length() / best.path.length() - 1));
        }
        ++round;
    }
    report(state, within);
    report(state, work);
    state.counters["exact_us"] = exact.median();
    state.counters["gap"] = quantile(gaps, 0.5);
    state.counters["excess"] = mean(excess);
    state.counters["worst"] = *std::max_element(excess.begin(), excess.end());
}
BENCHMARK(findWithin)
    ->ArgNames({"circles", "cover", "thousandths"})
    ->ArgsProduct({{10000, 100000}, {20, 40}, {2, 5, 20}})
    ->ArgsProduct({{1000000}, {20}, {5, 20}})
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

/// When findPathAnytime shows its first path, and when it is done.
void findAnytime(benchmark::State& state)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const nav::ObstacleField& field = fieldOf(count, cover);
    const auto pairs = randomPairs(field, forestOf(count, cover).side, pairCount(count));
    QueryTimes exact(pairs.size());
    QueryTimes whole(pairs.size());
    std::vector<double> first;
    for (auto _ : state)
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Segment& pair = pairs[i];
            exact.measure(i, [&] { return findPath(field, pair.a, pair.b); });
            double shown = 0;
            const double begin = microseconds();
            const auto onBetter = [&](const PathResult&) {
                if (shown == 0)
                    shown = microseconds() - begin;
            };
            whole.measure(i, [&] { return findPathAnytime(field, pair.a, pair.b, {}, onBetter); });
            first.push_back(shown);
        }
    report(state, whole);
    state.counters["first_us"] = quantile(first, 0.5);
    state.counters["exact_us"] = exact.median();
}
BENCHMARK(findAnytime)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{10000, 100000}, {20, 40}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// The cost of budgets that are never used up: each search alternates with one without a budget.
/// The figure is the ratio of the medians.
void watchBudgets(benchmark::State& state)
{
    const int count = int(state.range(0));
    const nav::ObstacleField& field = fieldOf(count, 20);
    const auto pairs = randomPairs(field, forestOf(count, 20).side, pairCount(count));
    const std::stop_source stop;
    std::array<nav::PathOptions, 4> options;
    options[0].maxExpansions = 1'000'000'000;
    options[1].maxTime = std::chrono::hours(1);
    options[2].stop = stop.get_token();
    options[3].maxExpansions = options[0].maxExpansions;
    options[3].maxTime = options[1].maxTime;
    options[3].stop = options[2].stop;
    const std::array<const char*, 4> names{"expansions", "time", "stop", "all"};
    std::vector<QueryTimes> without(options.size(), QueryTimes(pairs.size()));
    std::vector<QueryTimes> within = without;
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t k = 0; k < options.size(); ++k) {
                const auto ask = [&, pair = pairs[i]](const nav::PathOptions& budget) {
                    return findPath(field, pair.a, pair.b, budget);
                };
                inTurns(
                    round, [&] { without[k].measure(i, [&] { return ask({}); }); },
                    [&] { within[k].measure(i, [&] { return ask(options[k]); }); });
            }
        ++round;
    }
    for (std::size_t k = 0; k < options.size(); ++k)
        state.counters[names[k]] = within[k].median() / without[k].median();
}
BENCHMARK(watchBudgets)
    ->ArgName("circles")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Iterations(4)
    ->Unit(benchmark::kMillisecond);

/// The processor time of a thread, from any thread.
double microsecondsOf(clockid_t threadsClock)
{
    timespec now{};
    clock_gettime(threadsClock, &now);
    return 1e6 * double(now.tv_sec) + 1e-3 * double(now.tv_nsec);
}

/// How long a search went on after a stop was requested from another thread.
struct Cancelled {
    double work = 0; ///< processor time of its thread
    double wall = 0; ///< wall-clock time, which a busy machine affects
};

/// nullopt if the search ended first.
std::optional<Cancelled> cancelAfter(std::chrono::microseconds wait,
                                     const nav::ObstacleField& field, const Segment& pair)
{
    std::stop_source stop;
    PathResult result;
    Cancelled end;
    std::atomic<bool> isRunning = false;
    std::atomic<bool> isClockRead = false;
    std::thread searcher([&] {
        isRunning = true;
        result = findPath(field, pair.a, pair.b, {.stop = stop.get_token()});
        end = {microseconds(), 1e6 * wallSeconds()};
        while (!isClockRead) // the clock ends with its thread
            std::this_thread::yield();
    });
    clockid_t clock{};
    pthread_getcpuclockid(searcher.native_handle(), &clock);
    while (!isRunning)
        std::this_thread::yield();
    const double stopAt = microsecondsOf(clock) + double(wait.count());
    while (microsecondsOf(clock) < stopAt)
        std::this_thread::yield();
    const Cancelled begin{microsecondsOf(clock), 1e6 * wallSeconds()};
    stop.request_stop();
    isClockRead = true;
    searcher.join();
    if (result.status != nav::PathStatus::cancelled)
        return {};
    return Cancelled{end.work - begin.work, end.wall - begin.wall};
}

/// Stops after random amounts of processor time, within so many milliseconds of the search.
void cancel(benchmark::State& state)
{
    const int count = int(state.range(0));
    const double longest = 1000 * double(state.range(1));
    const std::size_t wanted = state.range(1) > 10 ? 200 : 1000;
    const nav::ObstacleField& field = fieldOf(count, 20);
    const double side = forestOf(count, 20).side;
    const auto pairs = pairsApart(field, side, 0.9 * side, 8);
    test::SplitMix random(1);
    std::vector<double> work;
    std::vector<double> wall;
    for (auto _ : state)
        for (std::size_t asked = 0; work.size() < wanted && asked < 4 * wanted; ++asked) {
            const std::chrono::microseconds wait(int(random.between(50, longest)));
            if (const auto cancelled = cancelAfter(wait, field, pairs[asked % pairs.size()])) {
                work.push_back(cancelled->work);
                wall.push_back(cancelled->wall);
            }
        }
    state.counters["cancels"] = double(work.size());
    state.counters["work_us"] = quantile(work, 0.5);
    state.counters["work_p99_us"] = quantile(work, 0.99);
    state.counters["work_most_us"] = quantile(work, 1);
    state.counters["wall_us"] = quantile(wall, 0.5);
    state.counters["wall_p99_us"] = quantile(wall, 0.99);
    state.counters["wall_most_us"] = quantile(wall, 1);
}
BENCHMARK(cancel)
    ->ArgNames({"circles", "within_ms"})
    ->Args({100000, 10})
    ->Args({1000000, 10})
    ->Args({1000000, 100})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

/// By how much a search with a limit of a millisecond exceeds it, by the wall clock.
void exceedTime(benchmark::State& state)
{
    const int count = int(state.range(0));
    const nav::ObstacleField& field = fieldOf(count, 20);
    const auto pairs =
        pairsApart(field, forestOf(count, 20).side, 0.9 * forestOf(count, 20).side, 8);
    std::vector<double> over;
    for (auto _ : state)
        for (std::size_t asked = 0; asked < 1000; ++asked) {
            const auto [start, goal] = pairs[asked % pairs.size()];
            const double begin = wallSeconds();
            const auto result =
                findPath(field, start, goal, {.maxTime = std::chrono::milliseconds(1)});
            if (result.status == nav::PathStatus::budgetExceeded)
                over.push_back(1e6 * (wallSeconds() - begin) - 1000);
        }
    state.counters["exceeded"] = double(over.size());
    state.counters["over_us"] = quantile(over, 0.5);
    state.counters["over_p99_us"] = quantile(over, 0.99);
    state.counters["over_most_us"] = quantile(over, 1);
}
BENCHMARK(exceedTime)
    ->ArgName("circles")
    ->Arg(100000)
    ->Arg(1000000)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
