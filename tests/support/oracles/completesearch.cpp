#include "tests/support/oracles/completesearch.h"

#include "libnav/collision/searchview.h"
#include "libnav/tangent/completegraph.h"
#include "libnav/tangent/visibletangents.h"
#include "tests/support/geometry/angle.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>

namespace thicket::test {

namespace {

using nav::Disc;
using nav::DiscIndex;
using nav::Point;
using nav::SearchView;

constexpr std::uint32_t none = UINT32_MAX;

/// The winding in which a line through the disc's rim goes on: 1 if clockwise.
std::uint32_t windingOf(Point at, Point along, const Disc& disc)
{
    return cross(along, disc.center - at) < 0 ? 1 : 0;
}

/// The angle of a point of the rim, measured in its winding.
double walkedTo(Point at, const Disc& disc, std::uint32_t winding)
{
    const double angle = std::atan2(at.y - disc.center.y, at.x - disc.center.x);
    return positive(winding != 0 ? -angle : angle);
}

} // namespace

CompleteSearch::CompleteSearch(const nav::ObstacleField& field) : m_field(field)
{
    for (const nav::SurfingEdge& edge : nav::CompleteGraph::build(field).surfing) {
        addEdge(edge.from, edge.to, edge.fromContact.disc, edge.toContact.disc);
        addEdge(edge.to, edge.from, edge.toContact.disc, edge.fromContact.disc);
    }
    std::sort(m_departures.begin(), m_departures.end(), [](const auto& a, const auto& b) {
        return a.rim != b.rim ? a.rim < b.rim : a.angle < b.angle;
    });
    const auto rims = static_cast<std::uint32_t>(2 * SearchView(field).discs().size());
    m_begins.assign(rims + 1, 0);
    for (const Departure& departure : m_departures)
        ++m_begins[departure.rim + 1];
    for (std::uint32_t rim = 0; rim < rims; ++rim)
        m_begins[rim + 1] += m_begins[rim];
    for (std::uint32_t i = 0; i < m_departures.size(); ++i) {
        Departure& departure = m_departures[i];
        departure.first = firstOn(departure.target, departure.arrivesAt);
        if (departure.first != none)
            departure.toFirst =
                departure.length + walkedBetween(departure.target, departure.arrivesAt,
                                                 m_departures[departure.first].angle);
        departure.next = i + 1 < m_begins[departure.rim + 1] ? i + 1 : m_begins[departure.rim];
        departure.toNext =
            walkedBetween(departure.rim, departure.angle, m_departures[departure.next].angle);
    }
    m_goalLinks.resize(rims);
    m_costs.resize(m_departures.size());
    m_reachedIn.resize(m_departures.size());
}

void CompleteSearch::addEdge(Point from, Point to, DiscIndex a, DiscIndex b)
{
    assert(SearchView(m_field).coveredArcs(a).empty());
    const Disc& p = SearchView(m_field).discs()[a];
    const Disc& q = SearchView(m_field).discs()[b];
    const std::uint32_t leaves = windingOf(from, to - from, p);
    const std::uint32_t arrives = windingOf(to, to - from, q);
    m_departures.push_back({from, walkedTo(from, p, leaves), distance(from, to),
                            walkedTo(to, q, arrives), 0, 0, 2 * a + leaves, 2 * b + arrives, none,
                            none});
}

/// The first departure on the rim from the angle on; none if there is none.
std::uint32_t CompleteSearch::firstOn(std::uint32_t rim, double angle) const
{
    const auto begin = m_departures.begin() + std::ptrdiff_t(m_begins[rim]);
    const auto end = m_departures.begin() + std::ptrdiff_t(m_begins[rim + 1]);
    if (begin == end)
        return none;
    const auto at = std::lower_bound(begin, end, angle, [](const Departure& departure, double a) {
        return departure.angle < a - 1e-12;
    });
    return std::uint32_t((at == end ? begin : at) - m_departures.begin());
}

CompleteSearch::Query CompleteSearch::connected(Point start, Point goal) const
{
    Query query;
    query.goal = goal;
    if (m_field.isFree({start, goal}))
        query.straight = distance(start, goal);
    const auto discs = SearchView(m_field).discs();
    for (const nav::VisibleTangent& seen : visibleTangents(m_field, start).tangents) {
        const Disc& disc = discs[seen.contact.disc];
        const Point at = seen.tangent.to;
        const std::uint32_t winding = windingOf(at, at - start, disc);
        query.fromStart.push_back(
            {2 * seen.contact.disc + winding, walkedTo(at, disc, winding), distance(start, at)});
    }
    for (const nav::VisibleTangent& seen : visibleTangents(m_field, goal).tangents) {
        const Disc& disc = discs[seen.contact.disc];
        const Point at = seen.tangent.to;
        const std::uint32_t winding = windingOf(at, goal - at, disc);
        query.toGoal.push_back(
            {2 * seen.contact.disc + winding, walkedTo(at, disc, winding), distance(at, goal)});
    }
    return query;
}

double CompleteSearch::walkedBetween(std::uint32_t rim, double from, double to) const
{
    return positive(to - from) * SearchView(m_field).discs()[rim / 2].radius;
}

/// Ends at the goal, if the rim has a tangent to it.
void CompleteSearch::endOn(std::uint32_t rim, double from, double cost)
{
    const Link& link = m_goalLinks[rim];
    if (link.length > 0)
        m_best = std::min(m_best, cost + walkedBetween(rim, from, link.angle) + link.length);
}

void CompleteSearch::reach(std::uint32_t departure, double cost, Point goal)
{
    if (m_reachedIn[departure] == m_queries && m_costs[departure] <= cost)
        return;
    m_reachedIn[departure] = m_queries;
    m_costs[departure] = cost;
    const double bound = cost + distance(m_departures[departure].at, goal);
    if (bound >= m_best)
        return;
    m_open.push_back({bound, cost, departure});
    std::push_heap(m_open.begin(), m_open.end(), std::greater<>());
}

std::optional<double> CompleteSearch::shortest(const Query& query)
{
    if (query.straight)
        return query.straight;
    ++m_queries;
    m_open.clear();
    m_best = std::numeric_limits<double>::infinity();
    for (const Link& link : query.toGoal)
        m_goalLinks[link.rim] = link;
    for (const Link& link : query.fromStart) {
        endOn(link.rim, link.angle, link.length);
        if (const std::uint32_t first = firstOn(link.rim, link.angle); first != none)
            reach(first,
                  link.length + walkedBetween(link.rim, link.angle, m_departures[first].angle),
                  query.goal);
    }
    while (!m_open.empty() && m_open.front().bound < m_best) {
        const Item item = m_open.front();
        std::pop_heap(m_open.begin(), m_open.end(), std::greater<>());
        m_open.pop_back();
        if (m_costs[item.departure] < item.cost)
            continue;
        const Departure& from = m_departures[item.departure];
        endOn(from.target, from.arrivesAt, item.cost + from.length);
        if (from.first != none)
            reach(from.first, item.cost + from.toFirst, query.goal);
        reach(from.next, item.cost + from.toNext, query.goal);
    }
    for (const Link& link : query.toGoal)
        m_goalLinks[link.rim] = {};
    return m_best < std::numeric_limits<double>::infinity() ? std::optional(m_best) : std::nullopt;
}

} // namespace thicket::test
