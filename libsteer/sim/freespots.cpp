#include "libsteer/sim/freespots.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

namespace {

constexpr double mostCellsAcross = 1024;

} // namespace

FreeSpots::FreeSpots(const nav::Box& box, double radius) : m_box(box)
{
    const double side = std::max(box.width(), box.height());
    m_cell = std::max(2 * radius, side / mostCellsAcross);
    m_columns = static_cast<std::uint32_t>(box.width() / m_cell) + 1;
    m_rows = static_cast<std::uint32_t>(box.height() / m_cell) + 1;
    m_first.assign(std::size_t{m_columns} * m_rows, 0);
}

std::uint32_t FreeSpots::column(double offset, std::uint32_t count) const
{
    return static_cast<std::uint32_t>(std::clamp(offset / m_cell, 0.0, count - 1.0));
}

FreeSpots::Cells FreeSpots::cellsOf(Point center, double reach) const
{
    const Point from = center - m_box.min;
    return {column(from.x - reach, m_columns), column(from.x + reach, m_columns),
            column(from.y - reach, m_rows), column(from.y + reach, m_rows)};
}

void FreeSpots::add(Point center, double radius)
{
    const Point reach{radius, radius};
    if (!m_box.intersects({center - reach, center + reach}))
        return;
    const auto disc = static_cast<std::uint32_t>(m_discs.size());
    m_discs.push_back({center, radius});
    const Cells cells = cellsOf(center, radius);
    for (std::uint32_t y = cells.low; y <= cells.high; ++y)
        for (std::uint32_t x = cells.left; x <= cells.right; ++x) {
            std::uint32_t& first = m_first[std::size_t{y} * m_columns + x];
            m_entries.push_back({disc, first});
            first = static_cast<std::uint32_t>(m_entries.size());
        }
}

bool FreeSpots::isFree(Point center, double radius, double gap) const
{
    const Cells cells = cellsOf(center, radius + gap);
    for (std::uint32_t y = cells.low; y <= cells.high; ++y)
        for (std::uint32_t x = cells.left; x <= cells.right; ++x)
            for (std::uint32_t i = m_first[std::size_t{y} * m_columns + x]; i != 0;
                 i = m_entries[i - 1].next) {
                const Disc& other = m_discs[m_entries[i - 1].disc];
                const Point apart = other.center - center;
                const double least = other.radius + radius + gap;
                if (dot(apart, apart) < least * least)
                    return false;
            }
    return true;
}

} // namespace thicket::steer
