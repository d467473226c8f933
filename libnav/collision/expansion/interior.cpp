#include "libnav/collision/expansion/interior.h"

namespace thicket::nav {

namespace {

// Above this average number of polygons per cell, smaller cells are tried.
constexpr double polygonsInCell = 32;
// With these, a polygon is listed in at most this many cells on average.
constexpr double mostListings = 64;
// With more sides in the row of a corner on average, a tree is faster.
constexpr std::size_t longRow = 128;

} // namespace

PolygonInterior::PolygonInterior(std::int64_t id, const Polygon& polygon)
    : m_obstacle(id), m_inverted(polygon.inverted), m_points(polygon.points)
{
    for (const Point p : m_points)
        enclose(m_bounds, boxAround(p, 0));
    listRows();
    if (areRowsLong()) {
        m_rows = {};
        m_tree = std::make_shared<SideTree>(m_points);
    }
}

void PolygonInterior::listRows()
{
    const auto count = static_cast<std::uint32_t>(m_points.size());
    double climb = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Segment side = sideFrom(m_points, i);
        climb += std::abs(side.b.y - side.a.y);
    }
    // Enough rows that each side is listed only a few times.
    m_rowCount =
        climb > 0 ? std::clamp(4 * count * m_bounds.height() / climb, 1.0, 1.0 * count) : 1;
    m_rows.fill(std::size_t(m_rowCount) + 1, [&](auto put) {
        for (std::uint32_t i = 0; i < count; ++i) {
            const Segment side = sideFrom(m_points, i);
            const auto [low, high] = std::minmax(side.a.y, side.b.y);
            for (int row = rowAt(low); row <= rowAt(high); ++row)
                put(std::size_t(row), i);
        }
    });
}

// Near the corners, because most of the points that are asked about lie there.
bool PolygonInterior::areRowsLong() const
{
    std::size_t listed = 0;
    for (const Point p : m_points)
        listed += m_rows[std::size_t(rowAt(p.y))].size();
    return listed > longRow * m_points.size();
}

int PolygonInterior::rowAt(double y) const
{
    if (m_bounds.height() == 0)
        return 0;
    const double share = std::clamp((y - m_bounds.min.y) / m_bounds.height(), 0.0, 1.0);
    return static_cast<int>(share * m_rowCount);
}

bool PolygonInterior::contains(Point p) const
{
    return (m_bounds.contains(p) && isInside(p)) != m_inverted;
}

bool PolygonInterior::isInside(Point p) const
{
    if (m_tree)
        return m_tree->isInside(m_points, p);
    bool inside = false;
    for (const std::uint32_t i : m_rows[std::size_t(rowAt(p.y))]) {
        const Segment side = sideFrom(m_points, i);
        if ((side.a.y > p.y) != (side.b.y > p.y) && isRightOf(side, p))
            inside = !inside;
    }
    return inside;
}

double PolygonInterior::toOutline(Point p) const
{
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const Segment side = sideFrom(m_points, i);
        const Point along = side.b - side.a;
        const double square = dot(along, along);
        const double share = square > 0 ? std::clamp(dot(p - side.a, along) / square, 0.0, 1.0) : 0;
        nearest = std::min(nearest, length(p - side.a - share * along));
    }
    return nearest;
}

double PolygonInterior::crossedAt(Point p, Point direction) const
{
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const Segment side = sideFrom(m_points, i);
        const Point a = side.a - p;
        const Point along = side.b - side.a;
        const double area = cross(direction, along);
        const double share = area != 0 ? cross(a, direction) / area : -1;
        if (share < 0 || share > 1)
            continue;
        const double at = cross(a, along) / area;
        if (at > 0)
            nearest = std::min(nearest, at);
    }
    return nearest;
}

Interiors::Interiors(std::vector<PolygonInterior> polygons) : m_polygons(std::move(polygons))
{
    fit({});
}

// Chooses a frame that covers the box, for the current polygons.
void Interiors::fit(const Box& room)
{
    double sides = 0;
    std::vector<InteriorSlot> filled;
    m_inverted.clear();
    m_bounds = room;
    for (InteriorSlot i; i < m_polygons.size(); ++i) {
        const PolygonInterior& polygon = m_polygons[i];
        if (polygon.bounds().isEmpty())
            continue;
        (polygon.isInverted() ? m_inverted : filled).push_back(i);
        if (polygon.isInverted())
            continue;
        enclose(m_bounds, polygon.bounds());
        sides += polygon.bounds().width() + polygon.bounds().height();
    }
    m_count = m_builtFor = filled.size() + m_inverted.size();
    if (filled.empty())
        return;
    // Largest first: they are most likely to contain a point.
    std::stable_sort(filled.begin(), filled.end(), [this](InteriorSlot a, InteriorSlot b) {
        const auto areaOf = [this](InteriorSlot i) {
            const Box& box = m_polygons[i].bounds();
            return box.width() * box.height();
        };
        return areaOf(a) > areaOf(b);
    });
    const auto count = static_cast<double>(filled.size());
    m_frame = GridFrame(m_bounds, sides / count / 2, 2 * count + 16);
    refine(filled);
    m_filled.fill(m_frame.cellCount(), [&](auto put) {
        for (const InteriorSlot i : filled)
            visitCellsOf(m_polygons[i], [&](std::size_t cell) { put(cell, i); });
    });
}

// The boxes of long diagonal polygons may all overlap. Smaller cells separate the polygons.
void Interiors::refine(std::span<const InteriorSlot> filled)
{
    const auto count = static_cast<double>(filled.size());
    for (GridFrame coarse = m_frame;; coarse = m_frame) {
        double listings = 0;
        for (const InteriorSlot i : filled)
            visitRunsOf(m_polygons[i],
                        [&](int, int left, int right) { listings += right - left + 1; });
        if (listings > mostListings * count) {
            m_frame = coarse;
            return;
        }
        const CellRange cells = m_frame.cellsOf(m_frame.bounds());
        if (listings <= polygonsInCell * (cells.right + 1.0) * (cells.top + 1.0))
            return;
        m_frame = GridFrame(m_bounds, coarse.side() / 2, 2 * count + 16);
        if (m_frame.side() >= coarse.side())
            return;
    }
}

template <class Visit>
void Interiors::visitRunsOf(const PolygonInterior& polygon, Visit visit) const
{
    const CellRange range = m_frame.cellsOf(polygon.bounds());
    if (range.top - range.bottom < 2 || range.right - range.left < 2) {
        for (int row = range.bottom; row <= range.top; ++row)
            visit(row, range.left, range.right);
        return;
    }
    // More than the rounding error.
    const Box& box = m_frame.bounds();
    const double farthest = std::max(
        {std::abs(box.min.x), std::abs(box.max.x), std::abs(box.min.y), std::abs(box.max.y)});
    const double margin = 1e-6 * m_frame.side() + 1e-14 * farthest;
    std::vector<Box> runs(std::size_t(range.top - range.bottom) + 1);
    const auto points = polygon.outline();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Segment side = sideFrom(points, i);
        const Box around = boxAround(side, margin);
        const int top = std::min(range.top, m_frame.rowAt(around.max.y));
        for (int row = std::max(range.bottom, m_frame.rowAt(around.min.y)); row <= top; ++row) {
            const double y = m_frame.cellCenter(0, row).y;
            const double reach = m_frame.side() / 2 + margin;
            enclose(runs[std::size_t(row - range.bottom)],
                    boxAround(partBetween(side, y - reach, y + reach), margin));
        }
    }
    for (int row = range.bottom; row <= range.top; ++row)
        if (const Box& run = runs[std::size_t(row - range.bottom)]; !run.isEmpty())
            visit(row, m_frame.columnAt(run.min.x), m_frame.columnAt(run.max.x));
}

template <class Visit>
void Interiors::visitCellsOf(const PolygonInterior& polygon, Visit visit) const
{
    visitRunsOf(polygon, [&](int row, int left, int right) {
        for (int column = left; column <= right; ++column)
            visit(m_frame.cell(column, row));
    });
}

void Interiors::insert(InteriorSlot slot, PolygonInterior polygon)
{
    const Box box = polygon.bounds();
    if (slot >= m_polygons.size())
        m_polygons.resize(slot + 1);
    m_polygons[slot] = std::move(polygon);
    if (m_filled.cellCount() > 1 && m_frame.encloses(box) && m_count <= 2 * m_builtFor + 16) {
        visitCellsOf(m_polygons[slot], [&](std::size_t cell) { m_filled.add(cell, slot); });
        ++m_count;
        return;
    }
    Box room = m_bounds;
    enclose(room, box);
    fit(grown(room, room.width() / 4, room.height() / 4));
}

void Interiors::erase(InteriorSlot slot)
{
    visitCellsOf(m_polygons[slot], [&](std::size_t cell) {
        m_filled.remove(cell, [slot](InteriorSlot listed) { return listed == slot; });
    });
    m_polygons[slot] = {};
    --m_count;
}

} // namespace thicket::nav
