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
    eikonal,      ///< as the crow flies round obstacles: |grad u| = cost
};

/// The cells round a goal whose exact distance keeps the eikonal wave within 0.1 % in the open.
inline constexpr double exactDisc = 40;

struct IntegrationOptions {
    FlowMethod method = FlowMethod::eikonal;
    /// How far, in cells, it is looked for cells that see a goal over cells of cost 1 alone: these
    /// head straight for it, and the eikonal method takes their exact distance. >= 0; `exactDisc`
    /// is the least that is as accurate as stated.
    double sight = std::numeric_limits<double>::infinity();
    /// The cells that travel costs are needed for; all when absent. The flood ends when those that
    /// can be reached are settled, and goes on at floodTo().
    std::optional<CellWindow> region = {};
};

/// What it costs to travel from each cell to the nearest of the goals (a heat map), in cells of
/// cost 1: times CellGrid::side() it is map units. Infinity where a cell is blocked, cut off, or
/// farther than the flood has come. To go from a cell to its neighbour costs the step's length
/// times the cost of the former (which the wave enters), as the chapter below has it.
///
/// Goals in blocked cells and outside the grid count for nothing. A goal's own cell costs nothing
/// (breadth-first, Dijkstra) or the distance from its centre to the goal (eikonal).
/// The eikonal values come out too high by less than 0.1 % in the open, a few percent among
/// obstacles of a cell's size. Floats: beyond 2^20 cells they lose the fractions of a cell.
///
/// A value; the same input gives the same bits. Any number of threads may read it while nobody
/// changes that very object (floodTo(), repair()). Memory: 6 bytes a cell and 8 more for Dijkstra.
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
    /// Of a cell of the grid or of its border.
    float at(Cell c) const { return m_values[grid().indexOf(c)]; }
    /// The whole padded array, see CellGrid.
    std::span<const float> padded() const { return m_values; }
    /// By padded index, 1 + the number of the nearest goal that the cell sees, 0: none. Goals after
    /// the 254th are not looked for.
    std::span<const std::uint8_t> sight() const { return m_sight; }
    /// Whether everything that can be reached is settled.
    bool isComplete() const { return m_open.empty(); }

    /// Goes on until the region (clipped to the grid) is settled too: equal there to a field
    /// without a region. Cells that cannot be reached make it go on to the end.
    void floodTo(const CellWindow& region);

    /// Takes new costs on the same grid, that differ in the cells `changed` (padded indices, from
    /// CostField::update()), and mends what depends on them. Equal to a field made anew, bit by
    /// bit, while values are below 2^20. Returns the cells within which values or sight may be
    /// others now. A field that is not complete is flooded anew, up to its region.
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
    std::vector<double> m_exact; // Dijkstra's sums before they are rounded
    std::vector<std::uint8_t> m_sight;
    std::vector<std::uint32_t> m_open; // where the flood goes on,
    std::vector<double> m_openValues;  // and with what
};

} // namespace thicket::steer
