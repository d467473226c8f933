#include "libnav/tangent/tangentgraph.h"

#include "libnav/tangent/pointcontact.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

// Two ways to the same place whose lengths differ by less than this share are equally short: ties
// of symmetric maps must not multiply.
constexpr double tieShare = 1e-13;

Box around(Point p, double margin)
{
    return {{p.x - margin, p.y - margin}, {p.x + margin, p.y + margin}};
}

Box enclosing(Box box, Point p)
{
    if (box.isEmpty())
        return {p, p};
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    return box;
}

bool isInCore(const Disc& a, const Disc& b, Point p, double margin)
{
    const double whole = distance(a.center, b.center);
    const Point axis = (1 / whole) * (b.center - a.center);
    const double along = dot(axis, p - a.center);
    return along > -margin && along < whole + margin &&
           std::abs(cross(axis, p - a.center)) < a.radius + margin;
}

std::uint32_t rimKey(DiscIndex disc, Winding winding)
{
    return 2 * disc + (winding == Winding::clockwise ? 1 : 0);
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
    if (hit->isCore)
        return {Blocker::Kind::core, hit->core, hit->at};
    return {Blocker::Kind::disc, hit->disc, hit->at};
}

std::optional<double> TangentGraph::coverOnRim(const TangentVertex& from, double heading) const
{
    if (from.disc == TangentVertex::none)
        return {};
    return turnToCover(m_field.coveredArcs(from.disc), contactAngle(heading, from.winding),
                       from.winding, m_field.tolerance() / from.circle.radius);
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
        aimAhead(from);
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
        if (turn > fullTurn)
            return;
        if (turn < 0) {
            aimAhead(from);
            return;
        }
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

void TangentGraph::aimAhead(VertexIndex from)
{
    TangentVertex& source = m_vertices[from];
    if (source.lookedAhead)
        return;
    source.lookedAhead = true;
    const Blocker ahead = source.ahead;
    if (ahead.kind == Blocker::Kind::none)
        sweep(from, {source.heading, 0}, sign(source.winding));
    else
        aimAtSides(from, ahead, {source.heading, 0});
}

std::int64_t TangentGraph::aimAtCovers(VertexIndex from, double turn)
{
    const Circle circle = m_vertices[from].circle;
    const Winding winding = m_vertices[from].winding;
    const DiscIndex own = m_vertices[from].disc;
    const Reference ray{wrapped(m_vertices[from].heading + sign(winding) * turn), turn};
    const double angle = contactAngle(ray.heading, winding);
    const Point edge = circle.center + circle.radius * Point{std::cos(angle), std::sin(angle)};
    std::int64_t by = 0;
    bool found = false;
    for (double margin = m_contact; !found && margin < 1e4 * m_contact; margin *= 10) {
        for (const DiscIndex disc : m_field.discsIn(around(edge, margin))) {
            const Disc& cover = m_field.discs()[disc];
            if (disc == own || distance(cover.center, edge) > cover.radius + margin)
                continue;
            found = true;
            by = cover.obstacle;
            aimAtDisc(from, disc, winding, ray);
        }
        for (const std::uint32_t index : m_field.coresIn(around(edge, margin))) {
            const Core& core = m_field.cores()[index];
            if (!isInCore(m_field.discs()[core.a], m_field.discs()[core.b], edge, margin))
                continue;
            found = true;
            by = core.obstacle;
            aimAtSides(from, {Blocker::Kind::core, index, 0}, ray);
        }
    }
    return by;
}

// ---- expansion

// The nearest vertex on the same oriented disc that a walk over `turn` passes and that was reached
// at no more cost than by walking there: everything beyond it is its own.
std::uint32_t TangentGraph::ownerWithin(VertexIndex from, double turn, double& ownerTurn) const
{
    const TangentVertex& source = m_vertices[from];
    std::uint32_t owner = TangentVertex::none;
    ownerTurn = turn;
    const std::uint32_t first = m_rims.find(rimKey(source.disc, source.winding));
    for (auto i = first; i != TangentVertex::none; i = m_vertices[i].nextOnRim) {
        const TangentVertex& other = m_vertices[i];
        if (i == from)
            continue;
        const double walk = turnFrom0(sign(source.winding) * (other.heading - source.heading));
        const double travelled = source.travelled + walk * source.circle.radius;
        if (walk <= ownerTurn && other.travelled <= travelled * (1 + tieShare)) {
            owner = i;
            ownerTurn = walk;
        }
    }
    return owner;
}

// Whether the walk along the rim to the departure ends early: at a cover, or at an owner.
bool TangentGraph::endsOnRim(const TangentIntent& intent)
{
    const TangentVertex& source = m_vertices[intent.source];
    if (source.disc == TangentVertex::none)
        return false;
    double ownerTurn = 0;
    const std::uint32_t owner = ownerWithin(intent.source, intent.turn, ownerTurn);
    const auto cover = coverOnRim(source, source.heading);
    const double slack = m_field.tolerance() / source.circle.radius;
    const bool covered = cover && *cover < intent.turn - slack;
    if (covered && (owner == TangentVertex::none || *cover <= ownerTurn)) {
        const std::int64_t by = aimAtCovers(intent.source, *cover);
        record(intent.source, intent.target, intent.aim, intent.turn, Outcome::blockedHugging,
               *cover, by);
        return true;
    }
    if (owner == TangentVertex::none)
        return false;
    record(intent.source, intent.target, intent.aim, intent.turn, Outcome::dominated);
    const Blocker ahead = m_vertices[owner].ahead;
    const Reference ray{m_vertices[owner].heading, ownerTurn};
    if (ahead.kind == Blocker::Kind::none)
        sweep(intent.source, ray, -sign(source.winding));
    else
        aimAtSides(intent.source, ahead, ray);
    return true;
}

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

bool TangentGraph::isDominated(const TangentVertex& arrival, std::uint32_t firstOnRim) const
{
    for (auto i = firstOnRim; i != TangentVertex::none; i = m_vertices[i].nextOnRim) {
        const TangentVertex& other = m_vertices[i];
        const double walk = turnFrom0(sign(arrival.winding) * (arrival.heading - other.heading));
        if (other.travelled + walk * arrival.circle.radius > arrival.travelled * (1 + tieShare))
            continue;
        const auto cover = coverOnRim(other, other.heading);
        if (!cover || *cover >= walk)
            return true;
    }
    return false;
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
    // The straight line to the goal bounds what the arriving ray hides only when the goal lies
    // ahead and on the disc's side of that ray.
    const Point toGoal = m_goal - vertex.position;
    if (dot(vertex.direction, toGoal) <= 0 ||
        sign(vertex.winding) * cross(vertex.direction, toGoal) < 0)
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
