#pragma once

#include "libnav/collision/obstaclefield.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::test {

using nav::Obstacle;
using nav::Point;

/// The brute-force reference for shortest paths, called the oracle: every common tangent from
/// trigonometry, line of sight against every shape in turn, every rim cut wherever something
/// crosses it, Dijkstra over oriented contacts. It shares nothing with the code under test but the
/// shapes and the tolerance. All shapes, inverted ones too. O(n^3) per map, O(n^2) per query.
///
/// A thin body is a wall or polygon side thinner than the field's minimum expansion. It has almost
/// no inside. On which side of it a line passes is decided with the minimum expansion. The line's
/// length, and the order in which it touches a rim, come from the true radius.
class PathOracle {
public:
    /// `tolerance` is the field's. Bodies thinner than `leastRadius` block as if they were that
    /// thick.
    PathOracle(const std::vector<Obstacle>& obstacles, double agentRadius, double tolerance,
               double leastRadius);

    /// Whether p is deeper than the tolerance inside an obstacle, or where a contact is sealed.
    bool isBlocked(Point p) const;
    /// Whether p is on a thin body where that touches another body or meets a rim, or in the cusp
    /// beside it that the minimum expansion fills. From there no answer can be compared.
    bool isInDoubt(Point p) const;
    /// Depth of p inside the raw obstacles, grown by the agent's radius only; <= 0 if free.
    double depth(Point p) const;
    /// Whether the segment from a to b crosses the axis of a thin body.
    bool crossesThin(Point a, Point b) const;
    /// The same for an arc, from one angle to another, seen from its centre.
    bool crossesThin(Point center, double radius, double from, double to) const;
    /// Whether something is so near to a thin body that only the minimum expansion closes a gap or
    /// uncovers a corner. Such worlds have no answer to compare.
    bool isAmbiguous() const { return m_isAmbiguous; }
    /// The possible error of its lengths. It is more than the tolerance only where a thin body
    /// touches a thicker one, as the minimum expansion decides where paths change between the two.
    double doubt() const { return m_doubt; }
    /// Free tangents among the discs, each counted once.
    std::size_t tangentCount() const { return m_tangents; }
    /// Length of the shortest path between free points; nullopt if there is none.
    std::optional<double> shortest(Point start, Point goal) const;

private:
    enum class Kind : std::uint8_t { disc, capsule, arena };
    struct Body {
        Point a, b; ///< equal for discs and arenas
        double radius = 0;
        double raise = 0; ///< the part of the radius that the minimum expansion added
        Kind kind = Kind::disc;
        Point low, high; ///< its box
    };
    struct Round { ///< a disc that paths turn round
        Point center;
        double radius = 0;
        double trueRadius = 0;
        bool isWhole = false;                    ///< nothing on the rim
        std::vector<std::array<double, 2>> free; ///< arcs of the rim, begin < end
        std::vector<double> stops;               ///< where seals end on the rim
    };
    struct Seal { ///< across a gap too narrow to pass
        std::array<Point, 2> ends;
        Point contact;       ///< in the middle of the gap
        bool hasDisc = true; ///< a seal disc; false: the minimum expansion of a thin body fills it
        std::array<Point, 2> thin{}; ///< the axis of that body
        double cusp = 0;             ///< the length beside the contact that it fills
    };
    struct Inside { ///< of a polygon; its sides are bodies
        std::vector<Point> points;
        bool inverted = false;
        double trueRadius = 0;
    };
    struct StraightMove { ///< a segment: its blocking ends and its true ends
        Point a, b, trueA, trueB;
    };
    struct Touch {        ///< where a tangent touches a rim
        double angle = 0; ///< with thin bodies at the minimum expansion
        double shift = 0; ///< the true angle minus that
    };
    struct Link {             ///< one directed tangent between oriented rims
        int from = 0, to = 0; ///< 2 * round + (1 if clockwise)
        Touch leaves, arrives;
        double length = 0; ///< the true one
    };
    struct Contact { ///< one end of a link, on an oriented rim
        Touch touch;
        int node = 0;
        bool operator<(const Contact& other) const { return touch.angle < other.touch.angle; }
    };
    struct Ring {                      ///< every contact of an oriented rim
        std::vector<Contact> contacts; ///< sorted
        double mostShift = 0;          ///< the largest absolute value
    };
    struct Arc {
        int to = 0;
        double cost = 0;
    };

    void addBody(Body body);
    void addChain(const std::vector<Point>& points, bool closed, double radius, double least);
    void addRound(Point center, double radius, double trueRadius);
    void closeFilledArenas();
    void sealContact(const Body& p, const Body& q);
    void sealAgainstArena(const Body& arena, const Body& body);
    bool isBuried(Point center, double radius) const;
    void judgeGap(const Body& p, const Body& q);
    std::vector<double> cutsOf(const Round& round, const std::vector<const Body*>& near) const;
    std::vector<double> stopsOf(const Round& round) const;
    void freeRim(Round& round) const;
    static double depthInOne(const Body& body, Point p);
    double depthIn(const std::vector<const Body*>& bodies, Point p) const;
    bool isInsideThin(Point p) const;
    bool isHidden(Point p, Point stand) const;
    std::vector<const Body*> bodiesNear(const Round& round) const;

    bool isThinAt(const Body& body, Point p) const;
    bool isOffAxis(const Body& body, Point a, Point b) const;
    bool isClearOf(const Body& body, Point a, Point b, bool isRaised) const;
    bool isClear(const StraightMove& move) const;
    bool isTrulyClear(Point a, Point b) const;
    bool isSqueezed(const Round& round, double angle) const;
    bool isCrossed(const Round& round, double angle) const;
    bool isOuterSide(const Round& round, double angle) const;
    bool isSealed(Point a, Point b) const;
    static double spanBetween(const Touch& low, const Touch& high);
    std::optional<double> passedBack(const Round& round, const Touch& low, const Touch& high) const;
    void linkRounds();
    void linkPair(int i, int j);
    void joinContacts();
    void walkRim(const Round& round, bool left, const Ring& ring, std::vector<int>& from,
                 std::vector<Arc>& arcs) const;
    void walkBack(const Round& round, bool left, const Ring& ring, std::vector<int>& from,
                  std::vector<Arc>& arcs) const;
    std::vector<Link> tangentsFrom(Point p, const std::vector<Point>& stands) const;
    void addTangents(Point p, Point stand, std::vector<Link>& links) const;
    std::vector<Point> standsAt(Point p) const;
    void standInSpikes(Point p, std::vector<Point>& stands) const;
    bool cutsThin(Point a, Point b) const;
    bool isCornerIn(const std::array<Point, 3>& triangle) const;
    bool isClearBetween(Point a, const std::vector<Point>& standsA, Point b,
                        const std::vector<Point>& standsB) const;
    bool isFreeRim(const Round& round, double angle, double span) const;
    bool isShallow(const Round& round, double angle, double span) const;
    double sameAngle(const Round& round) const;
    std::vector<Arc> contactsAhead(const Link& arrival) const;
    std::optional<Arc> nextContact(const Link& arrival) const;

    double m_tolerance;
    double m_minimumExpansion;
    double m_raise = 0; ///< the largest of a body
    bool m_isAmbiguous = false;
    double m_doubt = 0;
    std::vector<Body> m_bodies;
    std::vector<Round> m_rounds;
    std::vector<Seal> m_seals;
    std::vector<Inside> m_insides;
    std::vector<Link> m_links;
    std::size_t m_tangents = 0;
    std::vector<Ring> m_rings; ///< by oriented rim
    double m_mostSaved = 0;    ///< how far below 0 the cost of an arc may be
    std::vector<int> m_arcBegins;
    std::vector<Arc> m_arcs;
};

} // namespace thicket::test
