#pragma once

#include "libnav/tangent/graph/corners.h"
#include "libnav/tangent/graph/rimwalks.h"
#include "libnav/tangent/graph/searchlog.h"
#include "libnav/tangent/graph/triedtargets.h"
#include "libnav/tangent/graph/turnslack.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

/// Chooses the tangents to try next from a vertex, given what a ray from there hit. Queues them as
/// intents. Source: PROOF.md, section 2.
class Aims {
public:
    Aims(TangentStore& store, const TrueLengths& lengths, const RimWalks& walks, SearchLog& log)
        : m_store(store), m_vertices(store.vertices), m_intents(store.intents),
          m_discs(store.discs), m_lengths(lengths), m_walks(walks), m_log(log), m_corners(store),
          m_tried(store), m_slack(store)
    {}

    /// Whether the goal was queued with at most half a turn.
    bool atGoal(VertexIndex from);
    /// Aims from the start, which is outside the disc, at one side of it.
    void fromStart(DiscIndex target, Winding side);
    /// Aims past what blocked the ray: at both sides of a disc; on each side of a core at one end.
    void atSides(VertexIndex from, const Blocker& blocker, const RayReference& ray);
    /// Aims only at the side that this winding passes.
    void atSide(VertexIndex from, const Blocker& blocker, Winding side, const RayReference& ray);
    /// Aims past what is ahead of an arrival. With `isGoalFirst` the aims after a full turn wait
    /// for payLap().
    void ahead(VertexIndex from, bool isGoalFirst);
    /// Makes the aims that ahead() put off. Call it when a goal's intent of the vertex is popped.
    void payLap(VertexIndex from);
    /// Aims past what covers the rim after a turn. Returns the id of a covering obstacle, 0 if
    /// none.
    std::int64_t atCovers(VertexIndex from, double turn);
    /// Aims from the source of an arrival past what covers its contact, if anything does.
    void pastCovers(const TangentIntent& arrival);

private:
    template <class Visit> void visitCovers(Point edge, DiscIndex own, Visit visit);
    bool atDisc(VertexIndex from, DiscIndex target, Winding w, const RayReference& ray);
    bool atBoth(VertexIndex from, DiscIndex disc, const RayReference& ray);
    void atCore(VertexIndex from, const Blocker& core, std::optional<Winding> side,
                const RayReference& ray);
    void atCoreEnd(VertexIndex from, const Blocker& core, DiscIndex end, const RayReference& ray,
                   std::optional<Winding> only);
    bool roundCorner(VertexIndex from, const TangentAim& aim);
    void queue(VertexIndex from, const TangentAim& aim);

    TangentStore& m_store;
    std::vector<TangentVertex>& m_vertices; // of the store, as the next two: read at every step
    std::vector<TangentIntent>& m_intents;
    std::span<const Disc> m_discs;
    const TrueLengths& m_lengths;
    const RimWalks& m_walks;
    SearchLog& m_log;
    Corners m_corners;
    TriedTargets m_tried;
    TurnSlack m_slack;
    int m_skipped = 0; // corners skipped in a row for the present aim
};

} // namespace thicket::nav
