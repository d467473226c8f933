#pragma once

#include "libsteer/agent.h"
#include "libsteer/agentnumbers.h"
#include "libsteer/lanes/cellaxis.h"
#include "libsteer/lanes/neighbourkernel.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// The agents of a step in the order of the cells of a uniform grid: row by row, within a cell in
/// the order of their ids. So agents that are near in the plane are near in memory, and those of
/// neighbouring cells of a row are contiguous. Cells are a quarter as wide as high: a range of a
/// row is cut close to the query, and few rows give few ranges. Depends on nothing but the agents.
/// Source: counting sort, Green, "Particle Simulation using CUDA" (2010).
class CellLanes {
public:
    /// Sorts the agents. `slots`: indices of those in `agents` that take part, in ascending order
    /// of ids. `cell`: height of a cell, > 0, map units; doubled while the grid would be much
    /// larger than the crowd. `reach`: the largest range, from its centre, of an agent's neighbour
    /// query. Neither a large cell nor a long reach makes the unit coarser than about 2^-15 of the
    /// smallest radius. Queries for which covers() is false need another index.
    void sort(std::span<const Agent> agents, std::span<const Slot> slots, double cell, double reach,
              double denominator);
    /// After sort(): stores the agents of places [begin, end). All must be stored before the first
    /// query.
    void fill(std::span<const Agent> agents, Place begin, Place end);

    std::size_t size() const { return m_slots.size(); }
    Slot slotAt(Place place) const { return m_slots[place]; }
    nav::Point positionAt(Place place) const { return m_positions[place]; }
    double radiusAt(Place place) const { return m_radii[place]; }
    CrowdLanes lanes() const;
    /// Length of one unit of x and y, map units.
    double unit() const { return m_unit; }
    double largestRadius() const { return m_largestRadius; }
    /// Whether the coordinates distinguish all that blocksAround() finds within `reach`, map units.
    bool covers(double reach) const { return (reach + 2 * m_cell) * m_perUnit < 0x1p30; }

    /// Finds the places of all agents whose centres may be in the box: row by row upwards, each row
    /// from left to right, then an empty block. Returns the number of agents.
    std::size_t blocksIn(const nav::Box& box, std::vector<LaneBlock>& blocks) const;
    /// The same for all that may be nearer than `reach` to p.
    std::size_t blocksAround(nav::Point p, double reach, std::vector<LaneBlock>& blocks) const;

private:
    void layGrid(std::span<const Agent> agents, std::span<const Slot> slots, double cell);
    void place(std::span<const Agent> agents, std::span<const Slot> slots);
    std::size_t blocksBetween(double left, double right, double bottom, double top,
                              std::vector<LaneBlock>& blocks) const;

    double m_cell = 1; ///< height of a cell, map units
    CellAxis m_columns;
    CellAxis m_rows;
    double m_unit = 1;
    double m_perUnit = 1;
    double m_largestRadius = 0;
    double m_smallestRadius = 0;
    std::vector<Place> m_begins;        ///< first place by cell, and one more
    std::vector<std::uint32_t> m_found; ///< cell by rank in order of ids
    std::vector<Slot> m_slots;          ///< slot by place; the arrays below are by place, too
    std::vector<nav::Point> m_positions;
    std::vector<double> m_radii;
    std::vector<std::int32_t> m_x;
    std::vector<std::int32_t> m_y;
    std::vector<float> m_vx;
    std::vector<float> m_vy;
    std::vector<float> m_radius;
    std::vector<std::uint32_t> m_id;
};

} // namespace thicket::steer
