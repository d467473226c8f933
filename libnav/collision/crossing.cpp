#include "libnav/collision/crossing.h"

#include "libnav/collision/celllists.h"
#include "libnav/collision/grid.h"

namespace thicket::nav {

namespace {

// Which side of the line a, b the point p is on; 0 when rounding could decide it.
int sideOf(Point a, Point b, Point p)
{
    const Point along = b - a;
    const Point to = p - a;
    const double area = cross(along, to);
    const double doubt = 1e-14 * (std::abs(along.x * to.y) + std::abs(along.y * to.x)) +
                         1e-15 * (length(a) + length(b) + length(p)) * (length(along) + length(to));
    return area > doubt ? 1 : area < -doubt ? -1 : 0;
}

bool properlyCross(const Segment& s, const Segment& t)
{
    return boxAround(s, 0).intersects(boxAround(t, 0)) &&
           sideOf(s.a, s.b, t.a) * sideOf(s.a, s.b, t.b) < 0 &&
           sideOf(t.a, t.b, s.a) * sideOf(t.a, t.b, s.b) < 0;
}

} // namespace

std::optional<std::pair<std::size_t, std::size_t>> crossingSides(const std::vector<Point>& points)
{
    const std::size_t n = points.size();
    const auto side = [&](std::size_t i) { return Segment{points[i], points[(i + 1) % n]}; };
    Box bounds;
    double total = 0;
    for (std::size_t i = 0; i < n; ++i) {
        enclose(bounds, boxAround(points[i], 0));
        total += length(side(i).b - side(i).a);
    }
    const GridFrame frame(bounds, total / double(n), 2 * double(n) + 4);
    CellLists<std::uint32_t> cells;
    cells.fill(frame.cellCount(), [&](auto put) {
        for (std::uint32_t i = 0; i < n; ++i)
            frame.visitCells(boxAround(side(i), 0),
                             [&](int column, int row) { put(frame.cell(column, row), i); });
    });
    for (std::size_t cell = 0; cell < frame.cellCount(); ++cell)
        for (const std::uint32_t i : cells[cell])
            for (const std::uint32_t j : cells[cell])
                if (i < j && properlyCross(side(i), side(j)))
                    return std::pair<std::size_t, std::size_t>{i, j};
    return {};
}

} // namespace thicket::nav
