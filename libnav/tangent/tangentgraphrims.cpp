#include "libnav/tangent/tangentgraph.h"

#include "libnav/collision/angle.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

// The walks along rims: where they end, and who was there before.
namespace thicket::nav {

namespace {

// Two ways to the same place whose lengths differ by less than this share are equally short: ties
// of symmetric maps must not multiply.
constexpr double tieShare = 1e-13;

bool isInCore(const Disc& a, const Disc& b, Point p, double margin)
{
    const double whole = distance(a.center, b.center);
    const Point axis = (1 / whole) * (b.center - a.center);
    const double along = dot(axis, p - a.center);
    return along > -margin && along < whole + margin &&
           std::abs(cross(axis, p - a.center)) < std::min(a.radius, b.radius) + margin;
}

} // namespace

std::optional<double> TangentGraph::coverOnRim(const TangentVertex& from, double heading) const
{
    if (!from.isCovered)
        return {};
    return turnToCover(m_field.coveredArcs(from.disc), contactAngle(heading, from.winding),
                       from.winding, m_tolerance / from.radius);
}

// Aims past what covers the rim there; the answer is one of the obstacles that do.
std::int64_t TangentGraph::aimAtCovers(VertexIndex from, double turn)
{
    const Winding winding = m_vertices[from].winding;
    const DiscIndex own = m_vertices[from].disc;
    const double heading = wrapped(m_vertices[from].heading + sign(winding) * turn);
    const Reference ray{{std::cos(heading), std::sin(heading)}, turn};
    const Point edge = m_vertices[from].contact(ray.direction);
    std::optional<std::int64_t> by;
    const auto meet = [&](const Blocker& cover) {
        by = obstacleOf(cover);
        if (m_records.met)
            m_met.push_back(cover);
    };
    const auto arenas = m_field.arenas();
    for (const std::uint32_t i : m_field.boundingArenas())
        if (distance(arenas[i].center, edge) >= arenas[i].radius - m_contact)
            meet({Blocker::Kind::arena, i, 0});
    for (double margin = m_contact; !by && margin < 1e4 * m_contact; margin *= 10) {
        const Box window = grown({edge, edge}, margin);
        m_field.collectDiscsIn(window, m_memory.discs);
        std::sort(m_memory.discs.begin(), m_memory.discs.end());
        for (const DiscIndex disc : m_memory.discs) {
            const Disc& cover = m_discs[disc];
            if (disc == own || distance(cover.center, edge) > cover.radius + margin)
                continue;
            meet({Blocker::Kind::disc, disc, 0});
            aimAtDisc(from, disc, winding, ray);
        }
        for (const std::uint32_t index : m_field.coresIn(window)) {
            const Core& core = m_cores[index];
            if (!isInCore(m_discs[core.a], m_discs[core.b], edge, margin))
                continue;
            const Blocker blocker{Blocker::Kind::core, index, 0};
            meet(blocker);
            aimAtSides(from, blocker, ray);
        }
    }
    return by.value_or(0);
}

// The nearest vertex on the same oriented disc that a walk over `turn` passes and that was reached
// at no more cost than by walking there: everything beyond it is its own.
std::uint32_t TangentGraph::ownerWithin(VertexIndex from, double turn, double& ownerTurn) const
{
    const TangentVertex& source = m_vertices[from];
    std::uint32_t owner = TangentVertex::none;
    ownerTurn = turn;
    const std::uint32_t first = m_memory.rims[rimKey(source.disc, source.winding)];
    for (auto i = first; i != TangentVertex::none; i = m_vertices[i].nextOnRim) {
        const TangentVertex& other = m_vertices[i];
        if (i == from)
            continue;
        // Not snapped as elsewhere: of two close arrivals only the one in front may own.
        double walk = wrapped(sign(source.winding) * (other.heading - source.heading));
        if (walk < 0)
            walk += fullTurn;
        // Of two at the same place only the older.
        if (walk == 0 && i > from && source.travelled <= other.travelled * (1 + tieShare))
            continue;
        const double travelled = source.travelled + walk * source.trueRadius;
        if (walk <= ownerTurn && other.travelled <= travelled * (1 + tieShare)) {
            owner = i;
            ownerTurn = walk;
        }
    }
    return owner;
}

// Whether the departure lies just inside the arc that stops the walk to it, no deeper than the
// tolerance and past nothing deeper: that is as good as the arc's edge.
bool TangentGraph::endsShallow(const TangentIntent& intent, double cover) const
{
    const TangentVertex& source = m_vertices[intent.source];
    const double slack = m_tolerance / source.radius;
    if (intent.turn - cover > std::sqrt(2 * slack))
        return false;
    const double inside =
        turnOutOfCover(m_field.coveredArcs(source.disc),
                       contactAngle(angleOf(intent.direction), source.winding), source.winding);
    const Point departure = source.contact(intent.direction);
    return inside > 0 && m_field.isFreeWithFloor(departure) &&
           !sealOnWalk(m_field, source.disc, source.winding, departure, intent.turn - cover);
}

std::optional<Blocker> TangentGraph::sealOnTheWayOut(const TangentVertex& from, Winding way,
                                                     double turn) const
{
    if (!from.isCovered)
        return {};
    return sealOnWayOut(m_field, from.disc, way, contactAngle(from.heading, from.winding), turn);
}

// Whether the walk along the rim to the departure ends early: at a cover, or at an owner.
bool TangentGraph::endsOnRim(const TangentIntent& intent)
{
    const TangentVertex& source = m_vertices[intent.source];
    if (source.disc == TangentVertex::none)
        return false;
    const bool isAlone = source.nextOnRim == TangentVertex::none &&
                         m_memory.rims[rimKey(source.disc, source.winding)] == intent.source;
    if (isAlone && !source.isCovered)
        return false;
    double ownerTurn = 0;
    const std::uint32_t owner = m_pruning.departureSector && !isAlone
                                    ? ownerWithin(intent.source, intent.turn, ownerTurn)
                                    : TangentVertex::none;
    if (owner == TangentVertex::none && !source.isCovered)
        return false;
    auto cover = coverOnRim(source, source.heading);
    const auto seal = sealOnTheWayOut(source, source.winding, intent.turn);
    if (seal)
        cover = 0;
    const double slack = m_tolerance / source.radius;
    const bool covered = cover && *cover < intent.turn - slack && !endsShallow(intent, *cover);
    if (covered && (owner == TangentVertex::none || *cover <= ownerTurn)) {
        const std::int64_t by = aimAtCovers(intent.source, *cover);
        if (seal)
            aimAtSides(intent.source, *seal, {source.direction, 0});
        reject(intent, Rejection::blockedHugging, *cover, by);
        return true;
    }
    if (owner == TangentVertex::none)
        return false;
    reject(intent, Rejection::leftToAnother);
    aimAtSides(intent.source, m_vertices[owner].ahead, {m_vertices[owner].direction, ownerTurn});
    return true;
}

// Where the departure crosses the tangent by which the path arrived, if it does: who goes on from
// there has walked a loop. Only a turn of more than a half leads back to it.
std::optional<double> TangentGraph::crossesArrival(const TangentIntent& intent) const
{
    const TangentVertex& source = m_vertices[intent.source];
    if (!m_pruning.crossing || intent.turn <= fullTurn / 2 || source.disc == TangentVertex::none)
        return {};
    const TangentIntent& arrival = m_intents[source.intent];
    const Point arrivedFrom = m_vertices[arrival.source].contact(arrival.direction);
    const Point across = source.contact(intent.direction) - arrivedFrom;
    const double sine = cross(arrival.direction, intent.direction);
    if (std::abs(sine) < turnSlack)
        return {};
    const double at = cross(across, arrival.direction) / sine;
    const double along = cross(across, intent.direction) / sine;
    const bool crosses = at > m_contact && at < intent.length - m_contact && along > m_contact &&
                         along < arrival.length - m_contact;
    return crosses ? std::optional(at) : std::nullopt;
}

// Whether a walk along the rim from an arrival, counter-clockwise positive, is uncovered.
bool TangentGraph::isFreeWalk(const TangentVertex& from, double walk) const
{
    if (!from.isCovered)
        return true;
    const Winding way = walk < 0 ? Winding::clockwise : Winding::counterClockwise;
    const auto cover =
        turnToCover(m_field.coveredArcs(from.disc), contactAngle(from.heading, from.winding), way,
                    m_tolerance / from.radius);
    return (!cover || *cover >= std::abs(walk)) && !sealOnTheWayOut(from, way, std::abs(walk));
}

// Onwards in the same winding a way of equal cost will do, for its departures are the same ones.
void TangentGraph::considerBypass(Bypass& best, const TangentVertex& arrival, VertexIndex by,
                                  double walk) const
{
    const TangentVertex& other = m_vertices[by];
    const bool isOnward = other.winding == arrival.winding && walk * sign(arrival.winding) >= 0;
    if (!(isOnward ? m_pruning.dominance : m_pruning.eitherWay))
        return;
    const double cost = other.travelled + std::abs(walk) * arrival.trueRadius;
    // Labels along different floored discs differ by rounding of the floor's size, any two by that
    // of the coordinates: near the start this is more than their share.
    const double most = isOnward ? arrival.travelled * (1 + tieShare)
                                 : arrival.travelled * (1 - lessShare) - m_floors - m_tolerance;
    if (cost > most || (!isOnward && cost == most) ||
        (best.by != TangentVertex::none && cost >= best.cost))
        return;
    if (isFreeWalk(other, walk))
        best = {by, cost, walk};
}

// The cheapest known way along the rim to an arrival that makes it superfluous.
TangentGraph::Bypass TangentGraph::bypassTo(const TangentVertex& arrival) const
{
    Bypass best;
    const double to = contactAngle(arrival.heading, arrival.winding);
    for (const Winding winding : {arrival.winding, opposite(arrival.winding)}) {
        for (auto i = m_memory.rims[rimKey(arrival.disc, winding)]; i != TangentVertex::none;
             i = m_vertices[i].nextOnRim) {
            const double onward =
                sign(winding) *
                turnFrom0(sign(winding) * (to - contactAngle(m_vertices[i].heading, winding)));
            considerBypass(best, arrival, i, onward);
            considerBypass(best, arrival, i, onward - sign(winding) * fullTurn);
        }
        if (!m_pruning.eitherWay)
            break;
    }
    return best;
}

} // namespace thicket::nav
