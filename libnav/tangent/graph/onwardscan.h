#pragma once

#include "libnav/tangent/graph/rimplace.h"
#include "libnav/tangent/graph/rimwalks.h"
#include "libnav/tangent/graph/turnslack.h"
#include "libnav/tangent/rimdepartures.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace thicket::nav {

/// The turn from an arrival to a departure, if neither lies back by more than rounding.
inline double turnAhead(const TangentVertex& from, const RimDeparture& departure)
{
    const double turn = wrapped(sign(from.winding) * (departure.heading - from.heading));
    return turn < -TurnSlack::mostBack ? turn + fullTurn : turn;
}

/// An arrival on a listed rim, and the tangent by which a path came.
struct ListedArrival {
    const TangentVertex& at;
    Point from;        ///< the centre of the rim that the tangent left
    double length = 0; ///< of the tangent
    double slack = 0;  ///< how far the walk may be inside a cover, radians
};

/// Finds out which departures of a listed rim a path can take. Source: PROOF.md, section 10.
class OnwardScan {
public:
    OnwardScan(const TangentStore& store, const RimWalks& walks)
        : m_store(store), m_walks(walks), m_slack(store)
    {}

    /// visit(number, turn) for each departure of the list that the walk from the arrival reaches,
    /// in the order in which it comes to them. Returns these if they are a run of the list and
    /// turnAhead() has their turns.
    template <class Visit> std::optional<Onward>
    visit(const ListedArrival& arrival, const RimDepartures& list, Visit visit) const;
    /// The same for an arrival by a departure of a listed rim. `list` is that of its target's rim.
    /// No value either where such arrivals are left to rays.
    std::optional<Onward> after(const RimDepartures& from, std::uint32_t departure,
                                const RimDepartures& list) const;

private:
    /// The first departure to look at.
    static std::uint32_t firstFor(const TangentVertex& at, const RimDepartures& list);
    std::optional<double> turnTo(const ListedArrival& arrival, const RimDeparture& departure,
                                 double turn, double most) const;
    bool isClosed(const TangentVertex& at, const RimDeparture& departure, double turn,
                  const RimPlace& place) const;

    const TangentStore& m_store;
    const RimWalks& m_walks;
    TurnSlack m_slack;
};

// Departures are in the order of their headings, so those within reach are next to each other.
template <class Visit> std::optional<Onward>
OnwardScan::visit(const ListedArrival& arrival, const RimDepartures& list, Visit visit) const
{
    const TangentVertex& at = arrival.at;
    const auto count = static_cast<std::uint32_t>(list.departures.size());
    if (count == 0)
        return Onward{};
    const RimPlace place =
        placeOn(list, at.heading, at.winding, arrival.slack, m_store.tolerance / at.radius);
    Onward found;
    bool isRun = true;
    std::uint32_t next = firstFor(at, list);
    for (std::uint32_t left = count; left > 0;
         --left, next = nextDeparture(next, count, at.winding)) {
        const RimDeparture& departure = list.departures[next];
        const double ahead = wrapped(sign(at.winding) * (departure.heading - at.heading));
        const auto turn = turnTo(arrival, departure, ahead, place.most);
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
        visit(next, *turn);
    }
    return isRun ? std::optional(found) : std::nullopt;
}

} // namespace thicket::nav
