#include "libnav/tangent/graph/knownrims.h"

#include "libnav/tangent/contactcover.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace thicket::nav {

const RimDepartures* KnownRims::departuresFrom(const TangentVertex& vertex)
{
    if (m_store.discs[vertex.disc].corner < 0)
        return nullptr;
    const RimDepartures& known =
        departuresOf(m_store.field, m_notes, vertex.disc, vertex.winding, m_listed);
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
    assert(found == m_scan.after(*source, arrival, known));
    if (found)
        source->onward.setRun(arrival, known.serial, *found);
}

std::optional<Onward> KnownRims::search(VertexIndex from, const RimDepartures& known)
{
    const TangentVertex& at = m_store.vertices[from];
    const ListedArrival arrival{at, m_store.vertices[at.parent].center,
                                m_store.intents[at.intent].length, m_walks.slackAt(at)};
    return m_scan.visit(arrival, known, [&](std::uint32_t departure, double turn) {
        if (!isBlind(known, departure))
            queue(from, known, departure, turn);
    });
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

} // namespace thicket::nav
