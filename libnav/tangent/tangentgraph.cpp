#include "libnav/tangent/tangentgraph.h"

#include "libnav/collision/angle.h"
#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/tangentstring.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

TangentGraph::TangentGraph(const ObstacleField& field, const Ends& ends, const Pruning& pruning,
                           const Records& records, SearchMemory& memory)
    : m_field(field), m_discs(field.discs()), m_cores(field.cores()),
      m_tolerance(field.tolerance()), m_ends(ends), m_contact(10 * field.tolerance()),
      m_floored(field.agentRadius() < field.leastRadius() && !field.cores().empty()),
      m_floors(m_floored ? 8 * field.leastRadius() : 0), m_pruning(pruning), m_records(records),
      m_memory(memory), m_vertices(memory.vertices), m_intents(memory.intents)
{
    Box world = field.bounds();
    enclose(world, {ends.start, ends.start});
    enclose(world, {ends.goal, ends.goal});
    m_reach = 1.01 * length(world.max - world.min);
    memory.clear(field.discs().size());
    TangentVertex vertex;
    vertex.center = ends.start;
    m_vertices.push_back(vertex);
    aimAtGoal(0);
}

TangentGraph::Followers TangentGraph::expand(std::uint32_t intent)
{
    const auto begin = static_cast<std::uint32_t>(m_intents.size());
    if (!m_isClosed)
        tryIntent(intent);
    return {begin, static_cast<std::uint32_t>(m_intents.size())};
}

std::uint32_t TangentGraph::parentOf(std::uint32_t intent) const
{
    const std::uint32_t before = m_vertices[m_intents[intent].source].intent;
    return before == TangentVertex::none ? root : before;
}

// ---- circles, tangents and rays

Circle TangentGraph::circleOf(DiscIndex target) const
{
    if (target == TangentIntent::goal)
        return {m_ends.goal, 0};
    const Disc& disc = m_discs[target];
    return {disc.center, disc.radius};
}

// From the start or to the goal.
std::optional<TangentLine> TangentGraph::aimAt(const TangentVertex& from, DiscIndex target,
                                               Winding w) const
{
    return lineOrContact(from.circle(), from.winding, circleOf(target), w, m_contact);
}

Bitangent TangentGraph::lineOf(const TangentIntent& intent) const
{
    const TangentVertex& source = m_vertices[intent.source];
    return bitangentAlong({intent.direction, intent.length}, source.circle(), source.winding,
                          circleOf(intent.target), intent.winding);
}

Circle TangentGraph::trueCircleOf(DiscIndex target) const
{
    return target == TangentIntent::goal
               ? Circle{m_ends.trueGoal, 0}
               : Circle{m_discs[target].center, m_discs[target].trueRadius};
}

// The floor under the radii of walls and polygons decides what blocks and turns, not what it costs.
TangentGraph::TrueTangent TangentGraph::trueTangent(const TangentVertex& from,
                                                    const TangentIntent& intent) const
{
    const auto unfloored = [&]() -> TrueTangent {
        const Circle to = circleOf(intent.target);
        return {intent.length, from.contact(intent.direction),
                to.center - sign(intent.winding) * to.radius * leftNormal(intent.direction)};
    };
    if (!m_floored)
        return unfloored();
    const bool isStart = from.disc == TangentVertex::none;
    const Circle begin{isStart ? m_ends.trueStart : from.center, from.trueRadius};
    const Circle end = trueCircleOf(intent.target);
    if (begin == end)
        return {0, end.center, end.center};
    const double signedBegin = sign(from.winding) * begin.radius;
    const double signedEnd = sign(intent.winding) * end.radius;
    const auto line = tangentLine(begin.center, signedBegin, end.center, signedEnd);
    if (line) {
        const Point aside = leftNormal(line->direction);
        // An end on a rim has a heading by rounding only.
        const bool isAtEnd = isStart || intent.target == TangentIntent::goal;
        const double rims = isAtEnd ? 0 : signedBegin - signedEnd;
        const double ahead = rims != 0 ? rims * angleBetween(intent.direction, line->direction) : 0;
        return {line->length, begin.center - signedBegin * aside, end.center - signedEnd * aside,
                ahead};
    }
    const Point at = isStart ? begin.center : end.center; // it lies on the rim, to rounding
    if (isStart || intent.target == TangentIntent::goal)
        return {0, at, at};
    return unfloored();
}

// What a path saves by passing a corner of true radius 0 straight, when only the floor bends it
// round there: the way on is seen from where it came.
double TangentGraph::cutAt(const TangentVertex& corner, const TrueTangent& onwards) const
{
    if (!m_floored || corner.trueRadius > 0 || corner.disc == TangentVertex::none)
        return 0;
    const TrueTangent arrival = trueTangent(m_vertices[corner.parent], m_intents[corner.intent]);
    const double shorter = std::min(arrival.length, onwards.length);
    if (shorter > 1e3 * m_field.leastRadius() || arrival.length == 0 || onwards.length == 0)
        return 0;
    const double bend = cross(corner.center - arrival.from, onwards.to - corner.center);
    if (sign(corner.winding) * bend >= 0)
        return 0;
    return arrival.length + onwards.length - distance(arrival.from, onwards.to);
}

Blocker TangentGraph::shoot(Point from, Point direction, double reach, DiscIndex ignoreFrom,
                            DiscIndex ignoreTo)
{
    ++m_rays;
    const Blocker blocker = m_field.firstBlocker(from, direction, reach, ignoreFrom, ignoreTo);
    if (m_records.met && blocker.kind != Blocker::Kind::none)
        m_met.push_back(blocker);
    return blocker;
}

// ---- expansion

void TangentGraph::tryIntent(std::uint32_t index)
{
    const TangentIntent intent = m_intents[index];
    const bool toGoal = intent.target == TangentIntent::goal;
    if (toGoal)
        payLap(intent.source);
    const TangentVertex& source = m_vertices[intent.source];
    if (source.isPocket(intent.turn))
        return reject(intent, Rejection::inPocket);
    if (endsOnRim(intent))
        return;
    const Point from = source.contact(intent.direction);
    const double reach = toGoal ? std::max(intent.length, std::numeric_limits<double>::min())
                                : intent.length + m_reach;
    const Blocker hit = shoot(from, intent.direction, reach, source.disc, intent.target);
    const Reference ray{intent.direction, intent.turn};
    if (hit.kind != Blocker::Kind::none && (toGoal || hit.at < intent.length)) {
        reject(intent, Rejection::blockedSurfing, hit.at, obstacleOf(hit));
        aimAtSides(intent.source, hit, ray);
        return;
    }
    if (const auto crossing = crossesArrival(intent)) {
        reject(intent, Rejection::crossesArrival, *crossing);
        if (!toGoal)
            aimAtSides(intent.source, hit, ray);
        return;
    }
    if (toGoal) {
        accept(intent);
        m_arrival = index;
        return;
    }
    arrive(index, hit);
    // The disc that the ray touched has its shadow on one side: what is met beyond can only be
    // reached round its other side.
    aimAtSide(intent.source, hit, intent.winding, ray);
}

void TangentGraph::arrive(std::uint32_t index, const Blocker& ahead)
{
    const TangentIntent& intent = m_intents[index];
    const Disc& disc = m_discs[intent.target];
    const auto last = static_cast<VertexIndex>(m_vertices.size());
    TangentVertex& vertex = m_vertices.emplace_back();
    vertex.center = disc.center;
    vertex.radius = disc.radius;
    vertex.trueRadius = disc.trueRadius;
    vertex.direction = intent.direction;
    vertex.heading = angleOf(intent.direction);
    vertex.travelled = intent.base;
    vertex.ahead = ahead;
    vertex.disc = intent.target;
    vertex.winding = intent.winding;
    vertex.parent = intent.source;
    vertex.intent = index;
    vertex.isCovered = !m_field.coveredArcs(intent.target).empty();
    if (m_records.met)
        m_met.push_back({Blocker::Kind::disc, intent.target, 0});
    const std::uint32_t key = rimKey(vertex.disc, vertex.winding);
    vertex.nextOnRim = m_memory.rims[key];
    if (const Bypass bypass = bypassTo(vertex); bypass.by != TangentVertex::none) {
        reject(intent, Rejection::dominated);
        closePocket(vertex, bypass);
        m_vertices.pop_back();
        return;
    }
    accept(intent);
    m_memory.rims.set(key, last);
    const bool isGoalFirst = aimAtGoal(last);
    aimAhead(last, isGoalFirst);
}

// ---- answers

Contact TangentGraph::contactOf(DiscIndex target) const
{
    if (target == TangentIntent::goal)
        return {Contact::Kind::goal, 0, 0, -1};
    return contactWith(m_field, target);
}

Contact TangentGraph::contactOf(const TangentVertex& vertex) const
{
    if (vertex.disc == TangentVertex::none)
        return {Contact::Kind::start, 0, 0, -1};
    return contactOf(vertex.disc);
}

std::vector<TangentEdge> TangentGraph::edges() const
{
    std::vector<std::uint32_t>& intents = m_memory.chain;
    intents.clear();
    for (std::uint32_t i = m_arrival; i != TangentVertex::none;
         i = m_vertices[m_intents[i].source].intent)
        intents.push_back(i);
    TangentString& string = m_memory.string;
    string.clear();
    for (auto i = intents.rbegin(); i != intents.rend(); ++i) {
        const TangentIntent& intent = m_intents[*i];
        const TangentVertex& source = m_vertices[intent.source];
        const bool isStart = source.disc == TangentVertex::none;
        string.add({isStart ? Circle{m_ends.trueStart, 0} : source.circle(), source.trueRadius,
                    source.winding, intent.turn, contactOf(source)},
                   lineOf(intent));
    }
    string.finish(m_ends.trueGoal, contactOf(TangentIntent::goal));
    string.pullTaut(m_field);
    return string.edges();
}

// ---- records

std::int64_t TangentGraph::obstacleOf(const Blocker& blocker) const
{
    switch (blocker.kind) {
    case Blocker::Kind::none:
        break;
    case Blocker::Kind::disc:
        return m_discs[blocker.index].obstacle;
    case Blocker::Kind::core:
        return m_cores[blocker.index].obstacle;
    case Blocker::Kind::arena:
        return m_field.arenas()[blocker.index].obstacle;
    }
    return 0;
}

void TangentGraph::reject(const TangentIntent& intent, Rejection reason, double at, std::int64_t by)
{
    if (m_records.attempts)
        record(intent, {.reason = reason, .blockedAt = at, .blockedBy = by});
}

void TangentGraph::reject(VertexIndex from, const Aim& aim, Rejection reason)
{
    if (!m_records.attempts)
        return;
    TangentIntent intent;
    assign(intent, from, aim);
    reject(intent, reason);
}

void TangentGraph::accept(const TangentIntent& intent)
{
    if (m_records.attempts)
        record(intent, {.accepted = true});
}

void TangentGraph::record(const TangentIntent& intent, TangentAttempt attempt)
{
    const TangentVertex& source = m_vertices[intent.source];
    const Bitangent line = lineOf(intent);
    attempt.source = intent.source;
    attempt.target = contactOf(intent.target);
    attempt.line = {line.from, line.to};
    const TrueTangent straight = trueTangent(source, intent);
    attempt.lowerBound = source.travelled + std::max(0.0, intent.turn) * source.trueRadius +
                         straight.ahead + straight.length + distance(straight.to, m_ends.trueGoal);
    m_attempts.push_back(attempt);
}

} // namespace thicket::nav
