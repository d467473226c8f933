#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace thicket::bench {

/// The free space of a map as convex polygons. They share vertices where they touch; a side that
/// two of them share can be crossed anywhere.
struct FreeMesh {
    std::vector<nav::Point> vertices;
    std::vector<std::vector<int>> polygons; ///< indices of vertices, counter-clockwise
};

/// A yardstick for searches among polygons: exact shortest paths of a point through a mesh that was
/// made beforehand. A search node is an interval of a side and the corner from which it is seen.
/// Source: Cui, Harabor, Grastien, "Compromise-free Pathfinding on a Navigation Mesh" (IJCAI 2017),
/// with its pruning: the best distance of each corner, dead ends, and chains of single successors.
class Polyanya {
public:
    explicit Polyanya(const FreeMesh& mesh);

    /// The length of the shortest path; none if no path joins the two, or if one is in no polygon.
    std::optional<double> length(nav::Point start, nav::Point goal);
    /// Taken from the open list in the last search.
    std::size_t popped() const { return m_popped; }
    std::size_t polygonCount() const { return m_polygons.size(); }

private:
    struct Side {
        int vertex = 0;  ///< where it begins, counter-clockwise
        int beyond = -1; ///< the polygon on its other side; -1: none
    };
    struct Polygon {
        std::vector<Side> sides;
        int neighbours = 0;
    };
    /// Seen from the root, looking into `polygon`.
    struct Node {
        nav::Point right;
        nav::Point left;
        int rightVertex = -1; ///< -1: the interval ends inside a side
        int leftVertex = -1;
        int root = -1; ///< a vertex; -1: the start
        int polygon = 0;
        int from = 0; ///< the polygon on the near side of the interval
        double travelled = 0;
        double bound = 0;
    };
    struct IsLater {
        bool operator()(const Node& a, const Node& b) const { return a.bound > b.bound; }
    };
    struct Best {
        std::uint32_t search = 0;
        double travelled = 0;
    };

    nav::Point at(int vertex) const { return m_vertices[std::size_t(vertex)]; }
    nav::Point rootOf(const Node& node) const { return node.root < 0 ? m_start : at(node.root); }
    void locate(nav::Point p, std::vector<int>& found) const;
    bool contains(int polygon, nav::Point p) const;
    double boundOf(const Node& node) const;
    bool isGoalPolygon(int polygon) const;
    void begin();
    void expand(const Node& node);
    void expandSide(const Node& node, const Side& side, int end);
    void add(const Node& node, const Side& side, nav::Point right, nav::Point left, int rightVertex,
             int leftVertex, int root);
    bool isBeaten(const Node& node);

    std::vector<nav::Point> m_vertices;
    std::vector<bool> m_isCorner; ///< by vertex: a path can turn there
    std::vector<Polygon> m_polygons;
    nav::Box m_bounds;
    double m_cell = 1;
    int m_columns = 1;
    int m_rows = 1;
    std::vector<std::vector<int>> m_cells; ///< polygons by cell of a grid

    nav::Point m_start;
    nav::Point m_goal;
    std::vector<int> m_startPolygons;
    std::vector<int> m_goalPolygons;
    std::vector<Node> m_open; ///< a heap
    std::vector<Node> m_next; ///< the successors of one node
    std::vector<Best> m_best; ///< by vertex
    std::uint32_t m_search = 0;
    std::size_t m_popped = 0;
};

} // namespace thicket::bench
