#include "libnav/tangent/tangentgraph.h"

#include "libnav/collision/angle.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

// What to try next from a vertex, given what a ray from there met.
namespace thicket::nav {

namespace {

/// One of 64 bits for an oriented target.
std::uint64_t filterBit(DiscIndex target, Winding w)
{
    return std::uint64_t{1} << (rimKey(target, w) * std::uint64_t{0x9E3779B97F4A7C15} >> 58);
}

} // namespace

bool TangentGraph::isTried(const TangentVertex& from, DiscIndex target, Winding w) const
{
    if (!(from.tried & filterBit(target, w)))
        return false;
    for (auto i = from.lastIntent; i != TangentVertex::none; i = m_intents[i].next)
        if (m_intents[i].target == target && m_intents[i].winding == w)
            return true;
    return false;
}

void TangentGraph::queue(TangentIntent& intent)
{
    TangentVertex& source = m_vertices[intent.source];
    const auto id = static_cast<std::uint32_t>(m_intents.size());
    const TrueTangent line = trueTangent(source, intent);
    // A turn just before the arrival takes back what the tangent that arrived has too much.
    const double turned = source.trueRadius * intent.turn;
    const double travelled = source.travelled - cutAt(source, line);
    if (intent.target == TangentIntent::goal) {
        intent.base = travelled + std::max(-line.length, turned);
        intent.estimate = line.length;
    } else {
        intent.base = travelled + std::max(0.0, turned + line.length);
        const Point rest = m_ends.trueGoal - line.to;
        intent.estimate = std::sqrt(dot(rest, rest));
    }
    intent.next = source.lastIntent;
    source.lastIntent = id;
    source.tried |= filterBit(intent.target, intent.winding);
    m_intents.push_back(intent);
    m_followers.push_back(id);
}

// Whether it was queued with a turn of no more than a half.
bool TangentGraph::aimAtGoal(VertexIndex from)
{
    const TangentVertex& source = m_vertices[from];
    const auto line = aim(source, TangentIntent::goal, Winding::counterClockwise);
    if (!line)
        return false;
    TangentIntent intent;
    intent.source = from;
    intent.direction = line->direction;
    intent.length = line->length;
    if (source.disc != TangentVertex::none)
        intent.turn = turnFrom0(sign(source.winding) * (angleOf(line->direction) - source.heading));
    queue(intent);
    return intent.turn <= fullTurn / 2;
}

// A ray passes a disc that it enters by less than the tolerance; the tangent to that disc may then
// lie as much before the ray.
double TangentGraph::backSlack(const TangentVertex& from, double length) const
{
    return turnSlack + 2 * m_tolerance / std::max(from.radius, length);
}

// Marked as tried is only what is queued: a target met with a turn too far may be met again with
// its proper one. The answer is whether the search will know of this side of the target.
bool TangentGraph::aimAtDisc(VertexIndex from, DiscIndex target, Winding w, Reference ray)
{
    const TangentVertex& source = m_vertices[from];
    if (target == source.disc)
        return false;
    if (isTried(source, target, w))
        return true;
    const Disc& disc = m_discs[target];
    const auto line =
        source.disc == TangentVertex::none
            ? aim(source, target, w)
            : tangentLine(source.center, source.signedRadius(), disc.center, sign(w) * disc.radius);
    if (!line)
        return false;
    TangentIntent intent;
    intent.source = from;
    intent.target = target;
    intent.winding = w;
    intent.direction = line->direction;
    intent.length = line->length;
    const double heading = angleOf(line->direction);
    if (source.disc != TangentVertex::none)
        intent.turn = ray.turn + sign(source.winding) * wrapped(heading - ray.heading);
    if (intent.turn > fullTurn) {
        reject(intent, Rejection::turnsTooFar);
        return false;
    }
    if (intent.turn < 0 && intent.turn < -backSlack(source, line->length)) {
        reject(intent, Rejection::turnsBack);
        return false;
    }
    if (source.isPocket(intent.turn)) {
        reject(intent, Rejection::inPocket);
        return true;
    }
    if (disc.corner < 0 || !aimRoundCorner(intent, heading))
        queue(intent);
    return true;
}

void TangentGraph::aimAtSides(VertexIndex from, const Blocker& blocker, Reference ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        aimAtBoth(from, blocker.index, ray);
    if (blocker.kind == Blocker::Kind::core) {
        aimAtCoreEnd(from, blocker, m_cores[blocker.index].a, ray);
        aimAtCoreEnd(from, blocker, m_cores[blocker.index].b, ray);
    }
}

bool TangentGraph::aimAtBoth(VertexIndex from, DiscIndex disc, Reference ray)
{
    const bool left = aimAtDisc(from, disc, Winding::counterClockwise, ray);
    return aimAtDisc(from, disc, Winding::clockwise, ray) || left;
}

// Only the side of a disc that this winding passes; a core has no sides of its own.
void TangentGraph::aimAtSide(VertexIndex from, const Blocker& blocker, Winding side, Reference ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        aimAtDisc(from, blocker.index, side, ray);
    else
        aimAtSides(from, blocker, ray);
}

// What lies before the arriving ray may be the way to a goal anywhere: round the far side of what
// is ahead. A path that goes all round, behind where it came from, meets the same ray once more at
// the end of a full turn, and passes what is ahead on its near side: that turns by more than a
// half, so as long as a goal's intent with less of a turn is queued, it bounds such paths, too. The
// other side of a disc would be before the arrival, or beyond a full turn.
void TangentGraph::aimAhead(VertexIndex from, bool isGoalFirst)
{
    TangentVertex& vertex = m_vertices[from];
    vertex.owesLap = true;
    aimAtSide(from, vertex.ahead, opposite(vertex.winding), {vertex.heading, 0});
    if (!isGoalFirst)
        payLap(from);
}

void TangentGraph::payLap(VertexIndex from)
{
    TangentVertex& vertex = m_vertices[from];
    if (!vertex.owesLap)
        return;
    vertex.owesLap = false;
    aimAtSide(from, vertex.ahead, vertex.winding, {vertex.heading, fullTurn});
}

} // namespace thicket::nav
