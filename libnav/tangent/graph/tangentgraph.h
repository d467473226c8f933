#pragma once

#include "libnav/tangent/graph/aims.h"
#include "libnav/tangent/graph/bypasses.h"
#include "libnav/tangent/graph/departures.h"
#include "libnav/tangent/graph/knownrims.h"
#include "libnav/tangent/graph/pockets.h"
#include "libnav/tangent/graph/rimwalks.h"
#include "libnav/tangent/graph/searchlog.h"
#include "libnav/tangent/graph/startsight.h"
#include "libnav/tangent/graph/tangentstore.h"
#include "libnav/tangent/graph/truelengths.h"

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
/// Exactness rests on closure:
/// - a path must pass what blocks a ray on one of two sides;
/// - a path can cross a free ray only beyond the first obstacle on its extension, so a ray that
///   hits nothing, or only an arena's rim, adds no intents;
/// - what lies before the arriving ray is seen only beyond the first obstacle ahead of it.
///
/// PROOF.md has the proof, and the tests of each step. Each rule has files of its own: the aims
/// (aims.h), the corners, free walks along rims (rimwalks.h), the owners of departures, bypasses,
/// pockets and true lengths. All work on one TangentStore.
/// Source: RayScan (Hechenberger, Stuckey, Harabor, Le Bodic, Cheema, ICAPS 2020), carried over
/// from polygons to circles.
class TangentGraph {
public:
    static constexpr std::uint32_t root = 0; ///< the intent straight from the start to the goal

    /// The field and the memory must outlive the graph. The memory serves one graph at a time.
    TangentGraph(const SearchView& field, const SearchEnds& ends, const Pruning& pruning,
                 const SearchRecords& records, SearchMemory& memory);

    TangentGraph(const TangentGraph&) = delete;
    TangentGraph& operator=(const TangentGraph&) = delete;

    /// A range of intents, [begin, end).
    struct Followers {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };
    /// The intents that follow from this one.
    Followers expand(std::uint32_t intent);
    /// From now on expand() returns no intents.
    void close() { m_isClosed = true; }
    /// Whether the last expansion reached the goal. The base + estimate of its intent is then the
    /// path's length. It was also its lower bound, so no queued intent leads to a shorter path.
    bool isGoalReached() const { return m_arrival != UINT32_MAX; }

    /// The order of the open list: a path through the intent has at least the length base +
    /// estimate, map units. For intents to the goal the base ends at the start of the ray.
    double base(std::uint32_t intent) const { return m_store.intents[intent].base; }
    double estimate(std::uint32_t intent) const { return m_store.intents[intent].estimate; }
    /// The intent by which the source of this intent was reached. The root's is the root.
    std::uint32_t parentOf(std::uint32_t intent) const;

    /// The edges from start to goal, after the goal was reached.
    void appendEdges(std::vector<TangentEdge>& edges) const;

    std::span<const TangentVertex> vertices() const { return m_store.vertices; }
    std::span<const TangentIntent> intents() const { return m_store.intents; }
    std::span<const TangentAttempt> attempts() const { return m_log.attempts(); }
    std::span<const TakenIntent> taken() const { return m_log.taken(); }
    /// What rays, covers and arrivals hit, unordered, with repetitions. Used for the certificate of
    /// PROOF.md, section 6.
    std::span<const Blocker> met() const { return m_log.met(); }
    std::size_t rayCount() const { return m_rays; }
    /// Whether it uses and adds to the tangents that the field keeps.
    bool keepsTangents() const { return m_keepsTangents; }
    /// How many rims' tangents it has listed, which takes up to a millisecond each.
    std::size_t listed() const { return m_known.listed(); }
    Contact contactOf(const TangentVertex& vertex) const { return m_store.contactOf(vertex); }
    Contact targetOf(const TangentIntent& intent) const { return m_store.contactOf(intent.target); }
    /// The whole tangent of an intent.
    Bitangent lineOf(const TangentIntent& intent) const { return m_store.lineOf(intent); }

private:
    Blocker shoot(Point from, Point direction, double reach, DiscIndex ignoreFrom,
                  DiscIndex ignoreTo);
    std::optional<Blocker> straightOn(const TangentIntent& intent) const;
    Blocker follow(const TangentIntent& intent);
    /// Whether it is a departure from a known rim.
    bool isKnown(const TangentIntent& intent) const
    {
        return m_store.vertices[intent.source].isKnown && intent.target != TangentIntent::goal;
    }
    void tryIntent(std::uint32_t index);
    void tryKnown(std::uint32_t index);
    void tryInSight(std::uint32_t index);
    bool endsOnRim(const TangentIntent& intent);
    void arrive(std::uint32_t index, double heading, const std::optional<Blocker>& ahead);
    TangentVertex& addVertex(std::uint32_t index, double heading);
    bool appendCorners(std::vector<TangentEdge>& edges) const;
    void leaveOut(std::uint32_t index, double heading, const Bypass& bypass);

    TangentStore m_store;
    TrueLengths m_lengths{m_store};
    RimWalks m_walks{m_store};
    Departures m_departures{m_store};
    Bypasses m_bypasses{m_store, m_walks};
    Pockets m_pockets{m_store};
    SearchLog m_log;
    Aims m_aims{m_store, m_lengths, m_walks, m_log};
    OnwardScan m_scan{m_store, m_walks};
    BlindEnds m_blind{m_store.field, m_scan};
    KnownRims m_known{m_store, m_lengths, m_walks, m_bypasses, m_scan, m_blind};
    StartSight m_sight{m_store, m_aims, m_blind};
    bool m_keepsTangents;
    std::uint32_t m_arrival = UINT32_MAX;
    std::size_t m_rays = 0;
    bool m_isClosed = false;
};

} // namespace thicket::nav
