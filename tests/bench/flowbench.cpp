#include "libsteer/flow/directions.h"
#include "libsteer/flow/flowfield.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/tutorialflood.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <utility>

/// Flow fields and the methods of tutorials and textbooks, alternating within one run: nanoseconds
/// of processor time per cell of the grid (blocked ones included), the least of the rounds.
namespace thicket::bench {

namespace {

using namespace steer;

const CostField& costField(bool isMaze, int side)
{
    static std::map<std::pair<bool, int>, CostField> made;
    const auto found = made.find({isMaze, side});
    if (found != made.end())
        return found->second;
    made.clear(); // one at a time, as large ones take much memory
    return made.emplace(std::pair{isMaze, side}, isMaze ? mazeCosts(side) : randomCosts(side))
        .first->second;
}

/// The least of the rounds.
class Least {
public:
    explicit Least(double cells) : m_cells(cells) {}
    template <class Work> void measure(Work work)
    {
        const double before = microseconds();
        work();
        const double spent = microseconds() - before;
        m_least = std::min(m_least, spent);
    }
    /// Per cell. Infinity if nothing was measured.
    double nanoseconds() const { return m_least * 1e3 / m_cells; }

private:
    double m_cells;
    double m_least = std::numeric_limits<double>::infinity();
};

constexpr int largestTutorial = 1024; // at 4096 its open list takes many minutes

struct Times {
    explicit Times(double cells)
        : tutorial(cells), tutorialDirections(cells), heap(cells), breadthFirst(cells),
          dijkstra(cells), eikonal(cells), field(cells), directions(cells)
    {}
    Least tutorial;
    Least tutorialDirections;
    Least heap;
    Least breadthFirst;
    Least dijkstra;
    Least eikonal;
    Least field;      ///< a FlowField built, with its allocations
    Least directions; ///< its directions only
};

IntegrationField integrated(const CostField& costs, nav::Point goal, FlowMethod method, Least& time)
{
    CostField own = costs;
    std::optional<IntegrationField> field;
    time.measure([&] {
        field.emplace(std::move(own), std::vector{goal}, IntegrationOptions{.method = method});
    });
    return std::move(*field);
}

/// Whether two methods differ at a corner of the map.
bool differ(double one, double other) { return std::abs(one - other) > 1e-3 * other; }

/// How many of the answers differ.
int compareFloods(const CostField& costs, Cell goal, Times& times, TutorialFlood* tutorial)
{
    constexpr Cell corner{1, 1};
    const nav::Point at = costs.grid().centerOf(goal);
    int wrong = 0;
    const IntegrationField breadth =
        integrated(costs, at, FlowMethod::breadthFirst, times.breadthFirst);
    const bool isReached = std::isfinite(breadth.at(corner));
    if (tutorial) {
        times.tutorial.measure([&] { tutorial->flood(goal); });
        times.tutorialDirections.measure([&] { tutorial->direct(); });
        wrong += isReached && differ(double(breadth.at(corner)), tutorial->at(corner));
    }
    std::vector<float> heap;
    times.heap.measure([&] { heap = heapDijkstra(costs, goal); });
    const IntegrationField octile = integrated(costs, at, FlowMethod::dijkstra, times.dijkstra);
    const auto index = std::size_t(corner.row * costs.grid().columns() + corner.column);
    wrong +=
        std::isfinite(octile.at(corner)) && differ(double(octile.at(corner)), double(heap[index]));
    return wrong;
}

void compareDirections(const CostField& costs, Cell goal, Times& times)
{
    const IntegrationField field =
        integrated(costs, costs.grid().centerOf(goal), FlowMethod::eikonal, times.eikonal);
    std::optional<FlowField> made;
    times.field.measure([&] { made.emplace(field); });
    std::vector<std::int16_t> x(field.padded().size());
    std::vector<std::int16_t> y(x.size());
    std::vector<std::uint8_t> sight(x.size());
    for (int round = 0; round < 3; ++round)
        times.directions.measure([&] {
            writeDirections(field, field.grid().window(), {x, y, sight});
        });
}

void flow(benchmark::State& state)
{
    const int side = int(state.range(1));
    const CostField& costs = costField(state.range(0) != 0, side);
    const Cell goal{side / 2 + 1, side / 2 + 1};
    Times times(double(side) * side);
    std::optional<TutorialFlood> tutorial;
    if (side <= largestTutorial)
        tutorial.emplace(costs);
    int wrong = 0;
    for (auto _ : state) {
        wrong += compareFloods(costs, goal, times, tutorial ? &*tutorial : nullptr);
        compareDirections(costs, goal, times);
    }
    state.counters["heap"] = times.heap.nanoseconds();
    state.counters["breadth_first"] = times.breadthFirst.nanoseconds();
    state.counters["dijkstra"] = times.dijkstra.nanoseconds();
    state.counters["eikonal"] = times.eikonal.nanoseconds();
    state.counters["field"] = times.field.nanoseconds();
    state.counters["directions"] = times.directions.nanoseconds();
    state.counters["heap_times"] = times.heap.nanoseconds() / times.dijkstra.nanoseconds();
    if (tutorial) {
        state.counters["tutorial"] = times.tutorial.nanoseconds();
        state.counters["tutorial_directions"] = times.tutorialDirections.nanoseconds();
        state.counters["tutorial_times"] =
            times.tutorial.nanoseconds() / times.breadthFirst.nanoseconds();
    }
    state.counters["differ"] = wrong;
}
BENCHMARK(flow)
    ->ArgNames({"maze", "side"})
    ->ArgsProduct({{0, 1}, {256}})
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(flow)
    ->ArgNames({"maze", "side"})
    ->ArgsProduct({{0, 1}, {1024, 4096}})
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace thicket::bench
