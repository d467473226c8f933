#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

/// Other methods for neighbour queries, to compare with the crowd's.
namespace thicket::bench {

/// The `most` nearest of the points within `range` of p, nearest first. p's own index is left out.
class NearestFew {
public:
    NearestFew(std::size_t most, double range) : m_most(most), m_squareRange(range * range) {}

    void clear() { m_found.clear(); }
    void offer(std::uint32_t number, double square);
    /// Points further away than this are not needed any more.
    double squareReach() const
    {
        return m_found.size() < m_most ? m_squareRange : m_found.back().square;
    }
    struct Found {
        double square = 0;
        std::uint32_t number = 0;
    };
    std::span<const Found> found() const { return m_found; }

private:
    std::size_t m_most;
    double m_squareRange;
    std::vector<Found> m_found;
};

/// Tests every point.
void searchAll(std::span<const nav::Point> points, std::uint32_t self, NearestFew& nearest);

/// A kd-tree with leaves of at most ten points, split across the longer side of each box and built
/// anew in each step, as in RVO2. Source: Bentley, "Multidimensional Binary Search Trees Used for
/// Associative Searching" (1975).
class KdTree {
public:
    void build(std::span<const nav::Point> points);
    void search(std::uint32_t self, NearestFew& nearest) const;

private:
    struct Node {
        nav::Box box;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::uint32_t left = 0; ///< the right one follows it; 0: a leaf
    };
    void split(std::size_t node);
    void search(std::size_t node, nav::Point p, std::uint32_t self, NearestFew& nearest) const;

    std::vector<nav::Point> m_points;
    std::vector<std::uint32_t> m_order;
    std::vector<Node> m_nodes;
};

} // namespace thicket::bench
