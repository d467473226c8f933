#include "tests/support/geometry/angle.h"
#include "tests/support/geometry/planegeometry.h"
#include "tests/support/oracles/pathoracle.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// The oracle's graph: every free tangent between two rims, every free arc between two contacts.
namespace thicket::test {

namespace {

constexpr double pi = std::numbers::pi;

} // namespace

bool PathOracle::isSealed(Point a, Point b) const
{
    return std::any_of(m_seals.begin(), m_seals.end(), [&](const Seal& seal) {
        const double nearest = std::min(apart(a, seal.contact), apart(b, seal.contact));
        return segmentsCross(a, b, seal.ends[0], seal.ends[1]) ||
               (seal.hasDisc && nearest < 100 * m_tolerance);
    });
}

bool PathOracle::isThinAt(const Body& body, Point p) const
{
    return body.raise > 0 && pointToSegment(p, body.a, body.b) < body.radius - m_tolerance;
}

/// Whether the line keeps off the body's axis, unless one of its ends is on it.
bool PathOracle::isOffAxis(const Body& body, Point a, Point b) const
{
    const double least =
        std::min(pointToSegment(a, body.a, body.b), pointToSegment(b, body.a, body.b));
    const double whole = apart(body.a, body.b);
    if (least > m_tolerance || whole == 0)
        return segmentToSegment(a, b, body.a, body.b) > m_tolerance || whole == 0;
    const auto aside = [&](Point p) {
        return std::abs(cross(body.b - body.a, p - body.a)) / whole;
    };
    return std::max(aside(a), aside(b)) > 2 * m_tolerance;
}

/// Whether the line is clear of one body, with the minimum expansion or without.
bool PathOracle::isClearOf(const Body& body, Point a, Point b, bool isRaised) const
{
    if (body.kind == Kind::arena)
        return std::max(apart(a, body.a), apart(b, body.a)) <= body.radius + m_tolerance;
    if (std::max(a.x, b.x) < body.low.x || std::min(a.x, b.x) > body.high.x ||
        std::max(a.y, b.y) < body.low.y || std::min(a.y, b.y) > body.high.y)
        return true;
    if (body.raise > 0 && !isRaised && body.radius - body.raise <= m_tolerance)
        return isOffAxis(body, a, b);
    const double radius = body.radius - (isRaised ? 0 : body.raise);
    const double between = body.kind == Kind::disc ? pointToSegment(body.a, a, b)
                                                   : segmentToSegment(a, b, body.a, body.b);
    return between >= radius - m_tolerance;
}

/// Clear of thin bodies at the minimum expansion.
bool PathOracle::isClear(const StraightMove& move) const
{
    return !isSealed(move.a, move.b) && (m_raise == 0 || !isSealed(move.trueA, move.trueB)) &&
           std::all_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
               if (body.raise > 0)
                   return isClearOf(body, move.a, move.b, true);
               // Where one touches a thin body, that has no free rim.
               return isClearOf(body, move.trueA, move.trueB, false) &&
                      std::max(depthInOne(body, move.a), depthInOne(body, move.b)) <= m_tolerance;
           });
}

/// Clear of thin bodies as they are, where the side on which it passes them is certain.
bool PathOracle::isTrulyClear(Point a, Point b) const
{
    return m_raise > 0 && !isSealed(a, b) && depthIn({}, 0.5 * (a + b)) <= m_tolerance &&
           std::all_of(m_bodies.begin(), m_bodies.end(),
                       [&](const Body& body) { return isClearOf(body, a, b, false); });
}

/// Whether a line that touches a rim in that direction from its centre passes between two bodies
/// that touch there, one of them thin.
bool PathOracle::isSqueezed(const Round& round, double angle) const
{
    const Point outward = onRim({0, 0}, 1, angle);
    const Point contact = onRim(round.center, round.trueRadius, angle);
    const auto isOuter = [&](Point p) { return dot(outward, p - contact) > m_tolerance; };
    const bool isCorner = round.trueRadius < round.radius;
    return std::any_of(m_seals.begin(), m_seals.end(), [&](const Seal& seal) {
        const std::array<Point, 2>& other = isCorner ? seal.ends : seal.thin;
        return !seal.hasDisc && apart(seal.contact, contact) <= 20 * m_tolerance &&
               (isOuter(other[0]) || isOuter(other[1]));
    });
}

/// Whether a thin body crosses the rim there. Nothing continues from such a contact.
bool PathOracle::isCrossed(const Round& round, double angle) const
{
    const Point contact = onRim(round.center, round.trueRadius, angle);
    return round.radius == round.trueRadius &&
           std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
               return body.raise > 0 && pointToSegment(contact, body.a, body.b) <= m_tolerance &&
                      std::min(apart(contact, body.a), apart(contact, body.b)) > m_minimumExpansion;
           });
}

/// Whether a line that touches a rim in that direction from its centre has every thin body that
/// ends there on the inner side, and none crosses the rim there.
bool PathOracle::isOuterSide(const Round& round, double angle) const
{
    const Point outward = onRim({0, 0}, 1, angle);
    return !isSqueezed(round, angle) && !isCrossed(round, angle) &&
           std::all_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
               return body.raise == 0 ||
                      pointToSegment(round.center, body.a, body.b) > m_tolerance ||
                      std::max(dot(outward, body.a - round.center),
                               dot(outward, body.b - round.center)) <= m_tolerance;
           });
}

/// The true angle from one contact counter-clockwise to another. Below 0 if only the minimum
/// expansion puts the first before the second.
double PathOracle::spanBetween(const Touch& low, const Touch& high)
{
    return positive(high.angle - low.angle) + high.shift - low.shift;
}

/// The true angle from one contact counter-clockwise to another that only the minimum expansion
/// puts behind it.
std::optional<double> PathOracle::passedBack(const Round& round, const Touch& low,
                                             const Touch& high) const
{
    const double back = positive(low.angle - high.angle);
    const double forward = high.shift - low.shift - back;
    if (back == 0 || forward < 0 || !isFreeRim(round, high.angle, back))
        return {};
    return forward;
}

void PathOracle::linkRounds()
{
    const int count = static_cast<int>(m_rounds.size());
    for (int i = 0; i < count; ++i)
        for (int j = i + 1; j < count; ++j)
            linkPair(i, j);
}

void PathOracle::linkPair(int i, int j)
{
    const Round& p = m_rounds[static_cast<std::size_t>(i)];
    const Round& q = m_rounds[static_cast<std::size_t>(j)];
    const double between = apart(p.center, q.center);
    if (between == 0)
        return;
    for (int kind = 0; kind < 4; ++kind) {
        const bool internal = kind >= 2;
        if (internal && between - p.radius - q.radius < 10 * m_tolerance)
            continue;
        const auto raised = commonTangent(p.center, p.radius, q.center, q.radius, kind);
        const bool isRaised = p.radius != p.trueRadius || q.radius != q.trueRadius;
        const auto real = isRaised ? commonTangent(p.center, p.trueRadius, q.center, q.trueRadius,
                                                   kind, m_tolerance)
                                   : raised;
        // Leaving p at an angle to the left of the line of centres means turning clockwise.
        const int pWinding = kind % 2 ? 0 : 1;
        const int qWinding = internal ? 1 - pWinding : pWinding;
        const auto add = [&](double onP, double onQ) {
            const Touch atP{positive(onP), std::remainder(real->onP - onP, 2 * pi)};
            const Touch atQ{positive(onQ), std::remainder(real->onQ - onQ, 2 * pi)};
            m_links.push_back({2 * i + pWinding, 2 * j + qWinding, atP, atQ, real->length});
            m_links.push_back({2 * j + 1 - qWinding, 2 * i + 1 - pWinding, atQ, atP, real->length});
        };
        if (raised && real && isClear({raised->a, raised->b, real->a, real->b})) {
            add(raised->onP, raised->onQ);
            ++m_tangents;
        } else if (real && isOuterSide(p, real->onP) && isOuterSide(q, real->onQ) &&
                   isTrulyClear(real->a, real->b)) {
            add(real->onP, real->onQ);
        }
    }
}

/// Whether the rim is free from `angle` over `span`, counter-clockwise.
bool PathOracle::isFreeRim(const Round& round, double angle, double span) const
{
    const double slack = m_tolerance / round.radius;
    if (round.isWhole || span <= 2 * m_tolerance / round.radius)
        return true;
    const double point = m_tolerance / round.radius;
    for (const double stop : round.stops) {
        const double turn = positive(stop - angle);
        if (turn > point && turn < span - point)
            return false;
    }
    // Where a wall's side begins, the depth only grows with the square of the angle.
    const double shallow = std::sqrt(2 * slack);
    return std::any_of(round.free.begin(), round.free.end(), [&](const auto& stretch) {
        double begin = positive(angle - stretch[0]);
        if (begin > 2 * pi - slack)
            begin = 0;
        else if (begin > 2 * pi - shallow && isShallow(round, angle, 2 * pi - begin))
            begin -= 2 * pi;
        const double over = begin + span - (stretch[1] - stretch[0]);
        return over <= 2 * slack ||
               (over <= shallow && isShallow(round, angle + span - over, over));
    });
}

/// Whether a covered part of the rim is nowhere deeper than the tolerance.
bool PathOracle::isShallow(const Round& round, double angle, double span) const
{
    std::vector<const Body*> all;
    for (const Body& body : m_bodies)
        all.push_back(&body);
    constexpr int steps = 64;
    for (int i = 0; i <= steps; ++i)
        if (depthIn(all, onRim(round.center, round.radius, angle + span * i / steps)) > m_tolerance)
            return false;
    return true;
}

/// Contacts nearer than this may be passed in either order.
double PathOracle::sameAngle(const Round& round) const
{
    return std::max(1e-10, 0.5 * m_tolerance / round.radius);
}

/// Nodes: the two contacts of every link. Arcs: the links, and along each rim to the next contact.
void PathOracle::joinContacts()
{
    m_rings.resize(2 * m_rounds.size());
    std::vector<int> from;
    std::vector<Arc> arcs;
    int nodes = 0;
    const auto put = [this](int rim, const Touch& touch, int node) {
        Ring& ring = m_rings[static_cast<std::size_t>(rim)];
        ring.contacts.push_back({touch, node});
        ring.mostShift = std::max(ring.mostShift, std::abs(touch.shift));
    };
    for (const Link& link : m_links) {
        put(link.from, link.leaves, nodes);
        put(link.to, link.arrives, nodes + 1);
        from.push_back(nodes);
        arcs.push_back({nodes + 1, link.length});
        nodes += 2;
    }
    for (std::size_t rim = 0; rim < m_rings.size(); ++rim) {
        const Round& round = m_rounds[rim / 2];
        Ring& ring = m_rings[rim];
        std::sort(ring.contacts.begin(), ring.contacts.end());
        m_mostSaved = std::max(m_mostSaved, 2 * ring.mostShift * round.trueRadius);
        walkRim(round, rim % 2 == 0, ring, from, arcs);
        walkBack(round, rim % 2 == 0, ring, from, arcs);
    }
    m_arcBegins.assign(static_cast<std::size_t>(nodes) + 1, 0);
    for (const int node : from)
        ++m_arcBegins[static_cast<std::size_t>(node) + 1];
    for (std::size_t i = 1; i < m_arcBegins.size(); ++i)
        m_arcBegins[i] += m_arcBegins[i - 1];
    std::vector<int> next(m_arcBegins.begin(), m_arcBegins.end() - 1);
    m_arcs.resize(arcs.size());
    for (std::size_t i = 0; i < arcs.size(); ++i)
        m_arcs[static_cast<std::size_t>(next[static_cast<std::size_t>(from[i])]++)] = arcs[i];
}

void PathOracle::walkRim(const Round& round, bool left, const Ring& ring, std::vector<int>& from,
                         std::vector<Arc>& arcs) const
{
    const std::vector<Contact>& contacts = ring.contacts;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const Contact& low = contacts[i];
        const Contact& high = contacts[i + 1 == contacts.size() ? 0 : i + 1];
        const double span = positive(high.touch.angle - low.touch.angle);
        if (!isFreeRim(round, low.touch.angle, span))
            continue;
        const double cost = round.trueRadius * spanBetween(low.touch, high.touch);
        from.push_back(left ? low.node : high.node);
        arcs.push_back({left ? high.node : low.node, cost});
        if (span < sameAngle(round)) {
            from.push_back(left ? high.node : low.node);
            arcs.push_back({left ? low.node : high.node, std::abs(cost)});
        }
    }
}

/// Continues to the contacts that are truly ahead, but behind with thin bodies at the minimum
/// expansion.
void PathOracle::walkBack(const Round& round, bool left, const Ring& ring, std::vector<int>& from,
                          std::vector<Arc>& arcs) const
{
    const std::size_t count = ring.contacts.size();
    for (std::size_t i = 0; ring.mostShift > 0 && i < count; ++i)
        for (std::size_t step = 1; step < count; ++step) {
            const Contact& low = ring.contacts[i];
            const Contact& high = ring.contacts[(i + count - step) % count];
            if (positive(low.touch.angle - high.touch.angle) > 2 * ring.mostShift)
                break;
            if (const auto forward = passedBack(round, low.touch, high.touch)) {
                from.push_back(left ? low.node : high.node);
                arcs.push_back({left ? high.node : low.node, round.trueRadius * *forward});
            }
        }
}

} // namespace thicket::test
