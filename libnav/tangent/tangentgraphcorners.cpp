#include "libnav/tangent/tangentgraph.h"

#include "libnav/collision/angle.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

// Corners that no taut path turns round. What a ray met may be taken for any connected piece of
// obstacles around it: the path has to pass the whole piece on one side, and what lies between the
// ray, the piece and the tangent to the piece's far end is of no use to it.
namespace thicket::nav {

namespace {

constexpr double leastBend = 1e-9; // sine; what bends less may be a spike's tip
constexpr int mostSkipped = 16;    // a corner may always be aimed at after all

} // namespace

// Whether another corner was aimed at in place of this one, whose contact with the tangent lies
// inside one of its own cores.
bool TangentGraph::aimRoundCorner(VertexIndex from, const Aim& aim)
{
    const Disc& disc = m_discs[aim.target];
    if (!m_pruning.corners || m_skipped >= mostSkipped || aim.line.length <= m_contact)
        return false;
    const Point contact = -sign(aim.winding) * leftNormal(aim.line.direction);
    const auto inside = turnToCover(m_field.coveredArcs(aim.target), angleOf(contact), aim.winding,
                                    m_tolerance / disc.radius);
    if (!inside || *inside > 0)
        return false;
    double nearest = m_contact / disc.radius;
    DiscIndex end = aim.target;
    Blocker side{Blocker::Kind::core};
    const auto consider = [&](std::uint32_t index) {
        const Core& core = m_cores[index];
        const DiscIndex other = core.a == aim.target ? core.b : core.a;
        const Point along = m_discs[other].center - disc.center;
        const double cosine = dot(contact, along) / length(along);
        if (cosine > nearest || (cosine == nearest && end != aim.target && index < side.index)) {
            nearest = cosine;
            end = other;
            side.index = index;
        }
    };
    m_field.collectCoresFrom(aim.target, contact, m_memory.cores);
    for (const std::uint32_t index : m_memory.cores)
        consider(index);
    if (end == aim.target)
        return false;
    ++m_skipped;
    const bool aimed = aimAtDisc(from, end, aim.winding, {aim.line.direction, aim.turn});
    --m_skipped;
    if (aimed && m_records.met) // the side may be another obstacle's that shares the corner
        m_met.push_back(side);
    if (aimed)
        reject(from, aim, Rejection::notTaut);
    return aimed;
}

// The next core of the chain, when the two make a dent on this side (+1 left) of the walk from the
// core to its end.
std::optional<std::uint32_t> TangentGraph::nextInDent(std::uint32_t core, DiscIndex end,
                                                      double side) const
{
    const auto cores = m_cores;
    const bool forward = cores[core].b == end;
    const std::uint32_t next = forward ? core + 1 : core - 1;
    if (next >= cores.size() || cores[next].obstacle != cores[core].obstacle ||
        (forward ? cores[next].a : cores[next].b) != end)
        return {};
    const auto center = [&](DiscIndex i) { return m_discs[i].center; };
    const Point before = center(end) - center(forward ? cores[core].a : cores[core].b);
    const Point after = center(forward ? cores[next].b : cores[next].a) - center(end);
    if (side * cross(before, after) < leastBend * length(before) * length(after))
        return {};
    return next;
}

/// The direction and turn of the ray to a point that lies within half a turn of the given one.
std::optional<TangentGraph::Reference> TangentGraph::referenceTo(VertexIndex from, Point p,
                                                                 Reference ray) const
{
    const TangentVertex& source = m_vertices[from];
    const auto line = tangentLine(source.center, source.signedRadius(), p, 0);
    if (!line)
        return {};
    if (source.disc == TangentVertex::none)
        return Reference{line->direction, 0};
    const double turned = angleBetween(ray.direction, line->direction);
    return Reference{line->direction, ray.turn + sign(source.winding) * turned};
}

// A ray that met a core in a dent can pass it only beyond the dent: as long as the chain leads ever
// further from the ray, or it might leave the wedge between two rays and come back behind.
void TangentGraph::aimAtCoreEnd(VertexIndex from, const Blocker& blocker, DiscIndex end,
                                Reference ray)
{
    const auto cores = m_cores;
    const auto center = [&](DiscIndex i) { return m_discs[i].center; };
    const auto otherEnd = [&](std::uint32_t core, DiscIndex i) {
        return cores[core].a == i ? cores[core].b : cores[core].a;
    };
    const Reference met = ray;
    DiscIndex far = end;
    if (m_pruning.corners && blocker.at > m_contact) {
        const Point along = center(end) - center(otherEnd(blocker.index, end));
        const double side = cross(ray.direction, along) > 0 ? 1 : -1;
        std::uint32_t at = blocker.index;
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
    if (!aimAtBoth(from, far, ray) && far != end)
        aimAtBoth(from, end, met);
}

} // namespace thicket::nav
