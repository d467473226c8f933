#include "libnav/collision/coregrid.h"

namespace thicket::nav {

CoreGrid::CoreGrid(std::span<const Disc> discs, std::span<const Core> cores, double slack)
    : m_slack(slack)
{
    if (cores.empty())
        return;
    Box bounds;
    double lengths = 0;
    for (const Core& core : cores) {
        m_cores.push_back(frameOf(discs[core.a], discs[core.b]));
        const CoreFrame& frame = m_cores.back();
        enclose(bounds, boxAround(frame.axis(), frame.halfWidth));
        lengths += frame.length + 2 * frame.halfWidth;
    }
    const auto count = static_cast<double>(cores.size());
    const double spread = std::sqrt(bounds.width() * bounds.height() / count);
    m_frame = GridFrame(bounds, std::max(spread, lengths / count / 4), 4 * count + 16);
    m_cells.fill(m_frame.cellCount(), [&](auto put) {
        for (std::uint32_t i = 0; i < m_cores.size(); ++i) {
            const CoreFrame& core = m_cores[i];
            const double reach = core.halfWidth + 0.75 * m_frame.side();
            m_frame.visitCells(boxAround(core.axis(), core.halfWidth), [&](int column, int row) {
                if (core.distanceToAxis(m_frame.cellCenter(column, row)) <= reach)
                    put(m_frame.cell(column, row), i);
            });
        }
    });
}

void CoreGrid::meet(Ray& ray, std::uint32_t core) const
{
    double in = 0;
    double out = std::numeric_limits<double>::infinity();
    m_cores[core].clip(ray.from, ray.direction, m_slack, in, out);
    if (in < out && in < ray.nearest) {
        ray.nearest = in;
        ray.met = core;
    }
}

void CoreGrid::shoot(Ray& ray) const
{
    if (m_cores.empty())
        return;
    m_frame.walk(ray.from, ray.direction, ray.inverse, ray.nearest,
                 [&](std::size_t cell, double leaving) {
                     for (const std::uint32_t core : m_cells[cell])
                         meet(ray, core);
                     return ray.nearest > leaving;
                 });
}

void CoreGrid::collectIn(const Box& box, std::vector<std::uint32_t>& found) const
{
    found.clear();
    if (m_cores.empty())
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
