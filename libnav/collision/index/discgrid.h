#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/geometry/celllists.h"
#include "libnav/geometry/grid.h"

#include <optional>

namespace thicket::nav {

/// A ray, and the first part that it has met so far.
struct Ray {
    Point from;
    Point direction;    ///< unit vector
    Point inverse;      ///< 1 / direction, by coordinate; infinite where that is 0
    double nearest = 0; ///< distance to the part met; before that, the reach
    DiscIndex ignoreA = noDisc;
    DiscIndex ignoreB = noDisc;
    std::uint32_t met = nothing; ///< the part met, a disc, core or arena by what it was shot at

    static constexpr std::uint32_t nothing = UINT32_MAX;
};

struct DiscPair {
    DiscIndex a;
    DiscIndex b;
};

/// Discs in uniform grids, one for each class of radii, so that a large disc does not fill many
/// small cells. A disc is listed in every cell that its box touches.
class DiscGrid {
public:
    DiscGrid() = default;
    explicit DiscGrid(std::span<const Disc> discs, unsigned threads = 1);

    /// Renumbers the discs, and removes those whose new number is noDisc. From now on shoot(ray)
    /// subtracts `slack`, map units, from the radii.
    void renumber(std::span<const DiscIndex> numbers, double slack);

    void insert(DiscIndex i, const Disc& disc);
    /// The disc must be in the grid.
    void erase(DiscIndex i, const Disc& disc);
    bool isEmpty() const
    {
        return std::ranges::all_of(m_levels, [](const Level& level) { return level.count == 0; });
    }

    /// Shortens the ray to the first disc it enters.
    void shoot(Ray& ray) const { shoot(ray, m_slack); }
    /// The same with another slack, less than every radius.
    void shoot(Ray& ray, double slack) const;
    /// visit(i) for the discs whose box meets the box, each once.
    template <class Visit> void visitIn(const Box& box, Visit visit) const;
    /// Every pair of discs nearer to each other than `reach`, map units, once. The order is the
    /// same for any number of threads. nullopt for more than `most` pairs or far more candidates.
    std::optional<std::vector<DiscPair>> pairsWithin(double reach, unsigned threads,
                                                     std::size_t most) const;
    /// visit(i) for the discs of cells in rings round p, see GridFrame::spread(). Discs may repeat.
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
        double radius = 0;
        DiscIndex disc;

        Box box() const { return boxAround(center, radius); }
    };
    struct Level {
        GridFrame frame;
        CellLists<Entry> cells;
        double largest = 0;       ///< radius
        std::size_t count = 0;    ///< discs in it
        std::size_t builtFor = 0; ///< discs when the frame was chosen

        bool isHome(const Entry& entry, std::size_t cell) const
        {
            const Point corner = entry.box().min;
            return frame.cell(frame.columnAt(corner.x), frame.rowAt(corner.y)) == cell;
        }
    };

    static Level makeLevel(std::span<const Entry> members, const Box& room, unsigned threads);
    Level& levelFor(const Entry& entry);
    static void refit(Level& level, const Box& added);
    /// visit(i) for each disc nearer to `disc` than `reach`; returns the number of candidates.
    template <class Visit>
    static std::size_t visitNear(const Level& level, const Entry& disc, double reach, Visit visit);

    double m_slack = 0;
    std::vector<Level> m_levels; // large radii first
};

template <class Visit> void DiscGrid::visitIn(const Box& box, Visit visit) const
{
    for (const Level& level : m_levels)
        level.frame.visitCells(box, [&](int column, int row) {
            for (const Entry& entry : level.cells[level.frame.cell(column, row)]) {
                const Box other = entry.box();
                if (!other.intersects(box))
                    continue;
                // Several cells may list the disc. Only the cell of the common box's corner reports
                // it.
                if (level.frame.columnAt(std::max(box.min.x, other.min.x)) == column &&
                    level.frame.rowAt(std::max(box.min.y, other.min.y)) == row)
                    visit(entry.disc);
            }
        });
}

} // namespace thicket::nav
