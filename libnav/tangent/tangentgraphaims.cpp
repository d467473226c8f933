#include "libnav/tangent/tangentgraph.h"

#include "libnav/tangent/turning.h"

#include <algorithm>

// What to try next from a vertex, given what a ray from there met.
namespace thicket::nav {

bool TangentGraph::isTried(VertexIndex from, DiscIndex target, Winding w) const
{
    for (auto i = m_vertices[from].lastIntent; i != TangentVertex::none; i = m_intents[i].next)
        if (m_intents[i].target == target && m_intents[i].aim.toWinding == w)
            return true;
    return false;
}

void TangentGraph::addIntent(VertexIndex from, DiscIndex target, const Bitangent& tangent,
                             double turn)
{
    TangentVertex& source = m_vertices[from];
    const auto id = static_cast<std::uint32_t>(m_intents.size());
    const TrueTangent line = trueTangent(source, target, tangent);
    // A turn just before the arrival takes back what the tangent that arrived has too much.
    const double cost = std::max(0.0, source.trueRadius * turn + line.length);
    TangentIntent intent{from, target, tangent, turn, source.travelled + cost, 0, source.lastIntent};
    if (target == TangentIntent::goal) {
        intent.base -= line.length;
        intent.estimate = line.length;
    } else {
        intent.estimate = distance(line.to, m_ends.trueGoal);
    }
    m_intents.push_back(intent);
    source.lastIntent = id;
    m_followers.push_back(id);
}

void TangentGraph::aimAtGoal(VertexIndex from)
{
    const TangentVertex& source = m_vertices[from];
    const auto tangent = aim(source, TangentIntent::goal, Winding::counterClockwise);
    if (!tangent)
        return;
    const double turn = source.disc == TangentVertex::none
                            ? 0
                            : turnFrom0(sign(source.winding) * (tangent->heading - source.heading));
    addIntent(from, TangentIntent::goal, *tangent, turn);
}

// A ray passes a disc that it enters by less than the tolerance; the tangent to that disc may then
// lie as much before the ray.
double TangentGraph::backSlack(const TangentVertex& from, const Bitangent& tangent) const
{
    return turnSlack + 2 * m_field.tolerance() / std::max(from.circle.radius, tangent.length);
}

// Marked as tried is only what is queued: a target met with a turn too far may be met again with
// its proper one. The answer is whether the search will know of this side of the target.
bool TangentGraph::aimAtDisc(VertexIndex from, DiscIndex target, Winding w, Reference ray)
{
    const TangentVertex& source = m_vertices[from];
    if (target == source.disc)
        return false;
    if (isTried(from, target, w))
        return true;
    const auto tangent = aim(source, target, w);
    if (!tangent)
        return false;
    double turn = 0;
    if (source.disc != TangentVertex::none)
        turn = ray.turn + sign(source.winding) * wrapped(tangent->heading - ray.heading);
    if (turn > fullTurn) {
        reject(from, target, *tangent, turn, Rejection::turnsTooFar);
        return false;
    }
    if (turn < -backSlack(source, *tangent)) {
        reject(from, target, *tangent, turn, Rejection::turnsBack);
        return false;
    }
    if (!aimRoundCorner(from, target, *tangent, {tangent->heading, turn}))
        addIntent(from, target, *tangent, turn);
    return true;
}

void TangentGraph::aimAtSides(VertexIndex from, const Blocker& blocker, Reference ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        aimAtBoth(from, blocker.index, ray);
    if (blocker.kind == Blocker::Kind::core) {
        aimAtCoreEnd(from, blocker, m_field.cores()[blocker.index].a, ray);
        aimAtCoreEnd(from, blocker, m_field.cores()[blocker.index].b, ray);
    }
}

bool TangentGraph::aimAtBoth(VertexIndex from, DiscIndex disc, Reference ray)
{
    const bool left = aimAtDisc(from, disc, Winding::counterClockwise, ray);
    return aimAtDisc(from, disc, Winding::clockwise, ray) || left;
}

// A ray that touched a disc in this winding has that disc's shadow on one side: a blocker beyond
// can only be reached round its other side. A core has no sides of its own.
void TangentGraph::aimPast(VertexIndex from, const Blocker& blocker, Winding outer, Reference ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        aimAtDisc(from, blocker.index, outer, ray);
    else
        aimAtSides(from, blocker, ray);
}

// What lies before the arriving ray may be the way to a goal anywhere: round the far side of what
// is ahead. A path that goes all round, behind where it came from, meets the same ray once more at
// the end of a full turn, and passes what is ahead on its other side.
void TangentGraph::aimAhead(VertexIndex from)
{
    const Blocker ahead = m_vertices[from].ahead;
    const double heading = m_vertices[from].heading;
    aimAtSides(from, ahead, {heading, 0});
    aimAtSides(from, ahead, {heading, fullTurn});
}

} // namespace thicket::nav
