#include "libnav/bake/bakedsearch.h"

#include "libnav/bake/bakedsight.h"
#include "libnav/bake/bakedunpack.h"
#include "libnav/bake/closecorners.h"
#include "libnav/bake/contactnodes.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint32_t none = UINT32_MAX;
constexpr double firstShare = 0.1, lastShare = 1; // above the least bound
constexpr float floatRounding = 1e-6F;
constexpr double sameArc = 1e-9; // radians by which rounding may put a place behind another

/// A tangent from one of the points to a rim that may be seen from there, as far as lengths need
/// it.
struct Beginning {
    std::uint32_t rim = 0;   ///< of the arrival
    double toRim = 0;        ///< distance of the rim's disc
    double bound = infinity; ///< of a path by way of it; infinite: there is none
    bool isMeasured = false; ///< the rest is known
    /// Its length less the progress() on the stretch: what a path to a hub has beside
    /// HubLabels::entryRests.
    double reach = infinity;
    LabelRange ahead; ///< entries at which a path arrives on the rim
    LabelRange round; ///< on a whole rim, those that it reaches after the stretch's begin
    double lap = 0;   ///< what a path to these has farther, map units
};

void drop(Beginning& beginning)
{
    beginning.bound = infinity;
    beginning.ahead = beginning.round = {};
}

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
    std::uint32_t start = none; ///< beginnings
    std::uint32_t goal = none;
    std::uint32_t hub = none;
};

/// Reused, so that later searches allocate nothing.
struct Memory {
    std::vector<Beginning> starts;
    std::vector<Beginning> goals;
    std::vector<Bend> bends;
    std::vector<double> reached; // by hub; infinite between searches
};

class Joiner {
public:
    Joiner(const SearchView& field, const BakedLayer& layer, const Segment& query, Memory& memory)
        : m_field(field), m_layer(layer), m_query(query), m_discs(field.discs()), m_memory(memory)
    {
        if (memory.reached.size() < layer.hubs.size())
            memory.reached.resize(layer.hubs.size(), infinity);
    }

    bool find(BakedRoute& route);

private:
    void look(Point from, Point to, std::vector<Beginning>& beginnings) const;
    Landmarks::Distances landmarksOf(std::span<const Beginning> beginnings) const;
    void bound(std::span<Beginning> beginnings, const Landmarks::Distances& other) const;
    void measure(Point from, Beginning& beginning) const;
    void measureWithin(double bound);
    template <class Visit> void visitEntries(const Beginning& from, Visit visit) const;
    double leastBound() const;
    Join joinWithin(double bound);
    Join join();
    std::uint32_t goalOf(std::uint32_t hub) const;
    void collectBends();
    bool tryBend(Bend& bend, BakedRoute& route, bool& isDone);
    bool mayBeCut(double length) const;
    bool finish(const BakedSight& start, const BakedSight& goal, const BakedWay& way,
                BakedRoute& route) const;
    std::optional<BakedSight> freeSight(Point from, std::uint32_t rim) const;

    SearchView m_field;
    const BakedLayer& m_layer;
    Segment m_query;
    std::span<const Disc> m_discs;
    Memory& m_memory;
};

// Whether they are seen, and whether covers hide their contacts, is found out when it matters.
void Joiner::look(Point from, Point to, std::vector<Beginning>& beginnings) const
{
    beginnings.clear();
    m_layer.visitSights(from, [&](std::uint32_t rim) {
        const Disc& disc = m_discs[discOfRim(rim)];
        Beginning& beginning = beginnings.emplace_back();
        beginning.rim = rim;
        beginning.toRim = std::max(0.0, distance(from, disc.center) - disc.trueRadius);
        beginning.bound =
            beginning.toRim + std::max(0.0, distance(disc.center, to) - disc.trueRadius);
    });
}

// How far the point is from the landmarks, at least.
Landmarks::Distances Joiner::landmarksOf(std::span<const Beginning> beginnings) const
{
    Landmarks::Distances least;
    least.fill(Landmarks::unreached);
    for (const Beginning& beginning : beginnings) {
        const DiscIndex disc = discOfRim(beginning.rim);
        const auto toRim = static_cast<float>(beginning.toRim);
        for (std::uint32_t i = m_layer.firstStretch[disc]; i < m_layer.firstStretch[disc + 1]; ++i)
            for (std::size_t k = 0; k < Landmarks::count; ++k)
                least[k] = std::min(least[k], toRim + m_layer.landmarks[i][k]);
    }
    for (float& distance : least)
        distance *= 1 - floatRounding;
    return least;
}

// From the rim to the other point it is not nearer than their distances from a landmark differ.
void Joiner::bound(std::span<Beginning> beginnings, const Landmarks::Distances& other) const
{
    for (Beginning& beginning : beginnings) {
        const DiscIndex disc = discOfRim(beginning.rim);
        const std::uint32_t stretch = m_layer.firstStretch[disc];
        if (m_layer.firstStretch[disc + 1] - stretch > 1)
            continue;
        const Landmarks::Distances& own = m_layer.landmarks[stretch];
        float most = 0;
        for (std::size_t k = 0; k < Landmarks::count; ++k)
            most = std::max(most, other[k] - own[k] * (1 + floatRounding));
        const double along = m_layer.stretches[stretch].sweep * m_discs[disc].trueRadius;
        beginning.bound = std::max(beginning.bound, beginning.toRim + double(most) - along);
    }
}

// Where a cover hides the contact, the stretch's nearest end stands for it.
void Joiner::measure(Point from, Beginning& beginning) const
{
    beginning.isMeasured = true;
    const DiscIndex disc = discOfRim(beginning.rim);
    const Winding winding = windingOfRim(beginning.rim);
    const std::uint32_t first = m_layer.firstStretch[disc];
    const bool isOnly = m_layer.firstStretch[disc + 1] - first == 1;
    if (isOnly && m_discs[disc].trueRadius == 0) {
        beginning.reach = beginning.toRim;
        beginning.ahead = m_layer.entriesOf(passKey(first, winding));
        return;
    }
    const auto sight = isOnly ? roughSightOf(m_field, m_layer, from, beginning.rim)
                              : sightOf(m_field, m_layer, from, beginning.rim);
    if (!sight)
        return drop(beginning);
    const double at = progress(winding, sight->at);
    beginning.reach = sight->length - at;
    const LabelRange all = m_layer.entriesOf(sight->pass);
    const std::uint32_t ahead = m_layer.firstFrom(all, winding, at - sameArc * sight->radius);
    beginning.ahead = {ahead, all.end};
    if (sight->radius > 0 && m_layer.stretches[sight->pass / 2].sweep >= fullTurn) {
        beginning.round = {all.begin, ahead};
        beginning.lap = fullTurn * sight->radius;
    }
}

void Joiner::measureWithin(double bound)
{
    for (Beginning& start : m_memory.starts)
        if (start.bound <= bound && !start.isMeasured)
            measure(m_query.a, start);
    for (Beginning& goal : m_memory.goals)
        if (goal.bound <= bound && !goal.isMeasured)
            measure(m_query.b, goal);
}

// visit(hub, length from the point to it).
template <class Visit> void Joiner::visitEntries(const Beginning& from, Visit visit) const
{
    for (std::uint32_t i = from.ahead.begin; i < from.ahead.end; ++i)
        visit(m_layer.entryHubs[i], from.reach + m_layer.entryRests[i]);
    for (std::uint32_t i = from.round.begin; i < from.round.end; ++i)
        visit(m_layer.entryHubs[i], from.reach + from.lap + m_layer.entryRests[i]);
}

// The goal's sight by which a hub was reached.
std::uint32_t Joiner::goalOf(std::uint32_t hub) const
{
    std::uint32_t best = none;
    const double least = m_memory.reached[hub];
    for (std::uint32_t i = 0; i < m_memory.goals.size() && best == none; ++i)
        if (m_memory.goals[i].isMeasured)
            visitEntries(m_memory.goals[i], [&](std::uint32_t at, double length) {
                if (at == hub && length == least)
                    best = i;
            });
    return best;
}

// By sights whose bounds are not above this one.
Join Joiner::joinWithin(double bound)
{
    Join best;
    measureWithin(bound);
    double* const reached = m_memory.reached.data();
    for (const Beginning& goal : m_memory.goals)
        if (goal.bound <= bound)
            visitEntries(goal, [&](std::uint32_t hub, double length) {
                reached[hub] = std::min(reached[hub], length);
            });
    for (std::uint32_t i = 0; i < m_memory.starts.size(); ++i)
        if (const Beginning& start = m_memory.starts[i];
            start.bound <= std::min(bound, best.length))
            visitEntries(start, [&](std::uint32_t hub, double length) {
                if (const double whole = length + reached[hub]; whole < best.length)
                    best = {whole, i, none, hub};
            });
    if (best.hub != none)
        best.goal = goalOf(best.hub);
    for (const Beginning& goal : m_memory.goals)
        if (goal.bound <= bound)
            visitEntries(goal, [&](std::uint32_t hub, double) { reached[hub] = infinity; });
    return best;
}

// No way is shorter.
double Joiner::leastBound() const
{
    const auto least = [](const std::vector<Beginning>& beginnings) {
        double bound = infinity;
        for (const Beginning& beginning : beginnings)
            bound = std::min(bound, beginning.bound);
        return bound;
    };
    return std::max(least(m_memory.starts), least(m_memory.goals));
}

// A way that is not longer than the bound is the shortest of all. What lies within a low bound is
// soon joined.
Join Joiner::join()
{
    const double least = leastBound();
    for (double share = firstShare;; share *= 3) {
        double bound = share < lastShare ? least * (1 + share) : infinity;
        Join best = joinWithin(bound);
        if (best.length > bound && best.length < infinity) {
            bound = best.length * (1 + 1e-12);
            best = joinWithin(bound);
        }
        if (best.length <= bound)
            return best;
    }
}

// Rims that both ends may see: the goal those of the other winding.
void Joiner::collectBends()
{
    m_memory.bends.clear();
    auto goal = m_memory.goals.begin();
    const auto end = m_memory.goals.end();
    for (const Beginning& start : m_memory.starts) {
        const DiscIndex disc = discOfRim(start.rim);
        while (goal != end && discOfRim(goal->rim) < disc)
            ++goal;
        for (auto same = goal; same != end && discOfRim(same->rim) == disc; ++same)
            if (same->rim == turnedBack(start.rim))
                m_memory.bends.push_back({start.toRim + same->toRim, start.rim, false});
    }
}

std::optional<BakedSight> Joiner::freeSight(Point from, std::uint32_t rim) const
{
    std::optional<BakedSight> sight = sightOf(m_field, m_layer, from, rim);
    if (!sight || !isFree(m_field, from, *sight))
        return {};
    return sight;
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
    const auto isCut = [&](const Beginning& beginning) {
        if (beginning.toRim > close)
            return false;
        const Disc& disc = m_discs[discOfRim(beginning.rim)];
        return disc.trueRadius == 0 && isNear(disc.center);
    };
    const auto& corners = m_layer.cutCorners;
    return corners.size() > mostCloseCorners ||
           std::any_of(corners.begin(), corners.end(), isNear) ||
           std::any_of(m_memory.starts.begin(), m_memory.starts.end(), isCut) ||
           std::any_of(m_memory.goals.begin(), m_memory.goals.end(), isCut);
}

bool Joiner::finish(const BakedSight& start, const BakedSight& goal, const BakedWay& way,
                    BakedRoute& route) const
{
    return !mayBeCut(way.length) && unpackRoute(m_field, m_layer, start, goal, way, route);
}

// Makes the bend exact, or infinite if it is blocked. If it is exact, it is the answer.
bool Joiner::tryBend(Bend& bend, BakedRoute& route, bool& isDone)
{
    const auto start = freeSight(m_query.a, bend.rim);
    const auto goal =
        start ? freeSight(m_query.b, turnedBack(bend.rim)) : std::optional<BakedSight>();
    if (!goal || goal->pass != (start->pass ^ 1)) {
        bend.length = infinity;
        return false;
    }
    isDone = bend.isExact;
    if (isDone)
        return finish(*start, *goal, {bend.length, BakedWay::noHub}, route);
    bend.length = start->length + goal->length +
                  apart(m_layer.stretches[start->pass / 2], start->radius, start->at, goal->at);
    bend.isExact = true;
    return false;
}

// Ways are tested in the order of their lengths. Sights that are blocked make them too short.
bool Joiner::find(BakedRoute& route)
{
    look(m_query.a, m_query.b, m_memory.starts);
    look(m_query.b, m_query.a, m_memory.goals);
    bound(m_memory.starts, landmarksOf(m_memory.goals));
    bound(m_memory.goals, landmarksOf(m_memory.starts));
    collectBends();
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
        if (best.goal == none)
            return false;
        Beginning& first = m_memory.starts[best.start];
        Beginning& last = m_memory.goals[best.goal];
        const auto start = freeSight(m_query.a, first.rim);
        const auto goal = start ? freeSight(m_query.b, last.rim) : std::optional<BakedSight>();
        if (start && goal)
            return finish(*start, *goal, {best.length, best.hub}, route);
        drop(start ? last : first);
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
