#include "libnav/collision/index/discgrid.h"

#include <limits>
#include <utility>

namespace thicket::nav {

namespace {

// Radii within a class differ by at most this factor. The last class takes all the rest.
constexpr double classWidth = 16;
constexpr std::size_t mostClasses = 8;
// More candidates than this for each wanted pair are too many.
constexpr std::size_t looksPerPair = 8;

} // namespace

DiscGrid::DiscGrid(std::span<const Disc> discs, unsigned threads)
{
    std::vector<Entry> rest;
    rest.reserve(discs.size());
    for (DiscIndex i = 0; i < discs.size(); ++i)
        rest.push_back({discs[i].center, discs[i].radius, i});
    while (!rest.empty()) {
        double largest = 0;
        for (const Entry& entry : rest)
            largest = std::max(largest, entry.radius);
        const double least = m_levels.size() + 1 < mostClasses ? largest / classWidth : 0;
        const auto smaller = std::stable_partition(
            rest.begin(), rest.end(), [&](const Entry& entry) { return entry.radius >= least; });
        m_levels.push_back(makeLevel({rest.begin(), smaller}, {}, threads));
        rest.erase(rest.begin(), smaller);
    }
}

// The frame covers at least `room`.
DiscGrid::Level DiscGrid::makeLevel(std::span<const Entry> members, const Box& room,
                                    unsigned threads)
{
    Level level;
    Box bounds = room;
    double diameters = 0;
    for (const Entry& entry : members) {
        enclose(bounds, entry.box());
        diameters += 2 * entry.radius;
        level.largest = std::max(level.largest, entry.radius);
    }
    level.count = level.builtFor = members.size();
    const auto count = static_cast<double>(members.size());
    const double side =
        std::max(diameters / count, std::sqrt(bounds.width() * bounds.height() / count));
    level.frame = GridFrame(bounds, side, 2 * count + 16);
    const auto rows = std::size_t(level.frame.rowCount());
    level.cells.fill(level.frame.cellCount(), threads, [&](unsigned part, auto put) {
        const int first = int(partBegin(rows, part, threads));
        const int last = int(partBegin(rows, part + 1, threads)) - 1;
        for (const Entry& entry : members) {
            const CellRange range = level.frame.cellsOf(entry.box());
            for (int row = std::max(first, range.bottom); row <= std::min(last, range.top); ++row)
                for (int column = range.left; column <= range.right; ++column)
                    put(level.frame.cell(column, row), entry);
        }
    });
    return level;
}

// The level whose radii are nearest to the entry's, or a new one.
DiscGrid::Level& DiscGrid::levelFor(const Entry& entry)
{
    Level* best = nullptr;
    double leastMisfit = std::numeric_limits<double>::infinity();
    for (Level& level : m_levels) {
        const double share = entry.radius / level.largest;
        // Too large is worse than too small: the disc fills many cells.
        const double misfit = share > 1 ? share * share : 1 / share;
        if (misfit < leastMisfit) {
            leastMisfit = misfit;
            best = &level;
        }
    }
    if (best && (leastMisfit <= 2 * classWidth || m_levels.size() >= 2 * mostClasses))
        return *best;
    Box room;
    for (const Level& level : m_levels)
        enclose(room, level.frame.bounds());
    Level level = makeLevel({&entry, 1}, room, 1);
    level.cells.fill(level.frame.cellCount(), [](auto) {});
    level.count = 0;
    return m_levels.emplace_back(std::move(level));
}

// Chooses a frame for the current discs and `added`, with room on one side, in case more are added
// there.
void DiscGrid::refit(Level& level, const Box& added)
{
    std::vector<Entry> members;
    members.reserve(level.count);
    for (std::size_t cell = 0; cell < level.cells.cellCount(); ++cell)
        for (const Entry& entry : level.cells[cell])
            if (level.isHome(entry, cell))
                members.push_back(entry);
    Box room = level.frame.bounds();
    if (!level.frame.encloses(added)) {
        enclose(room, added);
        room = grown(room, room.width() / 4, room.height() / 4);
    }
    const double largest = level.largest;
    level = makeLevel(members, room, 1);
    level.largest = largest;
}

void DiscGrid::insert(DiscIndex i, const Disc& disc)
{
    const Entry entry{disc.center, disc.radius, i};
    Level& level = levelFor(entry);
    if (level.count == 0 && !level.frame.encloses(entry.box())) {
        const double largest = level.largest;
        level = makeLevel({&entry, 1}, level.frame.bounds(), 1);
        level.largest = largest;
        return;
    }
    if (!level.frame.encloses(entry.box()) || level.count > 2 * level.builtFor + 16)
        refit(level, entry.box());
    level.frame.visitCells(entry.box(), [&](int column, int row) {
        level.cells.add(level.frame.cell(column, row), entry);
    });
    ++level.count;
}

void DiscGrid::erase(DiscIndex i, const Disc& disc)
{
    const Box box = boxAround(disc.center, disc.radius);
    const auto isIt = [i](const Entry& entry) { return entry.disc == i; };
    for (Level& level : m_levels) {
        bool found = true;
        level.frame.visitCells(box, [&](int column, int row) {
            found = found && level.cells.remove(level.frame.cell(column, row), isIt);
        });
        if (found) {
            --level.count;
            return;
        }
    }
}

void DiscGrid::renumber(std::span<const DiscIndex> numbers, double slack)
{
    m_slack = slack;
    DiscIndex same = 0;
    while (same < numbers.size() && numbers[same] == same)
        ++same;
    if (same == numbers.size())
        return;
    for (Level& level : m_levels) {
        level.count = 0;
        for (std::size_t cell = 0; cell < level.cells.cellCount(); ++cell)
            for (const Entry& entry : level.cells[cell])
                level.count += numbers[entry.disc] != noDisc && level.isHome(entry, cell);
        level.cells.filter([&](Entry& entry) {
            entry.disc = numbers[entry.disc];
            return entry.disc != noDisc;
        });
    }
}

void DiscGrid::shoot(Ray& ray, double slack) const
{
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
std::size_t DiscGrid::visitNear(const Level& level, const Entry& disc, double reach, Visit visit)
{
    std::size_t looked = 0;
    const Box box = grown(disc.box(), reach);
    level.frame.visitCells(box, [&](int column, int row) {
        const auto entries = level.cells[level.frame.cell(column, row)];
        looked += entries.size();
        for (const Entry& entry : entries) {
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
    return looked;
}

std::optional<std::vector<DiscPair>> DiscGrid::pairsWithin(double reach, unsigned threads,
                                                           std::size_t most) const
{
    const std::size_t mostLooks = looksPerPair * most;
    std::vector<DiscPair> pairs;
    std::size_t looks = 0;
    // The sum of the shares decides, so the answer is the same for any number of threads.
    struct Share {
        std::vector<DiscPair> pairs;
        std::size_t looks = 0;
    };
    std::vector<Share> shares(threads);
    for (std::size_t fine = 0; fine < m_levels.size(); ++fine) {
        inParallel(threads, [&, fine](unsigned part) {
            Share& own = shares[part];
            const Level& level = m_levels[fine];
            const std::size_t end = partBegin(level.cells.cellCount(), part + 1, threads);
            for (auto at = partBegin(level.cells.cellCount(), part, threads); at < end; ++at)
                for (const Entry& disc : level.cells[at]) {
                    if (!level.isHome(disc, at))
                        continue;
                    if (own.looks > mostLooks || own.pairs.size() > most)
                        return;
                    for (std::size_t coarse = 0; coarse <= fine; ++coarse)
                        own.looks += visitNear(m_levels[coarse], disc, reach, [&](DiscIndex other) {
                            if (coarse < fine || other > disc.disc)
                                own.pairs.push_back({disc.disc, other});
                        });
                }
        });
        for (Share& share : shares) {
            pairs.insert(pairs.end(), share.pairs.begin(), share.pairs.end());
            looks += std::exchange(share.looks, 0);
            share.pairs.clear();
        }
        if (looks > mostLooks || pairs.size() > most)
            return {};
    }
    return pairs;
}

} // namespace thicket::nav
