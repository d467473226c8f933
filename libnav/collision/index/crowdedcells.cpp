#include "libnav/collision/index/crowdedcells.h"

#include <cmath>

namespace thicket::nav {

namespace {

// A cell that lists as many cores is crowded.
constexpr std::size_t manyCores = 24;

// Cores lie side by side where their mean direction is at least as long, see meanDirection(), and
// strips spare a ray most of them where a place across them lies in at most this part of them.
constexpr double leastAlike = 0.8;
constexpr double mostAtOnePlace = 0.25;

// Strips are wider than the sides by this part of a cell, far more than what rounding moves.
constexpr double margin = 1e-4;

// Without the round ends, and larger by at least a tolerance.
Box boxOfSides(const CoreFrame& core)
{
    const double more = 1e-3 * core.halfWidth;
    return grown(boxAround(core.axis(), 0), core.halfWidth * std::abs(core.along.y) + more,
                 core.halfWidth * std::abs(core.along.x) + more);
}

Segment transposed(const Segment& s) { return {{s.a.y, s.a.x}, {s.b.y, s.b.x}}; }

// The part of the axis that the sides within a square need. Where there is none, a point of it.
Segment axisNear(const CoreFrame& core, Point middle, double reach)
{
    const Segment between = partBetween(core.axis(), middle.y - reach, middle.y + reach);
    return transposed(partBetween(transposed(between), middle.x - reach, middle.x + reach));
}

/// Of doubled angles, so that a core and its reverse have the same direction. Length 1 if all are
/// parallel.
Point meanDirection(std::span<const CoreIndex> listed, std::span<const CoreFrame> cores)
{
    Point sum;
    for (const CoreIndex core : listed) {
        const Point along = cores[core].along;
        sum = sum + Point{along.x * along.x - along.y * along.y, 2 * along.x * along.y};
    }
    return (1 / double(listed.size())) * sum;
}

} // namespace

CrowdedCells::CrowdedCells(const GridFrame& frame, const CellLists<CoreIndex>& cells,
                           std::span<const CoreFrame> cores)
    : m_side(frame.side())
{
    m_strips.clear();
    for (int row = 0; row < frame.rowCount(); ++row)
        for (int column = 0; column < frame.columnCount(); ++column) {
            const std::size_t cell = frame.cell(column, row);
            const auto listed = cells[cell];
            if (listed.size() < manyCores)
                continue;
            m_crowdOf.resize(cells.cellCount(), none);
            m_crowdOf[cell] = static_cast<std::uint32_t>(m_crowds.size());
            Crowd crowd = crowdOf(frame.cellCenter(column, row), listed, cores);
            std::vector<Strip> strips;
            if (crowd.isSorted)
                strips = stripsOf(crowd, m_side, listed, cores);
            crowd.isSorted = !strips.empty();
            m_crowds.push_back(crowd);
            m_strips.append(strips);
        }
}

CrowdedCells::Crowd CrowdedCells::crowdOf(Point middle, std::span<const CoreIndex> listed,
                                          std::span<const CoreFrame> cores)
{
    const Point mean = meanDirection(listed, cores);
    const double angle = std::atan2(mean.y, mean.x) / 2;
    Crowd crowd{{}, middle, {-std::sin(angle), std::cos(angle)}, length(mean) > leastAlike};
    for (const CoreIndex core : listed)
        enclose(crowd.sides, boxOfSides(cores[core]));
    return crowd;
}

CrowdedCells::Strip CrowdedCells::stripOf(const Crowd& crowd, double side, CoreIndex core,
                                          const CoreFrame& shape)
{
    const double reach = (0.5 + margin) * side + shape.halfWidth;
    const Segment axis = axisNear(shape, crowd.middle, reach);
    const double a = dot(crowd.across, axis.a - crowd.middle);
    const double b = dot(crowd.across, axis.b - crowd.middle);
    const double more = shape.halfWidth + margin * side;
    const auto high = static_cast<float>(std::max(a, b) + more);
    return {static_cast<float>(std::min(a, b) - more), high, high, core};
}

// None if they would not spare a ray most cores.
std::vector<CrowdedCells::Strip> CrowdedCells::stripsOf(const Crowd& crowd, double side,
                                                        std::span<const CoreIndex> listed,
                                                        std::span<const CoreFrame> cores)
{
    std::vector<Strip> strips;
    strips.reserve(listed.size());
    double widths = 0;
    for (const CoreIndex core : listed) {
        strips.push_back(stripOf(crowd, side, core, cores[core]));
        widths += strips.back().high - strips.back().low;
    }
    sort(strips);
    const double whole = strips.back().highest - strips.front().low;
    if (widths > mostAtOnePlace * whole * double(strips.size()))
        strips.clear();
    return strips;
}

void CrowdedCells::sort(std::vector<Strip>& strips)
{
    std::sort(strips.begin(), strips.end(), [](const Strip& a, const Strip& b) {
        return a.low != b.low ? a.low < b.low : a.core < b.core;
    });
    float highest = -std::numeric_limits<float>::infinity();
    for (Strip& strip : strips)
        strip.highest = highest = std::max(highest, strip.high);
}

void CrowdedCells::insert(std::size_t cell, CoreIndex core, const CoreFrame& shape)
{
    const std::uint32_t index = crowdIn(cell);
    if (index == none)
        return;
    Crowd& crowd = m_crowds[index];
    enclose(crowd.sides, boxOfSides(shape));
    if (!crowd.isSorted)
        return;
    std::vector<Strip> strips(m_strips[index].begin(), m_strips[index].end());
    strips.push_back(stripOf(crowd, m_side, core, shape));
    sort(strips);
    m_strips.assign(index, strips);
}

void CrowdedCells::erase(std::size_t cell, CoreIndex core)
{
    const std::uint32_t index = crowdIn(cell);
    if (isSorted(index))
        m_strips.remove(index, [core](const Strip& strip) { return strip.core == core; });
}

// Many tangents run along the border of a dense group, past cells in which they meet nothing.
bool CrowdedCells::Crowd::mayMeetAny(const Ray& ray) const
{
    const auto isBeside = [&ray](double low, double high, double step) {
        const double reach = ray.nearest * step;
        return low > std::max(0.0, reach) || high < std::min(0.0, reach);
    };
    return !isBeside(sides.min.x - ray.from.x, sides.max.x - ray.from.x, ray.direction.x) &&
           !isBeside(sides.min.y - ray.from.y, sides.max.y - ray.from.y, ray.direction.y);
}

} // namespace thicket::nav
