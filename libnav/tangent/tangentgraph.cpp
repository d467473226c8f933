#include "libnav/tangent/tangentgraph.h"

#include "libnav/tangent/pointcontact.h"
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

TangentGraph::TangentGraph(const ObstacleField& field, Point start, Point goal, bool recordAttempts)
    : m_field(field), m_goal(goal), m_contact(10 * field.tolerance()), m_recording(recordAttempts)
{
    const Box world = enclosing(enclosing(field.bounds(), start), goal);
    m_reach = 1.01 * length(world.max - world.min);
    TangentVertex vertex;
    vertex.circle.center = start;
    vertex.position = start;
    m_vertices.push_back(vertex);
    aimAtGoal(0);
    m_labels[root].distance = 0;
    m_labels[root].rank = m_labels[root].remaining;
}

std::span<const std::uint32_t> TangentGraph::expand(std::uint32_t intent)
{
    m_followers.clear();
    if (intent != m_arrival)
        tryIntent(intent);
    return m_followers;
}

// ---- circles, tangents and rays

Circle TangentGraph::circleOf(DiscIndex target) const
{
    if (target == TangentIntent::goal)
        return {m_goal, 0};
    const Disc& disc = m_field.discs()[target];
    return {disc.center, disc.radius};
}

std::optional<Bitangent> TangentGraph::aim(const TangentVertex& from, DiscIndex target,
                                           Winding w) const
{
    return tangentOrContact(from.circle, from.winding, circleOf(target), w, m_contact);
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
    if (hit->kind == Hit::Kind::core)
        return {Blocker::Kind::core, hit->index, hit->at};
    return {Blocker::Kind::disc, hit->index, hit->at};
}

// ---- new intents

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
    m_intents.push_back({from, target, tangent, turn, source.lastIntent});
    source.lastIntent = id;
    Label label;
    label.weight = from == m_triedFrom ? 0 : m_entryWeight;
    label.remaining = source.circle.radius * turn + tangent.length + distance(tangent.to, m_goal);
    m_labels.push_back(label);
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

// Marked as tried is only what is queued: a target met with a turn too far may be met again with
// its proper one.
void TangentGraph::aimAtDisc(VertexIndex from, DiscIndex target, Winding w, Reference ray)
{
    const TangentVertex& source = m_vertices[from];
    if (target == source.disc || isTried(from, target, w))
        return;
    const auto tangent = aim(source, target, w);
    if (!tangent)
        return;
    double turn = 0;
    if (source.disc != TangentVertex::none)
        turn = ray.turn + sign(source.winding) * wrapped(tangent->heading - ray.heading);
    if (turn > fullTurn) {
        record(from, target, *tangent, turn, Outcome::turnsTooFar);
    } else if (turn < -turnSlack) {
        record(from, target, *tangent, turn, Outcome::turnsBack);
    } else {
        addIntent(from, target, *tangent, std::max(0.0, turn));
    }
}

void TangentGraph::aimAtSides(VertexIndex from, const Blocker& blocker, Reference ray)
{
    const auto both = [&](DiscIndex disc) {
        aimAtDisc(from, disc, Winding::counterClockwise, ray);
        aimAtDisc(from, disc, Winding::clockwise, ray);
    };
    if (blocker.kind == Blocker::Kind::disc)
        both(blocker.index);
    if (blocker.kind == Blocker::Kind::core) {
        both(m_field.cores()[blocker.index].a);
        both(m_field.cores()[blocker.index].b);
    }
}

// A ray that touched a disc in this winding has that disc's shadow on one side: a blocker beyond
// can only be reached round its other side. A core has no sides of its own.
void TangentGraph::aimPast(VertexIndex from, const Blocker& blocker, Winding outer, Reference ray)
{
    if (blocker.kind == Blocker::Kind::none)
        sweep(from, ray, -sign(outer));
    else if (blocker.kind == Blocker::Kind::disc)
        aimAtDisc(from, blocker.index, outer, ray);
    else
        aimAtSides(from, blocker, ray);
}

// A ray that meets nothing cannot be crossed at all, but a path may still go round the back of
// where it came from. So the search looks on, a quarter turn at a time, for the next obstacle: what
// lies wholly between two rays that meet nothing is of no use to a path.
void TangentGraph::sweep(VertexIndex from, Reference ray, double way)
{
    constexpr Point axes[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    constexpr double quarter = fullTurn / 4;
    for (int step = 0; step < 4; ++step) {
        const double passed = way * ray.heading / quarter;
        const double next = way * (std::floor(passed + turnSlack) + 1);
        const auto axis = static_cast<unsigned>(static_cast<int>(next) + 4) % 4;
        const auto mark = static_cast<std::uint8_t>(1U << (axis + (way > 0 ? 4 : 0)));
        TangentVertex& source = m_vertices[from];
        if (source.swept & mark)
            return;
        source.swept |= mark;
        const bool isStart = source.disc == TangentVertex::none;
        const double side = sign(source.winding);
        const double turn = isStart ? 0 : ray.turn + side * (next * quarter - ray.heading);
        if (turn < 0 || turn > fullTurn)
            return;
        ray = {wrapped(next * quarter), turn};
        const Point begin =
            source.circle.center - side * source.circle.radius * leftNormal(axes[axis]);
        const Blocker hit = shoot(begin, begin + m_reach * axes[axis], source.disc, source.disc);
        if (hit.kind != Blocker::Kind::none) {
            aimAtSides(from, hit, ray);
            return;
        }
    }
}

// What lies before the arriving ray may be the way to a goal anywhere: round the far side of what
// is ahead and back behind the start.
void TangentGraph::aimAhead(VertexIndex from)
{
    const TangentVertex& source = m_vertices[from];
    const Blocker ahead = source.ahead;
    if (ahead.kind == Blocker::Kind::none)
        sweep(from, {source.heading, 0}, sign(source.winding));
    else
        aimAtSides(from, ahead, {source.heading, 0});
}

// ---- expansion

void TangentGraph::tryIntent(std::uint32_t index)
{
    const TangentIntent intent = m_intents[index];
    const TangentVertex& source = m_vertices[intent.source];
    m_triedFrom = intent.source;
    m_entryWeight = source.circle.radius * intent.turn + intent.aim.length;
    if (endsOnRim(intent))
        return;
    const double whole = intent.aim.length;
    const Reference ray{intent.aim.heading, intent.turn};
    const bool toGoal = intent.target == TangentIntent::goal;
    const Point end = toGoal ? m_goal : intent.aim.from + (whole + m_reach) * intent.aim.direction;
    const Blocker hit = shoot(intent.aim.from, end, source.disc, intent.target);
    if (hit.kind != Blocker::Kind::none && (toGoal || hit.at < whole)) {
        record(intent.source, intent.target, intent.aim, intent.turn, Outcome::blockedSurfing,
               hit.at, obstacleOf(hit));
        aimAtSides(intent.source, hit, ray);
        return;
    }
    if (toGoal) {
        record(intent.source, intent.target, intent.aim, intent.turn, Outcome::accepted);
        m_arrival = static_cast<std::uint32_t>(m_intents.size());
        m_arrivingIntent = index;
        m_intents.push_back(intent);
        m_labels.push_back({.weight = m_entryWeight});
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
    vertex.position = intent.aim.to;
    vertex.direction = intent.aim.direction;
    vertex.heading = intent.aim.heading;
    vertex.travelled = m_vertices[intent.source].travelled + m_entryWeight;
    vertex.intent = index;
    vertex.ahead = ahead;
    std::uint32_t& last = m_rims[rimKey(vertex.disc, vertex.winding)];
    const bool dominated = isDominated(vertex, last);
    record(intent.source, intent.target, intent.aim, intent.turn,
           dominated ? Outcome::dominated : Outcome::accepted);
    if (dominated)
        return;
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
    const Disc& disc = m_field.discs()[target];
    return {Contact::Kind::disc, target, disc.obstacle, disc.corner};
}

Contact TangentGraph::contactOf(const TangentVertex& vertex) const
{
    if (vertex.disc == TangentVertex::none)
        return {Contact::Kind::start, 0, 0, -1};
    return contactOf(vertex.disc);
}

std::vector<TangentEdge> TangentGraph::edges() const
{
    std::vector<TangentEdge> backwards;
    for (std::uint32_t i = m_arrivingIntent; i != TangentVertex::none;) {
        const TangentIntent& intent = m_intents[i];
        const TangentVertex& source = m_vertices[intent.source];
        backwards.push_back(SurfingEdge{intent.aim.from, intent.aim.to, contactOf(source),
                                        contactOf(intent.target)});
        if (intent.turn > 0 && source.circle.radius > 0) {
            const double from = wrapped(contactAngle(source.heading, source.winding));
            backwards.push_back(HuggingEdge{source.circle.center, source.circle.radius, from,
                                            from + sign(source.winding) * intent.turn,
                                            source.winding, contactOf(source)});
        }
        i = source.intent;
    }
    std::reverse(backwards.begin(), backwards.end());
    return backwards;
}

std::int64_t TangentGraph::obstacleOf(const Blocker& blocker) const
{
    return blocker.kind == Blocker::Kind::core ? m_field.cores()[blocker.index].obstacle
                                               : m_field.discs()[blocker.index].obstacle;
}

void TangentGraph::record(VertexIndex from, DiscIndex target, const Bitangent& tangent, double turn,
                          Outcome outcome, double at, std::int64_t by)
{
    if (!m_recording)
        return;
    const TangentVertex& source = m_vertices[from];
    const double bound = source.travelled + std::max(0.0, turn) * source.circle.radius +
                         tangent.length + distance(tangent.to, m_goal);
    m_attempts.push_back({from, contactOf(target), tangent, bound, outcome, at, by});
}

} // namespace thicket::nav
