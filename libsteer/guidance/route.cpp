#include "libsteer/guidance/route.h"

#include "libsteer/guidance/fnv.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::steer {

namespace {

constexpr double mostTurn = 0.5;    // radians from knot to knot
constexpr double farthestOut = 0.1; // of a knot off its arc, in agent's radii

/// Straight pieces that touch the arc from outside; the first and the last one are on the lines
/// that go on from its ends.
void roundOff(const nav::HuggingEdge& arc, double agentRadius, std::vector<Point>& corners)
{
    const double sweep = arc.sweep();
    if (!(sweep > 1e-9))
        return;
    // A corner is R (1 / cos h - 1) off, about R h^2 / 2, h half the turn from corner to corner.
    const double half = std::sqrt(2 * farthestOut * agentRadius / arc.radius);
    const double pieces = std::ceil(sweep / std::min(mostTurn, 2 * half));
    const double turn = (arc.to - arc.from) / pieces;
    const double out = arc.radius / directionOf(turn / 2).x;
    for (double k = 0; k < pieces; ++k)
        corners.push_back(arc.center + out * directionOf(arc.from + (k + 0.5) * turn));
}

} // namespace

Route::Route(const nav::ObstacleField& field, Point start, Point goal, double goalRadius,
             const Traveller& traveller)
    : m_query(start, goal)
{
    Point from = start;
    Point to = goal;
    // Twice: at the start and at the goal.
    for (int tries = 0; tries < 3; ++tries) {
        const nav::PathResult& result = m_query.solve(field);
        if (result.status == nav::PathStatus::startBlocked && result.nearestFree)
            from = *result.nearestFree;
        else if (result.status == nav::PathStatus::goalBlocked && result.nearestFree &&
                 lengthOf(*result.nearestFree - goal) <= goalRadius)
            to = *result.nearestFree;
        else
            break;
        m_query.setEnds(from, to);
    }
    m_path = m_query.result().path;
    if (m_query.result().status == nav::PathStatus::found)
        layKnots(start, traveller);
    Fnv hash;
    for (const Knot& knot : m_knots)
        hash.add(knot.position);
    m_hash = hash.value();
}

void Route::addKnot(Point p, double speedSquare)
{
    if (m_knots.empty()) {
        m_knots.push_back({p, 0, speedSquare});
        return;
    }
    Knot& last = m_knots.back();
    const double step = lengthOf(p - last.position);
    if (step > 0)
        m_knots.push_back({p, last.at + step, speedSquare});
    else
        last.speedSquare = std::min(last.speedSquare, speedSquare);
}

void Route::layKnots(Point start, const Traveller& traveller)
{
    const double full = traveller.maxSpeed * traveller.maxSpeed;
    const double turning = traveller.turning * traveller.maxForce;
    addKnot(start, full);
    std::vector<Point> corners;
    const auto& edges = m_path.edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (const auto* const arc = std::get_if<nav::HuggingEdge>(&edges[i])) {
            corners.clear();
            roundOff(*arc, traveller.radius, corners);
            for (const Point corner : corners)
                addKnot(corner, std::min(full, turning * arc->radius));
            continue;
        }
        const auto& line = std::get<nav::SurfingEdge>(edges[i]);
        if (i == 0)
            addKnot(line.from, full); // the free point beside a start that is not
        const bool bends =
            i + 1 < edges.size() && std::holds_alternative<nav::SurfingEdge>(edges[i + 1]);
        if (bends || i + 1 == edges.size())
            addKnot(line.to, bends ? std::min(full, turning * traveller.radius) : full);
    }
    if (m_knots.size() == 1)
        m_knots.push_back(m_knots.front());
    for (std::size_t k = m_knots.size() - 1; k-- > 0;) {
        const Knot& next = m_knots[k + 1];
        m_knots[k].speedSquare = std::min(
            m_knots[k].speedSquare, next.speedSquare + 2 * turning * (next.at - m_knots[k].at));
    }
}

} // namespace thicket::steer
