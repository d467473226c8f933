#include "tests/support/pathoracle.h"

#include "tests/support/angle.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace thicket::test {

namespace {

constexpr double pi = std::numbers::pi;

Point onRim(Point center, double radius, double angle)
{
    return {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)};
}

Point nearestOnSegment(Point p, Point a, Point b)
{
    const Point d = b - a;
    const double dd = dot(d, d);
    const double t = dd > 0 ? std::clamp(dot(p - a, d) / dd, 0.0, 1.0) : 0;
    return a + t * d;
}

double pointToSegment(Point p, Point a, Point b) { return distance(p, nearestOnSegment(p, a, b)); }

bool cross2(Point a, Point b, Point c, Point d)
{
    const auto side = [](Point p, Point q, Point r) { return cross(q - p, r - p); };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

double segmentToSegment(Point a, Point b, Point c, Point d)
{
    if (cross2(a, b, c, d))
        return 0;
    return std::min({pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b),
                     pointToSegment(d, a, b)});
}

bool isInside(const std::vector<Point>& polygon, Point p)
{
    bool in = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i];
        const Point b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

/// Angles at which the rim of a circle meets the line through a and b moved sideways.
void cutByLine(Point center, double radius, Point a, Point b, double sideways,
               std::vector<double>& cuts)
{
    const double whole = distance(a, b);
    const Point normal = (1 / whole) * leftNormal(b - a);
    const double off = dot(a - center, normal) + sideways;
    if (std::abs(off) > radius * (1 + 1e-9))
        return;
    const double toward = std::atan2(normal.y, normal.x);
    const double half = std::acos(std::clamp(off / radius, -1.0, 1.0));
    cuts.push_back(positive(toward + half));
    cuts.push_back(positive(toward - half));
}

void cutByCircle(Point center, double radius, Point other, double otherRadius,
                 std::vector<double>& cuts)
{
    const double apart = distance(center, other);
    if (apart == 0)
        return;
    const double cosine =
        (apart * apart + radius * radius - otherRadius * otherRadius) / (2 * apart * radius);
    if (std::abs(cosine) > 1 + 1e-9)
        return;
    const double toward = std::atan2(other.y - center.y, other.x - center.x);
    const double half = std::acos(std::clamp(cosine, -1.0, 1.0));
    cuts.push_back(positive(toward + half));
    cuts.push_back(positive(toward - half));
}

} // namespace

PathOracle::PathOracle(const std::vector<Obstacle>& obstacles, double agentRadius, double tolerance,
                       double leastRadius)
    : m_tolerance(tolerance)
{
    for (const Obstacle& obstacle : obstacles) {
        if (const auto* circle = std::get_if<nav::Circle>(&obstacle.shape)) {
            const double radius = circle->radius + agentRadius;
            m_bodies.push_back({circle->center, circle->center, radius, true});
            addRound(circle->center, radius);
        } else if (const auto* wall = std::get_if<nav::Wall>(&obstacle.shape)) {
            addChain(wall->points, wall->closed,
                     std::max(leastRadius, wall->thickness / 2 + agentRadius));
        } else if (const auto* polygon = std::get_if<nav::Polygon>(&obstacle.shape)) {
            addChain(polygon->points, true, std::max(leastRadius, agentRadius));
            m_insides.push_back(polygon->points);
        }
    }
    for (std::size_t i = 0; i < m_bodies.size(); ++i)
        for (std::size_t j = i + 1; j < m_bodies.size(); ++j)
            sealContact(m_bodies[i], m_bodies[j]);
    for (Round& round : m_rounds)
        freeRim(round);
    linkRounds();
}

void PathOracle::sealContact(const Body& p, const Body& q)
{
    const double gap = segmentToSegment(p.a, p.b, q.a, q.b) - p.radius - q.radius;
    if (std::abs(gap) > 10 * m_tolerance)
        return;
    // The shortest line between the two axes seals the contact.
    std::array<Point, 2> seal{};
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](Point on, Point a, Point b) {
        const Point foot = nearestOnSegment(on, a, b);
        if (distance(on, foot) < least) {
            least = distance(on, foot);
            seal = {on, foot};
        }
    };
    consider(p.a, q.a, q.b);
    consider(p.b, q.a, q.b);
    consider(q.a, p.a, p.b);
    consider(q.b, p.a, p.b);
    m_seals.push_back(seal);
    const double share = p.radius / (p.radius + q.radius);
    const bool fromP = pointToSegment(seal[0], p.a, p.b) <= pointToSegment(seal[1], p.a, p.b);
    m_contacts.push_back(seal[0] + (fromP ? share : 1 - share) * (seal[1] - seal[0]));
}

void PathOracle::addRound(Point center, double radius)
{
    for (const Round& round : m_rounds)
        if (round.center == center && round.radius == radius)
            return;
    if (radius > 0)
        m_rounds.push_back({center, radius, false, {}});
}

void PathOracle::addChain(const std::vector<Point>& points, bool closed, double radius)
{
    for (const Point& p : points)
        addRound(p, radius);
    const std::size_t count = closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < count; ++i)
        m_bodies.push_back({points[i], points[(i + 1) % points.size()], radius, false});
}

double PathOracle::depth(Point p) const
{
    double deepest = -std::numeric_limits<double>::infinity();
    for (const Body& body : m_bodies)
        deepest = std::max(deepest, body.radius - pointToSegment(p, body.a, body.b));
    for (const Point contact : m_contacts) // sealed by a plug
        deepest = std::max(deepest, 100 * m_tolerance - distance(p, contact));
    for (const auto& inside : m_insides)
        if (isInside(inside, p))
            deepest = std::max(deepest, 2 * m_tolerance);
    return deepest;
}

bool PathOracle::isBlocked(Point p) const { return depth(p) > m_tolerance; }

bool PathOracle::isClear(Point a, Point b) const
{
    for (const Body& body : m_bodies) {
        const double apart =
            body.isDisc ? pointToSegment(body.a, a, b) : segmentToSegment(a, b, body.a, body.b);
        if (apart < body.radius - m_tolerance)
            return false;
    }
    for (const auto& seal : m_seals)
        if (cross2(a, b, seal[0], seal[1]))
            return false;
    for (const Point contact : m_contacts)
        if (std::min(distance(a, contact), distance(b, contact)) < 100 * m_tolerance)
            return false;
    return true;
}

std::vector<double> PathOracle::cutsOf(const Round& round) const
{
    std::vector<double> cuts{0, 2 * pi};
    for (const Body& body : m_bodies) {
        cutByCircle(round.center, round.radius, body.a, body.radius, cuts);
        if (body.isDisc || body.a == body.b)
            continue;
        cutByCircle(round.center, round.radius, body.b, body.radius, cuts);
        cutByLine(round.center, round.radius, body.a, body.b, body.radius, cuts);
        cutByLine(round.center, round.radius, body.a, body.b, -body.radius, cuts);
    }
    return cuts;
}

/// Angles at which seals end on the rim.
std::vector<double> PathOracle::stopsOf(const Round& round) const
{
    std::vector<double> stops;
    for (const auto& seal : m_seals)
        for (int end = 0; end < 2; ++end)
            if (distance(seal[end], round.center) < 1e-6 * round.radius) {
                const Point toward = seal[1 - end] - seal[end];
                stops.push_back(positive(std::atan2(toward.y, toward.x)));
            }
    return stops;
}

void PathOracle::freeRim(Round& round) const
{
    std::vector<double> cuts = cutsOf(round);
    const std::vector<double> stops = stopsOf(round);
    const auto isStop = [&](double angle) {
        return std::find(stops.begin(), stops.end(), angle) != stops.end();
    };
    cuts.insert(cuts.end(), stops.begin(), stops.end());
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const double middle = 0.5 * (cuts[i] + cuts[i + 1]);
        if (cuts[i + 1] == cuts[i] ||
            depth(onRim(round.center, round.radius, middle)) > m_tolerance)
            continue;
        if (!round.free.empty() && round.free.back()[1] == cuts[i] && !isStop(cuts[i]))
            round.free.back()[1] = cuts[i + 1];
        else
            round.free.push_back({cuts[i], cuts[i + 1]});
    }
    round.isWhole =
        stops.empty() && round.free.size() == 1 && round.free[0][1] - round.free[0][0] >= 2 * pi;
    // Join over the angle 0.
    if (round.free.size() > 1 && round.free.front()[0] == 0 && round.free.back()[1] == 2 * pi &&
        !isStop(0)) {
        round.free.back()[1] += round.free.front()[1];
        round.free.erase(round.free.begin());
    }
}

void PathOracle::linkRounds()
{
    const int count = static_cast<int>(m_rounds.size());
    for (int i = 0; i < count; ++i)
        for (int j = i + 1; j < count; ++j) {
            const Round& p = m_rounds[static_cast<std::size_t>(i)];
            const Round& q = m_rounds[static_cast<std::size_t>(j)];
            const double apart = distance(p.center, q.center);
            if (apart == 0)
                continue;
            const double toward = std::atan2(q.center.y - p.center.y, q.center.x - p.center.x);
            for (int kind = 0; kind < 4; ++kind) {
                const bool internal = kind >= 2;
                const double sum = internal ? p.radius + q.radius : p.radius - q.radius;
                if (std::abs(sum) > apart || (internal && apart - sum < 10 * m_tolerance))
                    continue;
                const double half = (kind % 2 ? -1 : 1) * std::acos(sum / apart);
                const double onP = toward + half;
                const double onQ = internal ? onP + pi : onP;
                const Point a = onRim(p.center, p.radius, onP);
                const Point b = onRim(q.center, q.radius, onQ);
                if (!isClear(a, b))
                    continue;
                // Leaving p at an angle left of the line of centres is turning clockwise.
                const int pWay = kind % 2 ? 0 : 1;
                const int qWay = internal ? 1 - pWay : pWay;
                const double length = std::sqrt(std::max(0.0, apart * apart - sum * sum));
                m_links.push_back(
                    {2 * i + pWay, 2 * j + qWay, positive(onP), positive(onQ), length});
                m_links.push_back(
                    {2 * j + 1 - qWay, 2 * i + 1 - pWay, positive(onQ), positive(onP), length});
            }
        }
}

} // namespace thicket::test
