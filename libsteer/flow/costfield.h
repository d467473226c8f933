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
    /// An expanded obstacle reaches into it (by more than the field's tolerance): wherever in a
    /// free
    /// cell the agent's centre is, the agent touches nothing. Gaps narrower than about two cells
    /// may close.
    wholeCell,
    /// Its centre is inside one: gaps stay open, but parts of free cells are not, so who follows
    /// the flow needs something else that keeps off obstacles.
    center,
};

/// What it costs to enter each cell of a grid: 1 on plain ground, up to 254 where it is slow, 255
/// (`blocked`) where no agent can be. A value; not thread-safe while it is changed.
/// Source: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23 (cost fields of one byte a cell).
class THICKET_STEER_EXPORT CostField {
public:
    static constexpr std::uint8_t blocked = 255;

    /// Plain ground everywhere.
    explicit CostField(const CellGrid& grid = {});
    /// As an agent of the field's radius finds the obstacles. Cost: what obstacles cover, in cells,
    /// and a few nanoseconds a cell.
    CostField(const CellGrid& grid, const nav::ObstacleField& obstacles,
              CellRule rule = CellRule::wholeCell);

    const CellGrid& grid() const { return m_grid; }
    /// Of a cell of the grid; `blocked` for those of its border.
    std::uint8_t at(Cell c) const { return m_costs[m_grid.indexOf(c)]; }
    bool isFree(Cell c) const { return m_grid.contains(c) && at(c) != blocked; }
    /// The whole padded array, see CellGrid.
    std::span<const std::uint8_t> padded() const { return m_costs; }
    /// The highest cost that is not `blocked`; 1 when there is none.
    std::uint8_t highest() const;

    /// Ground that costs more (or less again): 1 to 254, kept below obstacles that come and go.
    /// Cells that are blocked stay so.
    void setGround(const CellWindow& cells, std::uint8_t cost);
    /// Blocks or frees cells by hand, for grids that come from tiles and not from obstacles.
    void setBlocked(const CellWindow& cells, bool isBlocked);

    /// Looks again at the cells that meet `changed` (map units) after the obstacles changed there;
    /// see changedBox(). Indices of the cells whose cost is another now, ascending: what
    /// IntegrationField::repair() wants. Equal to a field made anew, but for the ground's costs,
    /// which stay. Blocks by hand are lost there.
    std::vector<std::uint32_t> update(const nav::ObstacleField& obstacles, const nav::Box& changed,
                                      CellRule rule = CellRule::wholeCell);

    /// The free cell whose centre is nearest to p, of those at most `reach` cells off in either
    /// direction; of equals the lower, then the left one.
    std::optional<Cell> nearestFree(nav::Point p, int reach) const;

    bool operator==(const CostField&) const = default;

private:
    CellGrid m_grid;
    std::vector<std::uint8_t> m_costs;
    std::vector<std::uint8_t> m_ground; // empty: 1 everywhere
};

/// Where an added, removed or changed obstacle (call it for the shape before and after) can change
/// cells for agents of this radius. Inverted shapes change everything.
THICKET_STEER_EXPORT nav::Box changedBox(const nav::Shape& shape,
                                         const nav::ObstacleField& obstacles);

} // namespace thicket::steer
