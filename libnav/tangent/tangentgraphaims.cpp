#include "libnav/tangent/tangentgraph.h"

#include "libnav/collision/angle.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

// What to try next from a vertex, given what a ray from there met.
namespace thicket::nav {

namespace {

constexpr double mostDoubt = 0.01; // of a heading, radians

/// One of 64 bits for an oriented target.
std::uint64_t filterBit(DiscIndex target, Winding w)
{
    return std::uint64_t{1} << (rimKey(target, w) * std::uint64_t{0x9E3779B97F4A7C15} >> 58);
}

// Intents of a list that are looked through one by one.
constexpr int mostWalked = 24;

/// In SearchMemory::tried; manyTried stands for the vertex itself.
constexpr std::uint64_t manyTried = UINT32_MAX;
constexpr std::uint64_t triedKey(std::uint32_t vertex, std::uint64_t target)
{
    return (std::uint64_t{vertex} << 32) + target;
}

} // namespace

bool TangentGraph::isTried(VertexIndex from, DiscIndex target, Winding w,
                           std::uint64_t filter) const
{
    const TangentVertex& source = m_vertices[from];
    if (!(source.tried & filter))
        return false;
    int walked = 0;
    for (auto i = source.lastIntent; i != TangentVertex::none; i = m_intents[i].next) {
        if (m_intents[i].target == target && m_intents[i].winding == w)
            return true;
        if (++walked == mostWalked)
            return isTriedByMany(from, rimKey(target, w));
    }
    return false;
}

// A set in place of the list, where that is long.
bool TangentGraph::isTriedByMany(VertexIndex from, std::uint64_t target) const
{
    if (m_memory.tried.insert(triedKey(from, manyTried)).second)
        for (auto i = m_vertices[from].lastIntent; i != TangentVertex::none; i = m_intents[i].next)
            m_memory.tried.insert(
                triedKey(from, rimKey(m_intents[i].target, m_intents[i].winding)));
    return m_memory.tried.contains(triedKey(from, target));
}

// Filled in place: to copy at once what was written piece by piece stalls the processor.
inline void TangentGraph::queue(VertexIndex from, const Aim& aim)
{
    const auto id = static_cast<std::uint32_t>(m_intents.size());
    TangentIntent& intent = m_intents.emplace_back();
    TangentVertex& source = m_vertices[from];
    assign(intent, from, aim);
    intent.next = source.lastIntent;
    source.lastIntent = id;
    source.tried |= aim.filter;
    if (!m_memory.tried.empty() && m_memory.tried.contains(triedKey(from, manyTried)))
        m_memory.tried.insert(triedKey(from, rimKey(aim.target, aim.winding)));

    double travelled = source.travelled;
    double straight = aim.line.length;
    Point end = touching(aim);
    if (m_floored) {
        const TrueTangent line = trueTangent(source, intent);
        travelled += line.ahead - cutAt(source, line);
        straight = line.length;
        end = line.to;
    }
    // A turn just before the arrival takes back what the tangent that arrived has too much.
    const double turned = source.trueRadius * aim.turn;
    if (aim.target == TangentIntent::goal) {
        intent.base = travelled + std::max(-straight, turned);
        intent.estimate = straight;
    } else {
        intent.base = travelled + std::max(0.0, turned + straight);
        const Point rest = m_ends.trueGoal - end;
        intent.estimate = std::sqrt(dot(rest, rest));
    }
}

// Whether it was queued with a turn of no more than a half.
bool TangentGraph::aimAtGoal(VertexIndex from)
{
    const TangentVertex& source = m_vertices[from];
    const Point outside = m_ends.goal - source.center;
    const double beyond = source.radius + m_contact;
    const auto line = source.disc != TangentVertex::none && dot(outside, outside) > beyond * beyond
                          ? tangentLine(source.center, source.signedRadius(), m_ends.goal, 0)
                          : aimAt(source, TangentIntent::goal, Winding::counterClockwise);
    if (!line)
        return false;
    Aim goal;
    goal.line = *line;
    goal.to = m_ends.goal;
    if (source.disc != TangentVertex::none) {
        goal.turn = turnFrom0(sign(source.winding) * (angleOf(line->direction) - source.heading));
        const double back = fullTurn - goal.turn;
        if (back < mostDoubt && back < arrivalDoubt(source) && isFreeBehind(source, back))
            goal.turn -= fullTurn;
    }
    queue(from, goal);
    return goal.turn <= fullTurn / 2;
}

// Where the rims of two discs touch within each other, or nearly, the tangent from one to the other
// may leave anywhere along what they share: its heading is the root of rounding.
double TangentGraph::headingDoubt(Point from, Point to, double length) const
{
    const double shared = 2 * m_contact * distance(from, to);
    return length * length > shared ? 0 : std::min(mostDoubt, 2 * m_contact / std::sqrt(shared));
}

double TangentGraph::arrivalDoubt(const TangentVertex& at) const
{
    const bool isStart = at.intent == TangentVertex::none;
    return isStart
               ? 0
               : headingDoubt(m_vertices[at.parent].center, at.center, m_intents[at.intent].length);
}

// A ray passes a disc that it enters by less than the tolerance; the tangent to that disc may then
// lie as much before the ray.
double TangentGraph::backSlack(const TangentVertex& from, const Aim& aim) const
{
    const double length = aim.line.length;
    return turnSlack + 2 * m_tolerance / std::max(from.radius, length) + arrivalDoubt(from) +
           headingDoubt(from.center, aim.to, length);
}

// Whether nothing closes the rim over so much of a turn before the arrival.
bool TangentGraph::isFreeBehind(const TangentVertex& at, double turn) const
{
    if (!at.isCovered || turn <= m_tolerance / at.radius)
        return true;
    const double heading = at.heading - sign(at.winding) * turn;
    const Point departure = at.contact({std::cos(heading), std::sin(heading)});
    return !sealOnWalk(m_field, at.disc, opposite(at.winding), departure, turn);
}

// Marked as tried is only what is queued: a target met with a turn too far may be met again with
// its proper one. The answer is whether the search will know of this side of the target.
bool TangentGraph::aimAtDisc(VertexIndex from, DiscIndex target, Winding w, const Reference& ray)
{
    const TangentVertex& source = m_vertices[from];
    if (target == source.disc)
        return false;
    const std::uint64_t filter = filterBit(target, w);
    if (isTried(from, target, w, filter))
        return true;
    const Disc& disc = m_discs[target];
    const auto line = source.disc == TangentVertex::none
                          ? aimAt(source, target, w)
                          : lineOrTouch(source.center, source.signedRadius(), disc.center,
                                        sign(w) * disc.radius, m_contact);
    if (!line)
        return false;
    double turn = 0;
    if (source.disc != TangentVertex::none)
        turn = ray.turn + sign(source.winding) * angleBetween(ray.direction, line->direction);
    // An aim of their own for the rare ways, so that the common one has it in registers.
    const auto aimed = [&] {
        return Aim{*line, disc.center, sign(w) * disc.radius, turn, filter, target, w};
    };
    if (turn > fullTurn) {
        reject(from, aimed(), Rejection::turnsTooFar);
        return false;
    }
    if (turn < 0 && (turn < -backSlack(source, aimed()) || !isFreeBehind(source, -turn))) {
        reject(from, aimed(), Rejection::turnsBack);
        return false;
    }
    if (source.isPocket(turn)) {
        reject(from, aimed(), Rejection::inPocket);
        return true;
    }
    if (disc.corner < 0 || !aimRoundCorner(from, aimed()))
        queue(from, aimed());
    return true;
}

void TangentGraph::aimAtSides(VertexIndex from, const Blocker& blocker, const Reference& ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        aimAtBoth(from, blocker.index, ray);
    if (blocker.kind == Blocker::Kind::core) {
        aimAtCoreEnd(from, blocker, m_cores[blocker.index].a, ray);
        aimAtCoreEnd(from, blocker, m_cores[blocker.index].b, ray);
    }
}

bool TangentGraph::aimAtBoth(VertexIndex from, DiscIndex disc, const Reference& ray)
{
    const bool left = aimAtDisc(from, disc, Winding::counterClockwise, ray);
    return aimAtDisc(from, disc, Winding::clockwise, ray) || left;
}

// Only the side of a disc that this winding passes; a core has no sides of its own.
void TangentGraph::aimAtSide(VertexIndex from, const Blocker& blocker, Winding side,
                             const Reference& ray)
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
    aimAtSide(from, vertex.ahead, opposite(vertex.winding), {vertex.direction, 0});
    if (!isGoalFirst)
        payLap(from);
}

void TangentGraph::payLap(VertexIndex from)
{
    TangentVertex& vertex = m_vertices[from];
    if (!vertex.owesLap)
        return;
    vertex.owesLap = false;
    aimAtSide(from, vertex.ahead, vertex.winding, {vertex.direction, fullTurn});
}

} // namespace thicket::nav
