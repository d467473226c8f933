#pragma once

#include "libnav/map/map.h"
#include "libnav/tangent/tangentedge.h"

#include <QList>

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// Which edges of the tangent graph are asked for: those that touch some obstacles, and those from
/// some points.
struct NearQuestion {
    struct Obstacle {
        nav::ObjectId id = 0;
        nav::Box box;            ///< of its shape
        std::size_t corners = 1; ///< of a circle 1
        bool operator==(const Obstacle&) const = default;
    };
    struct End {
        nav::Point at;
        nav::Contact::Kind kind = nav::Contact::Kind::start;
        bool operator==(const End&) const = default;
    };
    std::vector<Obstacle> obstacles; ///< the most wanted first
    /// Of an obstacle with very many corners, the edges of those nearest to one of these count.
    std::vector<nav::Point> near;
    std::vector<End> ends;

    bool operator==(const NearQuestion&) const = default;

    /// More are never answered, see NearGraph::of(): a field of many has too many pairs of discs.
    static constexpr std::size_t mostObstacles = 256;
    bool isFull() const { return obstacles.size() >= mostObstacles; }

    /// Adds an object of this geometry, if it is an obstacle and there is room.
    void add(nav::ObjectId id, const nav::Geometry& geometry);
    /// About the first obstacles of a map as drawn. Those that it does not have are left out.
    static NearQuestion about(const nav::Map& map, const QList<nav::ObjectId>& obstacles,
                              const std::vector<nav::Point>& near = {});
};

} // namespace thicket::editor
