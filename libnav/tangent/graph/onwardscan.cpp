#include "libnav/tangent/graph/onwardscan.h"

#include "libnav/tangent/contactcover.h"

namespace thicket::nav {

std::optional<Onward> OnwardScan::after(const RimDepartures& from, std::uint32_t departure,
                                        const RimDepartures& list) const
{
    if (!list.isComplete || isCoveredAllRound(list.covers))
        return {};
    const RimDeparture& by = from.departures[departure];
    const Disc& disc = m_store.discs[by.target];
    TangentVertex at;
    at.center = disc.center;
    at.radius = disc.radius;
    at.direction = by.line.direction;
    at.heading = by.heading;
    at.disc = by.target;
    at.winding = by.winding;
    at.isCovered = !list.covers.empty();
    const Point begin = m_store.discs[from.disc].center;
    return visit({at, begin, by.line.length, m_store.tolerance / at.radius}, list,
                 [](std::uint32_t, double) {});
}

std::uint32_t OnwardScan::firstFor(const TangentVertex& at, const RimDepartures& list)
{
    const auto& departures = list.departures;
    const auto count = static_cast<std::uint32_t>(departures.size());
    const bool isLeft = at.winding == Winding::counterClockwise;
    const double first = wrapped(at.heading - sign(at.winding) * 1.01 * TurnSlack::mostBack);
    const auto begin =
        std::partition_point(departures.begin(), departures.end(), [&](const RimDeparture& one) {
            return isLeft ? one.heading < first : one.heading <= first;
        });
    const auto next = static_cast<std::uint32_t>(begin - departures.begin());
    return isLeft ? (next == count ? 0 : next) : nextDeparture(next, count, at.winding);
}

// The turn of a departure that is known to be free, unless the path would have to turn back to it.
std::optional<double> OnwardScan::turnTo(const ListedArrival& arrival,
                                         const RimDeparture& departure, double turn,
                                         double most) const
{
    if (turn < 0) {
        const TangentVertex& at = arrival.at;
        const auto back = [&] {
            return m_slack.back(at, m_slack.headingDoubt(arrival.from, at.center, arrival.length),
                                m_store.discs[departure.target].center, departure.line.length);
        };
        const bool isBack =
            turn > -TurnSlack::mostBack && turn >= -back() && m_walks.isFreeBehind(at, -turn);
        turn += isBack ? 0 : fullTurn;
    }
    return turn <= most ? std::optional(turn) : std::nullopt;
}

// Whether the walk along the rim to a departure within reach is covered, or passes a seal.
bool OnwardScan::isClosed(const TangentVertex& at, const RimDeparture& departure, double turn,
                          const RimPlace& place) const
{
    const bool isFree = turn <= place.free + place.rounding &&
                        (place.out <= place.rounding || turn <= place.rounding);
    if (isFree)
        return false;
    const double cover = m_walks.sealOnTheWayOut(at, at.winding, turn) ? 0 : place.free;
    return cover < turn - place.rounding &&
           !m_walks.endsShallow(at, departure.line.direction, turn - cover);
}

} // namespace thicket::nav
