#include "libnav/tangent/graph/corners.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

namespace {

constexpr double leastBend = 1e-9;  // sine; a smaller bend may be the tip of a spike
constexpr double leastSlope = 1e-6; // sine; a ray along a core may enter it through a short side

} // namespace

// Most contacts lie far inside one of the corner's own cores, or outside all of them. That takes
// only products to see, where a cover of the rim takes angles.
std::optional<Corners::Instead> Corners::inPlaceOf(const TangentAim& aim) const
{
    const Disc& disc = m_store.discs[aim.target];
    if (!m_store.pruning.corners || aim.line.length <= m_store.contact)
        return {};
    const Point contact = -sign(aim.winding) * leftNormal(aim.line.direction);
    double nearest = m_store.contact / disc.radius;
    DiscIndex end = aim.target;
    Blocker side{Blocker::Kind::core};
    const auto consider = [&](CoreIndex index) {
        const Core& core = m_store.cores[index];
        const DiscIndex other = core.a == aim.target ? core.b : core.a;
        const Point along = m_store.discs[other].center - disc.center;
        const double cosine = dot(contact, along) / length(along);
        if (cosine > nearest || (cosine == nearest && end != aim.target && index < side.index)) {
            nearest = cosine;
            end = other;
            side.index = index;
        }
    };
    m_store.field.collectCoresFrom(aim.target, contact, m_store.memory.cores);
    for (const CoreIndex index : m_store.memory.cores)
        consider(index);
    if (end == aim.target)
        return {};
    if (!isFarInside(aim.target, end, nearest)) {
        const auto inside = turnToCover(m_store.field.coveredArcs(aim.target), angleOf(contact),
                                        aim.winding, m_store.tolerance / disc.radius);
        if (!inside || *inside > 0)
            return {};
    }
    return Instead{end, side};
}

// Whether a contact on a corner, seen at this cosine from the direction of a core, is so far inside
// the core that turnToCover() is surely 0: farther from the edge of the cover than its shallow
// part.
bool Corners::isFarInside(DiscIndex corner, DiscIndex end, double cosine) const
{
    const Disc& disc = m_store.discs[corner];
    const Disc& other = m_store.discs[end];
    const double shallow = std::sqrt(2 * m_store.tolerance / disc.radius);
    const Point along = other.center - disc.center;
    return cosine > 2 * shallow && shallow < 0.1 && disc.radius <= other.radius &&
           dot(along, along) > disc.radius * disc.radius;
}

// A ray that ignores a disc may enter the core through that disc.
std::optional<Corners::Sides> Corners::sidesOf(VertexIndex from, const Blocker& blocker,
                                               const RayReference& ray) const
{
    const TangentVertex& source = m_store.vertices[from];
    const Core& core = m_store.cores[blocker.core()];
    if (blocker.at <= m_store.contact || core.a == source.disc || core.b == source.disc)
        return {};
    const Point a = m_store.discs[core.a].center;
    const Point along = m_store.discs[core.b].center - a;
    const double whole = dot(along, along);
    const double slope = cross(ray.direction, along);
    const double entry = dot(source.contact(ray.direction) + blocker.at * ray.direction - a, along);
    const double margin = m_store.contact * length(along);
    if (slope * slope < leastSlope * leastSlope * whole || entry < margin || entry > whole - margin)
        return {};
    return slope > 0 ? Sides{core.b, core.a} : Sides{core.a, core.b};
}

// The next core of the chain, if the two form a dent on this side (+1: left) when walking from the
// core to its end.
std::optional<CoreIndex> Corners::nextInDent(CoreIndex core, DiscIndex end, double side) const
{
    const auto cores = m_store.cores;
    const bool forward = cores[core].b == end;
    const CoreIndex next(forward ? core + 1 : core - 1);
    if (next >= cores.size() || cores[next].obstacle != cores[core].obstacle ||
        (forward ? cores[next].a : cores[next].b) != end)
        return {};
    const auto center = [&](DiscIndex i) { return m_store.discs[i].center; };
    const Point before = center(end) - center(forward ? cores[core].a : cores[core].b);
    const Point after = center(forward ? cores[next].b : cores[next].a) - center(end);
    if (side * cross(before, after) < leastBend * length(before) * length(after))
        return {};
    return next;
}

// The reference to the ray towards p, which is within half a turn of the given ray.
std::optional<RayReference> Corners::referenceTo(VertexIndex from, Point p,
                                                 const RayReference& ray) const
{
    const TangentVertex& source = m_store.vertices[from];
    const auto line = tangentLine(source.center, source.signedRadius(), p, 0);
    if (!line)
        return {};
    if (source.isStart())
        return RayReference{line->direction, 0};
    const double turned = angleBetween(ray.direction, line->direction);
    return RayReference{line->direction, ray.turn + sign(source.winding) * turned};
}

// Continues while the chain leads away from the ray. A chain that turns back might leave the wedge
// between two rays and return behind the path.
Corners::FarEnd Corners::beyondDent(VertexIndex from, const Blocker& blocker, DiscIndex end,
                                    const RayReference& met) const
{
    const auto cores = m_store.cores;
    const auto center = [&](DiscIndex i) { return m_store.discs[i].center; };
    const auto otherEnd = [&](CoreIndex core, DiscIndex i) {
        return cores[core].a == i ? cores[core].b : cores[core].a;
    };
    RayReference ray = met;
    DiscIndex far = end;
    if (m_store.pruning.corners && blocker.at > m_store.contact) {
        const Point along = center(end) - center(otherEnd(blocker.core(), end));
        const double side = cross(ray.direction, along) > 0 ? 1 : -1;
        CoreIndex at = blocker.core();
        for (int skipped = 0; skipped < mostSkipped; ++skipped) {
            const auto next = nextInDent(at, far, side);
            const auto corner = next ? referenceTo(from, center(far), ray) : std::nullopt;
            if (!corner || corner->turn < 0 || corner->turn > fullTurn)
                break;
            const DiscIndex beyond = otherEnd(*next, far);
            const auto onward = referenceTo(from, center(beyond), *corner);
            if (!onward || angleBetween(ray.direction, corner->direction) *
                                   angleBetween(corner->direction, onward->direction) <=
                               0)
                break;
            at = *next;
            ray = *corner;
            far = beyond;
        }
    }
    return {far, ray};
}

} // namespace thicket::nav
