#include "libnav/path/anytime.h"
#include "tests/bench/querytiming.h"
#include "tests/bench/scenes.h"

namespace thicket::bench {

namespace {

using nav::PathResult;
using nav::Segment;

/// A weight in thousandths beside the exact search, in turns. Of the gap that is proven and of the
/// true excess, in percent, the mean and the most.
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
    within.report(state);
    work.report(state);
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
            const auto [start, goal] = pairs[i];
            exact.measure(i, [&] { return findPath(field, start, goal); });
            double shown = 0;
            const double begin = microseconds();
            const auto onBetter = [&](const PathResult&) {
                if (shown == 0)
                    shown = microseconds() - begin;
            };
            whole.measure(i, [&] { return findPathAnytime(field, start, goal, {}, onBetter); });
            first.push_back(shown);
        }
    whole.report(state);
    state.counters["first_us"] = quantile(first, 0.5);
    state.counters["exact_us"] = exact.median();
}
BENCHMARK(findAnytime)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{10000, 100000}, {20, 40}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
