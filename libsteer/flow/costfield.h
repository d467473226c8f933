#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/flow/cellgrid.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// When a cell is blocked.
enum class CellRule : std::uint8_t {
    /// An expanded obstacle reaches into the cell by more than the field's tolerance. An agent with
    /// its centre anywhere in a free cell touches nothing. Gaps narrower than about two cells may
    /// close.
    wholeCell,
    /// The cell's centre is inside an obstacle. Gaps stay open, but a free cell may be partly
    /// covered, so agents that follow the flow must also avoid obstacles by other means.
    center,
};

/// The cost of entering each cell of a grid: 1 by default, up to 254 for slow terrain, 255
/// (`blocked`) where no agent can be. A value; not thread-safe while it is changed.
/// Source: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23 (cost fields of one byte per cell).
class THICKET_STEER_EXPORT CostField {
public:
    static constexpr std::uint8_t blocked = 255;

    /// Cost 1 everywhere.
    explicit CostField(const CellGrid& grid = {});
    /// Blocks cells by the obstacles, for an agent of the field's radius. Time: proportional to the
    /// cells that obstacles cover, plus a few nanoseconds per cell.
    CostField(const CellGrid& grid, const nav::ObstacleField& obstacles,
              CellRule rule = CellRule::wholeCell);

    const CellGrid& grid() const { return m_grid; }
    /// The cost of a cell of the grid or its border; `blocked` in the border.
    std::uint8_t at(Cell c) const { return m_costs[m_grid.indexOf(c)]; }
    bool isFree(Cell c) const { return m_grid.contains(c) && at(c) != blocked; }
    /// The whole padded array, see CellGrid.
    std::span<const std::uint8_t> padded() const { return m_costs; }
    /// The highest cost other than `blocked`; 1 if all cells are blocked.
    std::uint8_t highest() const;

    /// Sets the terrain cost of cells, 1 to 254. It is kept below obstacles that are added and
    /// removed. Blocked cells stay blocked.
    void setTerrain(const CellWindow& cells, std::uint8_t cost);
    /// Blocks or frees cells directly, for grids made from tiles instead of obstacles.
    void setBlocked(const CellWindow& cells, bool isBlocked);

    /// Rasterises again the cells that meet `changed` (map units, see changedBox()) after obstacles
    /// changed there. Returns the indices of the cells whose cost changed, ascending, as
    /// IntegrationField::repair() needs them. The result equals a new field, except that terrain
    /// costs are kept. What setBlocked() did in these cells is lost.
    std::vector<std::uint32_t> update(const nav::ObstacleField& obstacles, const nav::Box& changed,
                                      CellRule rule = CellRule::wholeCell);

    /// The free cell whose centre is nearest to p, among those at most `reach` columns and rows
    /// away. Of equally near cells the lower, then the left one. No value if there is none.
    std::optional<Cell> nearestFree(nav::Point p, int reach) const;

    bool operator==(const CostField&) const = default;

private:
    CellGrid m_grid;
    std::vector<std::uint8_t> m_costs;
    std::vector<std::uint8_t> m_terrain; // terrain costs; empty: 1 everywhere
};

/// The area in which a change of this obstacle can change cells, for agents of the field's radius.
/// Call it for the shape before and after the change. An inverted shape can change all cells.
THICKET_STEER_EXPORT nav::Box changedBox(const nav::Shape& shape,
                                         const nav::ObstacleField& obstacles);

} // namespace thicket::steer
