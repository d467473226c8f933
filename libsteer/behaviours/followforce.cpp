#include "libsteer/behaviours/follow.h"

#include "libnav/geometry/angle.h"
#include "libsteer/behaviours/seek.h"

#include <cassert>
#include <limits>
#include <numbers>
#include <variant>

namespace thicket::steer {

namespace {

using std::numbers::pi;

struct Foot {
    double along = 0; ///< arc length from the edge's start
    Point point;
    Point tangent;
    double curvature = 0; ///< 1 / map units, positive to the left
};

Foot footAt(const nav::SurfingEdge& edge, double along)
{
    const Point direction = unitOr(edge.to - edge.from, {1, 0});
    return {along, edge.from + along * direction, direction, 0};
}

Foot footAt(const nav::HuggingEdge& arc, double along)
{
    const double turn = sign(arc.winding);
    const Point out = directionOf(arc.from + turn * along / arc.radius);
    return {along, arc.center + arc.radius * out, turn * leftNormal(out), turn / arc.radius};
}

Foot nearestOn(const nav::SurfingEdge& edge, Point p, double least, double most)
{
    const Point direction = unitOr(edge.to - edge.from, {1, 0});
    return footAt(edge, std::clamp(dot(p - edge.from, direction), least, most));
}

Foot nearestOn(const nav::HuggingEdge& arc, Point p, double least, double most)
{
    // Relative to the middle of the allowed stretch, so that clamping picks the end nearer by
    // angle.
    const double turn = sign(arc.winding);
    const double middle = (least + most) / 2;
    const double angle = arc.from + turn * middle / arc.radius;
    double off = nav::angleOf(p - arc.center) - angle;
    off -= 2 * pi * std::floor((off + pi) / (2 * pi));
    return footAt(arc, std::clamp(middle + turn * off * arc.radius, least, most));
}

double edgeLength(const nav::TangentEdge& edge)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.radius; })
                return e.length();
            else
                return lengthOf(e.to - e.from);
        },
        edge);
}

Foot nearestOn(const nav::TangentEdge& edge, Point p, double least, double most)
{
    return std::visit([&](const auto& e) { return nearestOn(e, p, least, most); }, edge);
}

/// A path, walked from a given place.
class Track {
public:
    Track(const nav::Path& path, const PathPlace& place) : m_edges(path.edges()), m_place(place)
    {
        if (m_place.edge >= m_edges.size())
            m_place = {};
    }

    /// The point nearest to p, at most `reach` along the path from the place.
    std::pair<PathPlace, Foot> nearest(Point p, double reach) const
    {
        PathPlace best = m_place;
        Foot bestFoot;
        double least = std::numeric_limits<double>::infinity();
        const auto consider = [&](std::size_t edge, double begin) {
            const double length = edgeLength(m_edges[edge]);
            if (length <= 0) // no direction; the next edge has the same point
                return;
            const double from = std::max(0.0, m_place.travelled - reach - begin);
            const double to = std::min(length, m_place.travelled + reach - begin);
            const Foot foot =
                nearestOn(m_edges[edge], p, std::min(from, length), std::max(0.0, to));
            const Point off = foot.point - p;
            if (dot(off, off) < least) {
                least = dot(off, off);
                best = {edge, begin, begin + foot.along};
                bestFoot = foot;
            }
        };
        std::size_t first = m_place.edge;
        double begin = m_place.begin;
        while (first > 0 && begin > m_place.travelled - reach)
            begin -= edgeLength(m_edges[--first]);
        for (std::size_t i = first; i < m_edges.size() && begin <= m_place.travelled + reach; ++i) {
            if (begin + edgeLength(m_edges[i]) >= m_place.travelled - reach)
                consider(i, begin);
            begin += edgeLength(m_edges[i]);
        }
        return {best, bestFoot};
    }

private:
    const std::vector<nav::TangentEdge>& m_edges;
    PathPlace m_place;
};

/// The speed that allows braking in time for every arc ahead.
double speedForArcs(const Agent& agent, const nav::Path& path, const PathPlace& place,
                    const FollowParams& params)
{
    const double turning = params.turningShare * agent.maxForce;
    double square = params.speed * params.speed;
    const double farthest = square / (2 * turning);
    double begin = place.begin;
    for (std::size_t i = place.edge; i < path.edges().size(); ++i) {
        const double ahead = std::max(0.0, begin - place.travelled);
        if (ahead > farthest)
            break;
        if (const auto* arc = std::get_if<nav::HuggingEdge>(&path.edges()[i]))
            square = std::min(square, turning * arc->radius + 2 * turning * ahead);
        begin += edgeLength(path.edges()[i]);
    }
    return std::sqrt(square);
}

} // namespace

FollowParams FollowParams::of(const Agent& agent)
{
    FollowParams params;
    params.responseTime = responseTimeOf(agent);
    params.corridor = bodyLengthOf(agent) / 2;
    params.slowingRadius = ArriveParams::of(agent).slowingRadius;
    params.speed = agent.maxSpeed;
    params.search = 2 * agent.maxSpeed;
    return params;
}

FollowStep followForce(const Agent& agent, const nav::Path& path, const PathPlace& place,
                       const FollowParams& params, FollowRecord* record)
{
    assert(params.responseTime > 0 && params.corridor > 0 && params.search > 0);
    assert(params.slowingRadius > 0 && params.speed > 0 && params.turningShare > 0);
    if (path.isEmpty())
        return {{0, 0}, place};
    if (path.length() <= 0) {
        const ArriveParams arriving{params.responseTime, params.slowingRadius, 0};
        return {arrive(agent, path.pointAt(0), arriving), place};
    }
    const auto [here, foot] = Track(path, place).nearest(agent.position, params.search);
    const Point predicted = agent.position + params.responseTime * agent.velocity;
    const auto [there, ahead] = Track(path, here).nearest(predicted, params.search);
    const Point back = ahead.point - predicted;
    const double remaining = std::max(0.0, path.length() - here.travelled);
    // At the end there is no path ahead to predict on, so the agent arrives at the end point.
    const Point toEnd = remaining * foot.tangent + (foot.point - agent.position);
    const bool arrives = remaining <= params.corridor;
    const Point direction = arrives ? toEnd : ahead.tangent + (1 / params.corridor) * back;
    const double speed = std::min({agent.maxSpeed, speedForArcs(agent, path, here, params),
                                   params.speed * lengthOf(toEnd) / params.slowingRadius});
    const Point desired = speed * unitOr(direction, {0, 0});
    const Point bend = ahead.curvature * speed * speed * leftNormal(ahead.tangent);
    const Point change = (1 / params.responseTime) * (desired - agent.velocity);
    if (record)
        *record = {foot.point,     predicted, ahead.point, ahead.tangent,
                   lengthOf(back), speed,     remaining};
    return {truncated(arrives ? change : change + bend, agent.maxForce), here};
}

} // namespace thicket::steer
