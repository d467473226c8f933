#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/dijkstra.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::test {

using nav::Obstacle;
using nav::Point;

/// The dumb second method for shortest paths: every common tangent from trigonometry, line of
/// sight against every shape in turn, every rim cut wherever something crosses it, Dijkstra over
/// oriented contacts. Shares nothing with the searched code but the shapes and the tolerance.
/// Circles, walls and polygons (their boundary); O(n^3) per map.
class PathOracle {
public:
    /// `tolerance` is the field's; bodies thinner than `leastRadius` are taken as that thick.
    PathOracle(const std::vector<Obstacle>& obstacles, double agentRadius, double tolerance,
               double leastRadius);

    /// Whether p is deeper than the tolerance inside an expanded obstacle.
    bool isBlocked(Point p) const;
    /// Depth of p inside the obstacles; <= 0 when free.
    double depth(Point p) const;
    /// Free tangents among the discs, each geometric one once.
    std::size_t tangentCount() const { return m_links.size() / 2; }
    /// Length of the shortest path between free points; nothing when there is none.
    std::optional<double> shortest(Point start, Point goal) const;

private:
    struct Body { ///< a capsule; a disc when both ends are one point
        Point a, b;
        double radius = 0;
        bool isDisc = false;
    };
    struct Round { ///< a disc that paths turn round
        Point center;
        double radius = 0;
        bool isWhole = false;                    ///< nothing on the rim
        std::vector<std::array<double, 2>> free; ///< stretches of the rim, begin < end
    };
    struct Link {             ///< one directed tangent between oriented rims
        int from = 0, to = 0; ///< 2 * round + (1 if clockwise)
        double fromAngle = 0, toAngle = 0, length = 0;
    };

    using Ring = std::vector<std::pair<double, int>>; ///< angle and node of every contact

    void addChain(const std::vector<Point>& points, bool closed, double radius);
    void addRound(Point center, double radius);
    void sealContact(const Body& p, const Body& q);
    std::vector<double> cutsOf(const Round& round) const;
    std::vector<double> stopsOf(const Round& round) const;
    void freeRim(Round& round) const;
    void linkRounds();
    bool isClear(Point a, Point b) const;
    std::vector<Link> tangentsFrom(Point p, int id) const;
    bool isFreeRim(const Round& round, double angle, double span) const;
    void walkRim(const Round& round, bool left, Ring ring, LengthGraph& graph) const;

    std::vector<Body> m_bodies;
    std::vector<Round> m_rounds;
    std::vector<std::array<Point, 2>> m_seals; ///< across gaps too narrow to pass
    std::vector<Point> m_contacts;             ///< in the middle of those gaps
    std::vector<std::vector<Point>> m_insides; ///< polygons
    std::vector<Link> m_links;
    double m_tolerance;
};

} // namespace thicket::test
