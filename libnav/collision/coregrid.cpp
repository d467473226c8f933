#include "libnav/collision/coregrid.h"

namespace thicket::nav {

namespace {

Box boxOf(const CoreFrame& core) { return boxAround(core.axis(), core.halfWidth); }

} // namespace

CoreGrid::CoreGrid(std::span<const Disc> discs, std::span<const Core> cores) : m_cores(cores.size())
{
    for (std::size_t i = 0; i < cores.size(); ++i)
        if (!isNone(cores[i]))
            m_cores[i] = frameOf(discs[cores[i].a], discs[cores[i].b]);
    fit({});
}

// Chooses a frame with at least the given room for the cores that are there now.
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
    m_frame = GridFrame(bounds, std::max(spread, lengths / count / 4), 4 * count + 16);
    m_cells.fill(m_frame.cellCount(), [&](auto put) {
        for (std::uint32_t i = 0; i < m_cores.size(); ++i)
            if (m_cores[i].length > 0)
                visitCellsOf(m_cores[i], [&](std::size_t cell) { put(cell, i); });
    });
}

template <class Visit> void CoreGrid::visitCellsOf(const CoreFrame& core, Visit visit) const
{
    const double reach = core.halfWidth + 0.75 * m_frame.side();
    m_frame.visitCells(boxOf(core), [&](int column, int row) {
        if (core.distanceToAxis(m_frame.cellCenter(column, row)) <= reach)
            visit(m_frame.cell(column, row));
    });
}

void CoreGrid::insert(std::uint32_t core, const CoreFrame& frame)
{
    if (core >= m_cores.size())
        m_cores.resize(core + 1);
    m_cores[core] = frame;
    const Box box = boxOf(frame);
    if (m_count > 0 && m_frame.encloses(box) && m_count <= 2 * m_builtFor + 16) {
        visitCellsOf(frame, [&](std::size_t cell) { m_cells.add(cell, core); });
        ++m_count;
        return;
    }
    // Room to one side when they spread.
    Box room = m_frame.bounds();
    if (!m_frame.encloses(box)) {
        enclose(room, box);
        room = grown(room, room.width() / 4, room.height() / 4);
    }
    fit(room);
}

void CoreGrid::erase(std::uint32_t core)
{
    visitCellsOf(m_cores[core], [&](std::size_t cell) {
        m_cells.remove(cell, [core](std::uint32_t listed) { return listed == core; });
    });
    m_cores[core] = {};
    --m_count;
}

void CoreGrid::meet(Ray& ray, std::uint32_t core, double slack) const
{
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
    m_frame.walk(ray.from, ray.direction, ray.inverse, ray.nearest,
                 [&](std::size_t cell, double leaving) {
                     for (const std::uint32_t core : m_cells[cell])
                         meet(ray, core, slack);
                     return ray.nearest > leaving;
                 });
}

void CoreGrid::collectIn(const Box& box, std::vector<std::uint32_t>& found) const
{
    found.clear();
    if (isEmpty())
        return;
    m_frame.visitCells(box, [&](int column, int row) {
        for (const std::uint32_t core : m_cells[m_frame.cell(column, row)])
            if (boxAround(m_cores[core].axis(), m_cores[core].halfWidth).intersects(box))
                found.push_back(core);
    });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

} // namespace thicket::nav
