#include "tests/support/pathoracle.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <queue>

namespace thicket::test {

namespace {

constexpr double pi = std::numbers::pi;

double positive(double angle)
{
    angle = std::fmod(angle, 2 * pi);
    return angle < 0 ? angle + 2 * pi : angle;
}

Point onRim(Point center, double radius, double angle)
{
    return {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)};
}

double pointToSegment(Point p, Point a, Point b)
{
    const Point d = b - a;
    const double dd = dot(d, d);
    const double t = dd > 0 ? std::clamp(dot(p - a, d) / dd, 0.0, 1.0) : 0;
    return distance(p, a + t * d);
}

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
        for (std::size_t j = i + 1; j < m_bodies.size(); ++j) {
            const Body& p = m_bodies[i];
            const Body& q = m_bodies[j];
            const double gap = segmentToSegment(p.a, p.b, q.a, q.b) - p.radius - q.radius;
            if (std::abs(gap) > 10 * m_tolerance)
                continue;
            // The shortest line between the two axes seals the contact.
            std::array<Point, 2> seal{};
            double least = std::numeric_limits<double>::infinity();
            const auto consider = [&](Point on, Point a, Point b) {
                const Point d = b - a;
                const double dd = dot(d, d);
                const double t = dd > 0 ? std::clamp(dot(on - a, d) / dd, 0.0, 1.0) : 0;
                const Point foot = a + t * d;
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
            const bool fromP =
                pointToSegment(seal[0], p.a, p.b) <= pointToSegment(seal[1], p.a, p.b);
            m_contacts.push_back(seal[0] + (fromP ? share : 1 - share) * (seal[1] - seal[0]));
        }
    freeRims();
    linkRounds();
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

void PathOracle::freeRims()
{
    for (Round& round : m_rounds) {
        std::vector<double> cuts{0, 2 * pi};
        for (const Body& body : m_bodies) {
            cutByCircle(round.center, round.radius, body.a, body.radius, cuts);
            if (body.isDisc || body.a == body.b)
                continue;
            cutByCircle(round.center, round.radius, body.b, body.radius, cuts);
            cutByLine(round.center, round.radius, body.a, body.b, body.radius, cuts);
            cutByLine(round.center, round.radius, body.a, body.b, -body.radius, cuts);
        }
        std::vector<double> stops;
        for (const auto& seal : m_seals)
            for (int end = 0; end < 2; ++end)
                if (distance(seal[end], round.center) < 1e-6 * round.radius) {
                    const Point toward = seal[1 - end] - seal[end];
                    stops.push_back(positive(std::atan2(toward.y, toward.x)));
                }
        cuts.insert(cuts.end(), stops.begin(), stops.end());
        std::sort(cuts.begin(), cuts.end());
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
            const double middle = 0.5 * (cuts[i] + cuts[i + 1]);
            if (cuts[i + 1] == cuts[i] ||
                depth(onRim(round.center, round.radius, middle)) > m_tolerance)
                continue;
            const bool stopped = std::find(stops.begin(), stops.end(), cuts[i]) != stops.end();
            if (!round.free.empty() && round.free.back()[1] == cuts[i] && !stopped)
                round.free.back()[1] = cuts[i + 1];
            else
                round.free.push_back({cuts[i], cuts[i + 1]});
        }
        round.isWhole = stops.empty() && round.free.size() == 1 &&
                        round.free[0][1] - round.free[0][0] >= 2 * pi;
        // Join over the angle 0.
        const bool stopped = std::find(stops.begin(), stops.end(), 0.0) != stops.end();
        if (round.free.size() > 1 && round.free.front()[0] == 0 && round.free.back()[1] == 2 * pi &&
            !stopped) {
            round.free.back()[1] += round.free.front()[1];
            round.free.erase(round.free.begin());
        }
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

/// From the point to both sides of every disc; `id` stands for the point in the links.
std::vector<PathOracle::Link> PathOracle::tangentsFrom(Point p, int id) const
{
    std::vector<Link> links;
    for (std::size_t j = 0; j < m_rounds.size(); ++j) {
        const Round& q = m_rounds[j];
        const double apart = distance(p, q.center);
        if (apart < q.radius - 2 * m_tolerance)
            continue;
        const double back = std::atan2(p.y - q.center.y, p.x - q.center.x);
        for (int way = 0; way < 2; ++way) {
            const double length = std::sqrt(std::max(0.0, (apart - q.radius) * (apart + q.radius)));
            const double half = std::atan2(length, q.radius);
            const double angle = back + (way == 0 ? half : -half);
            const Point contact = onRim(q.center, q.radius, angle);
            if (isClear(p, contact))
                links.push_back({id, 2 * static_cast<int>(j) + way, 0, positive(angle), length});
        }
    }
    return links;
}

std::optional<double> PathOracle::shortest(Point start, Point goal) const
{
    if (start == goal)
        return 0.0;
    std::vector<Link> links = m_links;
    for (const Link& link : tangentsFrom(start, -1))
        links.push_back(link);
    for (const Link& link : tangentsFrom(goal, -2))
        links.push_back({link.to ^ 1, -2, link.toAngle, 0, link.length});

    struct Node {
        double angle;
        int index;
    };
    struct Arc {
        int to;
        double length;
    };
    std::vector<std::vector<Node>> rings(2 * m_rounds.size());
    int nodes = 2; // start, goal
    std::vector<std::array<int, 2>> ends;
    const auto nodeOn = [&](int rim, double angle) {
        if (rim < 0)
            return rim == -1 ? 0 : 1;
        rings[static_cast<std::size_t>(rim)].push_back({angle, nodes});
        return nodes++;
    };
    for (const Link& link : links) {
        const int from = nodeOn(link.from, link.fromAngle);
        ends.push_back({from, nodeOn(link.to, link.toAngle)});
    }
    std::vector<std::vector<Arc>> arcs(static_cast<std::size_t>(nodes));
    for (std::size_t i = 0; i < links.size(); ++i)
        arcs[static_cast<std::size_t>(ends[i][0])].push_back({ends[i][1], links[i].length});
    if (isClear(start, goal))
        arcs[0].push_back({1, distance(start, goal)});

    for (std::size_t rim = 0; rim < rings.size(); ++rim) {
        const Round& round = m_rounds[rim / 2];
        auto& ring = rings[rim];
        std::sort(ring.begin(), ring.end(), [](const Node& a, const Node& b) {
            return a.angle != b.angle ? a.angle < b.angle : a.index < b.index;
        });
        const double slack = m_tolerance / round.radius;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const bool last = i + 1 == ring.size();
            const Node& low = ring[i];
            const Node& high = ring[last ? 0 : i + 1];
            const double span = positive(high.angle - low.angle);
            bool isFree = span <= 2 * slack;
            for (const auto& stretch : round.free) {
                isFree |= round.isWhole;
                double begin = positive(low.angle - stretch[0]);
                if (begin > 2 * pi - slack)
                    begin = 0;
                isFree |= begin + span <= stretch[1] - stretch[0] + 2 * slack;
            }
            if (!isFree)
                continue;
            const double length = round.radius * span;
            const bool left = rim % 2 == 0;
            const int from = left ? low.index : high.index;
            const int to = left ? high.index : low.index;
            arcs[static_cast<std::size_t>(from)].push_back({to, length});
            if (span < 1e-10) // equal contacts in either order
                arcs[static_cast<std::size_t>(to)].push_back({from, length});
        }
    }

    std::vector<double> best(static_cast<std::size_t>(nodes),
                             std::numeric_limits<double>::infinity());
    using Item = std::pair<double, int>;
    std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
    best[0] = 0;
    open.push({0, 0});
    while (!open.empty()) {
        const auto [cost, at] = open.top();
        open.pop();
        if (cost > best[static_cast<std::size_t>(at)])
            continue;
        if (at == 1)
            return cost;
        for (const Arc& arc : arcs[static_cast<std::size_t>(at)])
            if (cost + arc.length < best[static_cast<std::size_t>(arc.to)]) {
                best[static_cast<std::size_t>(arc.to)] = cost + arc.length;
                open.push({cost + arc.length, arc.to});
            }
    }
    return {};
}

} // namespace thicket::test
