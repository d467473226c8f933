#include "libnav/collision/index/coregrid.h"

#include "libnav/geometry/morton.h"

#include <numeric>

namespace thicket::nav {

namespace {

// A core of the mean length passes through at most this many cells.
constexpr double mostCellsAlong = 64;

Box boxOf(const CoreFrame& core) { return boxAround(core.axis(), core.halfWidth); }

/// A set of cores with fast tests: several cells may list the same core.
class Seen {
public:
    bool isNew(CoreIndex core)
    {
        if (core / 64 >= m_words.size())
            m_words.resize(2 * (core / 64 + 1));
        std::uint64_t& word = m_words[core / 64];
        const std::uint64_t bit = std::uint64_t{1} << core % 64;
        const bool isSet = word & bit;
        word |= bit;
        return !isSet;
    }
    void forget(std::span<const CoreIndex> cores)
    {
        for (const CoreIndex core : cores)
            m_words[core / 64] = 0;
    }

private:
    std::vector<std::uint64_t> m_words;
};

Seen& seenByThread()
{
    thread_local Seen seen;
    return seen;
}

} // namespace

CoreGrid::CoreGrid(std::span<const Disc> discs, std::span<const Core> cores) : m_cores(cores.size())
{
    for (std::size_t i = 0; i < cores.size(); ++i)
        if (!isNone(cores[i]))
            m_cores[i] = frameOf(discs[cores[i].a], discs[cores[i].b]);
    fit({});
}

// Chooses a frame that covers the box, for the current cores.
void CoreGrid::fit(const Box& room)
{
    Box bounds = room;
    double lengths = 0;
    m_count = 0;
    for (const CoreFrame& core : m_cores)
        if (core.length > 0) {
            enclose(bounds, boxOf(core));
            lengths += core.length + 2 * core.halfWidth;
            ++m_count;
        }
    m_builtFor = m_count;
    if (m_count == 0)
        return;
    const auto count = static_cast<double>(m_count);
    const double spread = std::sqrt(bounds.width() * bounds.height() / count);
    m_frame = GridFrame(bounds, std::max(spread, lengths / count / mostCellsAlong), 4 * count + 16);
    m_cells.fill(m_frame.cellCount(), [&](auto put) {
        for (CoreIndex i; i < m_cores.size(); ++i)
            if (m_cores[i].length > 0)
                visitCellsOf(m_cores[i], [&](std::size_t cell) { put(cell, i); });
    });
    m_crowds = CrowdedCells(m_frame, m_cells, m_cores);
}

// Row by row: the box of a long diagonal core holds far more cells than the core touches.
template <class Visit> void CoreGrid::visitCellsOf(const CoreFrame& core, Visit visit) const
{
    const double reach = core.halfWidth + 0.75 * m_frame.side();
    const Segment axis = core.axis();
    const CellRange range = m_frame.cellsOf(boxOf(core));
    for (int row = range.bottom; row <= range.top; ++row) {
        // The part of the axis that is nearer to the row than the reach.
        const double y = m_frame.cellCenter(0, row).y;
        const auto [enters, leaves] = partBetween(axis, y - reach, y + reach);
        const int first =
            std::max(range.left, m_frame.columnAt(std::min(enters.x, leaves.x) - reach) - 1);
        const int last =
            std::min(range.right, m_frame.columnAt(std::max(enters.x, leaves.x) + reach) + 1);
        for (int column = first; column <= last; ++column)
            if (core.distanceToAxis(m_frame.cellCenter(column, row)) <= reach)
                visit(m_frame.cell(column, row));
    }
}

std::vector<DiscIndex> CoreGrid::orderOf(std::span<const Disc> discs) const
{
    if (!isCrowded()) {
        std::vector<DiscIndex> order(discs.size());
        std::iota(order.begin(), order.end(), DiscIndex{0});
        return order;
    }
    std::vector<Point> centers;
    centers.reserve(discs.size());
    for (const Disc& disc : discs)
        centers.push_back(disc.center);
    const std::vector<std::uint32_t> order = mortonOrder(centers);
    return {order.begin(), order.end()};
}

void CoreGrid::insert(CoreIndex core, const CoreFrame& frame)
{
    if (core >= m_cores.size())
        m_cores.resize(core + 1);
    m_cores[core] = frame;
    const Box box = boxOf(frame);
    if (m_count > 0 && m_frame.encloses(box) && m_count <= 2 * m_builtFor + 16) {
        visitCellsOf(frame, [&](std::size_t cell) {
            m_cells.add(cell, core);
            m_crowds.insert(cell, core, frame);
        });
        ++m_count;
        return;
    }
    // With room on one side, in case more are added there.
    Box room = m_frame.bounds();
    if (!m_frame.encloses(box)) {
        enclose(room, box);
        room = grown(room, room.width() / 4, room.height() / 4);
    }
    fit(room);
}

void CoreGrid::erase(CoreIndex core)
{
    visitCellsOf(m_cores[core], [&](std::size_t cell) {
        m_cells.remove(cell, [core](CoreIndex listed) { return listed == core; });
        m_crowds.erase(cell, core);
    });
    m_cores[core] = {};
    --m_count;
}

void CoreGrid::meet(Ray& ray, CoreIndex core, double slack) const
{
    if (m_cores[core].isPassed(ray.from, ray.direction, slack, ray.nearest))
        return;
    double in = 0;
    double out = std::numeric_limits<double>::infinity();
    m_cores[core].clip(ray.from, ray.direction, slack, in, out);
    if (in < out && in < ray.nearest) {
        ray.nearest = in;
        ray.met = core;
    }
}

void CoreGrid::shoot(Ray& ray, double slack) const
{
    if (isEmpty())
        return;
    const auto tryCore = [&](CoreIndex core) { meet(ray, core, slack); };
    double entering = 0;
    m_frame.walk(ray.from, ray.direction, ray.inverse, ray.nearest,
                 [&](std::size_t cell, double leaving) {
                     m_crowds.visitMet(ray, cell, m_cells[cell], entering, leaving, tryCore);
                     entering = leaving;
                     return ray.nearest > leaving;
                 });
}

void CoreGrid::collectIn(const Box& box, std::vector<CoreIndex>& found) const
{
    found.clear();
    if (isEmpty())
        return;
    Seen& seen = seenByThread();
    const Point middle = box.center();
    const double reach = length(box.max - middle) + 1e-6 * m_frame.side();
    m_frame.visitCells(box, [&](int column, int row) {
        for (const CoreIndex index : m_cells[m_frame.cell(column, row)]) {
            const CoreFrame& core = m_cores[index];
            // A cheap test first: most cores of a dense group are far from the window.
            if (std::abs(cross(core.along, middle - core.origin)) <= core.halfWidth + reach &&
                boxOf(core).intersects(box) &&
                core.distanceToAxis(middle) <= core.halfWidth + reach && seen.isNew(index))
                found.push_back(index);
        }
    });
    seen.forget(found);
    std::sort(found.begin(), found.end());
}

void CoreGrid::collectAlong(const CoreFrame& core, std::vector<CoreIndex>& found) const
{
    found.clear();
    if (isEmpty())
        return;
    Seen& seen = seenByThread();
    const Box box = boxOf(core);
    const auto add = [&](CoreIndex other) {
        if (seen.isNew(other))
            found.push_back(other);
    };
    visitCellsOf(core,
                 [&](std::size_t cell) { m_crowds.visitBeside(core, cell, m_cells[cell], add); });
    seen.forget(found);
    std::erase_if(found, [&](CoreIndex i) { return !boxOf(m_cores[i]).intersects(box); });
    std::sort(found.begin(), found.end());
}

std::size_t CoreGrid::countIn(const Box& box) const
{
    std::size_t count = 0;
    if (!isEmpty())
        m_frame.visitCells(
            box, [&](int column, int row) { count += m_cells[m_frame.cell(column, row)].size(); });
    return count;
}

} // namespace thicket::nav
