#include "libsteer/behaviours/avoid.h"

#include "libnav/geometry/nearestpoint.h"

#include <cassert>
#include <limits>
#include <optional>

namespace thicket::steer {

namespace {

constexpr double noMeeting = std::numeric_limits<double>::infinity();

/// A circle in the agent's frame, with the smallest positive x where its expanded rim meets the x
/// axis.
struct LocalCircle {
    Point center;
    double radius = 0; ///< not expanded
    double at = noMeeting;
};

Point toLocal(const Agent& agent, Point p)
{
    const Point to = p - agent.position;
    return {dot(agent.heading, to), cross(agent.heading, to)};
}

/// The smallest positive x where a circle meets the x axis; noMeeting if none.
double meets(Point center, double radius)
{
    const double square = radius * radius - center.y * center.y;
    if (square <= 0)
        return noMeeting;
    const double half = std::sqrt(square);
    const double first = center.x - half;
    const double second = center.x + half;
    return first > 0 ? first : second > 0 ? second : noMeeting;
}

/// The disc of the side's half width that a disc of radius `expanded - halfWidth` first touches
/// when it moves along the x axis. No value if it touches none.
std::optional<LocalCircle> touchedOn(Point a, Point b, double halfWidth, double expanded)
{
    const Point along = b - a;
    const double square = dot(along, along);
    double nearest = noMeeting;
    Point center;
    const auto consider = [&](double x, Point middle) {
        if (x > 0 && x < nearest) {
            nearest = x;
            center = middle;
        }
    };
    // The round ends: only the parts of their rims that no other part of the stadium covers.
    for (const Point end : {a, b}) {
        const double height = expanded * expanded - end.y * end.y;
        if (height <= 0)
            continue;
        for (const double side : {-1.0, 1.0}) {
            const double x = end.x + side * std::sqrt(height);
            const double share = dot(Point{x, 0} - a, along);
            if (end == a ? share <= 0 : share >= square)
                consider(x, end);
        }
    }
    if (square > 0 && along.y != 0) {
        const double aside = expanded * std::sqrt(square);
        for (const double side : {-1.0, 1.0}) {
            // cross(along, p - a) = side * aside for p on the x axis.
            const double x = a.x - (along.x * a.y + side * aside) / along.y;
            const double share = dot(Point{x, 0} - a, along) / square;
            if (share > 0 && share < 1)
                consider(x, a + share * along);
        }
    }
    if (nearest == noMeeting)
        return {};
    return LocalCircle{center, halfWidth, nearest};
}

double distanceToSide(Point p, const Side& side)
{
    return lengthOf(p - nav::nearestPoint({side.a, side.b}, p));
}

/// Collects the tagged obstacles and keeps the one that is met first.
class Detection {
public:
    Detection(const Agent& agent, double length, AvoidRecord* record)
        : m_agent(agent), m_length(length), m_record(record)
    {}

    void add(const RoundObstacle& disc)
    {
        const Point to = disc.center - m_agent.position;
        if (disc.isInverted) {
            if (disc.radius - lengthOf(to) < m_length)
                addRim(disc);
            return;
        }
        const double range = m_length + disc.radius;
        if (dot(to, to) < range * range)
            addCircle(disc);
    }
    void add(const Side& side)
    {
        if (distanceToSide(m_agent.position, side) >= m_length + side.halfWidth)
            return;
        const Point a = toLocal(m_agent, side.a);
        const Point b = toLocal(m_agent, side.b);
        if (const auto disc = touchedOn(a, b, side.halfWidth, side.halfWidth + m_agent.radius))
            add(side.obstacle, *disc);
        else if (m_record)
            m_record->tagged.push_back({side.obstacle, 0.5 * (a + b), side.halfWidth, false, 0});
    }

    double intersection() const { return m_nearest; }
    const LocalCircle& chosen() const { return m_chosen; }

private:
    void addCircle(const RoundObstacle& disc)
    {
        const Point center = toLocal(m_agent, disc.center);
        add(disc.obstacle, {center, disc.radius, meets(center, disc.radius + m_agent.radius)});
    }
    // The agent is inside: the rim is met where the x axis leaves the shrunken circle.
    void addRim(const RoundObstacle& arena)
    {
        const Point center = toLocal(m_agent, arena.center);
        const double inner = arena.radius - m_agent.radius;
        const double square = inner * inner - center.y * center.y;
        const double exit = square > 0 ? center.x + std::sqrt(square) : 0;
        const Point out = unitOr(Point{exit, 0} - center, {1, 0});
        add(arena.obstacle, {center + arena.radius * out, 0, exit > 0 ? exit : noMeeting});
    }
    void add(std::int64_t obstacle, const LocalCircle& disc)
    {
        const double at = disc.center.x < 0 ? noMeeting : disc.at;
        const bool isCandidate = at < noMeeting;
        if (m_record)
            m_record->tagged.push_back(
                {obstacle, disc.center, disc.radius, isCandidate, isCandidate ? at : 0});
        if (at >= m_nearest)
            return;
        m_nearest = at;
        m_chosen = disc;
        if (m_record)
            m_record->chosen = static_cast<int>(m_record->tagged.size()) - 1;
    }

    const Agent& m_agent;
    double m_length;
    AvoidRecord* m_record;
    double m_nearest = noMeeting;
    LocalCircle m_chosen;
};

} // namespace

Point avoidObstacles(const Agent& agent, const Surroundings& around, const AvoidParams& params,
                     AvoidRecord* record)
{
    assert(params.minLength > 0 && params.stiffness > 0);
    const double length = detectionLength(agent, params);
    if (record) {
        *record = {};
        record->length = length;
        record->halfWidth = agent.radius;
    }
    Detection detection(agent, length, record);
    for (const RoundObstacle& disc : around.discs)
        detection.add(disc);
    for (const Side& side : around.sides)
        detection.add(side);
    if (detection.intersection() == noMeeting)
        return {0, 0};
    const auto [center, radius, at] = detection.chosen();
    const double m = params.multiplier + params.slope * (length - center.x) / length;
    const double from = params.fromBareRadius ? radius : radius + agent.radius;
    const double away = center.y > 0 || (center.y == 0 && !params.turnsLeft) ? -1 : 1;
    const Point left = leftNormal(agent.heading);
    const double offset = std::abs(center.y);
    const double strength =
        params.lateral == LateralForce::radiusPlusOffset ? from + offset : from - offset;
    const Point lateral = params.stiffness * strength * m * away * left;
    const Point braking = params.stiffness * (radius - center.x) * params.braking * agent.heading;
    if (record) {
        record->lateral = lateral;
        record->braking = braking;
    }
    return truncated(lateral + braking, agent.maxForce);
}

} // namespace thicket::steer
