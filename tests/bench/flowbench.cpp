#include "libsteer/flow/flowfield.h"
#include "tests/bench/querytiming.h"
#include "tests/bench/tutorialflood.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <map>
#include <optional>
#include <random>

/// Flow fields against what tutorials and textbooks write, in turns within one run: nanoseconds of
/// processor time a cell of the grid (blocked ones included), the least of the rounds.
namespace thicket::bench {

namespace {

using namespace steer;

const CostField& ground(bool isMaze, int side)
{
    static std::map<std::pair<bool, int>, CostField> made;
    const auto found = made.find({isMaze, side});
    if (found != made.end())
        return found->second;
    made.clear(); // one at a time: the large ones are large
    return made.emplace(std::pair{isMaze, side}, isMaze ? mazeGround(side) : randomGround(side))
        .first->second;
}

/// The least of the rounds.
class Least {
public:
    explicit Least(double cells) : m_cells(cells) {}
    template <class Work> void measure(Work work)
    {
        const double before = threadSeconds();
        work();
        const double spent = threadSeconds() - before;
        m_least = m_least ? std::min(*m_least, spent) : spent;
    }
    double nanoseconds() const { return m_least ? *m_least * 1e9 / m_cells : 0; }

private:
    double m_cells;
    std::optional<double> m_least;
};

constexpr int largestTutorial = 1024; // at 4096 its open list takes many minutes

void flow(benchmark::State& state)
{
    const bool isMaze = state.range(0);
    const int side = int(state.range(1));
    const CostField& costs = ground(isMaze, side);
    const Cell goal{side / 2 + 1, side / 2 + 1};
    const nav::Point at = costs.grid().centerOf(goal);
    const double cells = double(side) * side;
    Least tutorial(cells), tutorialDirections(cells), heap(cells), breadth(cells),
        dijkstra(cells), eikonal(cells), directions(cells), copy(cells);
    double differ = 0;
    std::optional<TutorialFlood> naive;
    if (side <= largestTutorial)
        naive.emplace(costs);
    for (auto _ : state) {
        if (naive) {
            tutorial.measure([&] { naive->flood(goal); });
            tutorialDirections.measure([&] { naive->direct(); });
        }
        std::vector<float> textbook;
        heap.measure([&] { textbook = heapDijkstra(costs, goal); });
        const auto integrated = [&](Least& time, FlowMethod method) {
            CostField own = costs;
            std::optional<IntegrationField> field;
            time.measure([&] {
                field.emplace(std::move(own), std::vector{at},
                              IntegrationOptions{.method = method});
            });
            return std::move(*field);
        };
        {
            const IntegrationField field = integrated(breadth, FlowMethod::breadthFirst);
            if (naive)
                differ += field.at({1, 1}) < 1e9f && int(field.at({1, 1})) != naive->at({1, 1});
        }
        {
            const IntegrationField field = integrated(dijkstra, FlowMethod::dijkstra);
            const float one = field.at({1, 1});
            const float other = textbook[std::size_t(side) + 1];
            differ += one != other && std::abs(one - other) > 1e-3f * one;
        }
        textbook = {};
        const IntegrationField field = integrated(eikonal, FlowMethod::eikonal);
        FlowField made(field);
        directions.measure([&] { made = made.repaired(field, field.grid().window()); });
        std::vector<float> copied(field.padded().size());
        copy.measure([&] {
            std::memcpy(copied.data(), field.padded().data(), copied.size() * sizeof(float));
            benchmark::ClobberMemory();
        });
    }
    const auto tell = [&](const char* name, const Least& least) {
        state.counters[name] = least.nanoseconds();
    };
    tell("tutorial", tutorial);
    tell("tutorial_directions", tutorialDirections);
    tell("heap", heap);
    tell("breadth_first", breadth);
    tell("dijkstra", dijkstra);
    tell("eikonal", eikonal);
    tell("directions", directions);
    tell("copy_of_floats", copy);
    state.counters["heap_times"] = heap.nanoseconds() / eikonal.nanoseconds();
    if (naive)
        state.counters["tutorial_times"] = tutorial.nanoseconds() / breadth.nanoseconds();
    state.counters["differ"] = differ;
}

} // namespace

} // namespace thicket::bench
