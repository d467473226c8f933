#include "libsteer/flow/obstacleraster.h"

#include "libnav/collision/queries.h"

#include <algorithm>
#include <cmath>

namespace thicket::steer {

namespace {

using nav::Box;
using nav::grown;
using nav::Point;

double between(double low, double at, double high) { return std::max(low, std::min(at, high)); }

Point nearestInBox(const Box& box, Point p)
{
    return {between(box.min.x, p.x, box.max.x), between(box.min.y, p.y, box.max.y)};
}

double squareTo(const Box& box, Point p)
{
    const Point away = p - nearestInBox(box, p);
    return dot(away, away);
}

double squareBetween(Point p, const nav::Segment& segment)
{
    const Point along = segment.b - segment.a;
    const double square = dot(along, along);
    const double at = square > 0 ? between(0, dot(p - segment.a, along) / square, 1) : 0;
    const Point away = p - (segment.a + at * along);
    return dot(away, away);
}

/// Whether the segment meets the box: their extents overlap, and the box has a corner on either
/// side of the segment's line.
bool meets(const Box& box, const nav::Segment& segment)
{
    const Box extent{{std::min(segment.a.x, segment.b.x), std::min(segment.a.y, segment.b.y)},
                     {std::max(segment.a.x, segment.b.x), std::max(segment.a.y, segment.b.y)}};
    if (!extent.intersects(box))
        return false;
    const Point along = segment.b - segment.a;
    const double sides[] = {cross(along, box.min - segment.a), cross(along, box.max - segment.a),
                            cross(along, Point{box.min.x, box.max.y} - segment.a),
                            cross(along, Point{box.max.x, box.min.y} - segment.a)};
    const auto [least, most] = std::minmax_element(std::begin(sides), std::end(sides));
    return *least <= 0 && *most >= 0;
}

double squareBetween(const Box& box, const nav::Segment& segment)
{
    if (meets(box, segment))
        return 0;
    double square = std::min(squareTo(box, segment.a), squareTo(box, segment.b));
    for (const Point corner :
         {box.min, box.max, Point{box.min.x, box.max.y}, Point{box.max.x, box.min.y}})
        square = std::min(square, squareBetween(corner, segment));
    return square;
}

Box extentOf(const nav::Segment& line)
{
    return {{std::min(line.a.x, line.b.x), std::min(line.a.y, line.b.y)},
            {std::max(line.a.x, line.b.x), std::max(line.a.y, line.b.y)}};
}

/// The state of a cell while obstacles are rasterised.
enum Mark : std::uint8_t {
    isBlocked = 1,
    isBeside = 2, ///< an outline of width 0 lies on its border
};

/// Marks the cells that expanded outlines and discs reach into.
class Raster {
public:
    Raster(const CellGrid& grid, const CellWindow& window, const nav::ObstacleField& obstacles)
        : m_grid(grid), m_obstacles(obstacles), m_cells(window),
          m_slack(obstacles.tolerance() + 1e-12 * grid.side())
    {
        visitParts(obstacles, windowBox(), [this](const nav::ObstaclePart& part) { draw(part); });
        fillInteriors();
        closeBorders();
    }

    BlockedCells take() &&
    {
        visit(m_cells.window(), [](Cell, std::uint8_t& marks) { marks &= isBlocked; });
        return std::move(m_cells);
    }

    /// Frees the marked cells whose centre is free.
    void keepCenters()
    {
        visit(m_cells.window(), [this](Cell cell, std::uint8_t& marks) {
            marks = (marks & isBlocked) && m_obstacles.obstacleAt(m_grid.centerOf(cell));
        });
    }

private:
    Box windowBox() const
    {
        const CellWindow& w = m_cells.window();
        return {boxOf({w.left, w.bottom}).min, boxOf({w.right, w.top}).max};
    }
    Box boxOf(Cell c) const
    {
        const Point corner =
            m_grid.origin() + m_grid.side() * Point{double(c.column), double(c.row)};
        return {corner, corner + m_grid.side() * Point{1, 1}};
    }
    template <class Visit> void visit(const CellWindow& window, Visit visitCell)
    {
        for (int row = window.bottom; row <= window.top; ++row)
            for (int column = window.left; column <= window.right; ++column)
                visitCell(Cell{column, row}, m_cells.at({column, row}));
    }
    CellWindow within(const Box& box) const
    {
        const CellWindow cells = m_grid.cellsOf(box);
        const CellWindow& w = m_cells.window();
        return {std::max(cells.left, w.left), std::max(cells.bottom, w.bottom),
                std::min(cells.right, w.right), std::min(cells.top, w.top)};
    }
    /// The distance from a centre line within which a point is inside by more than the tolerance.
    double reachOf(double radius) const { return std::max(0.0, radius - m_obstacles.tolerance()); }

    void draw(const nav::ObstaclePart& part)
    {
        if (part.kind == nav::ObstaclePart::Kind::arena)
            drawArena(part);
        else if (part.kind == nav::ObstaclePart::Kind::disc)
            drawDisc(part);
        else
            drawSide(part);
    }

    void drawDisc(const nav::ObstaclePart& disc)
    {
        const Point center = disc.axis.a;
        const double reach = reachOf(disc.radius);
        visit(within(grown({center, center}, reach)), [&](Cell c, std::uint8_t& marks) {
            marks |= squareTo(boxOf(c), center) < reach * reach ? isBlocked : 0;
        });
        if (disc.isThin)
            drawLine(disc.axis);
    }

    void drawSide(const nav::ObstaclePart& side)
    {
        if (side.isThin) {
            drawLine(side.axis);
            return;
        }
        const double reach = reachOf(side.radius);
        visit(within(grown(extentOf(side.axis), reach)), [&](Cell c, std::uint8_t& marks) {
            marks |= squareBetween(boxOf(c), side.axis) < reach * reach ? isBlocked : 0;
        });
    }

    /// A line of width 0 blocks the cells whose interior it crosses.
    void drawLine(const nav::Segment& line)
    {
        visit(within(grown(extentOf(line), m_slack)), [&](Cell c, std::uint8_t& marks) {
            const Box box = boxOf(c);
            const double half = 0.5 * m_grid.side();
            if (meets(grown(box, -std::min(m_slack, half)), line))
                marks |= isBlocked;
            else if (squareBetween(box, line) <= m_slack * m_slack)
                marks |= isBeside;
        });
        m_lines.push_back(line);
    }

    void drawArena(const nav::ObstaclePart& arena)
    {
        const Point center = arena.axis.a;
        const double reach = arena.radius + m_obstacles.tolerance();
        visit(m_cells.window(), [&](Cell c, std::uint8_t& marks) {
            const Box box = boxOf(c);
            const Point far{std::max(center.x - box.min.x, box.max.x - center.x),
                            std::max(center.y - box.min.y, box.max.y - center.y)};
            marks |= !(reach > 0) || dot(far, far) > reach * reach ? isBlocked : 0;
        });
    }

    /// Neighbouring cells that no outline reaches are both inside a polygon or both outside, so one
    /// test answers for a connected patch.
    void fillInteriors()
    {
        const BlockedCells outlines = m_cells;
        const CellWindow& w = m_cells.window();
        visit(w, [&](Cell c, std::uint8_t& marks) {
            const Cell left{c.column - 1, c.row};
            const Cell below{c.column, c.row - 1};
            if (outlines.at(c) & isBlocked)
                return;
            if (outlines.at(c) == 0 && left.column >= w.left && outlines.at(left) == 0)
                marks = m_cells.at(left);
            else if (outlines.at(c) == 0 && below.row >= w.bottom && outlines.at(below) == 0)
                marks = m_cells.at(below);
            else if (m_obstacles.obstacleAt(m_grid.centerOf(c)))
                marks |= isBlocked;
        });
    }

    /// Of two free cells with a wall of width 0 on their border, blocks the right or upper one, so
    /// that no agent crosses the wall.
    void closeBorders()
    {
        for (const nav::Segment& line : m_lines) {
            const Box extent = extentOf(line);
            if (extent.width() <= m_slack && extent.height() > m_slack)
                closeBorder(extent, {1, 0});
            else if (extent.height() <= m_slack && extent.width() > m_slack)
                closeBorder(extent, {0, 1});
        }
    }

    /// `step` leads across the line: {1, 0} for a vertical line.
    void closeBorder(const Box& line, Cell step)
    {
        const Point across{double(step.column), double(step.row)};
        const double at = dot(m_grid.inCells(line.center()), across);
        const double border = std::round(at);
        if (std::abs(at - border) * m_grid.side() > m_slack)
            return;
        // Excludes the cells that only touch an end of the line.
        Box stretch = grown(line, -2 * m_slack * across.y, -2 * m_slack * across.x);
        stretch = grown(stretch, 0.5 * m_grid.side() * across.x, 0.5 * m_grid.side() * across.y);
        visit(within(stretch), [&](Cell c, std::uint8_t& marks) {
            const Cell other{c.column - step.column, c.row - step.row};
            const int place = c.column * step.column + c.row * step.row;
            if (place == int(border) && m_cells.window().contains(other) &&
                !(m_cells.at(other) & isBlocked))
                marks |= isBlocked;
        });
    }

    const CellGrid& m_grid;
    const nav::ObstacleField& m_obstacles;
    BlockedCells m_cells;
    double m_slack;
    std::vector<nav::Segment> m_lines; // outlines of width 0
};

} // namespace

BlockedCells blockedCells(const CellGrid& grid, const CellWindow& window,
                          const nav::ObstacleField& obstacles, CellRule rule)
{
    // One more ring of cells, for walls along the window's border.
    const CellWindow ring{std::max(window.left - 1, 0), std::max(window.bottom - 1, 0),
                          std::min(window.right + 1, grid.columns() - 1),
                          std::min(window.top + 1, grid.rows() - 1)};
    Raster raster(grid, ring, obstacles);
    if (rule == CellRule::center)
        raster.keepCenters();
    return std::move(raster).take();
}

} // namespace thicket::steer
