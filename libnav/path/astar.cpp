#include "libnav/path/astar.h"

#include "libnav/path/reachability.h"
#include "libnav/tangent/graph/boostgraph.h"

#include <boost/graph/breadth_first_search.hpp>

#include <cmath>
#include <optional>
#include <utility>

namespace thicket::nav {

namespace {

// If the goal is enclosed, the search would visit the whole map. After this many expansions it
// alternates with the parting test, and whichever ends first decides.
constexpr std::size_t expansionsBeforeDoubt = 256;
constexpr std::size_t expansionsBeforeLabels = 8; // these decide at once, when they are made
constexpr std::size_t placesPerTurn = 64;
constexpr std::size_t expansionsPerTurn = 32;
constexpr std::size_t keptExpansions = 4; // with kept tangents, as costly as one without
constexpr double boundSlack = 1e-9; // share by which rounding may raise a bound above a length
constexpr unsigned intentsBetweenLooks = 16; // at clock and stop: every few tens of microseconds

/// The tests before each expansion.
struct Watch {
    SearchView field;
    Segment ends;
    const Budget& budget;
    TangentGraph& graph;
    OpenList<TangentGraph>& open;
    bool mayBeParted;
    std::optional<PartingTest> parting = {};
    std::size_t costShare = graph.keepsTangents() ? keptExpansions : 1;
    std::size_t nextDoubt = costShare * expansionsBeforeDoubt;
    bool mayUseLabels = mayBeParted && field.labelsSpace();
    Ending ending = Ending::exhausted;
    double last = 0;    // bound of the present intent
    double highest = 0; // highest bound so far
    unsigned looks = 0;
    std::size_t listed = 0; // by the graph at the last look

    void end(Ending how)
    {
        ending = how;
        open.end();
        graph.close();
    }
    void look(std::uint32_t intent)
    {
        last = graph.base(intent) + graph.estimate(intent);
        highest = std::max(highest, last);
        const bool isLongAgo = std::exchange(listed, graph.listed()) < graph.listed();
        if (looks++ % intentsBetweenLooks == 0 || isLongAgo)
            if (const Budget::State state = budget.state(); state != Budget::State::open)
                return end(state == Budget::State::spent ? Ending::spent : Ending::cancelled);
        if (graph.vertices().size() >= budget.expansions())
            return end(Ending::spent);
        if (mayUseLabels && graph.vertices().size() > expansionsBeforeLabels && areLabelledApart())
            return end(Ending::parted);
        if (mayBeParted && graph.vertices().size() > nextDoubt) {
            nextDoubt = graph.vertices().size() + costShare * expansionsPerTurn;
            if (isParted(placesPerTurn))
                end(Ending::parted);
        }
    }
    bool areLabelledApart()
    {
        mayUseLabels = false;
        const KeptLabels::Kept* const kept = field.spaceLabels(!budget.isTimed());
        if (!kept)
            return false;
        const bool areApart = kept->labels->at(ends.a) != kept->labels->at(ends.b);
        mayBeParted = areApart || !kept->areComplete;
        return areApart;
    }
    bool isParted(std::size_t places)
    {
        if (!parting)
            parting.emplace(field, ends.a, ends.b);
        const PartingTest::Verdict verdict = parting->advance(places);
        mayBeParted = verdict == PartingTest::Verdict::open;
        return verdict == PartingTest::Verdict::parted;
    }
};

struct Visitor : boost::default_bfs_visitor {
    Watch* watch = nullptr;
    void examine_vertex(std::uint32_t intent, const SearchGraph&) const { watch->look(intent); }
    void finish_vertex(std::uint32_t, const SearchGraph&) const
    {
        if (watch->graph.isGoalReached())
            watch->end(Ending::reached);
    }
};

// The bound of some intent, queued or present, is always at most the length of the shortest path.
// With a weight of 1 the present intent had the least bound.
double lowerBoundOf(const Watch& watch, double weight)
{
    switch (watch.ending) {
    case Ending::exhausted:
    case Ending::parted:
        return std::numeric_limits<double>::infinity();
    case Ending::tooFar:
        return watch.open.leastBound();
    case Ending::reached:
    case Ending::spent:
    case Ending::cancelled:
        break;
    }
    if (weight == 1)
        return watch.highest;
    return std::min(watch.last, watch.open.leastBound());
}

} // namespace

double SearchLimits::maxBound() const { return maxLength + boundSlack * std::abs(maxLength); }

SearchOutcome searchBestFirst(const SearchView& field, const Segment& ends,
                              const SearchLimits& limits, const Budget& budget,
                              OpenListMemory& memory, TangentGraph& graph)
{
    OpenList open(graph, limits.weight, limits.maxBound(), memory);
    Watch watch{field, ends, budget, graph, open, limits.mayBeParted};
    Visitor visitor;
    visitor.watch = &watch;
    boost::breadth_first_visit(SearchGraph{&graph}, TangentGraph::root, open, visitor, White{});
    if (watch.ending == Ending::exhausted && open.hasLeftOut()) {
        // With this test, a goal that no path reaches is unreachable whichever end the search
        // starts at.
        const bool isParted =
            limits.distinguishesParted && watch.mayBeParted && watch.isParted(SIZE_MAX);
        watch.ending = isParted ? Ending::parted : Ending::tooFar;
    }
    return {watch.ending, lowerBoundOf(watch, limits.weight)};
}

} // namespace thicket::nav
