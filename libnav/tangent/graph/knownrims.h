#pragma once

#include "libnav/tangent/graph/rimwalks.h"
#include "libnav/tangent/graph/truelengths.h"
#include "libnav/tangent/graph/turnslack.h"
#include "libnav/tangent/rimdepartures.h"

#include <optional>

namespace thicket::nav {

/// Queues the departures of arrivals on rims whose free tangents the field keeps. What follows
/// after a tangent from one such rim to another is kept, too. Source: PROOF.md, section 10.
class KnownRims {
public:
    KnownRims(TangentStore& store, const TrueLengths& lengths, const RimWalks& walks)
        : m_store(store), m_lengths(lengths), m_walks(walks), m_slack(store)
    {}

    /// The departures of the vertex' rim, if they are all there is to aim at: not where the contact
    /// is covered, because a path may go on past the cover; nor those of circles, which are many,
    /// and most are never tried.
    const RimDepartures* departuresFrom(const TangentVertex& vertex);
    /// Whether the goal is surely out of sight from the rim, however far the path turns there.
    bool isGoalHidden(const TangentVertex& vertex, const RimDepartures& known) const;
    /// Queues all departures that the walk along the rim can reach.
    void depart(VertexIndex from, const RimDepartures& known);
    /// How many rims were listed.
    std::size_t listed() const { return m_listed.made; }

private:
    /// Where an arrival is on its rim.
    struct Place {
        double free = 0;     ///< turn until the rim is covered; infinite if it never is
        double most = 0;     ///< no departure with a larger turn can be reached
        double out = 0;      ///< turn until the cover ends that it is in, 0 if it is in none
        double rounding = 0; ///< the tolerance, as an angle along the rim
    };
    Place placeOf(const TangentVertex& vertex, const RimDepartures& known) const;
    std::optional<Onward> search(VertexIndex from, const RimDepartures& known);
    std::optional<double> turnTo(const TangentVertex& from, const RimDeparture& departure,
                                 double turn, double most) const;
    bool isClosed(const TangentVertex& from, const RimDeparture& departure, double turn,
                  const Place& place) const;
    void follow(VertexIndex from, const RimDepartures& known, const Onward& onward);
    void queue(VertexIndex from, const RimDeparture& departure, std::uint32_t number, double turn);

    TangentStore& m_store;
    const TrueLengths& m_lengths;
    const RimWalks& m_walks;
    TurnSlack m_slack;
    ListedRims m_listed;
};

} // namespace thicket::nav
