#include "libnav/bake/bakedsearch.h"

#include "libnav/bake/contactnodes.h"
#include "libnav/geometry/angle.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint32_t none = UINT32_MAX;

/// A tangent from one of the points to a rim. Whether it is free is found out when it matters.
struct Sight {
    std::uint32_t rim = 0; ///< of the arrival
    std::uint32_t stretch = 0;
    double at = 0;     ///< along the stretch
    double length = 0; ///< true one
    TangentLine line;
    bool isKnown = false; ///< to be free
};

Winding windingOf(std::uint32_t rim)
{
    return rim % 2 == 1 ? Winding::clockwise : Winding::counterClockwise;
}

/// A way to a hub: the sight that it begins with.
struct Reach {
    double length = infinity;
    std::uint32_t sight = none;
};

struct Join {
    double length = infinity;
    std::uint32_t start = none; ///< sights
    std::uint32_t goal = none;
    std::uint32_t hub = none; ///< none: both touch one stretch
};

/// Reused, so that later searches allocate nothing.
struct Memory {
    std::vector<Sight> starts;
    std::vector<Sight> goals;
    std::vector<Reach> reached;      // by hub; infinite between searches
    std::vector<std::uint32_t> hubs; // that are reached
    std::vector<std::uint32_t> legs;
};

class Router {
public:
    Router(const SearchView& field, const BakedLayer& layer, const Segment& query, Memory& memory)
        : m_field(field), m_layer(layer), m_query(query), m_discs(field.discs()), m_memory(memory)
    {
        if (memory.reached.size() < layer.hubs.size())
            memory.reached.resize(layer.hubs.size());
    }

    bool find(BakedRoute& route);

private:
    void look(Point from, std::vector<Sight>& sights) const;
    double lengthTo(const Sight& sight, const LabelEntry& entry) const;
    double alongRim(const Sight& sight, double at) const;
    void reachHubs();
    void forgetHubs();
    Join join();
    void joinOnRim(Join& best) const;
    bool isFree(Point from, Sight& sight) const;
    bool isFree(const Join& join);
    bool unpack(const Sight& from, std::uint32_t hub) const;
    bool describe(const Join& join, BakedRoute& route) const;

    SearchView m_field;
    const BakedLayer& m_layer;
    Segment m_query;
    std::span<const Disc> m_discs;
    Memory& m_memory;
};

// The rims that may be seen from the point's cell.
void Router::look(Point from, std::vector<Sight>& sights) const
{
    sights.clear();
    const GridFrame& frame = m_layer.frame;
    const double slack = 10 * m_field.tolerance();
    for (const std::uint32_t rim :
         m_layer.sightsFrom(frame.cell(frame.columnAt(from.x), frame.rowAt(from.y)))) {
        const DiscIndex disc(rim / 2);
        const Disc& target = m_discs[disc];
        const Winding winding = windingOf(rim);
        const auto line = lineOrContact({from, 0}, Winding::counterClockwise,
                                        {target.center, target.radius}, winding, slack);
        if (!line)
            continue;
        Sight sight{rim, m_layer.firstStretch[disc], 0, line->length, *line, false};
        const std::uint32_t count = m_layer.firstStretch[disc + 1] - sight.stretch;
        const auto stretches = m_layer.stretches.subspan(sight.stretch, count);
        if (count > 1 || target.trueRadius > 0 || stretches[0].sweep < fullTurn) {
            const double angle = contactAngle(angleOf(line->direction), winding);
            const std::size_t place = stretchAt(stretches, angle);
            const double past = wrapped(angle - stretches[place].begin);
            if ((past < 0 ? past + fullTurn : past) > stretches[place].sweep)
                continue;
            sight.stretch += static_cast<std::uint32_t>(place);
            sight.at = target.trueRadius * alongStretch(stretches[place], angle);
        }
        if (target.trueRadius == 0) {
            sight.length = distance(from, target.center);
        } else if (target.trueRadius < target.radius) {
            const auto exact = tangentLine(from, 0, target.center, sign(winding) * target.trueRadius);
            sight.length = exact ? exact->length : 0;
        }
        sights.push_back(sight);
    }
}

double Router::alongRim(const Sight& sight, double at) const
{
    const double radius = m_discs[DiscIndex(sight.rim / 2)].trueRadius;
    return radius == 0 ? 0 : apart(m_layer.stretches[sight.stretch], radius, sight.at, at);
}

double Router::lengthTo(const Sight& sight, const LabelEntry& entry) const
{
    const double straight = sight.length + entry.length;
    if (m_discs[DiscIndex(sight.rim / 2)].trueRadius == 0)
        return straight;
    return straight + alongRim(sight, m_layer.placeOf(entry));
}

void Router::reachHubs()
{
    for (std::uint32_t i = 0; i < m_memory.starts.size(); ++i) {
        const Sight& sight = m_memory.starts[i];
        for (const LabelEntry& entry : m_layer.entriesOf(sight.stretch)) {
            Reach& reach = m_memory.reached[entry.hub];
            const double length = lengthTo(sight, entry);
            if (length >= reach.length)
                continue;
            if (reach.sight == none)
                m_memory.hubs.push_back(entry.hub);
            reach = {length, i};
        }
    }
}

void Router::forgetHubs()
{
    for (const std::uint32_t hub : m_memory.hubs)
        m_memory.reached[hub] = {};
    m_memory.hubs.clear();
}

// The shortest way, as far as is known which sights are free.
Join Router::join()
{
    Join best;
    joinOnRim(best);
    for (std::uint32_t i = 0; i < m_memory.goals.size(); ++i) {
        const Sight& sight = m_memory.goals[i];
        for (const LabelEntry& entry : m_layer.entriesOf(sight.stretch)) {
            const Reach& reach = m_memory.reached[entry.hub];
            if (reach.length + sight.length + entry.length >= best.length)
                continue;
            const double length = reach.length + lengthTo(sight, entry);
            if (length < best.length)
                best = {length, reach.sight, i, entry.hub};
        }
    }
    return best;
}

void Router::joinOnRim(Join& best) const
{
    for (std::uint32_t i = 0; i < m_memory.starts.size(); ++i) {
        const Sight& start = m_memory.starts[i];
        for (std::uint32_t k = 0; k < m_memory.goals.size(); ++k) {
            const Sight& goal = m_memory.goals[k];
            if (goal.stretch != start.stretch)
                continue;
            const double length = start.length + goal.length + alongRim(start, goal.at);
            if (length < best.length)
                best = {length, i, k, none};
        }
    }
}

bool Router::isFree(Point from, Sight& sight) const
{
    if (sight.isKnown || sight.line.length <= 0)
        return true;
    const DiscIndex disc(sight.rim / 2);
    const Blocker hit =
        m_field.firstBlocker(from, sight.line.direction, sight.line.length, noDisc, disc);
    sight.isKnown = hit.kind == Blocker::Kind::none || hit.at >= sight.line.length;
    return sight.isKnown;
}

// Drops a sight that is not free.
bool Router::isFree(const Join& join)
{
    const auto keeps = [&](Point from, std::vector<Sight>& sights, std::uint32_t index) {
        if (isFree(from, sights[index]))
            return true;
        sights[index] = sights.back();
        sights.pop_back();
        return false;
    };
    const bool isStartFree = keeps(m_query.a, m_memory.starts, join.start);
    return keeps(m_query.b, m_memory.goals, join.goal) && isStartFree;
}

bool Router::find(BakedRoute& route)
{
    route.clear();
    if (m_field.isFree(m_query)) {
        route.length = distance(m_query.a, m_query.b);
        return true;
    }
    look(m_query.a, m_memory.starts);
    look(m_query.b, m_memory.goals);
    for (;;) {
        reachHubs();
        const Join best = join();
        forgetHubs();
        if (best.start == none)
            return false;
        if (isFree(best))
            return describe(best, route);
    }
}

// Appends the ends by which a path from the sight leaves the rims before the hub.
bool Router::unpack(const Sight& from, std::uint32_t hub) const
{
    std::uint32_t stretch = from.stretch;
    double at = from.at;
    DiscIndex disc(from.rim / 2);
    for (std::size_t steps = 0; steps <= m_layer.stretches.size(); ++steps) {
        const auto entries = m_layer.entriesOf(stretch);
        const double radius = m_discs[disc].trueRadius;
        auto entry = std::lower_bound(
            entries.begin(), entries.end(), hub,
            [](const LabelEntry& left, std::uint32_t right) { return left.hub < right; });
        double least = infinity;
        std::uint32_t via = none;
        for (; entry != entries.end() && entry->hub == hub; ++entry) {
            const double place = m_layer.placeOf(*entry);
            const double length =
                entry->length +
                (radius == 0 ? 0 : apart(m_layer.stretches[stretch], radius, at, place));
            if (length < least) {
                least = length;
                via = entry->via;
            }
        }
        if (via == LabelEntry::none)
            return least < infinity;
        m_memory.legs.push_back(via);
        const TangentEnd& end = m_layer.ends[via ^ 1];
        stretch = end.stretch;
        at = end.at;
        disc = DiscIndex(end.rim / 2);
    }
    return false;
}

bool Router::describe(const Join& join, BakedRoute& route) const
{
    const Sight& start = m_memory.starts[join.start];
    const Sight& goal = m_memory.goals[join.goal];
    route.length = join.length;
    std::vector<std::uint32_t>& legs = m_memory.legs; // the end by which each is entered
    legs.clear();
    if (join.hub != none) {
        if (!unpack(start, join.hub))
            return false;
        const auto middle = static_cast<std::ptrdiff_t>(legs.size());
        if (!unpack(goal, join.hub))
            return false;
        std::reverse(legs.begin() + middle, legs.end());
        for (auto leg = legs.begin() + middle; leg != legs.end(); ++leg)
            *leg ^= 1;
    }
    BakedTurn turn{DiscIndex(start.rim / 2), windingOf(start.rim), {}};
    for (const std::uint32_t leg : legs) {
        turn.leaving = windingOf(m_layer.ends[leg].rim);
        route.turns.push_back(turn);
        const std::uint32_t rim = m_layer.ends[leg ^ 1].rim;
        turn.disc = DiscIndex(rim / 2);
        turn.arriving = opposite(windingOf(rim));
    }
    turn.leaving = opposite(windingOf(goal.rim));
    route.turns.push_back(turn);
    return true;
}

} // namespace

bool findRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
               BakedRoute& route)
{
    thread_local Memory memory;
    return Router(field, layer, query, memory).find(route);
}

} // namespace thicket::nav
