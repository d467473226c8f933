#include "libnav/tangent/graph/tangentgraph.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/cornerpath.h"
#include "libnav/tangent/tangentstring.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace thicket::nav {

TangentGraph::TangentGraph(const SearchView& field, const SearchEnds& ends, const Pruning& pruning,
                           const SearchRecords& records, SearchMemory& memory)
    : m_store(field, ends, pruning, memory), m_log(m_store, m_lengths, records),
      m_keepsTangents(field.keepsTangents() && !records.attempts && !records.met)
{
    m_aims.atGoal(0);
}

TangentGraph::Followers TangentGraph::expand(std::uint32_t intent)
{
    const auto begin = static_cast<std::uint32_t>(m_store.intents.size());
    if (!m_isClosed) {
        m_log.take(intent);
        if (isKnown(m_store.intents[intent]))
            tryKnown(intent);
        else
            tryIntent(intent);
    }
    return {begin, static_cast<std::uint32_t>(m_store.intents.size())};
}

std::uint32_t TangentGraph::parentOf(std::uint32_t intent) const
{
    const std::uint32_t before = m_store.vertices[m_store.intents[intent].source].intent;
    return before == TangentVertex::none ? root : before;
}

Blocker TangentGraph::shoot(Point from, Point direction, double reach, DiscIndex ignoreFrom,
                            DiscIndex ignoreTo)
{
    ++m_rays;
    const Blocker blocker =
        m_store.field.firstBlocker(from, direction, reach, ignoreFrom, ignoreTo);
    m_log.meet(blocker);
    return blocker;
}

// What is beyond the target of an intent that goes straight on from its arrival, if the arriving
// ray passed by the target, too: its extension. Of many contacts in line, as on the tips of a comb,
// each would else follow the same ray to its end.
std::optional<Blocker> TangentGraph::straightOn(const TangentIntent& intent) const
{
    constexpr double share = 0.01; // of the tolerance, by which the rays may lie apart
    const TangentVertex& source = m_store.vertices[intent.source];
    if (intent.target == TangentIntent::goal || source.isStart() || source.isKnown)
        return {};
    const double apart = std::abs(cross(source.direction, intent.direction)) * m_store.reach;
    if (!(apart <= share * m_store.tolerance && dot(source.direction, intent.direction) > 0))
        return {};
    Blocker hit = source.ahead;
    if (hit.kind == Blocker::Kind::none)
        return hit;
    hit.at -= m_store.intents[source.intent].length;
    const bool isTarget = hit.kind == Blocker::Kind::disc && hit.disc() == intent.target;
    return hit.at > intent.length + m_store.contact && !isTarget ? std::optional(hit)
                                                                 : std::nullopt;
}

// What it hits on the way to its target or, if that is no goal, beyond it.
Blocker TangentGraph::follow(const TangentIntent& intent)
{
    if (m_store.isGoalOnRim(intent))
        return {};
    if (const auto known = straightOn(intent))
        return *known;
    const TangentVertex& source = m_store.vertices[intent.source];
    const double reach = intent.target == TangentIntent::goal
                             ? std::max(intent.length, std::numeric_limits<double>::min())
                             : intent.length + m_store.reach;
    return shoot(source.contact(intent.direction), intent.direction, reach, source.disc,
                 intent.target);
}

void TangentGraph::tryIntent(std::uint32_t index)
{
    const TangentIntent intent = m_store.intents[index];
    const bool toGoal = intent.target == TangentIntent::goal;
    if (m_sight.isRest(index))
        return m_sight.queueMore();
    if (m_sight.isKnown() && !toGoal && intent.source == 0)
        return tryInSight(index);
    if (toGoal)
        m_aims.payLap(intent.source);
    const TangentVertex& source = m_store.vertices[intent.source];
    if (source.isPocket(intent.turn))
        return m_log.reject(intent, Rejection::inPocket);
    if (endsOnRim(intent))
        return;
    const Blocker hit = follow(intent);
    const RayReference ray{intent.direction, intent.turn};
    if (hit.kind != Blocker::Kind::none && (toGoal || hit.at < intent.length)) {
        m_log.reject(intent, Rejection::blockedSurfing, hit.at, m_store.obstacleOf(hit));
        if (!source.isKnown && !(source.isStart() && m_keepsTangents && m_sight.begin()))
            m_aims.atSides(intent.source, hit, ray);
        return;
    }
    if (const auto crossing = m_departures.crossesArrival(intent)) {
        m_log.reject(intent, Rejection::crossesArrival, *crossing);
        if (!toGoal)
            m_aims.atSides(intent.source, hit, ray);
        return;
    }
    if (toGoal) {
        m_log.accept(intent);
        m_arrival = index;
        return;
    }
    arrive(index, angleOf(intent.direction), hit);
    m_aims.pastCovers(intent);
    // The touched disc shadows one side of the ray. What is hit beyond can only be passed on its
    // other side.
    m_aims.atSide(intent.source, hit, intent.winding, ray);
}

// Its tangent is free, and all other departures of its source are queued.
void TangentGraph::tryKnown(std::uint32_t index)
{
    const TangentIntent& intent = m_store.intents[index];
    const TangentVertex& source = m_store.vertices[intent.source];
    if (source.isPocket(intent.turn))
        return;
    if (!m_departures.isAlone(intent.source) && m_store.pruning.departureSector &&
        m_departures.ownerWithin(intent.source, intent.turn).vertex != TangentVertex::none)
        return;
    if (intent.turn > fullTurn / 2 && m_departures.crossesArrival(intent))
        return;
    const RimDepartures& departures = *m_store.memory.known[intent.source];
    arrive(index, departures.departures[intent.next].heading, {});
}

// All other rims that the start sees are queued.
void TangentGraph::tryInSight(std::uint32_t index)
{
    const TangentIntent intent = m_store.intents[index];
    const double heading = angleOf(intent.direction);
    std::optional<Blocker> hit;
    if (!m_sight.isSure(intent)) {
        hit = follow(intent);
        const bool isBlocked = hit->kind != Blocker::Kind::none && hit->at < intent.length;
        if (isBlocked ||
            isContactCovered(m_store.field, intent.target, contactAngle(heading, intent.winding)))
            return m_log.reject(intent, Rejection::blockedSurfing, std::min(hit->at, intent.length),
                                m_store.obstacleOf(*hit));
    }
    arrive(index, heading, hit);
}

// Whether the walk along the rim to the departure ends early: at a cover or at an owner.
bool TangentGraph::endsOnRim(const TangentIntent& intent)
{
    const TangentVertex& source = m_store.vertices[intent.source];
    if (source.isStart())
        return false;
    const bool isAlone = m_departures.isAlone(intent.source);
    if (isAlone && !source.isCovered)
        return false;
    const Departures::Owner owner = m_store.pruning.departureSector && !isAlone
                                        ? m_departures.ownerWithin(intent.source, intent.turn)
                                        : Departures::Owner();
    const bool isLeft = owner.vertex != TangentVertex::none;
    if (!isLeft && !source.isCovered)
        return false;
    auto cover = m_walks.coverAhead(source);
    const auto seal = m_walks.sealOnTheWayOut(source, source.winding, intent.turn);
    if (seal)
        cover = 0;
    const double slack = m_store.tolerance / source.radius;
    const bool covered =
        cover && *cover < intent.turn - slack && !m_walks.endsShallow(intent, *cover);
    if (source.isKnown)
        return covered || isLeft;
    if (covered && (!isLeft || *cover <= owner.turn)) {
        const std::int64_t by = m_aims.atCovers(intent.source, *cover);
        if (seal)
            m_aims.atSides(intent.source, *seal, {source.direction, 0});
        m_log.reject(intent, Rejection::blockedHugging, *cover, by);
        return true;
    }
    if (!isLeft)
        return false;
    m_log.reject(intent, Rejection::leftToAnother, owner.vertex);
    TangentVertex& other = m_store.vertices[owner.vertex];
    if (other.isKnown && other.ahead.kind == Blocker::Kind::none)
        other.ahead = follow(m_store.intents[other.intent]);
    m_aims.atSides(intent.source, other.ahead, {other.direction, owner.turn});
    return true;
}

void TangentGraph::arrive(std::uint32_t index, double heading, const std::optional<Blocker>& ahead)
{
    const TangentIntent& intent = m_store.intents[index];
    const Disc& disc = m_store.discs[intent.target];
    m_log.meet({Blocker::Kind::disc, intent.target, 0});
    const Bypass bypass =
        m_bypasses.to({intent.target, intent.winding, heading, intent.base, disc.trueRadius});
    if (bypass.by != TangentVertex::none)
        return leaveOut(index, heading, bypass);
    const auto last = static_cast<VertexIndex>(m_store.vertices.size());
    TangentVertex& vertex = addVertex(index, heading);
    m_log.accept(intent);
    const std::uint32_t key = rimKey(vertex.disc, vertex.winding);
    vertex.nextOnRim = m_store.memory.rims[key];
    m_store.memory.rims.set(key, last);
    const auto* const known = m_keepsTangents ? m_known.departuresFrom(vertex) : nullptr;
    m_store.memory.known.push_back(known);
    if (known) {
        vertex.isKnown = true;
        vertex.isCovered = !known->covers.empty();
        if (!m_known.isGoalHidden(vertex, *known))
            m_aims.atGoal(last);
        const std::size_t before = m_store.intents.size();
        m_known.depart(last, *known);
        if (m_sight.isKnown() && m_store.intents[index].source == 0 &&
            m_store.intents.size() == before)
            m_sight.settle(m_store.intents[index], *known);
        return;
    }
    vertex.isCovered = !m_store.field.coveredArcs(intent.target).empty();
    vertex.ahead = ahead ? *ahead : follow(intent);
    const bool isGoalFirst = m_aims.atGoal(last);
    m_aims.ahead(last, isGoalFirst);
}

void TangentGraph::leaveOut(std::uint32_t index, double heading, const Bypass& bypass)
{
    const TangentIntent& intent = m_store.intents[index];
    m_log.reject(intent, Rejection::dominated, bypass.by);
    // Departures that are known cost less than the test whether they lead into a pocket.
    if (m_store.vertices[intent.source].isKnown)
        return;
    m_pockets.close(addVertex(index, heading), bypass);
    m_store.vertices.pop_back();
}

TangentVertex& TangentGraph::addVertex(std::uint32_t index, double heading)
{
    const TangentIntent& intent = m_store.intents[index];
    const Disc& disc = m_store.discs[intent.target];
    TangentVertex vertex; // emplace_back() would first fill it with zeros
    vertex.center = disc.center;
    vertex.radius = disc.radius;
    vertex.trueRadius = disc.trueRadius;
    vertex.direction = intent.direction;
    vertex.heading = heading;
    vertex.travelled = intent.base;
    vertex.disc = intent.target;
    vertex.winding = intent.winding;
    vertex.parent = intent.source;
    vertex.intent = index;
    return m_store.vertices.emplace_back(vertex);
}

// Where the path turns at corners only, and no circle or thick wall can hold it instead: without a
// taut string. `chain`: the path's intents, the last one first.
bool TangentGraph::appendCorners(std::vector<TangentEdge>& edges) const
{
    const SearchEnds& ends = m_store.ends;
    const auto others = m_store.field.trueDiscs();
    if (!others || !others->empty() || ends.start != ends.trueStart || ends.goal != ends.trueGoal)
        return false;
    const std::vector<std::uint32_t>& chain = m_store.memory.chain;
    CornerPath path(ends.start, m_store.contactOf(m_store.vertices[0]), edges);
    for (std::size_t i = chain.size() - 1; i-- > 0;) {
        const TangentVertex& corner = m_store.vertices[m_store.intents[chain[i]].source];
        const Point next =
            i > 0 ? m_store.vertices[m_store.intents[chain[i - 1]].source].center : ends.goal;
        if (corner.trueRadius > 0 ||
            !path.goOn(corner.center, m_store.contactOf(corner), corner.winding, next))
            return false;
    }
    path.append(ends.goal, m_store.contactOf(TangentIntent::goal));
    return true;
}

void TangentGraph::appendEdges(std::vector<TangentEdge>& edges) const
{
    std::vector<std::uint32_t>& intents = m_store.memory.chain;
    intents.clear();
    for (std::uint32_t i = m_arrival; i != TangentVertex::none;
         i = m_store.vertices[m_store.intents[i].source].intent)
        intents.push_back(i);
    if (appendCorners(edges))
        return;
    edges.clear();
    TangentString& string = m_store.memory.string;
    string.clear();
    for (auto i = intents.rbegin(); i != intents.rend(); ++i) {
        const TangentIntent& intent = m_store.intents[*i];
        const TangentVertex& source = m_store.vertices[intent.source];
        const bool isStart = source.isStart();
        string.add({isStart ? Circle{m_store.ends.trueStart, 0} : source.circle(),
                    source.trueRadius, source.winding, intent.turn, m_store.contactOf(source)},
                   m_store.lineOf(intent));
    }
    string.finish(m_store.ends.trueGoal, m_store.contactOf(TangentIntent::goal));
    string.pullTaut(m_store.field);
    string.appendTo(edges);
}

} // namespace thicket::nav
