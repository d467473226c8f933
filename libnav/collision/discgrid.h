#pragma once

#include "libnav/collision/grid.h"
#include "libnav/collision/obstaclefield.h"

namespace thicket::nav {

/// A ray on its way: what it met first so far.
struct Ray {
    Point from;
    Point direction;    ///< unit vector
    double nearest = 0; ///< nothing beyond is of interest
    std::uint32_t met = UINT32_MAX;
    DiscIndex ignoreA = UINT32_MAX;
    DiscIndex ignoreB = UINT32_MAX;
};

/// Discs in uniform grids, one per class of radii so that a giant does not fill the cells of
/// dwarfs. A disc is listed in every cell that its box touches.
class DiscGrid {
public:
    DiscGrid() = default;
    /// Leaves out the discs that `buried` marks (empty: none). Rays see radii less `slack`.
    DiscGrid(std::span<const Disc> discs, const std::vector<bool>& buried, double slack);

    /// Shortens the ray to the first disc it enters.
    void shoot(Ray& ray) const;
    /// visit(i) for the discs whose box meets the box, each once.
    template <class Visit> void visitIn(const Box& box, Visit visit) const;
    /// visit(i, j) once for every pair nearer to each other than `reach`.
    template <class Visit> void visitPairs(double reach, Visit visit) const;
    /// visit(i) for discs of ever farther cells, as GridFrame::spread; discs may repeat.
    template <class Reach, class Visit> void spread(Point p, Reach reach, Visit visit) const
    {
        for (const Level& level : m_levels)
            level.frame.spread(p, reach, [&](std::size_t cell) {
                for (const Entry& entry : level.cells[cell])
                    visit(entry.disc);
            });
    }

private:
    struct Entry {
        Point center;
        double radius = 0; ///< as rays see it
        DiscIndex disc = 0;
    };
    struct Level {
        GridFrame frame;
        CellLists<Entry> cells;
        std::vector<DiscIndex> members;
    };

    Box boxOf(const Entry& entry) const { return boxAround(entry.center, entry.radius + m_slack); }
    void addLevel(std::span<const Disc> discs, std::vector<DiscIndex> members);

    double m_slack = 0;
    std::vector<Level> m_levels;  // large radii first
    std::vector<Entry> m_entries; // by disc
};

template <class Visit> void DiscGrid::visitIn(const Box& box, Visit visit) const
{
    for (const Level& level : m_levels)
        level.frame.visitCells(box, [&](int column, int row) {
            for (const Entry& entry : level.cells[level.frame.cell(column, row)]) {
                const Box other = boxOf(entry);
                if (!other.intersects(box))
                    continue;
                // Of the cells that list both, one speaks: that of the common box's corner.
                if (level.frame.columnAt(std::max(box.min.x, other.min.x)) == column &&
                    level.frame.rowAt(std::max(box.min.y, other.min.y)) == row)
                    visit(entry.disc);
            }
        });
}

template <class Visit> void DiscGrid::visitPairs(double reach, Visit visit) const
{
    for (std::size_t fine = 0; fine < m_levels.size(); ++fine)
        for (const DiscIndex i : m_levels[fine].members) {
            const Entry& disc = m_entries[i];
            const Box box = grown(boxOf(disc), reach);
            for (std::size_t coarse = 0; coarse <= fine; ++coarse) {
                const Level& level = m_levels[coarse];
                level.frame.visitCells(box, [&](int column, int row) {
                    for (const Entry& entry : level.cells[level.frame.cell(column, row)]) {
                        if (coarse == fine && entry.disc <= i)
                            continue;
                        const Point to = entry.center - disc.center;
                        const double near = entry.radius + disc.radius + 2 * m_slack + reach;
                        if (dot(to, to) >= near * near)
                            continue;
                        const Box other = boxOf(entry);
                        if (level.frame.columnAt(std::max(box.min.x, other.min.x)) == column &&
                            level.frame.rowAt(std::max(box.min.y, other.min.y)) == row)
                            visit(i, entry.disc);
                    }
                });
            }
        }
}

} // namespace thicket::nav
