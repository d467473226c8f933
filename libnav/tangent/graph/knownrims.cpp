#include "libnav/tangent/graph/knownrims.h"

#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::nav {

namespace {

/// The turn from an arrival to a departure, if neither lies back by more than rounding.
double turnAhead(const TangentVertex& from, const RimDeparture& departure)
{
    const double turn = wrapped(sign(from.winding) * (departure.heading - from.heading));
    return turn < -TurnSlack::mostBack ? turn + fullTurn : turn;
}

} // namespace

const RimDepartures* KnownRims::departuresFrom(const TangentVertex& vertex)
{
    if (m_store.discs[vertex.disc].corner < 0)
        return nullptr;
    const RimDepartures* const kept = keptDepartures(m_notes, vertex.disc, vertex.winding);
    const RimDepartures& known =
        kept ? *kept : departuresOf(m_store.field, vertex.disc, vertex.winding, m_listed);
    if (!known.isComplete || isCoveredAllRound(known.covers))
        return nullptr;
    const bool isFromListed = m_store.memory.known[vertex.parent] != nullptr;
    const bool isCovered =
        !isFromListed &&
        isContactCovered(known.covers, contactAngle(vertex.heading, vertex.winding),
                         2 * m_store.tolerance / vertex.radius);
    return isCovered ? nullptr : &known;
}

bool KnownRims::isGoalHidden(const TangentVertex& vertex, const RimDepartures& known) const
{
    const Point out = m_store.ends.goal - vertex.center;
    if (known.reach.allEndBefore(dot(out, out) - vertex.radius * vertex.radius))
        return true; // as mostly: without the tangent
    const auto straight = tangentLine(vertex.center, vertex.signedRadius(), m_store.ends.goal, 0);
    return straight && known.reach.endsBefore(straight->direction, straight->length);
}

// The turn of a departure that is known to be free, unless the path would have to turn back to it.
std::optional<double> KnownRims::turnTo(const TangentVertex& from, const RimDeparture& departure,
                                        double turn, double most) const
{
    if (turn < 0) {
        const bool isBack = turn > -TurnSlack::mostBack &&
                            turn >= -m_slack.back(from, m_store.discs[departure.target].center,
                                                  departure.line.length) &&
                            m_walks.isFreeBehind(from, -turn);
        turn += isBack ? 0 : fullTurn;
    }
    return turn <= most ? std::optional(turn) : std::nullopt;
}

void KnownRims::depart(VertexIndex from, const RimDepartures& known)
{
    const TangentVertex& at = m_store.vertices[from];
    const RimDepartures* const source = m_store.memory.known[at.parent];
    if (!source) {
        search(from, known);
        return;
    }
    const std::uint32_t arrival = m_store.intents[at.intent].next;
    Onward onward;
    if (source->onward.run(arrival, known.serial, onward))
        return follow(from, known, onward);
    const auto found = search(from, known);
    if (found && source->onward.setRun(arrival, known.serial, *found))
        m_store.field.notes().advance();
}

// Departures are in the order of their headings, so those within reach are next to each other.
// Returns them if turnAhead() has their turns.
std::optional<Onward> KnownRims::search(VertexIndex from, const RimDepartures& known)
{
    const auto& departures = known.departures;
    const auto count = static_cast<std::uint32_t>(departures.size());
    if (count == 0)
        return Onward{};
    const TangentVertex& at = m_store.vertices[from];
    const RimPlace place =
        placeOn(known, at.heading, at.winding, m_walks.slackAt(at), m_store.tolerance / at.radius);
    const bool isLeft = at.winding == Winding::counterClockwise;
    const double first = wrapped(at.heading - sign(at.winding) * 1.01 * TurnSlack::mostBack);
    const auto begin =
        std::partition_point(departures.begin(), departures.end(), [&](const RimDeparture& one) {
            return isLeft ? one.heading < first : one.heading <= first;
        });
    auto next = static_cast<std::uint32_t>(begin - departures.begin());
    next = isLeft ? (next == count ? 0 : next) : nextDeparture(next, count, at.winding);
    Onward found;
    bool isRun = true;
    for (std::uint32_t left = count; left > 0;
         --left, next = nextDeparture(next, count, at.winding)) {
        const RimDeparture& departure = departures[next];
        const double ahead = wrapped(sign(at.winding) * (departure.heading - at.heading));
        const auto turn = turnTo(at, departure, ahead, place.most);
        if (!turn) {
            if (ahead >= 0 || ahead < -1.02 * TurnSlack::mostBack)
                break;
            continue;
        }
        if (isClosed(at, departure, *turn, place)) {
            isRun = isRun && found.count == 0;
            continue;
        }
        isRun = isRun && *turn == turnAhead(at, departure);
        found.first = found.count == 0 ? next : found.first;
        ++found.count;
        if (!isBlind(known, next))
            queue(from, known, next, *turn);
    }
    return isRun ? std::optional(found) : std::nullopt;
}

void KnownRims::follow(VertexIndex from, const RimDepartures& known, const Onward& onward)
{
    const auto count = static_cast<std::uint32_t>(known.departures.size());
    const Winding winding = m_store.vertices[from].winding;
    std::uint32_t next = onward.first;
    for (std::uint32_t left = onward.count; left > 0; --left) {
        if (!isBlind(known, next))
            queue(from, known, next, turnAhead(m_store.vertices[from], known.departures[next]));
        next = nextDeparture(next, count, winding);
    }
}

inline bool KnownRims::isBlind(const RimDepartures& known, std::uint32_t departure)
{
    return m_store.pruning.blindEnds && m_blind.areThere(known, departure, m_store.ends.goal);
}

// Whether the arrival would be superfluous even now. Then it need not wait in the queue.
inline bool KnownRims::isBypassed(const RimDeparture& departure, double base) const
{
    if (!m_bypasses.isAnyOn(departure.target, departure.winding))
        return false; // as mostly: without reading the disc
    const double radius = m_store.discs[departure.target].trueRadius;
    const RimArrival arrival{departure.target, departure.winding, departure.heading, base, radius};
    return m_bypasses.to(arrival).by != TangentVertex::none;
}

// Inlined by force: otherwise a sixth of its instructions would save and restore registers.
[[gnu::always_inline]] inline void KnownRims::queue(VertexIndex from, const RimDepartures& known,
                                                    std::uint32_t number, double turn)
{
    const RimDeparture& departure = known.departures[number];
    const TangentVertex& source = m_store.vertices[from];
    const TrueTangent& line = departure.straight;
    const Point rest = m_store.ends.trueGoal - line.to;
    double travelled = source.travelled;
    double estimate = std::sqrt(dot(rest, rest));
    if (m_store.hasRaisedRadii) {
        travelled += line.ahead - m_lengths.cutAt(source, line);
        estimate -= m_lengths.mostCutAt(m_store.discs[departure.target].trueRadius, line, estimate);
    }
    // A slightly negative turn takes back length that the arriving tangent has too much.
    const double base = travelled + std::max(0.0, source.trueRadius * turn + line.length);
    if (isBypassed(departure, base))
        return;
    TangentIntent& intent = m_store.intents.emplace_back();
    intent.direction = departure.line.direction;
    intent.length = departure.line.length;
    intent.turn = turn;
    intent.base = base;
    intent.estimate = estimate;
    intent.source = from;
    intent.target = departure.target;
    intent.next = number;
    intent.winding = departure.winding;
}

// Whether the walk along the rim to a departure within reach is covered, or passes a seal.
bool KnownRims::isClosed(const TangentVertex& from, const RimDeparture& departure, double turn,
                         const RimPlace& place) const
{
    const bool isFree = turn <= place.free + place.rounding &&
                        (place.out <= place.rounding || turn <= place.rounding);
    if (isFree)
        return false;
    const double cover = m_walks.sealOnTheWayOut(from, from.winding, turn) ? 0 : place.free;
    TangentIntent intent;
    intent.direction = departure.line.direction;
    intent.length = departure.line.length;
    intent.turn = turn;
    intent.source = static_cast<VertexIndex>(&from - m_store.vertices.data());
    intent.target = departure.target;
    return cover < turn - place.rounding && !m_walks.endsShallow(intent, cover);
}

} // namespace thicket::nav
