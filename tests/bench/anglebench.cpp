#include "libnav/geometry/angle.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/handsearch.h"
#include "tests/bench/scenes.h"

#include <cmath>

/// The angle of a vector by our own arctangent and by the C library's, for the vectors that
/// searches use.
namespace thicket::bench {

namespace {

using nav::Point;

/// The turn from an arrival to each tangent that the searches queued.
std::vector<Point> turnsOfSearches()
{
    const nav::ObstacleField& field = fieldOf(10000, 20);
    SearchRoom room;
    std::vector<Point> turns;
    for (const auto& [start, goal] : randomPairs(field, forestOf(10000, 20).side, 20)) {
        nav::TangentGraph graph(field, {start, goal, start, goal}, {}, {}, room.graph);
        Buckets open = bucketsOf(graph, room);
        searchByHand(graph, open);
        for (const nav::TangentIntent& intent : graph.intents()) {
            const Point arrival = graph.vertices()[intent.source].direction;
            turns.push_back({dot(arrival, intent.direction), cross(arrival, intent.direction)});
        }
    }
    return turns;
}

template <class AngleOf> double nanoseconds(const std::vector<Point>& vectors, AngleOf angleOf)
{
    const double begin = microseconds();
    double sum = 0;
    for (const Point v : vectors)
        sum += angleOf(v);
    benchmark::DoNotOptimize(sum);
    return 1e3 * (microseconds() - begin) / double(vectors.size());
}

/// The same with each call waiting for the one before, as in a search that needs the angle to go
/// on.
template <class AngleOf>
double nanosecondsInARow(const std::vector<Point>& vectors, AngleOf angleOf)
{
    double last = 0;
    const double begin = microseconds();
    for (const Point v : vectors)
        last = angleOf({v.x + 1e-300 * last, v.y});
    benchmark::DoNotOptimize(last);
    return 1e3 * (microseconds() - begin) / double(vectors.size());
}

void angleOfTurns(benchmark::State& state)
{
    const std::vector<Point> turns = turnsOfSearches();
    const auto own = [](Point v) { return nav::angleOf(v); };
    const auto library = [](Point v) { return std::atan2(v.y, v.x); };
    double least[4] = {1e9, 1e9, 1e9, 1e9};
    const auto keep = [&](int which, double time) { least[which] = std::min(least[which], time); };
    for (auto _ : state) {
        keep(0, nanoseconds(turns, own));
        keep(1, nanoseconds(turns, library));
        keep(2, nanosecondsInARow(turns, own));
        keep(3, nanosecondsInARow(turns, library));
    }
    state.counters["vectors"] = double(turns.size());
    state.counters["own_ns"] = least[0];
    state.counters["library_ns"] = least[1];
    state.counters["times"] = least[1] / least[0];
    state.counters["own_row_ns"] = least[2];
    state.counters["library_row_ns"] = least[3];
}
BENCHMARK(angleOfTurns)->Iterations(20)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
