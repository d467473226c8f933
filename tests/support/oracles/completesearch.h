#pragma once

#include "libnav/collision/searchview.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::test {

/// A* over the whole tangent graph, computed beforehand: the cost of a search if finding tangents
/// were free. A vertex is the departure of a tangent from an oriented rim. It has two successors:
/// the next departure along the rim, and the first one where the tangent arrives. For circles that
/// do not overlap.
class CompleteSearch {
public:
    explicit CompleteSearch(const nav::ObstacleField& field);

    /// A tangent at an end of a query.
    struct Link {
        std::uint32_t rim = 0; ///< 2 * disc + (1 if clockwise), in the direction of travel
        double angle = 0;
        double length = 0;
    };
    struct Query {
        nav::Point goal;
        std::optional<double> straight; ///< length; absent if something is between the ends
        std::vector<Link> fromStart;
        std::vector<Link> toGoal; ///< at most one for each rim
    };
    /// Every tangent visible from start and goal.
    Query connected(nav::Point start, nav::Point goal) const;
    std::optional<double> shortest(const Query& query);

    std::size_t vertexCount() const { return m_departures.size(); }

private:
    struct Departure {
        nav::Point at;
        double angle = 0; ///< from 0 in the rim's winding, in [0, 2 pi)
        double length = 0;
        double arrivesAt = 0; ///< likewise, on the target
        double toFirst = 0;   ///< length of the tangent plus the arc to `first`
        double toNext = 0;    ///< length of the arc
        std::uint32_t rim = 0;
        std::uint32_t target = 0; ///< rim
        std::uint32_t first = 0;  ///< departure on the target
        std::uint32_t next = 0;   ///< departure on the same rim
    };
    struct Item {
        double bound = 0;
        double cost = 0;
        std::uint32_t departure = 0;
        bool operator>(const Item& other) const { return bound > other.bound; }
    };

    std::uint32_t firstOn(std::uint32_t rim, double angle) const;
    double walkedBetween(std::uint32_t rim, double from, double to) const;
    void endOn(std::uint32_t rim, double from, double cost);
    void reach(std::uint32_t departure, double cost, nav::Point goal);
    void addEdge(nav::Point from, nav::Point to, nav::DiscIndex a, nav::DiscIndex b);

    const nav::ObstacleField& m_field;
    std::vector<Departure> m_departures; // by rim, then in the order of the winding
    std::vector<std::uint32_t> m_begins; // of each rim, and the end
    std::vector<double> m_costs;
    std::vector<std::uint32_t> m_reachedIn; // query
    std::uint32_t m_queries = 0;
    std::vector<Link> m_goalLinks; // by rim
    std::vector<Item> m_open;      // heap
    double m_best = 0;
};

} // namespace thicket::test
