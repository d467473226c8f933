#include "libsteer/behaviours/surroundings.h"

#include "libnav/collision/queries.h"

#include <cassert>

namespace thicket::steer {

void senseObstacles(const nav::ObstacleField& field, Point center, double reach, Surroundings& out)
{
    assert(reach >= 0);
    out.discs.clear();
    out.sides.clear();
    const double grown = field.agentRadius();
    // Skips seals, discs that belong to no obstacle: they are smaller than the agent.
    const double least = grown - field.tolerance();
    const double farthest = reach + grown;
    const nav::Box window = nav::grown(nav::Box{center, center}, farthest);
    nav::visitParts(field, window, [&](const nav::ObstaclePart& part) {
        if (part.kind == nav::ObstaclePart::Kind::disc) {
            if (part.radius >= least)
                out.discs.push_back(
                    {part.axis.a, std::max(0.0, part.radius - grown), part.obstacle});
        } else if (part.kind == nav::ObstaclePart::Kind::side) {
            const double half = std::max(0.0, part.radius - grown);
            out.sides.push_back({part.axis.a, part.axis.b, half, part.obstacle});
        } else {
            const double radius = part.radius + grown;
            if (lengthOf(center - part.axis.a) > radius - reach)
                out.discs.push_back({part.axis.a, radius, part.obstacle, true});
        }
    });
}

Point normalOf(const nav::Hit& hit)
{
    const auto& [a, b] = hit.axis;
    if (hit.kind == nav::Hit::Kind::arena)
        return unitOr(a - hit.position, {0, 0});
    if (hit.kind == nav::Hit::Kind::disc)
        return unitOr(hit.position - a, {0, 0});
    const Point left = unitOr(leftNormal(b - a), {0, 0});
    return dot(left, hit.position - a) < 0 ? -left : left;
}

} // namespace thicket::steer
