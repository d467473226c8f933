#include "plugins/tiled/solidlattice.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Point;

bool isOdd(double whole) { return std::fmod(whole, 2) != 0; }

/// All corners of lattice cells on the ring.
std::vector<Point> inUnitSteps(const std::vector<Point>& ring)
{
    std::vector<Point> all;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], to = ring[(i + 1) % ring.size()];
        const double steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        for (double step = 0; step < steps; ++step)
            all.push_back(from + step / steps * (to - from));
    }
    return all;
}

std::vector<Point> withoutStraight(const std::vector<Point>& ring)
{
    std::vector<Point> corners;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point before = ring[(i + ring.size() - 1) % ring.size()];
        if (nav::cross(ring[i] - before, ring[(i + 1) % ring.size()] - ring[i]) != 0)
            corners.push_back(ring[i]);
    }
    return corners;
}

} // namespace

SolidLattice::SolidLattice(const TiledMap& map)
    : m_staggersX(map.staggersX),
      m_staggersEven(map.staggersEven), m_side{map.tileWidth, map.tileHeight}
{
    using Orientation = TiledOrientation;
    if (map.orientation == Orientation::isometric)
        m_side.x = map.tileHeight; // seen from above
    if (map.orientation == Orientation::isometric || map.orientation == Orientation::orthogonal)
        return;
    double& along = m_staggersX ? m_side.x : m_side.y;
    const double side =
        map.orientation == Orientation::hexagonal ? std::clamp(map.hexSideLength, 0.0, along) : 0;
    m_kind = side > 0 ? Kind::hexagons : Kind::diamonds;
    m_slope = (along - side) / 2;
    m_side = 0.5 * m_side;
    along += side / 2; // from one row of hexagons to the next
}

bool SolidLattice::isShifted(std::int64_t column, std::int64_t row) const
{
    return (((m_staggersX ? column : row) & 1) != 0) != m_staggersEven;
}

SolidLattice::Cells SolidLattice::cells(std::int64_t column, std::int64_t row) const
{
    if (m_kind == Kind::rectangles)
        return {column, row};
    const std::int64_t shift = isShifted(column, row) ? 1 : 0;
    // In halves of boxes, one of which is moved against the other.
    const std::int64_t x = m_staggersX ? column : 2 * column + shift;
    const std::int64_t y = m_staggersX ? 2 * row + shift : row;
    if (m_kind == Kind::hexagons)
        return {x, y, m_staggersX ? 1 : 2, m_staggersX ? 2 : 1};
    const std::int64_t odd = m_staggersEven ? 1 : 0; // as x + y is
    return {(x + y - odd) / 2, (y - x + odd) / 2};
}

/// Of a whole-numbered corner of the lattice.
Point SolidLattice::place(Point corner) const
{
    if (m_kind == Kind::diamonds) {
        const double odd = m_staggersEven ? 1 : 0;
        return {(corner.x - corner.y + odd + 1) * m_side.x, (corner.x + corner.y) * m_side.y};
    }
    Point place{corner.x * m_side.x, corner.y * m_side.y};
    if (m_kind == Kind::hexagons && isOdd(corner.x + corner.y) == m_staggersEven)
        (m_staggersX ? place.x : place.y) += m_slope;
    return place;
}

std::vector<Point> SolidLattice::placed(const std::vector<Point>& ring) const
{
    std::vector<Point> points = m_kind == Kind::hexagons ? inUnitSteps(ring) : ring;
    for (Point& p : points)
        p = place(p);
    return m_kind == Kind::hexagons ? withoutStraight(points) : points;
}

} // namespace thicket::plugins
