#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/judges/levers.h"

namespace thicket::bench {

namespace {

/// The search and the search with one rule switched off, alternating. `without` is the ratio of the
/// medians. Counts do not depend on the machine.
void leaveOut(benchmark::State& state, const nav::Pruning& pruning)
{
    const int count = int(state.range(0));
    const int cover = int(state.range(1));
    const nav::ObstacleField& field = fieldOf(count, cover);
    const auto pairs = randomPairs(field, forestOf(count, cover).side, pairCount(count) / 2);
    QueryTimes whole(pairs.size());
    QueryTimes part(pairs.size());
    Work work;
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto [start, goal] = pairs[i];
            const auto ask = [&, from = start, to = goal](const nav::Pruning& rules) {
                return findPath(field, from, to, {.pruning = rules});
            };
            inTurns(
                round, [&] { whole.measure(i, [&] { return ask({}); }); },
                [&] { work.add(part.measure(i, [&] { return ask(pruning); })); });
        }
        ++round;
    }
    report(state, part);
    report(state, work);
    state.counters["without"] = part.median() / whole.median();
}

nav::Pruning without(const test::Lever& lever)
{
    nav::Pruning pruning;
    pruning.*lever.flag = false;
    return pruning;
}

[[maybe_unused]] const bool areAdded = [] {
    const auto add = [](const std::string& name, const nav::Pruning& pruning) {
        benchmark::RegisterBenchmark(
            ("leaveOut/" + name).c_str(),
            [pruning](benchmark::State& state) { leaveOut(state, pruning); })
            ->ArgNames({"circles", "cover"})
            ->ArgsProduct({{1000, 10000, 100000}, {20, 40}})
            ->Iterations(2)
            ->Unit(benchmark::kMillisecond);
    };
    add("nothing", {});
    for (const test::Lever& lever : test::levers)
        // The corners rule is for walls and polygons. Without dominance searches may never end.
        if (lever.flag != &nav::Pruning::corners && lever.flag != &nav::Pruning::dominance)
            add(lever.name, without(lever));
    add("allBold", test::plainPruning());
    return true;
}();

} // namespace

} // namespace thicket::bench
