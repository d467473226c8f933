#include "libnav/tangent/graph/aims.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace thicket::nav {

namespace {

bool isInCore(const Disc& a, const Disc& b, Point p, double margin)
{
    const double whole = distance(a.center, b.center);
    const Point axis = (1 / whole) * (b.center - a.center);
    const double along = dot(axis, p - a.center);
    return along > -margin && along < whole + margin &&
           std::abs(cross(axis, p - a.center)) < std::min(a.radius, b.radius) + margin;
}

} // namespace

// Fills the intent in place. Copying a struct just after writing its parts stalls the processor.
inline void Aims::queue(VertexIndex from, const TangentAim& aim)
{
    const auto id = static_cast<std::uint32_t>(m_intents.size());
    TangentIntent& intent = m_intents.emplace_back();
    TangentVertex& source = m_vertices[from];
    aim.assignTo(intent, from);
    intent.next = source.lastIntent;
    source.lastIntent = id;
    m_tried.add(from, aim);

    double travelled = source.travelled;
    TrueTangent line{aim.line.length, {}, aim.contact()};
    if (m_store.hasRaisedRadii) {
        line = m_lengths.of(source, intent);
        travelled += line.ahead - m_lengths.cutAt(source, line);
    }
    // A slightly negative turn takes back length that the arriving tangent has too much.
    const double turned = source.trueRadius * aim.turn;
    if (aim.target == TangentIntent::goal) {
        intent.base = travelled + std::max(-line.length, turned);
        intent.estimate = line.length;
    } else {
        intent.base = travelled + std::max(0.0, turned + line.length);
        const Point rest = m_store.ends.trueGoal - line.to;
        intent.estimate = std::sqrt(dot(rest, rest));
        if (m_store.hasRaisedRadii)
            intent.estimate -=
                m_lengths.mostCutAt(m_discs[aim.target].trueRadius, line, intent.estimate);
    }
}

bool Aims::atGoal(VertexIndex from)
{
    const TangentVertex& source = m_vertices[from];
    const Point outside = m_store.ends.goal - source.center;
    const double beyond = source.radius + m_store.contact;
    const auto line =
        !source.isStart() && dot(outside, outside) > beyond * beyond
            ? tangentLine(source.center, source.signedRadius(), m_store.ends.goal, 0)
            : lineOrContact(source.circle(), source.winding, m_store.circleOf(TangentIntent::goal),
                            Winding::counterClockwise, m_store.contact);
    if (!line)
        return false;
    TangentAim goal;
    goal.line = *line;
    goal.to = m_store.ends.goal;
    if (!source.isStart()) {
        goal.turn = turnFrom0(sign(source.winding) * (angleOf(line->direction) - source.heading));
        const double back = fullTurn - goal.turn;
        if (back < TurnSlack::mostDoubt && back < m_slack.arrivalDoubt(source) &&
            m_walks.isFreeBehind(source, back))
            goal.turn -= fullTurn;
    }
    queue(from, goal);
    return goal.turn <= fullTurn / 2;
}

void Aims::fromStart(DiscIndex target, Winding side)
{
    const Disc& disc = m_discs[target];
    const double radius = sign(side) * disc.radius;
    const auto line = tangentLine(m_vertices[0].center, 0, disc.center, radius);
    assert(line);
    queue(0, {*line, disc.center, radius, 0, TriedTargets::filterOf(target, side), target, side});
}

// Only queued targets count as tried: a target met with too large a turn may be met again with the
// right one. Returns whether the search covers this side of the target.
bool Aims::atDisc(VertexIndex from, DiscIndex target, Winding w, const RayReference& ray)
{
    const TangentVertex& source = m_vertices[from];
    if (target == source.disc)
        return false;
    const std::uint64_t filter = TriedTargets::filterOf(target, w);
    if (m_tried.contains(from, target, w, filter))
        return true;
    const Disc& disc = m_discs[target];
    const auto line = source.isStart()
                          ? lineOrContact(source.circle(), source.winding,
                                          {disc.center, disc.radius}, w, m_store.contact)
                          : lineOrTouch(source.center, source.signedRadius(), disc.center,
                                        sign(w) * disc.radius, m_store.contact);
    if (!line)
        return false;
    double turn = 0;
    if (!source.isStart())
        turn = ray.turn + sign(source.winding) * angleBetween(ray.direction, line->direction);
    // A separate copy for the rare branches keeps the common aim in registers.
    const auto aimed = [&] {
        return TangentAim{*line, disc.center, sign(w) * disc.radius, turn, filter, target, w};
    };
    if (turn > fullTurn) {
        m_log.reject(from, aimed(), Rejection::turnsTooFar);
        return false;
    }
    if (turn < 0 &&
        (turn < -m_slack.back(source, m_slack.arrivalDoubt(source), disc.center, line->length) ||
         !m_walks.isFreeBehind(source, -turn))) {
        m_log.reject(from, aimed(), Rejection::turnsBack);
        return false;
    }
    if (source.isPocket(turn)) {
        m_log.reject(from, aimed(), Rejection::inPocket);
        return true;
    }
    if (disc.corner < 0 || !roundCorner(from, aimed()))
        queue(from, aimed());
    return true;
}

// Whether another corner was aimed at instead of this one.
bool Aims::roundCorner(VertexIndex from, const TangentAim& aim)
{
    if (m_skipped >= Corners::mostSkipped)
        return false;
    const auto instead = m_corners.inPlaceOf(aim);
    if (!instead)
        return false;
    ++m_skipped;
    const bool isAimed = atDisc(from, instead->end, aim.winding, {aim.line.direction, aim.turn});
    --m_skipped;
    if (isAimed) {
        m_log.meet(instead->side);
        m_log.reject(from, aim, Rejection::notTaut);
    }
    return isAimed;
}

void Aims::atCoreEnd(VertexIndex from, const Blocker& core, DiscIndex end, const RayReference& ray,
                     std::optional<Winding> only)
{
    const auto at = [&](DiscIndex disc, const RayReference& reference) {
        return only ? atDisc(from, disc, *only, reference) : atBoth(from, disc, reference);
    };
    const Corners::FarEnd far = m_corners.beyondDent(from, core, end, ray);
    if (!at(far.end, far.ray) && far.end != end)
        at(end, ray);
}

// On its left the path passes a core clockwise, on its right counter-clockwise.
void Aims::atCore(VertexIndex from, const Blocker& core, std::optional<Winding> side,
                  const RayReference& ray)
{
    const Core& ends = m_store.cores[core.core()];
    const auto sides = m_corners.sidesOf(from, core, ray);
    if (!sides) {
        atCoreEnd(from, core, ends.a, ray, {});
        atCoreEnd(from, core, ends.b, ray, {});
        return;
    }
    for (const DiscIndex end : {ends.a, ends.b}) {
        const Winding winding = end == sides->left ? Winding::clockwise : Winding::counterClockwise;
        if (!side || *side == winding)
            atCoreEnd(from, core, end, ray, winding);
    }
}

void Aims::atSides(VertexIndex from, const Blocker& blocker, const RayReference& ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        atBoth(from, blocker.disc(), ray);
    if (blocker.kind == Blocker::Kind::core)
        atCore(from, blocker, {}, ray);
}

bool Aims::atBoth(VertexIndex from, DiscIndex disc, const RayReference& ray)
{
    const bool left = atDisc(from, disc, Winding::counterClockwise, ray);
    return atDisc(from, disc, Winding::clockwise, ray) || left;
}

void Aims::atSide(VertexIndex from, const Blocker& blocker, Winding side, const RayReference& ray)
{
    if (blocker.kind == Blocker::Kind::disc)
        atDisc(from, blocker.disc(), side, ray);
    if (blocker.kind == Blocker::Kind::core)
        atCore(from, blocker, side, ray);
}

// Paths to goals anywhere may pass before the arriving ray: round the far side of what is ahead. A
// path that goes almost all round meets the same ray again at the end of a full turn, and passes
// what is ahead on its near side. It turns by more than a half turn. So a queued intent to the goal
// with a smaller turn is a lower bound for such paths, too, and these aims can wait. The other side
// of a disc would lie before the arrival, or beyond a full turn.
void Aims::ahead(VertexIndex from, bool isGoalFirst)
{
    TangentVertex& vertex = m_vertices[from];
    vertex.owesLap = true;
    atSide(from, vertex.ahead, opposite(vertex.winding), {vertex.direction, 0});
    if (!isGoalFirst)
        payLap(from);
}

void Aims::payLap(VertexIndex from)
{
    TangentVertex& vertex = m_vertices[from];
    if (!vertex.owesLap)
        return;
    vertex.owesLap = false;
    atSide(from, vertex.ahead, vertex.winding, {vertex.direction, fullTurn});
}

/// visit(blocker) for what covers a rim in this place.
template <class Visit> void Aims::visitCovers(Point edge, DiscIndex own, Visit visit)
{
    bool isFound = false;
    const auto meet = [&](const Blocker& cover) {
        isFound = true;
        m_log.meet(cover);
        visit(cover);
    };
    const auto arenas = m_store.field.arenas();
    for (const ArenaIndex i : m_store.field.boundingArenas())
        if (distance(arenas[i].center, edge) >= arenas[i].radius - m_store.contact)
            meet({Blocker::Kind::arena, i, 0});
    for (double margin = m_store.contact; !isFound && margin < 1e4 * m_store.contact;
         margin *= 10) {
        const Box window = grown({edge, edge}, margin);
        m_store.field.collectDiscsIn(window, m_store.memory.discs);
        std::sort(m_store.memory.discs.begin(), m_store.memory.discs.end());
        for (const DiscIndex disc : m_store.memory.discs)
            if (const Disc& cover = m_discs[disc];
                disc != own && distance(cover.center, edge) <= cover.radius + margin)
                meet({Blocker::Kind::disc, disc, 0});
        for (const CoreIndex index : m_store.field.coresIn(window)) {
            const Core& core = m_store.cores[index];
            if (isInCore(m_discs[core.a], m_discs[core.b], edge, margin))
                meet({Blocker::Kind::core, index, 0});
        }
    }
}

std::int64_t Aims::atCovers(VertexIndex from, double turn)
{
    const Winding winding = m_vertices[from].winding;
    const double heading = wrapped(m_vertices[from].heading + sign(winding) * turn);
    const RayReference ray{unitAt(heading), turn};
    std::optional<std::int64_t> by;
    visitCovers(m_vertices[from].contact(ray.direction), m_vertices[from].disc,
                [&](const Blocker& cover) {
                    by = m_store.obstacleOf(cover);
                    if (cover.kind == Blocker::Kind::disc)
                        atDisc(from, cover.disc(), winding, ray);
                    else
                        atSides(from, cover, ray);
                });
    return by.value_or(0);
}

// A ray enters what covers its contact by less than the tolerance, so it did not count as blocked.
void Aims::pastCovers(const TangentIntent& arrival)
{
    if (m_store.field.coveredArcs(arrival.target).empty())
        return;
    const Disc& target = m_discs[arrival.target];
    const double heading = angleOf(arrival.direction);
    if (!isContactCovered(m_store.field, arrival.target, contactAngle(heading, arrival.winding)))
        return;
    const Point contact =
        target.center - sign(arrival.winding) * target.radius * leftNormal(arrival.direction);
    visitCovers(contact, arrival.target, [&](const Blocker& cover) {
        atSides(arrival.source, cover, {arrival.direction, arrival.turn});
    });
}

} // namespace thicket::nav
