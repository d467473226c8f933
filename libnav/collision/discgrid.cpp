#include "libnav/collision/discgrid.h"

#include <numeric>

namespace thicket::nav {

namespace {

// Radii within a class differ by at most this factor; the last class takes all the rest.
constexpr double classWidth = 16;
constexpr std::size_t mostClasses = 8;

} // namespace

DiscGrid::DiscGrid(std::span<const Disc> discs, unsigned threads)
{
    std::vector<DiscIndex> rest(discs.size());
    std::iota(rest.begin(), rest.end(), DiscIndex{0});
    while (!rest.empty()) {
        double largest = 0;
        for (const DiscIndex i : rest)
            largest = std::max(largest, discs[i].radius);
        const double least = m_levels.size() + 1 < mostClasses ? largest / classWidth : 0;
        const auto smaller = std::stable_partition(
            rest.begin(), rest.end(), [&](DiscIndex i) { return discs[i].radius >= least; });
        addLevel(discs, {rest.begin(), smaller}, threads);
        rest.erase(rest.begin(), smaller);
    }
}

void DiscGrid::addLevel(std::span<const Disc> discs, std::span<const DiscIndex> members,
                        unsigned threads)
{
    Box bounds;
    double diameters = 0;
    for (const DiscIndex i : members) {
        enclose(bounds, boxAround(discs[i].center, discs[i].radius));
        diameters += 2 * discs[i].radius;
    }
    const auto count = static_cast<double>(members.size());
    const double side =
        std::max(diameters / count, std::sqrt(bounds.width() * bounds.height() / count));
    Level& level = m_levels.emplace_back();
    level.frame = GridFrame(bounds, side, 2 * count + 16);
    const auto rows = std::size_t(level.frame.rowCount());
    level.cells.fill(level.frame.cellCount(), threads, [&](unsigned part, auto put) {
        const int first = int(partBegin(rows, part, threads));
        const int last = int(partBegin(rows, part + 1, threads)) - 1;
        for (const DiscIndex i : members) {
            const Entry entry{discs[i].center, discs[i].radius, i};
            const CellRange range = level.frame.cellsOf(entry.box());
            for (int row = std::max(first, range.bottom); row <= std::min(last, range.top); ++row)
                for (int column = range.left; column <= range.right; ++column)
                    put(level.frame.cell(column, row), entry);
        }
    });
}

void DiscGrid::renumber(std::span<const DiscIndex> numbers, double slack)
{
    m_slack = slack;
    for (Level& level : m_levels)
        level.cells.filter([&](Entry& entry) {
            entry.disc = numbers[entry.disc];
            return entry.disc != noDisc;
        });
}

void DiscGrid::shoot(Ray& ray) const
{
    const double slack = m_slack;
    const auto meet = [&ray, slack](const Entry& entry) {
        const Point to = entry.center - ray.from;
        const double radius = entry.radius - slack;
        const double aside = cross(ray.direction, to);
        const double square = radius * radius - aside * aside;
        if (square <= 0)
            return;
        const double along = dot(ray.direction, to);
        if (along <= -radius || along - radius >= ray.nearest)
            return;
        const double half = std::sqrt(square);
        const double at = std::max(0.0, along - half);
        if (at < ray.nearest && along + half > 0 && entry.disc != ray.ignoreA &&
            entry.disc != ray.ignoreB) {
            ray.nearest = at;
            ray.met = entry.disc;
        }
    };
    for (const Level& level : m_levels)
        level.frame.walk(ray.from, ray.direction, ray.inverse, ray.nearest,
                         [&](std::size_t cell, double leaving) {
                             for (const Entry& entry : level.cells[cell])
                                 meet(entry);
                             return ray.nearest > leaving;
                         });
}

template <class Visit>
void DiscGrid::visitNear(const Level& level, const Entry& disc, double reach, Visit visit)
{
    const Box box = grown(disc.box(), reach);
    level.frame.visitCells(box, [&](int column, int row) {
        for (const Entry& entry : level.cells[level.frame.cell(column, row)]) {
            const Point to = entry.center - disc.center;
            const double near = entry.radius + disc.radius + reach;
            if (dot(to, to) >= near * near)
                continue;
            const Box other = entry.box();
            if (level.frame.columnAt(std::max(box.min.x, other.min.x)) == column &&
                level.frame.rowAt(std::max(box.min.y, other.min.y)) == row)
                visit(entry.disc);
        }
    });
}

std::vector<DiscPair> DiscGrid::pairsWithin(double reach, unsigned threads) const
{
    std::vector<DiscPair> pairs;
    std::vector<std::vector<DiscPair>> found(threads);
    for (std::size_t fine = 0; fine < m_levels.size(); ++fine) {
        inParallel(threads, [&, fine](unsigned part) {
            const Level& own = m_levels[fine];
            const std::size_t end = partBegin(own.cells.cellCount(), part + 1, threads);
            for (auto at = partBegin(own.cells.cellCount(), part, threads); at < end; ++at)
                for (const Entry& disc : own.cells[at]) {
                    const Point corner = disc.box().min;
                    if (own.frame.cell(own.frame.columnAt(corner.x), own.frame.rowAt(corner.y)) !=
                        at)
                        continue;
                    for (std::size_t coarse = 0; coarse <= fine; ++coarse)
                        visitNear(m_levels[coarse], disc, reach, [&](DiscIndex other) {
                            if (coarse < fine || other > disc.disc)
                                found[part].push_back({disc.disc, other});
                        });
                }
        });
        for (std::vector<DiscPair>& part : found) {
            pairs.insert(pairs.end(), part.begin(), part.end());
            part.clear();
        }
    }
    return pairs;
}

} // namespace thicket::nav
