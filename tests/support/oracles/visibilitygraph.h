#pragma once

#include "tests/support/oracles/freeregions.h"

#include <optional>
#include <vector>

namespace thicket::test {

/// The brute-force reference for a point among polygons: A* over the corners that a path can turn
/// at, with line of sight tested for each pair against every side and corner. No path passes or
/// turns at a corner where obstacles touch. It shares nothing with the code under test but the
/// shapes.
class VisibilityGraph {
public:
    explicit VisibilityGraph(const FreeRegion& region);

    /// Length of the shortest path between points inside the region, if it is at most `longest`.
    std::optional<double> shortest(nav::Point start, nav::Point goal, double longest) const;

private:
    struct Corner {
        nav::Point at;
        nav::Point arriving; ///< unit vectors along the boundary, free space on the left
        nav::Point leaving;
        bool isSealed = false; ///< obstacles touch here
        bool juts() const { return cross(arriving, leaving) < 0; }
        bool blocks(nav::Point direction) const;
    };
    /// A point that a path can turn at. An end of the path is no corner.
    struct Place {
        nav::Point at;
        const Corner* corner = nullptr;
    };

    void add(const std::vector<nav::Point>& loop);
    bool isClear(const Place& from, const Place& to) const;
    std::vector<Place> placesWithin(nav::Point start, nav::Point goal, double longest) const;

    std::vector<Corner> m_corners;
    std::vector<nav::Segment> m_sides;
};

} // namespace thicket::test
