#pragma once

#include "libnav/tangent/graph/blindends.h"
#include "libnav/tangent/graph/bypasses.h"
#include "libnav/tangent/graph/onwardscan.h"
#include "libnav/tangent/graph/rimwalks.h"
#include "libnav/tangent/graph/truelengths.h"
#include "libnav/tangent/rimdepartures.h"

#include <optional>

namespace thicket::nav {

/// Queues the departures of arrivals on rims whose free tangents the field keeps. What follows
/// after a tangent from one such rim to another is kept, too. Source: PROOF.md, section 10.
class KnownRims {
public:
    KnownRims(TangentStore& store, const TrueLengths& lengths, const RimWalks& walks,
              const Bypasses& bypasses, const OnwardScan& scan, BlindEnds& blind)
        : m_store(store), m_lengths(lengths), m_walks(walks), m_bypasses(bypasses), m_scan(scan),
          m_notes(store.field.notes()), m_blind(blind)
    {}

    /// The departures of the vertex' rim, if they are all there is to aim at: not where the contact
    /// is covered, unless the vertex was reached from such a rim, because a path may go on past the
    /// cover; nor where the rim is covered all round; nor those of circles, which are many, and
    /// most are never tried.
    const RimDepartures* departuresFrom(const TangentVertex& vertex);
    /// Whether the goal is surely out of sight from the rim, however far the path turns there.
    bool isGoalHidden(const TangentVertex& vertex, const RimDepartures& known) const;
    /// Queues all departures that the walk along the rim can reach.
    void depart(VertexIndex from, const RimDepartures& known);
    /// How many rims were listed.
    std::size_t listed() const { return m_listed.made; }

private:
    std::optional<Onward> search(VertexIndex from, const RimDepartures& known);
    void follow(VertexIndex from, const RimDepartures& known, const Onward& onward);
    bool isBlind(const RimDepartures& known, std::uint32_t departure);
    bool isBypassed(const RimDeparture& departure, double base) const;
    void queue(VertexIndex from, const RimDepartures& known, std::uint32_t departure, double turn);

    TangentStore& m_store;
    const TrueLengths& m_lengths;
    const RimWalks& m_walks;
    const Bypasses& m_bypasses;
    const OnwardScan& m_scan;
    const RimNotes& m_notes;
    BlindEnds& m_blind;
    ListedRims m_listed;
};

} // namespace thicket::nav
