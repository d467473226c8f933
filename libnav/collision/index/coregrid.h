#pragma once

#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/index/crowdedcells.h"

namespace thicket::nav {

/// Whether the core joins a disc with itself. Such a core is no obstacle: a repeated core or a free
/// place.
constexpr bool isNone(const Core& core) { return core.a == core.b; }

/// Cores in a uniform grid; a core is listed in every cell that its capsule may touch.
class CoreGrid {
public:
    CoreGrid() = default;
    CoreGrid(std::span<const Disc> discs, std::span<const Core> cores);

    const CoreFrame& frame(CoreIndex core) const { return m_cores[core]; }
    bool isEmpty() const { return m_count == 0; }
    const GridFrame& cells() const { return m_frame; }
    /// The cores whose capsules may touch the cell.
    std::span<const CoreIndex> coresIn(std::size_t cell) const
    {
        return isEmpty() ? std::span<const CoreIndex>() : m_cells[cell];
    }
    /// Whether some cells list many cores.
    bool isCrowded() const { return !m_crowds.isEmpty(); }
    /// An order in which to query the surroundings of the discs: as given, or, where cells list
    /// many cores, by place, so that most data is in the caches.
    std::vector<DiscIndex> orderOf(std::span<const Disc> discs) const;
    void insert(CoreIndex core, const CoreFrame& frame);
    /// The core must be in the grid.
    void erase(CoreIndex core);
    /// Shortens the ray to the first core it enters. `slack` is subtracted from the half widths. It
    /// must be less than each of them.
    void shoot(Ray& ray, double slack) const;
    /// Cores that meet the box, perhaps also some whose box alone does, ascending.
    void collectIn(const Box& box, std::vector<CoreIndex>& found) const;
    /// Cores that meet the given one, which need not be in the grid, perhaps also others in the
    /// cells that it touches, ascending.
    void collectAlong(const CoreFrame& core, std::vector<CoreIndex>& found) const;
    /// How many entries collectIn() has to examine; cores in several cells count several times.
    std::size_t countIn(const Box& box) const;
    /// visit(core) for the cores of cells in rings round p, see GridFrame::spread(). Cores may
    /// repeat.
    template <class Reach, class Visit> void spread(Point p, Reach reach, Visit visit) const
    {
        if (!isEmpty())
            m_frame.spread(p, reach, [&](std::size_t cell) {
                for (const CoreIndex core : m_cells[cell])
                    visit(core);
            });
    }

    /// The cores that may contain p, each once.
    std::span<const CoreIndex> coresAt(Point p) const
    {
        if (isEmpty())
            return {};
        return m_cells[m_frame.cell(m_frame.columnAt(p.x), m_frame.rowAt(p.y))];
    }

private:
    void meet(Ray& ray, CoreIndex core, double slack) const;
    void fit(const Box& room);
    template <class Visit> void visitCellsOf(const CoreFrame& core, Visit visit) const;

    std::size_t m_count = 0;    // cores in the grid
    std::size_t m_builtFor = 0; // cores when the frame was chosen
    GridFrame m_frame;
    CellLists<CoreIndex> m_cells;
    CrowdedCells m_crowds;
    std::vector<CoreFrame> m_cores; // length 0: none
};

} // namespace thicket::nav
