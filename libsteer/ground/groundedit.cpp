#include "libsteer/ground/groundedit.h"

#include <algorithm>

namespace thicket::steer {

void GroundEdit::apply(std::span<const nav::ObstacleChange> changes)
{
    m_data.parts.indexIds();
    for (const nav::ObstacleChange& change : changes)
        apply(change);
    // So that an obstacle that is dragged outwards leaves the frame only rarely.
    constexpr double room = 0.125;
    if (m_data.parts.isSparse()) {
        m_data.parts.compact();
        m_mustLayOut = true;
    }
    if (m_mustLayOut || isOutgrown())
        m_data.layOut(room);
    else
        redraw();
}

void GroundEdit::apply(const nav::ObstacleChange& change)
{
    GroundParts& parts = m_data.parts;
    const std::vector<std::uint32_t> known = parts.partsOf(change.id);
    for (const std::uint32_t part : known) {
        unlist(part);
        if (!change.after || part != known.front())
            parts.remove(part);
    }
    if (!change.after)
        return;
    if (known.empty()) {
        enlist(parts.add(change.id, *change.after));
    } else {
        parts.replace(known.front(), *change.after);
        enlist(known.front());
    }
}

void GroundEdit::enlist(std::uint32_t index)
{
    const GroundPart& part = m_data.parts.all()[index];
    m_mustLayOut = m_mustLayOut || !fits(part);
    if (m_mustLayOut)
        return;
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i)
        m_data.listOne(i, [&](int column, int row, const Listed& listed) {
            m_data.lists.insert(m_data.frame.cell(column, row), listed, isListedBefore);
            m_touched.push_back({row, column});
        });
    const std::uint32_t polygon = m_data.parts.polygonOf(part);
    if (polygon != noPolygon)
        m_data.coverOne(polygon, [&](int column, int row) {
            m_data.covering.insert(m_data.frame.cell(column, row), polygon, std::less<>());
            m_touched.push_back({row, column});
        });
}

void GroundEdit::unlist(std::uint32_t index)
{
    if (m_mustLayOut)
        return;
    const GroundPart& part = m_data.parts.all()[index];
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i)
        m_data.listOne(i, [&](int column, int row, const Listed&) {
            m_data.lists.erase(m_data.frame.cell(column, row),
                               [i](const Listed& listed) { return listed.number == i; });
            m_touched.push_back({row, column});
        });
    const std::uint32_t polygon = m_data.parts.polygonOf(part);
    if (polygon != noPolygon)
        m_data.coverOne(polygon, [&](int column, int row) {
            m_data.covering.erase(m_data.frame.cell(column, row),
                                  [&](std::uint32_t one) { return one == polygon; });
            m_touched.push_back({row, column});
        });
}

bool GroundEdit::fits(const GroundPart& part) const
{
    const auto pieces = std::span(m_data.parts.primitives()).subspan(part.first, part.count);
    return std::ranges::all_of(pieces, [&](const Primitive& one) {
        return m_data.frame.encloses(nav::grown(boxOf(one), m_data.margin * (1 + 1e-9)));
    });
}

bool GroundEdit::isOutgrown() const
{
    constexpr std::size_t few = 64;
    const std::size_t count = m_data.parts.liveCount();
    return count > 2 * m_data.laidOutFor + few || 4 * count + few < m_data.laidOutFor;
}

void GroundEdit::redraw()
{
    std::ranges::sort(m_touched);
    m_touched.erase(std::unique(m_touched.begin(), m_touched.end()), m_touched.end());
    for (const Cell& cell : m_touched)
        m_data.draw(cell.column, cell.row);
}

} // namespace thicket::steer
