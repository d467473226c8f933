#pragma once

#include "libsteer/flow/integrationfield.h"
#include "libsteer/steer_export.h"

#include <memory>
#include <optional>
#include <vector>

namespace thicket::steer {

/// Which way to move from each cell, to the nearest of the goals: down the travel costs, straight
/// at a goal where it is seen. No direction cuts between two blocked cells that touch at a corner,
/// nor, with breadth-first and Dijkstra costs, past the corner of one.
///
/// Never changes once made, and is shared by copy: one field serves all agents of a group on any
/// number of threads. Memory: 9 bytes a cell.
///
/// Source: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23; directions of any angle in place of its eight.
class THICKET_STEER_EXPORT FlowField {
public:
    /// One cell, no goal, no direction.
    FlowField();
    /// Where a flood has been limited to a region, cells beyond it have no direction.
    explicit FlowField(const IntegrationField& costs);

    /// The same after IntegrationField::repair(), which told what is `dirty`: equal to a field made
    /// anew, for the price of a copy and the dirty cells.
    FlowField repaired(const IntegrationField& costs, const CellWindow& dirty) const;

    const CellGrid& grid() const;
    const std::vector<nav::Point>& goals() const;
    /// Whether a goal can be reached from this cell. False outside the grid.
    bool flows(Cell c) const;
    /// Of a cell of the grid; a unit vector (to 1e-4), {0, 0} where nothing flows or the cell's
    /// centre is the goal.
    nav::Point at(Cell c) const;
    /// The goal that the cell sees and heads straight for.
    std::optional<nav::Point> seenGoal(Cell c) const;

    /// The direction at a point, map units: a unit vector, or {0, 0} where there is none: more than
    /// half a cell away from every cell that flows, at a goal itself, outside the grid, for a point
    /// that is not finite. Bilinear between the four cells round it, of which those that do not
    /// flow count for nothing. Where all four see one goal, and in a goal's own cell, straight at
    /// it. Within a cell that flows it turns along the border to one that does not, so that who
    /// follows it stays in cells that flow.
    nav::Point direction(nav::Point p) const;

    /// What it costs to travel from p, map units of plain ground: the straight way where a goal is
    /// seen, else bilinear as above; infinity where nothing flows.
    double travelCost(nav::Point p) const;

    /// The centre of the nearest cell that flows, at most `reach` cells off in either direction:
    /// the way back into the field for an agent that stands where it does not flow.
    std::optional<nav::Point> nearestFlow(nav::Point p, int reach) const;

    /// The same directions, costs and goals on the same grid.
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
