#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/pruning.h"
#include "libnav/tangent/rejection.h"
#include "libnav/tangent/tangentedge.h"
#include "libnav/tangent/tangentvertex.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

/// What became of a tangent that the search tried.
struct TangentAttempt {
    std::uint32_t source = 0; ///< tangent vertex
    Contact target = {};
    Segment line = {};
    double lowerBound = 0;
    bool accepted = false;
    Rejection reason = Rejection::blockedSurfing; ///< when not accepted
    double blockedAt = 0;                         ///< along the tangent, or the angle turned
    std::int64_t blockedBy = 0;
};

/// The tangent graph of one query, generated while A* runs and forgotten with it. What A* sees as
/// vertices are intents (numbers from 0, dense, new ones while it expands); expanding an intent
/// shoots its ray. A free one becomes a tangent vertex and brings that vertex's own intents, a
/// blocked one the tangents round its blocker. Every intent has one edge into it.
///
/// Closure, which exactness rests on: a blocked ray must be passed on one of two sides; a free ray
/// can be crossed again only beyond the first obstacle on its extension, so one that meets nothing,
/// or only an arena's rim, hands on nothing; what lies before the arriving ray is seen only beyond
/// the first obstacle ahead of it. PROOF.md has the argument, and the tests that stand for it.
/// Source: RayScan (Hechenberger, Stuckey, Harabor, Le Bodic, Cheema, ICAPS 2020), carried over
/// from polygons to circles.
class TangentGraph {
public:
    static constexpr std::uint32_t root = 0; ///< the intent from the start straight to the goal

    /// Where the search begins and ends, and, when the floor under thin walls and polygons covers
    /// that, the points beside which that is: lengths are reckoned from and to those.
    struct Ends {
        Point start;
        Point goal;
        Point trueStart;
        Point trueGoal;
    };
    /// What is remembered for the asker beside the path.
    struct Records {
        bool attempts = false;
        bool met = false;
    };
    /// The field and the memory must outlive it; the memory serves one graph at a time.
    TangentGraph(const ObstacleField& field, const Ends& ends, const Pruning& pruning,
                 const Records& records, SearchMemory& memory);

    /// Intents by number, without the end.
    struct Followers {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };
    /// The intents that follow from this one.
    Followers expand(std::uint32_t intent);
    /// From now on nothing follows from any intent.
    void close() { m_isClosed = true; }
    /// Whether the last expansion reached the goal: its intent's base + estimate is the length, and
    /// was its bound, so nothing that is queued is shorter.
    bool isGoalReached() const { return m_arrival != UINT32_MAX; }

    /// What orders the open list: any path by way of the intent costs at least base + estimate, map
    /// units. Of the goal's own intents the base ends where its ray begins.
    double base(std::uint32_t intent) const { return m_intents[intent].base; }
    double estimate(std::uint32_t intent) const { return m_intents[intent].estimate; }
    /// The intent that it follows from: by which its source was reached; the root's is the root.
    std::uint32_t parentOf(std::uint32_t intent) const;

    /// The edges from start to goal once the goal was reached.
    std::vector<TangentEdge> edges() const;

    std::span<const TangentVertex> vertices() const { return m_vertices; }
    std::span<const TangentIntent> intents() const { return m_intents; }
    std::span<const TangentAttempt> attempts() const { return m_attempts; }
    /// What rays, covers and arrivals met, in no order, some repeatedly: the certificate of
    /// PROOF.md, section 6.
    std::span<const Blocker> met() const { return m_met; }
    /// From where to where an intent's tangent leads.
    Bitangent lineOf(const TangentIntent& intent) const;
    std::size_t rayCount() const { return m_rays; }
    Contact contactOf(const TangentVertex& vertex) const;

private:
    using VertexIndex = std::uint32_t;
    struct Reference { ///< the ray on which a target was met
        Point direction;
        double turn = 0;
    };
    struct Bypass { ///< a way along a rim to where an arrival is
        VertexIndex by = TangentVertex::none;
        double cost = 0;
        double walk = 0; ///< angle from there to the arrival, counter-clockwise positive
    };
    struct TrueTangent {
        double length = 0;
        Point from;
        Point to;
        double ahead = 0; ///< how much more of the rims at its ends its contacts leave to walk
    };

    struct Aim { ///< a tangent from a vertex before it is an intent
        TangentLine line;
        Point to;                ///< centre of the target
        double signedRadius = 0; ///< of the target
        double turn = 0;
        std::uint64_t filter = 0; ///< TangentVertex::tried's bit of the target
        DiscIndex target = TangentIntent::goal;
        Winding winding = Winding::counterClockwise; ///< in which it arrives
    };

    /// All of the intent but its costs and its place in the list of its source's.
    static void assign(TangentIntent& intent, VertexIndex from, const Aim& aim)
    {
        intent.direction = aim.line.direction;
        intent.length = aim.line.length;
        intent.turn = aim.turn;
        intent.source = from;
        intent.target = aim.target;
        intent.winding = aim.winding;
    }
    static Point touching(const Aim& aim)
    {
        return aim.to - aim.signedRadius * leftNormal(aim.line.direction);
    }
    Circle circleOf(DiscIndex target) const;
    Circle trueCircleOf(DiscIndex target) const;
    TrueTangent trueTangent(const TangentVertex& from, const TangentIntent& intent) const;
    Contact contactOf(DiscIndex target) const;
    std::optional<TangentLine> aimAt(const TangentVertex& from, DiscIndex target, Winding w) const;
    Blocker shoot(Point from, Point direction, double reach, DiscIndex ignoreFrom,
                  DiscIndex ignoreTo);
    std::optional<double> coverOnRim(const TangentVertex& from, double heading) const;
    double headingDoubt(Point from, Point to, double length) const;
    double arrivalDoubt(const TangentVertex& at) const;
    double backSlack(const TangentVertex& from, const Aim& aim) const;
    bool isFreeBehind(const TangentVertex& at, double turn) const;
    double cutAt(const TangentVertex& corner, const TrueTangent& onwards) const;
    bool isTried(VertexIndex from, DiscIndex target, Winding w, std::uint64_t filter) const;
    bool isTriedByMany(VertexIndex from, std::uint64_t target) const;

    void queue(VertexIndex from, const Aim& aim);
    bool aimAtGoal(VertexIndex from);
    bool aimAtDisc(VertexIndex from, DiscIndex target, Winding w, const Reference& ray);
    bool aimRoundCorner(VertexIndex from, const Aim& aim);
    void aimAtCoreEnd(VertexIndex from, const Blocker& core, DiscIndex end, Reference ray);
    std::optional<std::uint32_t> nextInDent(std::uint32_t core, DiscIndex end, double side) const;
    std::optional<Reference> referenceTo(VertexIndex from, Point p, Reference ray) const;
    bool aimAtBoth(VertexIndex from, DiscIndex disc, const Reference& ray);
    void aimAtSides(VertexIndex from, const Blocker& blocker, const Reference& ray);
    void aimAtSide(VertexIndex from, const Blocker& blocker, Winding side, const Reference& ray);
    void aimAhead(VertexIndex from, bool isGoalFirst);
    void payLap(VertexIndex from);
    std::int64_t aimAtCovers(VertexIndex from, double turn);

    std::optional<double> crossesArrival(const TangentIntent& intent) const;
    VertexIndex ownerWithin(VertexIndex from, double turn, double& ownerTurn) const;
    std::optional<Blocker> sealOnTheWayOut(const TangentVertex& from, Winding way,
                                           double turn) const;
    bool endsShallow(const TangentIntent& intent, double cover) const;
    bool endsOnRim(const TangentIntent& intent);
    void tryIntent(std::uint32_t index);
    void arrive(std::uint32_t index, const Blocker& ahead);
    bool isFreeWalk(const TangentVertex& from, double walk) const;
    void considerBypass(Bypass& best, const TangentVertex& arrival, VertexIndex by,
                        double walk) const;
    Bypass bypassTo(const TangentVertex& arrival) const;
    std::optional<int> windingOfLoop(const TangentVertex& arrival, const Bypass& bypass) const;
    void closePocket(const TangentVertex& arrival, const Bypass& bypass);

    void reject(const TangentIntent& intent, Rejection reason, double at = 0, std::int64_t by = 0);
    void reject(VertexIndex from, const Aim& aim, Rejection reason);
    void accept(const TangentIntent& intent);
    void record(const TangentIntent& intent, TangentAttempt attempt);
    std::int64_t obstacleOf(const Blocker& blocker) const;

    const ObstacleField& m_field;
    std::span<const Disc> m_discs; // the field's
    std::span<const Core> m_cores;
    double m_tolerance;
    Ends m_ends;
    double m_reach;   // beyond any obstacle
    double m_contact; // distance that counts as touching when an arc's covers are looked up
    bool m_floored;   // some discs have a true radius of their own
    double m_floors;  // what several of them may add to a length
    Pruning m_pruning;
    Records m_records;
    SearchMemory& m_memory;
    std::vector<TangentVertex>& m_vertices;
    std::vector<TangentIntent>& m_intents;
    int m_skipped = 0; // corners in a row, of the aim that is being taken
    std::uint32_t m_arrival = UINT32_MAX;
    std::size_t m_rays = 0;
    bool m_isClosed = false;
    std::vector<TangentAttempt> m_attempts;
    std::vector<Blocker> m_met;
};

} // namespace thicket::nav
