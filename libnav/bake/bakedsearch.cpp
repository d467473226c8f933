#include "libnav/bake/bakedsearch.h"

#include "libnav/bake/closecorners.h"
#include "libnav/bake/contactnodes.h"
#include "libnav/geometry/angle.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace thicket::nav {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::uint32_t none = UINT32_MAX;

/// A tangent from one of the points to a rim. Whether it is free is found out when it matters.
struct Sight {
    std::uint32_t rim = 0;  ///< of the arrival
    std::uint32_t pass = 0; ///< passKey() of the stretch
    double radius = 0;      ///< true one
    double at = 0;          ///< along the stretch
    double length = 0;      ///< true one
    TangentLine line;
    bool isKnown = false; ///< to be free
};

/// The shortest way from a hub to the goal.
struct Reach {
    double length = infinity;
    std::uint32_t sight = none; ///< of the goal
};

/// The shortest way by a sight of the start, or a lower bound of its length.
struct Way {
    double length = infinity;
    std::uint32_t start = none; ///< sights
    std::uint32_t goal = none;  ///< none: only a bound
    std::uint32_t hub = none;   ///< none: both touch one stretch

    bool operator<(const Way& other) const
    {
        return length != other.length ? length > other.length : start > other.start;
    }
};

/// Reused, so that later searches allocate nothing.
struct Memory {
    std::vector<Sight> starts;
    std::vector<Sight> goals;
    std::vector<Reach> reached;      // by hub; infinite between searches
    std::vector<std::uint32_t> hubs; // that are reached
    std::vector<Way> ways;           // a heap
    std::vector<std::uint32_t> legs; // by the ends by which a path enters them
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
    double alongRim(const Sight& sight, double at) const;
    Winding windingTo(const Sight& sight, double at) const;
    double lengthTo(const Sight& sight, const LabelEntry& entry) const;
    void reachHubs();
    void forgetHubs();
    void boundWays();
    Way wayBy(std::uint32_t start) const;
    void push(const Way& way);
    Way pop();
    bool isFree(Point from, Sight& sight) const;
    bool mayBeCut(double length) const;
    bool unpack(const Sight& from, std::uint32_t hub) const;
    bool windAtEnds(const Sight& start, const Sight& goal, std::vector<BakedTurn>& turns) const;
    bool describe(const Way& way, BakedRoute& route) const;

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
        const DiscIndex disc = discOfRim(rim);
        const Disc& target = m_discs[disc];
        const Winding winding = windingOfRim(rim);
        const auto line = lineOrContact({from, 0}, Winding::counterClockwise,
                                        {target.center, target.radius}, winding, slack);
        if (!line)
            continue;
        std::uint32_t stretch = m_layer.firstStretch[disc];
        const auto stretches =
            m_layer.stretches.subspan(stretch, m_layer.firstStretch[disc + 1] - stretch);
        Sight sight{rim, 0, target.trueRadius, 0, line->length, *line, false};
        if (stretches[0].sweep < fullTurn || target.trueRadius > 0) {
            const auto place = placeBefore(m_field, disc, stretches, opposite(winding),
                                           contactAngle(angleOf(line->direction), winding));
            if (!place)
                continue;
            stretch += place->stretch;
            sight.at = target.trueRadius * place->along;
        }
        if (target.trueRadius == 0) {
            sight.length = distance(from, target.center);
        } else if (target.trueRadius < target.radius) {
            const auto exact =
                tangentLine(from, 0, target.center, sign(winding) * target.trueRadius);
            sight.length = exact ? exact->length : 0;
        }
        sight.pass = passKey(stretch, winding);
        sights.push_back(sight);
    }
}

double Router::alongRim(const Sight& sight, double at) const
{
    return apart(m_layer.stretches[sight.pass / 2], sight.radius, sight.at, at);
}

// Of the shorter way along the rim from the sight to a place.
Winding Router::windingTo(const Sight& sight, double at) const
{
    const bool isDirect = alongRim(sight, at) == std::abs(at - sight.at);
    return (at > sight.at) == isDirect ? Winding::counterClockwise : Winding::clockwise;
}

double Router::lengthTo(const Sight& sight, const LabelEntry& entry) const
{
    const double straight = sight.length + entry.length;
    return sight.radius == 0 ? straight : straight + alongRim(sight, m_layer.placeOf(entry));
}

void Router::reachHubs()
{
    for (std::uint32_t i = 0; i < m_memory.goals.size(); ++i) {
        const Sight& sight = m_memory.goals[i];
        for (const LabelEntry& entry : m_layer.entriesOf(sight.pass)) {
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

// The shortest way that begins with the sight, as far as is known which sights of the goal are
// free.
Way Router::wayBy(std::uint32_t start) const
{
    const Sight& sight = m_memory.starts[start];
    Way best{infinity, start, none, none};
    for (const LabelEntry& entry : m_layer.entriesOf(sight.pass)) {
        const Reach& reach = m_memory.reached[entry.hub];
        if (reach.length + sight.length + entry.length >= best.length)
            continue;
        const double length = reach.length + lengthTo(sight, entry);
        if (length < best.length)
            best = {length, start, reach.sight, entry.hub};
    }
    for (std::uint32_t i = 0; i < m_memory.goals.size(); ++i) {
        const Sight& goal = m_memory.goals[i];
        if (goal.pass != (sight.pass ^ 1))
            continue;
        const double length = sight.length + goal.length + alongRim(sight, goal.at);
        if (length < best.length)
            best = {length, start, i, none};
    }
    return best;
}

void Router::push(const Way& way)
{
    m_memory.ways.push_back(way);
    std::push_heap(m_memory.ways.begin(), m_memory.ways.end());
}

Way Router::pop()
{
    std::pop_heap(m_memory.ways.begin(), m_memory.ways.end());
    const Way way = m_memory.ways.back();
    m_memory.ways.pop_back();
    return way;
}

// The straight line from a rim's nearest point to the goal bounds a way.
void Router::boundWays()
{
    std::vector<Way>& ways = m_memory.ways;
    ways.clear();
    for (std::uint32_t i = 0; i < m_memory.starts.size(); ++i) {
        const Sight& sight = m_memory.starts[i];
        const double rest = distance(m_discs[discOfRim(sight.rim)].center, m_query.b);
        ways.push_back({sight.length + std::max(0.0, rest - sight.radius), i, none, none});
    }
    std::make_heap(ways.begin(), ways.end());
}

bool Router::isFree(Point from, Sight& sight) const
{
    if (sight.isKnown || sight.line.length <= 0)
        return true;
    const DiscIndex disc = discOfRim(sight.rim);
    const Blocker hit =
        m_field.firstBlocker(from, sight.line.direction, sight.line.length, noDisc, disc);
    sight.isKnown = hit.kind == Blocker::Kind::none || hit.at >= sight.line.length;
    return sight.isKnown;
}

// Whether a path by way of a corner that only its minimum expansion bends might be the shortest.
bool Router::mayBeCut(double length) const
{
    if (!m_field.hasRaisedRadii())
        return false;
    const double most = length + 10 * m_field.minimumExpansion();
    const auto isNear = [&](Point corner) {
        return distance(m_query.a, corner) + distance(corner, m_query.b) <= most;
    };
    const double close = closeCorners(m_field);
    const auto isCut = [&](const Sight& sight) {
        return sight.length <= close && sight.radius == 0 &&
               isNear(m_discs[discOfRim(sight.rim)].center);
    };
    return m_layer.cutCorners.size() > mostCloseCorners ||
           std::any_of(m_layer.cutCorners.begin(), m_layer.cutCorners.end(), isNear) ||
           std::any_of(m_memory.starts.begin(), m_memory.starts.end(), isCut) ||
           std::any_of(m_memory.goals.begin(), m_memory.goals.end(), isCut);
}

// Ways are made exact, and tested, in the order of their length.
bool Router::find(BakedRoute& route)
{
    route.clear();
    if (m_field.isFree(m_query)) {
        route.length = distance(m_query.a, m_query.b);
        return true;
    }
    look(m_query.a, m_memory.starts);
    look(m_query.b, m_memory.goals);
    reachHubs();
    boundWays();
    bool isFound = false;
    while (!m_memory.ways.empty() && !isFound) {
        const Way way = pop();
        if (way.goal == none) {
            if (const Way exact = wayBy(way.start); exact.goal != none)
                push(exact);
        } else if (!isFree(m_query.a, m_memory.starts[way.start])) {
            continue;
        } else if (isFree(m_query.b, m_memory.goals[way.goal])) {
            isFound = !mayBeCut(way.length) && describe(way, route);
            break;
        } else {
            forgetHubs();
            m_memory.goals.erase(m_memory.goals.begin() + way.goal);
            reachHubs();
            for (Way& other : m_memory.ways)
                other.goal = none; // its length is a bound
            push({way.length, way.start, none, none});
        }
    }
    forgetHubs();
    return isFound;
}

// Appends the ends by which a path from the sight leaves the rims before the hub.
bool Router::unpack(const Sight& from, std::uint32_t hub) const
{
    std::uint32_t pass = from.pass;
    double at = from.at;
    DiscIndex disc = discOfRim(from.rim);
    for (std::size_t steps = 0; steps <= m_layer.stretches.size(); ++steps) {
        const auto entries = m_layer.entriesOf(pass);
        const double radius = m_discs[disc].trueRadius;
        auto entry = std::lower_bound(
            entries.begin(), entries.end(), hub,
            [](const LabelEntry& left, std::uint32_t right) { return left.hub < right; });
        double least = infinity;
        std::uint32_t via = none;
        for (; entry != entries.end() && entry->hub == hub; ++entry) {
            const double place = m_layer.placeOf(*entry);
            const double length =
                entry->length + apart(m_layer.stretches[pass / 2], radius, at, place);
            if (length < least) {
                least = length;
                via = entry->via;
            }
        }
        if (via == LabelEntry::none)
            return least < infinity;
        m_memory.legs.push_back(via);
        const TangentEnd& end = m_layer.ends[via ^ 1];
        pass = passKey(end.stretch, opposite(windingOfRim(end.rim)));
        at = end.at;
        disc = discOfRim(end.rim);
    }
    return false;
}

// An end that lies on a rim touches it in either winding, by sights that are equally long. Then the
// way along the rim decides. False if a corner without radius leaves that open.
bool Router::windAtEnds(const Sight& start, const Sight& goal, std::vector<BakedTurn>& turns) const
{
    const bool isStartOn = start.line.length <= 0;
    const bool isGoalOn = goal.line.length <= 0;
    if (turns.size() == 1 && isStartOn && isGoalOn) {
        if (start.radius == 0)
            return false;
        turns.front().leaving = windingTo(start, goal.at);
    }
    if (isStartOn)
        turns.front().arriving = turns.front().leaving;
    if (isGoalOn)
        turns.back().leaving = turns.back().arriving;
    return true;
}

bool Router::describe(const Way& way, BakedRoute& route) const
{
    const Sight& start = m_memory.starts[way.start];
    const Sight& goal = m_memory.goals[way.goal];
    route.length = way.length;
    std::vector<std::uint32_t>& legs = m_memory.legs; // the end by which each is entered
    legs.clear();
    if (way.hub != none) {
        if (!unpack(start, way.hub))
            return false;
        const auto middle = static_cast<std::ptrdiff_t>(legs.size());
        if (!unpack(goal, way.hub))
            return false;
        std::reverse(legs.begin() + middle, legs.end());
        for (auto leg = legs.begin() + middle; leg != legs.end(); ++leg)
            *leg ^= 1;
    }
    BakedTurn turn{discOfRim(start.rim), windingOfRim(start.rim), {}};
    for (const std::uint32_t leg : legs) {
        turn.leaving = windingOfRim(m_layer.ends[leg].rim);
        route.turns.push_back(turn);
        const std::uint32_t rim = m_layer.ends[leg ^ 1].rim;
        turn.disc = discOfRim(rim);
        turn.arriving = opposite(windingOfRim(rim));
    }
    turn.leaving = opposite(windingOfRim(goal.rim));
    route.turns.push_back(turn);
    return windAtEnds(start, goal, route.turns);
}

} // namespace

bool findRoute(const SearchView& field, const BakedLayer& layer, const Segment& query,
               BakedRoute& route)
{
    thread_local Memory memory;
    return Router(field, layer, query, memory).find(route);
}

} // namespace thicket::nav
