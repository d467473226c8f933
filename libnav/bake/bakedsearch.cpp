#include "libnav/bake/bakedsearch.h"

#include "libnav/bake/bakedend.h"
#include "libnav/bake/bakedsight.h"
#include "libnav/bake/bakedunpack.h"
#include "libnav/bake/closecorners.h"
#include "libnav/bake/contactnodes.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

constexpr double infinity = BakedEnd::infinity;
constexpr std::uint32_t none = UINT32_MAX;
constexpr std::size_t fewRims = 48; // that both ends see: bounds cost more than they spare
constexpr double usualDetour = 1.1; // of most paths, beside the straight line

/// A way round one rim that both ends may see, or a lower bound of its length.
struct Bend {
    double length = infinity;
    std::uint32_t rim = 0; ///< of the start's arrival
    bool isExact = false;

    bool operator<(const Bend& other) const { return length < other.length; }
};

/// A shortest way by way of a hub.
struct Join {
    double length = infinity;
    std::size_t start = 0; ///< entries of the ends
    std::size_t goal = 0;
    std::uint32_t hub = none;
};

/// Reused, so that later searches allocate nothing.
struct Memory {
    BakedEnd start;
    BakedEnd goal;
    std::vector<Bend> bends;
    std::vector<double> reached;      // from the goal, by hub; infinite between searches
    std::vector<std::uint8_t> isSeen; // from the goal, by rim; 0 between searches
};

class Joiner {
public:
    Joiner(const SearchView& field, const BakedLayer& layer, const Segment& query, Memory& memory)
        : m_field(field), m_layer(layer), m_query(query), m_memory(memory)
    {
        if (memory.reached.size() < layer.hubs.size())
            memory.reached.resize(layer.hubs.size(), infinity);
        if (memory.isSeen.size() < layer.rims.size())
            memory.isSeen.resize(layer.rims.size(), 0);
    }

    bool find(BakedRoute& route)
    {
        m_memory.start.look(m_layer, m_query.a, m_query.b);
        m_memory.goal.look(m_layer, m_query.b, m_query.a);
        collectBends();
        const bool areFew = m_memory.start.onwardCount() + m_memory.goal.onwardCount() <= fewRims;
        listUpTo(areFew ? infinity : usualDetour * distance(m_query.a, m_query.b));
        const bool isFound = tryInOrder(route);
        forgetHubs();
        return isFound;
    }

private:
    void reachHubs(std::size_t first);
    void forgetHubs();
    Join joinListed() const;
    Join join();
    void listUpTo(double bound);
    bool tryInOrder(BakedRoute& route);
    void collectBends();
    bool tryBend(Bend& bend, BakedRoute& route, bool& isDone);
    bool mayBeCut(double length) const;
    BakedWay wayOf(const Join& join) const
    {
        return {join.length, m_memory.start.entryAt(join.start), m_memory.goal.entryAt(join.goal)};
    }
    bool finish(const BakedSight& start, const BakedSight& goal, const BakedWay& way,
                BakedRoute& route) const;
    std::optional<BakedSight> freeSight(const BakedEnd& end, std::uint32_t rim) const;

    SearchView m_field;
    const BakedLayer& m_layer;
    Segment m_query;
    Memory& m_memory;
};

// By way of the goal's entries from this one on.
void Joiner::reachHubs(std::size_t first)
{
    double* const reached = m_memory.reached.data();
    const auto hubs = m_memory.goal.hubs();
    const auto lengths = m_memory.goal.lengths();
    for (std::size_t i = first; i < hubs.size(); ++i) {
        double& least = reached[hubs[i]];
        least = std::min(least, lengths[i]);
    }
}

void Joiner::forgetHubs()
{
    for (const std::uint32_t hub : m_memory.goal.hubs())
        m_memory.reached[hub] = infinity;
}

Join Joiner::joinListed() const
{
    Join best;
    const double* const reached = m_memory.reached.data();
    const auto hubs = m_memory.start.hubs();
    const auto lengths = m_memory.start.lengths();
    for (std::size_t i = 0; i < hubs.size(); ++i)
        if (const double whole = lengths[i] + reached[hubs[i]]; whole < best.length) {
            best.length = whole;
            best.start = i;
            best.hub = hubs[i];
        }
    if (best.hub == none)
        return best;
    const auto goalHubs = m_memory.goal.hubs();
    const auto goalLengths = m_memory.goal.lengths();
    while (goalHubs[best.goal] != best.hub || goalLengths[best.goal] != reached[best.hub])
        ++best.goal;
    return best;
}

// A way that is not longer than the bound is the shortest of all.
Join Joiner::join()
{
    for (;;) {
        const Join best = joinListed();
        if (best.length <= m_memory.start.listed()) // as far as the goal's
            return best;
        listUpTo(best.length * (1 + 1e-12));
    }
}

void Joiner::listUpTo(double bound)
{
    m_memory.start.listUpTo(m_field, m_layer, bound);
    const std::size_t before = m_memory.goal.hubs().size();
    m_memory.goal.listUpTo(m_field, m_layer, bound);
    reachHubs(before);
}

// Rims that both ends may see: the goal those of the other winding.
void Joiner::collectBends()
{
    std::uint8_t* const isSeen = m_memory.isSeen.data();
    m_memory.bends.clear();
    for (const std::uint32_t rim : m_memory.goal.seen())
        isSeen[turnedBack(rim)] = 1;
    for (const std::uint32_t rim : m_memory.start.seen())
        if (isSeen[rim] != 0)
            m_memory.bends.push_back({straightBound(m_layer.rims[rim], m_query), rim, false});
    for (const std::uint32_t rim : m_memory.goal.seen())
        isSeen[turnedBack(rim)] = 0;
}

std::optional<BakedSight> Joiner::freeSight(const BakedEnd& end, std::uint32_t rim) const
{
    std::optional<BakedSight> sight = sightOf(m_field, m_layer, end.from(), rim);
    if (!sight || end.isSure(m_layer, rim) || isFree(m_field, end.from(), *sight))
        return sight;
    return {};
}

// Whether a path by way of a corner that labels do not know rightly might be as short.
bool Joiner::mayBeCut(double length) const
{
    if (!m_field.hasRaisedRadii())
        return false;
    const double most = length + 10 * m_field.minimumExpansion();
    const double close = closeCorners(m_field);
    const auto isNear = [&](Point corner) {
        return distance(m_query.a, corner) + distance(corner, m_query.b) <= most;
    };
    const auto mayCutBeside = [&](const BakedEnd& end) {
        if (!end.at().isIn(m_layer.nearCorners[end.at().cell]))
            return false;
        const auto seen = end.seen();
        return std::any_of(seen.begin(), seen.end(), [&](std::uint32_t key) {
            const BakedRim& rim = m_layer.rims[key];
            return rim.radius == 0 && distance(end.from(), rim.center) <= close &&
                   isNear(rim.center);
        });
    };
    const auto& corners = m_layer.cutCorners;
    return corners.size() > mostCloseCorners ||
           std::any_of(corners.begin(), corners.end(), isNear) || mayCutBeside(m_memory.start) ||
           mayCutBeside(m_memory.goal);
}

bool Joiner::finish(const BakedSight& start, const BakedSight& goal, const BakedWay& way,
                    BakedRoute& route) const
{
    return !mayBeCut(way.length) && unpackRoute(m_layer, start, goal, way, route);
}

// Makes the bend exact, or infinite if it is blocked. If it is exact, it is the answer.
bool Joiner::tryBend(Bend& bend, BakedRoute& route, bool& isDone)
{
    const auto start = freeSight(m_memory.start, bend.rim);
    const auto goal =
        start ? freeSight(m_memory.goal, turnedBack(bend.rim)) : std::optional<BakedSight>();
    if (!goal || goal->pass != (start->pass ^ 1)) {
        bend.length = infinity;
        return false;
    }
    isDone = bend.isExact;
    if (isDone)
        return finish(*start, *goal, {.length = bend.length}, route);
    bend.length = start->length + goal->length +
                  apart(m_layer.stretches[start->pass / 2], start->radius, start->at, goal->at);
    bend.isExact = true;
    return false;
}

// Ways are tested in the order of their lengths. Sights that are blocked make them too short.
bool Joiner::tryInOrder(BakedRoute& route)
{
    std::optional<BakedSight> start; // that was found free last
    for (Join best = join();;) {
        const auto bend = std::min_element(m_memory.bends.begin(), m_memory.bends.end());
        const double bent = bend == m_memory.bends.end() ? infinity : bend->length;
        if (bent < infinity && bent <= best.length) {
            bool isDone = false;
            const bool isFound = tryBend(*bend, route, isDone);
            if (isDone)
                return isFound;
            continue;
        }
        if (best.hub == none)
            return false;
        const std::uint32_t rim = m_memory.start.listOf(best.start).rim;
        if (!start || start->rim != rim)
            start = freeSight(m_memory.start, rim);
        if (!start) {
            m_memory.start.drop(m_memory.start.listOf(best.start));
            best = join();
            continue;
        }
        const auto goal = freeSight(m_memory.goal, m_memory.goal.listOf(best.goal).rim);
        if (goal)
            return finish(*start, *goal, wayOf(best), route);
        forgetHubs();
        m_memory.goal.drop(m_memory.goal.listOf(best.goal));
        reachHubs(0);
        best = join();
    }
}

} // namespace

bool findRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
               BakedRoute& route)
{
    route.clear();
    if (field.isFree(query)) {
        route.length = distance(query.a, query.b);
        return true;
    }
    thread_local Memory memory;
    return Joiner(field, layer, query, memory).find(route);
}

} // namespace thicket::nav
