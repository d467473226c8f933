#pragma once

#include "libsteer/flow/integrationfield.h"
#include "libsteer/steer_export.h"

#include <memory>
#include <optional>
#include <vector>

namespace thicket::steer {

/// The direction of motion from each cell to the nearest goal. It descends the travel costs, and
/// leads straight to a goal that the cell sees. No direction passes between two blocked cells that
/// touch at a corner. With breadth-first and Dijkstra costs none cuts a blocked cell's corner.
///
/// Immutable, and copies share the data. One field serves all agents of a group, on any number of
/// threads. Memory: 9 bytes per cell.
///
/// Source: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23; directions of any angle in place of its eight.
class THICKET_STEER_EXPORT FlowField {
public:
    /// One cell, no goal, no direction.
    FlowField();
    /// If the flood was limited to a region, cells beyond it have no direction.
    explicit FlowField(const IntegrationField& costs);

    /// The field after IntegrationField::repair(), which returned `dirty`. Equal to a new field, at
    /// the cost of a copy and the dirty cells.
    FlowField repaired(const IntegrationField& costs, const CellWindow& dirty) const;

    const CellGrid& grid() const;
    const std::vector<nav::Point>& goals() const;
    /// Whether a goal can be reached from this cell. False outside the grid.
    bool flows(Cell c) const;
    /// The direction of a cell of the grid: a unit vector (to 1e-4), or {0, 0} where nothing flows
    /// and where the cell's centre is the goal.
    nav::Point at(Cell c) const;
    /// The goal that the cell sees and leads straight to.
    std::optional<nav::Point> seenGoal(Cell c) const;

    /// The direction at a point, map units: a unit vector, or {0, 0} if there is none. There is
    /// none more than half a cell away from every cell that flows, at a goal itself, outside the
    /// grid, and for a point that is not finite.
    ///
    /// Bilinear between the four cells round the point; cells that do not flow have weight 0. If
    /// all four see the same goal, and in a goal's own cell, it leads straight to the goal. Within
    /// a cell that flows it turns along the border to a cell that does not, so that an agent that
    /// follows it stays in cells that flow.
    nav::Point direction(nav::Point p) const;

    /// The travel cost from p, map units at cost 1. The straight distance where a goal is seen,
    /// else bilinear as above. Infinity where nothing flows.
    double travelCost(nav::Point p) const;

    /// The centre of the nearest cell that flows, among those at most `reach` columns and rows
    /// away. It leads an agent back into the field.
    std::optional<nav::Point> nearestFlow(nav::Point p, int reach) const;

    /// Whether directions, costs, goals and grid are equal.
    bool operator==(const FlowField& other) const;

private:
    struct Data;
    struct Patch;
    explicit FlowField(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
    static std::shared_ptr<const Data>
    made(std::shared_ptr<Data> data, const IntegrationField& costs, const CellWindow& window);
    std::shared_ptr<const Data> m_data;
};

} // namespace thicket::steer
