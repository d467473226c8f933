#include "libnav/tangent/tangentgraph.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/tangentstring.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

Box enclosing(Box box, Point p)
{
    if (box.isEmpty())
        return {p, p};
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    return box;
}

} // namespace

TangentGraph::TangentGraph(const ObstacleField& field, const Ends& ends, const Pruning& pruning,
                           bool recordAttempts)
    : m_field(field), m_ends(ends), m_contact(10 * field.tolerance()),
      m_floored(field.agentRadius() < field.leastRadius() && !field.cores().empty()),
      m_pruning(pruning), m_recording(recordAttempts)
{
    const Box world = enclosing(enclosing(field.bounds(), ends.start), ends.goal);
    m_reach = 1.01 * length(world.max - world.min);
    TangentVertex vertex;
    vertex.circle.center = ends.start;
    vertex.position = ends.start;
    m_vertices.push_back(vertex);
    aimAtGoal(0);
}

std::span<const std::uint32_t> TangentGraph::expand(std::uint32_t intent)
{
    m_followers.clear();
    if (intent != m_arrival && !m_isClosed)
        tryIntent(intent);
    return m_followers;
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
    const Disc& disc = m_field.discs()[target];
    return {disc.center, disc.radius};
}

std::optional<Bitangent> TangentGraph::aim(const TangentVertex& from, DiscIndex target,
                                           Winding w) const
{
    return tangentOrContact(from.circle, from.winding, circleOf(target), w, m_contact);
}

Circle TangentGraph::trueCircleOf(DiscIndex target) const
{
    return target == TangentIntent::goal
               ? Circle{m_ends.trueGoal, 0}
               : Circle{m_field.discs()[target].center, m_field.discs()[target].trueRadius};
}

// The floor under the radii of walls and polygons decides what blocks and turns, not what it costs.
TangentGraph::TrueTangent TangentGraph::trueTangent(const TangentVertex& from, DiscIndex target,
                                                    const Bitangent& tangent) const
{
    if (!m_floored)
        return {tangent.length, tangent.to};
    const bool isStart = from.disc == TangentVertex::none;
    const Circle begin{isStart ? m_ends.trueStart : from.circle.center, from.trueRadius};
    const Circle end = trueCircleOf(target);
    if (begin == end)
        return {0, end.center};
    const auto line = bitangent(begin, tangent.fromWinding, end, tangent.toWinding);
    if (line)
        return {line->length, line->to};
    if (isStart || target == TangentIntent::goal) // it lies on the rim, to rounding
        return {0, isStart ? begin.center : end.center};
    return {tangent.length, tangent.to};
}

Blocker TangentGraph::shoot(Point from, Point to, DiscIndex ignoreFrom, DiscIndex ignoreTo)
{
    ++m_rays;
    const auto disc = [](DiscIndex index) {
        return index == TangentVertex::none ? std::nullopt : std::optional(index);
    };
    const auto hit = m_field.firstHit(from, to, disc(ignoreFrom), disc(ignoreTo));
    if (!hit)
        return {};
    constexpr Blocker::Kind kinds[] = {Blocker::Kind::disc, Blocker::Kind::core,
                                       Blocker::Kind::arena};
    return {kinds[static_cast<std::size_t>(hit->kind)], hit->index, hit->at};
}

// ---- expansion

void TangentGraph::tryIntent(std::uint32_t index)
{
    const TangentIntent intent = m_intents[index];
    const TangentVertex& source = m_vertices[intent.source];
    if (endsOnRim(intent))
        return;
    const double whole = intent.aim.length;
    const Reference ray{intent.aim.heading, intent.turn};
    const bool toGoal = intent.target == TangentIntent::goal;
    const Point end =
        toGoal ? m_ends.goal : intent.aim.from + (whole + m_reach) * intent.aim.direction;
    const Blocker hit = shoot(intent.aim.from, end, source.disc, intent.target);
    if (hit.kind != Blocker::Kind::none && (toGoal || hit.at < whole)) {
        reject(intent.source, intent.target, intent.aim, intent.turn, Rejection::blockedSurfing,
               hit.at, obstacleOf(hit));
        aimAtSides(intent.source, hit, ray);
        return;
    }
    if (const auto crossing = crossesArrival(intent)) {
        reject(intent.source, intent.target, intent.aim, intent.turn, Rejection::crossesArrival,
               *crossing);
        if (!toGoal)
            aimAtSides(intent.source, hit, ray);
        return;
    }
    if (toGoal) {
        accept(intent);
        m_arrival = static_cast<std::uint32_t>(m_intents.size());
        m_arrivingIntent = index;
        m_intents.push_back(intent);
        m_intents.back().base += intent.estimate;
        m_intents.back().estimate = 0;
        m_followers.push_back(m_arrival);
        return;
    }
    arrive(index, hit);
    aimPast(intent.source, hit, intent.aim.toWinding, ray);
}

void TangentGraph::arrive(std::uint32_t index, const Blocker& ahead)
{
    const TangentIntent intent = m_intents[index];
    TangentVertex vertex;
    vertex.disc = intent.target;
    vertex.winding = intent.aim.toWinding;
    vertex.circle = circleOf(intent.target);
    vertex.trueRadius = m_field.discs()[intent.target].trueRadius;
    vertex.position = intent.aim.to;
    vertex.direction = intent.aim.direction;
    vertex.heading = intent.aim.heading;
    vertex.travelled = intent.base;
    vertex.intent = index;
    vertex.ahead = ahead;
    std::uint32_t& last = m_rims[rimKey(vertex.disc, vertex.winding)];
    if (m_pruning.dominance && isDominated(vertex, last)) {
        reject(intent.source, intent.target, intent.aim, intent.turn, Rejection::dominated);
        return;
    }
    accept(intent);
    vertex.nextOnRim = last;
    last = static_cast<std::uint32_t>(m_vertices.size());
    m_vertices.push_back(vertex);
    aimAtGoal(last);
    aimAhead(last);
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
    std::vector<std::uint32_t> intents;
    for (std::uint32_t i = m_arrivingIntent; i != TangentVertex::none;
         i = m_vertices[m_intents[i].source].intent)
        intents.push_back(i);
    TangentString string;
    for (auto i = intents.rbegin(); i != intents.rend(); ++i) {
        const TangentIntent& intent = m_intents[*i];
        const TangentVertex& source = m_vertices[intent.source];
        const bool isStart = source.disc == TangentVertex::none;
        string.add({isStart ? Circle{m_ends.trueStart, 0} : source.circle, source.trueRadius,
                    source.winding, intent.turn, contactOf(source)},
                   intent.aim);
    }
    string.finish(m_ends.trueGoal, contactOf(TangentIntent::goal));
    string.pullTaut(m_field);
    return string.edges();
}

std::int64_t TangentGraph::obstacleOf(const Blocker& blocker) const
{
    switch (blocker.kind) {
    case Blocker::Kind::none:
        break;
    case Blocker::Kind::disc:
        return m_field.discs()[blocker.index].obstacle;
    case Blocker::Kind::core:
        return m_field.cores()[blocker.index].obstacle;
    case Blocker::Kind::arena:
        return m_field.arenas()[blocker.index].obstacle;
    }
    return 0;
}

void TangentGraph::reject(VertexIndex from, DiscIndex target, const Bitangent& tangent, double turn,
                          Rejection reason, double at, std::int64_t by)
{
    if (m_recording)
        record(from, target, tangent, turn, {.reason = reason, .blockedAt = at, .blockedBy = by});
}

void TangentGraph::accept(const TangentIntent& intent)
{
    if (m_recording)
        record(intent.source, intent.target, intent.aim, intent.turn, {.accepted = true});
}

void TangentGraph::record(VertexIndex from, DiscIndex target, const Bitangent& tangent, double turn,
                          TangentAttempt attempt)
{
    const TangentVertex& source = m_vertices[from];
    attempt.source = from;
    attempt.target = contactOf(target);
    attempt.aim = tangent;
    const TrueTangent line = trueTangent(source, target, tangent);
    attempt.lowerBound = source.travelled + std::max(0.0, turn) * source.trueRadius + line.length +
                         distance(line.to, m_ends.trueGoal);
    m_attempts.push_back(attempt);
}

} // namespace thicket::nav
