#pragma once

#include "libsteer/flow/costfield.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace thicket::steer {

/// How travel costs spread from the goals.
enum class FlowMethod : std::uint8_t {
    breadthFirst, ///< steps to the four neighbours; costs above 1 count as 1
    dijkstra,     ///< steps to the eight neighbours, of length 1 and sqrt 2, no corner cut
    eikonal,      ///< straight-line distance round obstacles: |grad u| = cost
};

/// Radius in cells round a goal. Exact distances within it keep the eikonal wave within 0.1 % in
/// the open.
inline constexpr double exactDisc = 40;

struct IntegrationOptions {
    FlowMethod method = FlowMethod::eikonal;
    /// The largest distance from a goal, in cells, at which line of sight is tested. A cell that
    /// sees a goal over cells of cost 1 alone leads straight to it, and gets its exact distance in
    /// the eikonal method. >= 0; the stated accuracy needs at least `exactDisc`.
    double sight = std::numeric_limits<double>::infinity();
    /// The cells that need travel costs; all if absent. The flood ends when those that are
    /// reachable are settled, and continues in floodTo().
    std::optional<CellWindow> region = {};
};

/// The travel cost from each cell to the nearest goal (a heat map), in cells of cost 1. Multiply by
/// CellGrid::side() for map units. Infinity where a cell is blocked, cut off, or beyond the flood.
/// A step from a cell to its neighbour towards the goal costs the step's length times the cost of
/// the cell that it leaves, as in the chapter below.
///
/// Goals in blocked cells and outside the grid are ignored. A goal's own cell has cost 0
/// (breadth-first, Dijkstra) or the distance from its centre to the goal (eikonal). Eikonal values
/// are too high by less than 0.1 % in the open, and by a few percent among obstacles of a cell's
/// size. Values are floats: beyond 2^20 cells they lose fractions of a cell.
///
/// A value; the same input gives the same bits. Any number of threads may read it while none
/// changes that object (floodTo(), repair()). Memory: 6 bytes per cell, and 8 more for Dijkstra.
///
/// Sources: Emerson, "Crowd Pathfinding and Steering Using Flow Field Tiles", Game AI Pro (2013),
/// chapter 23 (the fields, line of sight); Dial (1969) and Tsitsiklis (1995) in flood.h, metric.h.
class THICKET_STEER_EXPORT IntegrationField {
public:
    /// Goals in map units, any number.
    IntegrationField(CostField costs, std::vector<nav::Point> goals,
                     const IntegrationOptions& options = {});

    const CellGrid& grid() const { return m_costs.grid(); }
    const CostField& costs() const { return m_costs; }
    const std::vector<nav::Point>& goals() const { return m_goals; }
    FlowMethod method() const { return m_options.method; }
    /// The value of a cell of the grid or its border.
    float at(Cell c) const { return m_values[grid().indexOf(c)]; }
    /// The whole padded array, see CellGrid.
    std::span<const float> padded() const { return m_values; }
    /// By padded index: 1 + the index of the nearest goal that the cell sees, 0 for none. Only the
    /// first 254 goals are tested.
    std::span<const std::uint8_t> sight() const { return m_sight; }
    /// Whether every reachable cell is settled.
    bool isComplete() const { return m_open.empty(); }

    /// Continues the flood until the region (clipped to the grid) is settled, too. There the result
    /// equals a field without a region. If the region has unreachable cells, the flood runs to its
    /// end.
    void floodTo(const CellWindow& region);

    /// Takes new costs on the same grid and updates what depends on them. `changed`: the cells
    /// whose cost differs (padded indices, from CostField::update()). While values are below 2^20
    /// the result equals a new field, bit by bit. Returns a window of all cells whose value or
    /// sight may have changed. A field that is not complete is flooded again, up to its region.
    CellWindow repair(CostField costs, std::span<const std::uint32_t> changed);

private:
    template <class Metric> class Work;
    void look();
    void start();
    template <class Visit> void withWork(Visit visit);

    CostField m_costs;
    std::vector<nav::Point> m_goals;
    IntegrationOptions m_options;
    std::vector<float> m_values;
    std::vector<double> m_exact; // Dijkstra's sums before rounding
    std::vector<std::uint8_t> m_sight;
    std::vector<std::uint32_t> m_open; // cells from which the flood continues,
    std::vector<double> m_openValues;  // and their values
};

} // namespace thicket::steer
