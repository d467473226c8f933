#pragma once

#include "libsteer/c/thicket.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The tangent graph for hosts that are written in C++ and hold the libraries themselves. No part
/// of the C API.
namespace thicket::c {

/// The complete tangent graph of a world, as nav::CompleteGraph has it. A straight edge stands for
/// both directions of travel; arcs lead counter-clockwise, and clockwise on the way back.
struct GraphLists {
    std::vector<thk_point> points;       ///< where the vertices are
    std::vector<std::int64_t> obstacles; ///< that each touches; INT64_MIN: it is the start or goal
    std::vector<thk_segment> edges;      ///< straight ones first
    std::vector<std::int64_t> ends;      ///< two vertices of each edge
    std::optional<std::int64_t> start;   ///< vertices; none: no edge leads there
    std::optional<std::int64_t> goal;
};

struct GraphRequest {
    double radius = 0; ///< of the agent; one that was added to the world
    std::optional<thk_point> start;
    std::optional<thk_point> goal;
    std::size_t mostStraight = 0; ///< refused if there are more straight edges
    unsigned threads = 1;         ///< 0: as many as the machine has processors
};

/// THK_UNKNOWN: the world is not prepared for that radius. THK_INVALID: a point is out of range, or
/// there are too many edges. Memory: some 150 bytes an edge. Time: that of nav::CompleteGraph.
thk_status graphOf(const thk_world* world, const GraphRequest& request, GraphLists& lists,
                   thk_error* error) noexcept;

} // namespace thicket::c
