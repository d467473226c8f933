#include "tests/support/geometry/angle.h"
#include "tests/support/geometry/planegeometry.h"
#include "tests/support/oracles/pathoracle.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

// One query of the oracle: its two points are added to the links, and Dijkstra does the rest.
namespace thicket::test {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

/// Where p counts as being with thin bodies at the minimum expansion: p itself unless it touches
/// one, otherwise a point beside it in each sector through which it can be left. Found by sampling
/// around p.
std::vector<Point> PathOracle::standsAt(Point p) const
{
    if (!isInsideThin(p))
        return {p};
    constexpr int steps = 720;
    std::vector<double> known;
    std::vector<Point> stands;
    std::vector<const Body*> near;
    for (const Body& body : m_bodies)
        if (body.kind == Kind::arena ||
            pointToSegment(p, body.a, body.b) < body.radius + 61 * m_minimumExpansion)
            near.push_back(&body);
    for (const double reach : {1.001, 1.2, 1.6, 2.5, 5.0, 12.0, 30.0, 60.0}) {
        std::vector<bool> isFree(steps);
        for (int i = 0; i < steps; ++i) {
            const Point stand =
                onRim(p, reach * m_minimumExpansion, 2 * std::numbers::pi * i / steps);
            isFree[std::size_t(i)] = depthIn(near, stand) <= m_tolerance && !isHidden(p, stand);
        }
        const auto at = [&](int i) { return isFree[std::size_t((i + steps) % steps)]; };
        for (int begin = 0; begin < steps; ++begin) {
            if (!at(begin) || at(begin - 1))
                continue;
            int end = begin;
            while (at(end + 1))
                ++end;
            const bool isKnown = std::any_of(known.begin(), known.end(), [&](double angle) {
                const double step = 2 * std::numbers::pi / steps;
                return positive(angle - step * begin) <= step * (end - begin);
            });
            if (isKnown)
                continue;
            // At the sector's sides, too: from its middle rims that p is close to hide what p sees.
            known.push_back(std::numbers::pi * (begin + end) / steps);
            for (const double angle : {known.back(), 2 * std::numbers::pi * begin / steps,
                                       2 * std::numbers::pi * end / steps})
                stands.push_back(onRim(p, reach * m_minimumExpansion, angle));
        }
    }
    standInSpikes(p, stands);
    return stands;
}

/// Adds points between each two thin bodies that leave no room near p, where they are far enough
/// apart.
void PathOracle::standInSpikes(Point p, std::vector<Point>& stands) const
{
    std::vector<const Body*> near;
    std::vector<const Body*> narrow;
    for (const Body& body : m_bodies) {
        near.push_back(&body);
        if (body.raise > 0 && pointToSegment(p, body.a, body.b) < 2 * body.radius)
            narrow.push_back(&body);
    }
    const auto at = [p](const Body& body, double reach) { // on its axis, at that distance from p
        std::vector<Point> found;
        const Point along = (1 / apart(body.a, body.b)) * (body.b - body.a);
        const double foot = dot(along, p - body.a);
        for (const double offset : {reach, -reach})
            if (foot + offset > 0 && foot + offset < apart(body.a, body.b))
                found.push_back(body.a + (foot + offset) * along);
        return found;
    };
    for (const Body* one : narrow)
        for (const Body* other : narrow)
            for (double reach = 20 * m_minimumExpansion;
                 one < other && reach < 1e6 * m_minimumExpansion; reach *= 1.1)
                for (const Point a : at(*one, reach))
                    for (const Point b : at(*other, reach))
                        if (const Point stand = 0.5 * (a + b);
                            apart(a, b) > 2 * m_minimumExpansion &&
                            apart(a, b) < 2.5 * m_minimumExpansion &&
                            depthIn(near, stand) <= m_tolerance && !isHidden(p, stand))
                            stands.push_back(stand);
}

/// Whether a thin body that does not touch p is between the two.
bool PathOracle::isHidden(Point p, Point stand) const
{
    return std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
        return body.raise > 0 && pointToSegment(p, body.a, body.b) > m_tolerance &&
               segmentToSegment(p, stand, body.a, body.b) <= m_tolerance;
    });
}

bool PathOracle::isInsideThin(Point p) const
{
    return std::any_of(m_bodies.begin(), m_bodies.end(),
                       [&](const Body& body) { return isThinAt(body, p); });
}

/// From the point to both sides of every disc.
std::vector<PathOracle::Link> PathOracle::tangentsFrom(Point p,
                                                       const std::vector<Point>& stands) const
{
    std::vector<Link> links;
    for (const Point stand : stands)
        addTangents(p, stand, links);
    return links;
}

void PathOracle::addTangents(Point p, Point stand, std::vector<Link>& links) const
{
    for (std::size_t j = 0; j < m_rounds.size(); ++j) {
        const Round& q = m_rounds[j];
        const double between = apart(p, q.center);
        if (between < q.trueRadius - 2 * m_tolerance)
            continue;
        const double length =
            std::sqrt(std::max(0.0, (between - q.trueRadius) * (between + q.trueRadius)));
        for (int winding = 0; winding < 2; ++winding) {
            const double angle = contactAngle(stand, q.center, q.radius, winding);
            const double real = stand == p && q.radius == q.trueRadius
                                    ? angle
                                    : contactAngle(p, q.center, q.trueRadius, winding);
            const Point contact = onRim(q.center, q.trueRadius, real);
            const auto add = [&](double on) {
                const double late = std::remainder(real - on, 2 * std::numbers::pi);
                links.push_back(
                    {-1, 2 * static_cast<int>(j) + winding, {}, {positive(on), late}, length});
            };
            if (apart(stand, q.center) >= q.radius - 2 * m_tolerance &&
                (stand == p || (!cutsThin(p, contact) && !isCornerIn({p, stand, contact}))) &&
                isClear({stand, onRim(q.center, q.radius, angle), p, contact}))
                add(angle);
            else if (isOuterSide(q, real) && isTrulyClear(p, contact))
                add(real);
        }
    }
}

/// Whether the line goes through a body without thickness or the inside of a polygon.
bool PathOracle::cutsThin(Point a, Point b) const
{
    const Point middle = 0.5 * (a + b);
    return crossesThin(a, b) ||
           std::any_of(m_insides.begin(), m_insides.end(), [&](const Inside& inside) {
               return isInside(inside.points, middle) != inside.inverted &&
                      toBoundary(inside.points, middle) > 2 * m_tolerance;
           });
}

/// Whether a thin body ends well inside the triangle: a path along one of its sides then passes
/// that body on another side than a path along the other two.
bool PathOracle::isCornerIn(const std::array<Point, 3>& triangle) const
{
    const Point a = triangle[0];
    const Point b = triangle[1];
    const Point c = triangle[2];
    const double turn = cross(b - a, c - a) > 0 ? 1 : -1;
    const auto inFrom = [&](Point p, Point from, Point to) {
        return turn * cross(to - from, p - from) > m_tolerance * apart(from, to);
    };
    const auto isIn = [&](Point p) {
        return inFrom(p, a, b) && inFrom(p, b, c) && inFrom(p, c, a);
    };
    return std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
        return body.raise > 0 && (isIn(body.a) || isIn(body.b));
    });
}

bool PathOracle::isClearBetween(Point a, const std::vector<Point>& standsA, Point b,
                                const std::vector<Point>& standsB) const
{
    for (const Point from : standsA)
        for (const Point to : standsB)
            if (isClear({from, to, a, b}) &&
                ((from == a && to == b) ||
                 (!cutsThin(a, b) && !isCornerIn({a, from, to}) && !isCornerIn({a, to, b}))))
                return true;
    return isTrulyClear(a, b);
}

/// The contacts that come first on the rim from the link's arrival on.
std::vector<PathOracle::Arc> PathOracle::contactsAhead(const Link& arrival) const
{
    const Ring& ring = m_rings[static_cast<std::size_t>(arrival.to)];
    const Round& round = m_rounds[static_cast<std::size_t>(arrival.to) / 2];
    const bool left = arrival.to % 2 == 0;
    std::vector<Arc> ahead;
    if (const auto next = nextContact(arrival))
        ahead.push_back(*next);
    for (const Contact& contact : ring.contacts) {
        const Touch& low = left ? arrival.arrives : contact.touch;
        const Touch& high = left ? contact.touch : arrival.arrives;
        if (const auto forward = passedBack(round, low, high))
            ahead.push_back({contact.node, arrival.length + round.trueRadius * *forward});
    }
    return ahead;
}

/// The first of them with thin bodies at the minimum expansion.
std::optional<PathOracle::Arc> PathOracle::nextContact(const Link& arrival) const
{
    const std::vector<Contact>& contacts = m_rings[static_cast<std::size_t>(arrival.to)].contacts;
    const Round& round = m_rounds[static_cast<std::size_t>(arrival.to) / 2];
    if (contacts.empty())
        return {};
    const double same = sameAngle(round);
    const bool left = arrival.to % 2 == 0;
    const double angle = arrival.arrives.angle;
    const auto count = static_cast<std::ptrdiff_t>(contacts.size());
    std::ptrdiff_t next = 0;
    if (left)
        next = (std::lower_bound(contacts.begin(), contacts.end(), Contact{{angle - same, 0}, 0}) -
                contacts.begin()) %
               count;
    else
        next = (std::upper_bound(contacts.begin(), contacts.end(), Contact{{angle + same, 0}, 0}) -
                contacts.begin() + count - 1) %
               count;
    const Contact& contact = contacts[static_cast<std::size_t>(next)];
    const Touch& low = left ? arrival.arrives : contact.touch;
    const Touch& high = left ? contact.touch : arrival.arrives;
    double span = positive(high.angle - low.angle);
    if (span > 2 * std::numbers::pi - 2 * same)
        span = 0;
    if (!isFreeRim(round, low.angle, span))
        return {};
    return Arc{contact.node, arrival.length + round.trueRadius * (span + high.shift - low.shift)};
}

std::optional<double> PathOracle::shortest(Point start, Point goal) const
{
    if (start == goal)
        return 0.0;
    const std::vector<Point> starts = standsAt(start);
    const std::vector<Point> goals = standsAt(goal);
    if (isClearBetween(start, starts, goal, goals))
        return apart(start, goal);
    const std::vector<Link> out = tangentsFrom(start, starts);
    std::vector<Link> in = tangentsFrom(goal, goals);
    double best = infinity;
    for (const Link& a : out)
        for (const Link& b : in) {
            if (a.to != (b.to ^ 1))
                continue;
            const Round& round = m_rounds[static_cast<std::size_t>(a.to) / 2];
            const Touch& low = a.to % 2 == 0 ? a.arrives : b.arrives;
            const Touch& high = a.to % 2 == 0 ? b.arrives : a.arrives;
            double span = positive(high.angle - low.angle);
            if (span > 2 * std::numbers::pi - sameAngle(round))
                span = 0;
            // A point beside an end touches the rim at another angle than the end itself.
            const double back = 2 * std::numbers::pi - span;
            const bool isBeside = starts.front() != start || goals.front() != goal;
            const double lengths =
                a.length + b.length + round.trueRadius * (high.shift - low.shift);
            if (isBeside && back < std::sqrt(8 * m_minimumExpansion / round.radius) &&
                isFreeRim(round, high.angle, back))
                best = std::min(best, lengths - round.trueRadius * back);
            else if (isFreeRim(round, low.angle, span))
                best = std::min(best, lengths + round.trueRadius * span);
            else if (const auto forward = passedBack(round, low, high))
                best = std::min(best, a.length + b.length + round.trueRadius * *forward);
        }

    const std::size_t nodes = m_arcBegins.size() - 1;
    std::vector<double> costs(nodes, infinity);
    std::vector<double> toGoal(nodes, infinity);
    for (const Link& link : in) // the way back, in the other winding: mirrored contacts
        for (const Arc& arc : contactsAhead(link)) {
            // Node 2k leaves rim A for B. Its mirror image is the arrival of the reverse link.
            const std::size_t mirrored = static_cast<std::size_t>(arc.to) ^ 3;
            toGoal[mirrored] = std::min(toGoal[mirrored], arc.cost);
        }
    std::vector<std::pair<double, int>> open;
    const double rounding = 1e-3 * m_tolerance;
    const auto reach = [&](int node, double cost) {
        // By more than rounding, as walking back along a rim and on again may cost nothing.
        if (cost < costs[static_cast<std::size_t>(node)] - rounding) {
            costs[static_cast<std::size_t>(node)] = cost;
            open.push_back({cost, node});
            std::push_heap(open.begin(), open.end(), std::greater<>());
        }
    };
    for (const Link& link : out)
        for (const Arc& arc : contactsAhead(link))
            reach(arc.to, arc.cost);
    while (!open.empty()) {
        std::pop_heap(open.begin(), open.end(), std::greater<>());
        const auto [cost, node] = open.back();
        open.pop_back();
        if (cost >= best + m_minimumExpansion + m_mostSaved)
            break;
        const auto at = static_cast<std::size_t>(node);
        if (cost > costs[at])
            continue;
        best = std::min(best, cost + toGoal[at]);
        for (int i = m_arcBegins[at]; i < m_arcBegins[at + 1]; ++i) {
            const Arc& arc = m_arcs[static_cast<std::size_t>(i)];
            reach(arc.to, cost + arc.cost);
        }
    }
    return best < infinity ? std::optional(best) : std::nullopt;
}

} // namespace thicket::test
