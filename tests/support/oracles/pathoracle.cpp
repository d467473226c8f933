#include "tests/support/oracles/pathoracle.h"

#include "tests/support/geometry/angle.h"
#include "tests/support/geometry/planegeometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// The map in the oracle's terms: bodies, sealed contacts, free rims.
namespace thicket::test {

namespace {

constexpr double pi = std::numbers::pi;

/// Angles where the rim of a circle meets the line through a and b moved sideways, or misses it by
/// the slack.
void cutByLine(Point center, double radius, Point a, Point b, double sideways, double slack,
               std::vector<double>& cuts)
{
    const double whole = apart(a, b);
    const Point normal = (1 / whole) * leftNormal(b - a);
    const double off = dot(a - center, normal) + sideways;
    if (std::abs(off) > radius + slack)
        return;
    const double toward = std::atan2(normal.y, normal.x);
    const double half = std::acos(std::clamp(off / radius, -1.0, 1.0));
    cuts.push_back(positive(toward + half));
    cuts.push_back(positive(toward - half));
}

void cutByCircle(Point center, double radius, Point other, double otherRadius, double slack,
                 std::vector<double>& cuts)
{
    const double between = apart(center, other);
    if (between == 0)
        return;
    const double cosine =
        (between * between + radius * radius - otherRadius * otherRadius) / (2 * between * radius);
    if (between > radius + otherRadius + slack || between < std::abs(radius - otherRadius) - slack)
        return;
    const double toward = std::atan2(other.y - center.y, other.x - center.x);
    const double half = std::acos(std::clamp(cosine, -1.0, 1.0));
    cuts.push_back(positive(toward + half));
    cuts.push_back(positive(toward - half));
}

} // namespace

PathOracle::PathOracle(const std::vector<Obstacle>& obstacles, double agentRadius, double tolerance,
                       double leastRadius)
    : m_tolerance(tolerance), m_minimumExpansion(leastRadius)
{
    for (const Obstacle& obstacle : obstacles) {
        if (const auto* circle = std::get_if<nav::Circle>(&obstacle.shape)) {
            const double grown = circle->radius + (circle->inverted ? -agentRadius : agentRadius);
            const Kind kind = circle->inverted ? Kind::arena : Kind::disc;
            if (grown <= tolerance && kind == Kind::disc)
                continue;
            addBody({circle->center, circle->center, grown, 0, kind, {}, {}});
            if (kind == Kind::disc)
                addRound(circle->center, grown, grown);
        } else if (const auto* wall = std::get_if<nav::Wall>(&obstacle.shape)) {
            addChain(wall->points, wall->closed, wall->thickness / 2 + agentRadius, leastRadius);
        } else if (const auto* polygon = std::get_if<nav::Polygon>(&obstacle.shape)) {
            addChain(polygon->points, true, agentRadius, leastRadius);
            m_insides.push_back({polygon->points, polygon->inverted, agentRadius});
        }
    }
    closeFilledArenas();
    for (std::size_t i = 0; i < m_bodies.size(); ++i)
        for (std::size_t j = i + 1; j < m_bodies.size(); ++j)
            sealContact(m_bodies[i], m_bodies[j]);
    for (Round& round : m_rounds)
        freeRim(round);
    linkRounds();
    joinContacts();
}

void PathOracle::addBody(Body body)
{
    const double r = body.radius;
    body.low = {std::min(body.a.x, body.b.x) - r, std::min(body.a.y, body.b.y) - r};
    body.high = {std::max(body.a.x, body.b.x) + r, std::max(body.a.y, body.b.y) + r};
    m_raise = std::max(m_raise, body.raise);
    m_bodies.push_back(body);
}

void PathOracle::addRound(Point center, double radius, double trueRadius)
{
    for (const Round& round : m_rounds)
        if (round.center == center && round.radius == radius && round.trueRadius == trueRadius)
            return;
    m_rounds.push_back({center, radius, trueRadius, false, {}, {}});
}

void PathOracle::addChain(const std::vector<Point>& points, bool closed, double radius,
                          double least)
{
    const double raised = std::max(radius, least);
    for (const Point& p : points)
        addRound(p, raised, radius);
    const std::size_t count = closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Point next = points[(i + 1) % points.size()];
        if (points[i] != next)
            addBody({points[i], next, raised, raised - radius, Kind::capsule, {}, {}});
    }
}

/// A disc that leaves only a thin ring of an arena free leaves nothing free.
void PathOracle::closeFilledArenas()
{
    for (Body& arena : m_bodies)
        for (const Body& body : m_bodies)
            for (const Point end : {body.a, body.b})
                if (arena.kind == Kind::arena && body.kind != Kind::arena &&
                    std::abs(arena.radius + apart(arena.a, end) - body.radius) <= 10 * m_tolerance)
                    arena.radius = 0;
}

void PathOracle::sealAgainstArena(const Body& arena, const Body& body)
{
    for (const Point end : {body.a, body.b}) {
        const double between = apart(arena.a, end);
        const double gap = arena.radius - between - body.radius;
        m_isAmbiguous |= body.raise > 0 && std::abs(gap) < body.raise + 10 * m_tolerance;
        if (std::abs(gap) > 10 * m_tolerance || between == 0)
            continue;
        const Point outward = (1 / between) * (end - arena.a);
        m_seals.push_back({{end, end + (body.radius + 1000 * m_tolerance) * outward},
                           end + (body.radius + gap / 2) * outward});
        if (body.a == body.b)
            return;
    }
}

void PathOracle::sealContact(const Body& p, const Body& q)
{
    if (p.kind == Kind::arena || q.kind == Kind::arena) {
        if (p.kind != q.kind)
            sealAgainstArena(p.kind == Kind::arena ? p : q, p.kind == Kind::arena ? q : p);
        return;
    }
    judgeGap(p, q);
    const double least = segmentToSegment(p.a, p.b, q.a, q.b);
    const double gap = least - p.radius - q.radius;
    const bool hasDisc = std::abs(gap) <= 10 * m_tolerance;
    const bool isMixed = (p.raise == 0) != (q.raise == 0);
    if (!hasDisc && !(isMixed && std::abs(gap + p.raise + q.raise) <= 10 * m_tolerance))
        return;
    if (isMixed)
        m_doubt = 10 * m_minimumExpansion;
    // The shortest lines between the two axes seal the contact. Where parallel sides touch, these
    // are at both ends of the part they share.
    std::vector<Point> known;
    const auto consider = [&](Point on, const Body& from, const Body& to) {
        const Point foot = nearestOnSegment(on, to.a, to.b);
        const double whole = apart(on, foot);
        if (whole > least + 10 * m_tolerance || isBuried(on, from.radius) ||
            ((foot == to.a || foot == to.b) && isBuried(foot, to.radius)))
            return;
        const Point along = (1 / std::max(whole, 1e-300)) * (foot - on);
        const Point contact = on + (from.radius - from.raise) * along;
        if (std::any_of(known.begin(), known.end(),
                        [&](Point other) { return apart(other, contact) < 20 * m_tolerance; }))
            return;
        known.push_back(contact);
        // A path along the far side of a thin body is not stopped.
        const double short0 = hasDisc ? 0 : from.raise / 2;
        const double short1 = hasDisc ? 0 : to.raise / 2;
        const Body& thin = from.raise > 0 ? from : to;
        const Body& thick = from.raise > 0 ? to : from;
        const double cusp = 4 * std::sqrt(2 * thick.radius * thin.raise);
        m_seals.push_back({{on + short0 * along, foot - short1 * along},
                           contact,
                           hasDisc,
                           {thin.a, thin.b},
                           cusp});
    };
    consider(p.a, p, q);
    consider(p.b, p, q);
    consider(q.a, q, p);
    consider(q.b, q, p);
}

/// Whether a disc there lies in the straight part of a wider body. That body seals its own
/// contacts.
bool PathOracle::isBuried(Point center, double radius) const
{
    return std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
        const Point foot = nearestOnSegment(center, body.a, body.b);
        return body.kind == Kind::capsule && radius < body.radius &&
               std::min(apart(foot, body.a), apart(foot, body.b)) > 10 * m_tolerance &&
               apart(center, foot) + radius <= body.radius + m_tolerance / 2;
    });
}

void PathOracle::judgeGap(const Body& p, const Body& q)
{
    const double raise = p.raise + q.raise;
    if (raise == 0 || m_isAmbiguous)
        return;
    const double near = raise + 10 * m_tolerance;
    const auto isNear = [&](double gap, double least) {
        return std::abs(gap) > least && std::abs(gap) < near;
    };
    const double radii = p.radius + q.radius - raise;
    m_isAmbiguous = isNear(segmentToSegment(p.a, p.b, q.a, q.b) - radii, m_tolerance);
    // A corner just below or above the other's surface. Between thin bodies it may be on the
    // surface. On the rim of a thicker body it may not: how far the minimum expansion uncovers the
    // corner there grows with its square root.
    const double least = (p.raise == 0) == (q.raise == 0) ? m_tolerance : -1;
    for (const Point end : {p.a, p.b})
        m_isAmbiguous |= p.raise > 0 && isNear(pointToSegment(end, q.a, q.b) - radii, least);
    for (const Point end : {q.a, q.b})
        m_isAmbiguous |= q.raise > 0 && isNear(pointToSegment(end, p.a, p.b) - radii, least);
}

double PathOracle::depthInOne(const Body& body, Point p)
{
    return body.kind == Kind::arena ? apart(p, body.a) - body.radius
                                    : body.radius - pointToSegment(p, body.a, body.b);
}

double PathOracle::depthIn(const std::vector<const Body*>& bodies, Point p) const
{
    double deepest = -std::numeric_limits<double>::infinity();
    for (const Body* body : bodies)
        deepest = std::max(deepest, depthInOne(*body, p));
    for (const Seal& seal : m_seals)
        if (seal.hasDisc)
            deepest = std::max(deepest, 100 * m_tolerance - apart(p, seal.contact));
    for (const Inside& inside : m_insides)
        if (isInside(inside.points, p) != inside.inverted)
            deepest = std::max(deepest, 2 * m_tolerance);
    return deepest;
}

bool PathOracle::isBlocked(Point p) const
{
    for (const Seal& seal : m_seals)
        if (seal.hasDisc && apart(p, seal.contact) < 99 * m_tolerance)
            return true;
    return depth(p) > m_tolerance;
}

bool PathOracle::isInDoubt(Point p) const
{
    const auto isNear = [&](const Seal& seal) {
        return apart(p, seal.contact) < std::max(200 * m_tolerance, seal.cusp) &&
               isInsideThin(seal.contact);
    };
    const auto isAtArena = [&](const Body& body) {
        return body.kind == Kind::arena && depthInOne(body, p) > -m_minimumExpansion;
    };
    const auto isOnRim = [&](const Body& body) {
        return body.kind != Kind::arena && body.raise == 0 &&
               std::abs(depthInOne(body, p)) <= 2 * m_tolerance;
    };
    return isInsideThin(p) && (std::any_of(m_seals.begin(), m_seals.end(), isNear) ||
                               std::any_of(m_bodies.begin(), m_bodies.end(), isAtArena) ||
                               std::any_of(m_bodies.begin(), m_bodies.end(), isOnRim));
}

double PathOracle::depth(Point p) const
{
    double deepest = -std::numeric_limits<double>::infinity();
    for (const Body& body : m_bodies)
        deepest =
            std::max(deepest, body.kind == Kind::arena
                                  ? apart(p, body.a) - body.radius
                                  : body.radius - body.raise - pointToSegment(p, body.a, body.b));
    for (const Inside& inside : m_insides)
        if (isInside(inside.points, p) != inside.inverted)
            deepest = std::max(deepest, inside.trueRadius + toBoundary(inside.points, p));
    return deepest;
}

bool PathOracle::crossesThin(Point a, Point b) const
{
    const auto off = [this](Point p, Point q, Point r) { // r is well beside the line pq
        return std::abs(cross(q - p, r - p)) > 2 * m_tolerance * apart(p, q);
    };
    return std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body& body) {
        return body.raise > 0 && segmentsCross(a, b, body.a, body.b) && off(body.a, body.b, a) &&
               off(body.a, body.b, b) && off(a, b, body.a) && off(a, b, body.b);
    });
}

bool PathOracle::crossesThin(Point center, double radius, double from, double to) const
{
    const double low = std::min(from, to);
    const double span = std::abs(to - from);
    const double slack = 2 * m_tolerance / std::max(radius, 1e-300);
    for (const Body& body : m_bodies) {
        const double whole = apart(body.a, body.b);
        if (body.raise == 0 || whole == 0)
            continue;
        const Point along = (1 / whole) * (body.b - body.a);
        const double off = cross(along, center - body.a);
        const double foot = dot(along, center - body.a);
        const double half = std::sqrt(std::max(0.0, (radius - off) * (radius + off)));
        if (half < std::sqrt(2 * m_tolerance * radius)) // touches
            continue;
        for (const double at : {foot - half, foot + half}) {
            const Point out = body.a + at * along - center;
            const double turn = positive(std::atan2(out.y, out.x) - low);
            if (at > 2 * m_tolerance && at < whole - 2 * m_tolerance && turn > slack &&
                turn < span - slack)
                return true;
        }
    }
    return false;
}

std::vector<const PathOracle::Body*> PathOracle::bodiesNear(const Round& round) const
{
    const double r = round.radius + 10 * m_tolerance;
    const Point c = round.center;
    std::vector<const Body*> near;
    for (const Body& body : m_bodies)
        if (body.kind == Kind::arena || (body.low.x <= c.x + r && body.high.x >= c.x - r &&
                                         body.low.y <= c.y + r && body.high.y >= c.y - r))
            near.push_back(&body);
    return near;
}

std::vector<double> PathOracle::cutsOf(const Round& round,
                                       const std::vector<const Body*>& near) const
{
    const double slack = 10 * m_tolerance;
    std::vector<double> cuts{0, 2 * pi};
    for (const Body* body : near) {
        cutByCircle(round.center, round.radius, body->a, body->radius, slack, cuts);
        if (body->kind != Kind::capsule)
            continue;
        cutByCircle(round.center, round.radius, body->b, body->radius, slack, cuts);
        for (const double sideways : {body->radius, -body->radius})
            cutByLine(round.center, round.radius, body->a, body->b, sideways, slack, cuts);
    }
    return cuts;
}

/// Angles at which seals end on the rim.
std::vector<double> PathOracle::stopsOf(const Round& round) const
{
    std::vector<double> stops;
    for (const Seal& seal : m_seals)
        for (std::size_t end = 0; end < 2; ++end) {
            const Point toward = seal.ends[1 - end] - seal.ends[end];
            // A thinner body may end in the same centre.
            const double reach = apart(seal.contact, round.center);
            if (apart(seal.ends[end], round.center) < 1e-6 * round.radius &&
                std::abs(reach - round.radius) <= 10 * m_tolerance)
                stops.push_back(positive(std::atan2(toward.y, toward.x)));
        }
    return stops;
}

void PathOracle::freeRim(Round& round) const
{
    const std::vector<const Body*> near = bodiesNear(round);
    std::vector<double> cuts = cutsOf(round, near);
    const std::vector<double>& stops = round.stops = stopsOf(round);
    const auto isStop = [&](double angle) {
        return std::find(stops.begin(), stops.end(), angle) != stops.end();
    };
    cuts.insert(cuts.end(), stops.begin(), stops.end());
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const double middle = 0.5 * (cuts[i] + cuts[i + 1]);
        if (cuts[i + 1] == cuts[i] ||
            depthIn(near, onRim(round.center, round.radius, middle)) > m_tolerance)
            continue;
        if (!round.free.empty() && round.free.back()[1] == cuts[i] && !isStop(cuts[i]))
            round.free.back()[1] = cuts[i + 1];
        else
            round.free.push_back({cuts[i], cuts[i + 1]});
    }
    round.isWhole =
        stops.empty() && round.free.size() == 1 && round.free[0][1] - round.free[0][0] >= 2 * pi;
    // Join across the angle 0.
    if (round.free.size() > 1 && round.free.front()[0] == 0 && round.free.back()[1] == 2 * pi &&
        !isStop(0)) {
        round.free.back()[1] += round.free.front()[1];
        round.free.erase(round.free.begin());
    }
}

} // namespace thicket::test
