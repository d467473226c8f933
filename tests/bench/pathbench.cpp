#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "tests/bench/scenes.h"
#include "tests/support/splitmix.h"

#include <algorithm>
#include <cmath>
#include <ctime>

namespace thicket::bench {

namespace {

using nav::Point;

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Start and goal anywhere in the square, a quarter of a unit clear of everything.
std::vector<nav::Segment> pairsIn(const nav::ObstacleField& field, double side, int count)
{
    test::SplitMix random(1);
    const auto clearPoint = [&] {
        for (;;) {
            const Point p{random.between(0, side), random.between(0, side)};
            if (field.clearance(p) >= 0.25)
                return p;
        }
    };
    std::vector<nav::Segment> pairs;
    for (int i = 0; i < count; ++i) {
        const Point start = clearPoint();
        pairs.push_back({start, clearPoint()});
    }
    return pairs;
}

/// Of this thread's processor time, so that a busy machine does not count.
double microseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e6 * double(now.tv_sec) + 1e-3 * double(now.tv_nsec);
}

/// One iteration answers every pair once; the counters speak of single queries.
void findPaths(benchmark::State& state)
{
    const int count = int(state.range(0));
    const bool overlapping = state.range(2) != 0;
    const test::Forest& forest = forestOf(count, int(state.range(1)), overlapping);
    const nav::ObstacleField& field = fieldOf(count, int(state.range(1)), overlapping);
    const auto pairs = pairsIn(field, forest.side, count > 10000 ? 100 : 500);
    std::vector<double> times;
    double expanded = 0;
    double rays = 0;
    double found = 0;
    for (auto _ : state)
        for (const nav::Segment& pair : pairs) {
            const double begin = microseconds();
            const nav::PathResult result = nav::findPath(field, pair.a, pair.b);
            times.push_back(microseconds() - begin);
            expanded += double(result.statistics.expanded);
            rays += double(result.statistics.rays);
            found += result.status == nav::PathStatus::found;
        }
    const auto queries = double(times.size());
    std::sort(times.begin(), times.end());
    state.counters["median_us"] = median(times);
    state.counters["p95_us"] = times[times.size() * 95 / 100];
    state.counters["expanded"] = expanded / queries;
    state.counters["rays"] = rays / queries;
    state.counters["found"] = found / queries;
}
BENCHMARK(findPaths)->Apply(everyForest)->Iterations(3)->Unit(benchmark::kMillisecond);

/// What an eager generator pays before its first query. Beyond a thousand circles only a window
/// that holds about a thousand of them is done.
void buildCompleteGraph(benchmark::State& state)
{
    const int count = int(state.range(0));
    const test::Forest& forest = forestOf(count, int(state.range(1)), false);
    const nav::ObstacleField& field = fieldOf(count, int(state.range(1)), false);
    nav::CompleteGraphOptions options;
    if (count > 1000) {
        const double side = forest.side * std::sqrt(1000.0 / count);
        const Point middle{forest.side / 2, forest.side / 2};
        const Point half{side / 2, side / 2};
        options.window = nav::Box{middle - half, middle + half};
    }
    double edges = 0;
    for (auto _ : state) {
        const auto graph = nav::CompleteGraph::build(field, options);
        edges = double(graph.surfing.size());
    }
    state.counters["surfing"] = edges;
}
BENCHMARK(buildCompleteGraph)
    ->ArgNames({"circles", "cover"})
    ->ArgsProduct({{1000, 10000}, {5, 20, 40}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
