#include "libsteer/behaviours/surroundings.h"

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
    field.collectDiscsIn(window, out.found);
    for (const std::uint32_t i : out.found) {
        const nav::Disc& disc = field.discs()[i];
        if (disc.trueRadius < least)
            continue;
        out.discs.push_back({disc.center, std::max(0.0, disc.trueRadius - grown), disc.obstacle});
    }
    field.collectCoresIn(window, out.found);
    for (const std::uint32_t i : out.found) {
        const nav::Core& core = field.cores()[i];
        const nav::Disc& a = field.discs()[core.a];
        const nav::Disc& b = field.discs()[core.b];
        const double half = std::min(a.trueRadius, b.trueRadius) - grown;
        out.sides.push_back({a.center, b.center, std::max(0.0, half), core.obstacle});
    }
    for (const nav::Arena& arena : field.arenas()) {
        const double radius = arena.radius + grown;
        if (lengthOf(center - arena.center) > radius - reach)
            out.discs.push_back({arena.center, radius, arena.obstacle, true});
    }
}

Point normalAt(const nav::ObstacleField& field, const nav::Hit& hit, Point at)
{
    if (hit.kind == nav::Hit::Kind::arena)
        return unitOr(field.arenas()[hit.index].center - at, {0, 0});
    if (hit.kind == nav::Hit::Kind::disc)
        return unitOr(at - field.discs()[hit.index].center, {0, 0});
    const nav::Core& core = field.cores()[hit.index];
    const Point a = field.discs()[core.a].center;
    const Point left = unitOr(leftNormal(field.discs()[core.b].center - a), {0, 0});
    return dot(left, at - a) < 0 ? -left : left;
}

} // namespace thicket::steer
