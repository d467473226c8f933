#pragma once

#include "libnav/tangent/aims.h"
#include "libnav/tangent/bypasses.h"
#include "libnav/tangent/departures.h"
#include "libnav/tangent/pockets.h"
#include "libnav/tangent/rimwalks.h"
#include "libnav/tangent/searchlog.h"
#include "libnav/tangent/tangentstore.h"
#include "libnav/tangent/truelengths.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The tangent graph of one query. It is generated while A* runs and dropped with the search. The
/// vertices that A* sees are intents: dense numbers from 0, with new ones added during expansion.
/// Expanding an intent shoots its ray. A free ray makes a tangent vertex and adds the intents of
/// that vertex. A blocked ray adds the tangents round its blocker. Every intent has one edge into
/// it.
///
/// Closure, which exactness rests on: a blocked ray must be passed on one of two sides; a free ray
/// can be crossed again only beyond the first obstacle on its extension, so one that meets nothing,
/// or only an arena's rim, hands on nothing; what lies before the arriving ray is seen only beyond
/// the first obstacle ahead of it. PROOF.md has the argument, and the tests that stand for it.
/// Each rule has a room of its own: the aims (aims.h), the corners, what is free on a rim
/// (rimwalks.h), whose departures are whose, bypasses, pockets and true lengths. All of them work
/// on one TangentStore.
/// Source: RayScan (Hechenberger, Stuckey, Harabor, Le Bodic, Cheema, ICAPS 2020), carried over
/// from polygons to circles.
class TangentGraph {
public:
    static constexpr std::uint32_t root = 0; ///< the intent from the start straight to the goal

    /// The field and the memory must outlive it; the memory serves one graph at a time.
    TangentGraph(const SearchView& field, const SearchEnds& ends, const Pruning& pruning,
                 const SearchRecords& records, SearchMemory& memory);

    TangentGraph(const TangentGraph&) = delete;
    TangentGraph& operator=(const TangentGraph&) = delete;

    /// Intents by number, without the end.
    struct Followers {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };
    /// The intents that follow from this one.
    Followers expand(std::uint32_t intent);
    /// From now on expand() returns no intents.
    void close() { m_isClosed = true; }
    /// Whether the last expansion reached the goal: its intent's base + estimate is the length, and
    /// was its bound, so nothing that is queued is shorter.
    bool isGoalReached() const { return m_arrival != UINT32_MAX; }

    /// What orders the open list: any path by way of the intent costs at least base + estimate, map
    /// units. Of the goal's own intents the base ends where its ray begins.
    double base(std::uint32_t intent) const { return m_store.intents[intent].base; }
    double estimate(std::uint32_t intent) const { return m_store.intents[intent].estimate; }
    /// The intent that it follows from: by which its source was reached; the root's is the root.
    std::uint32_t parentOf(std::uint32_t intent) const;

    /// The edges from start to goal once the goal was reached.
    std::vector<TangentEdge> edges() const;

    std::span<const TangentVertex> vertices() const { return m_store.vertices; }
    std::span<const TangentIntent> intents() const { return m_store.intents; }
    std::span<const TangentAttempt> attempts() const { return m_log.attempts(); }
    /// What rays, covers and arrivals met, in no order, some repeatedly: the certificate of
    /// PROOF.md, section 6.
    std::span<const Blocker> met() const { return m_log.met(); }
    std::size_t rayCount() const { return m_rays; }
    Contact contactOf(const TangentVertex& vertex) const { return m_store.contactOf(vertex); }

private:
    Blocker shoot(Point from, Point direction, double reach, DiscIndex ignoreFrom,
                  DiscIndex ignoreTo);
    void tryIntent(std::uint32_t index);
    bool endsOnRim(const TangentIntent& intent);
    void arrive(std::uint32_t index, const Blocker& ahead);

    TangentStore m_store;
    TrueLengths m_lengths{m_store};
    RimWalks m_walks{m_store};
    Departures m_departures{m_store};
    Bypasses m_bypasses{m_store, m_walks};
    Pockets m_pockets{m_store};
    SearchLog m_log;
    Aims m_aims{m_store, m_lengths, m_walks, m_log};
    std::uint32_t m_arrival = UINT32_MAX;
    std::size_t m_rays = 0;
    bool m_isClosed = false;
};

} // namespace thicket::nav
