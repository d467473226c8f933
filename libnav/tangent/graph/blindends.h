#pragma once

#include "libnav/collision/rimnotes.h"
#include "libnav/tangent/graph/onwardscan.h"
#include "libnav/tangent/rimdepartures.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace thicket::nav {

/// Departures of listed rims that lead nowhere: after them some more may follow, but soon none. A
/// search whose goal is out of sight of all of these leaves them out. What follows is worked out
/// from lists that are there already, and kept with them.
/// Source: PROOF.md, section 10; Oh and Leong, "Edge N-Level Sparse Visibility Graphs" (SoCS 2017),
/// for levels of edges; Wagner and Willhalm, "Geometric Speed-Up Techniques for Finding Shortest
/// Paths in Large Sparse Graphs" (ESA 2003), for boxes in place of levels.
class BlindEnds {
public:
    BlindEnds(const SearchView& field, const OnwardScan& scan)
        : m_field(field), m_scan(scan), m_notes(field.notes()), m_generation(m_notes.generation()),
          m_progress(coarse(m_notes.progress()))
    {}

    /// More than departures may lie before an arrival, radians.
    static constexpr double headingMargin = 0.08;

    /// Whether no path by way of the departure can lead to the goal.
    bool areThere(const RimDepartures& from, std::uint32_t departure, Point goal)
    {
        View view;
        return outlook(from, departure, view) == Outlook::blind && !view.contains(goal);
    }
    /// Where paths by way of the departure can lead; not unknown. `view` is set if that is blind.
    Outlook outlook(const RimDepartures& from, std::uint32_t departure, View& view)
    {
        const Outlook known = from.onward.outlook(departure, m_generation, m_progress, view);
        return known == Outlook::unknown ? settle(from, departure, view) : known;
    }
    /// What a path sees from a rim that it arrives on with this heading, until it has turned by
    /// `turn` radians.
    View viewFrom(const RimDepartures& list, DiscIndex disc, Winding winding, double heading,
                  double turn) const;

private:
    /// A departure, and those that may follow it and are still to be looked at.
    struct Step {
        const RimDepartures* from = nullptr;
        std::uint32_t departure = 0;
        const RimDepartures* list = nullptr; // of the rim where it arrives
        std::uint32_t next = 0;              // in the list
        std::uint32_t left = 0;
        View view; // of those that were looked at
    };

    /// The same until the progress has grown by a hundredth: what could not be settled is not
    /// looked at again and again.
    static std::uint32_t coarse(std::uint32_t progress)
    {
        const int low = std::max(0, static_cast<int>(std::bit_width(progress)) - 7);
        return progress >> low << low;
    }

    Outlook settle(const RimDepartures& from, std::uint32_t departure, View& view);
    Outlook enter(const RimDepartures& from, std::uint32_t departure);
    std::optional<Onward> followers(const RimDepartures& from, std::uint32_t departure,
                                    const RimDepartures& list);
    Outlook lookOn();
    View leave();
    Outlook end(Outlook outlook);
    bool isEntered(const RimDepartures& from, std::uint32_t departure) const;
    void keep(const Step& step, Outlook outlook) const;

    SearchView m_field;
    const OnwardScan& m_scan;
    const RimNotes& m_notes;
    std::uint64_t m_generation;
    std::uint32_t m_progress;
    std::vector<Step> m_steps; // from the departure in question on
    int m_entered = 0;
    int m_scanned = 0;
};

} // namespace thicket::nav
