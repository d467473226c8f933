#include "libsteer/ground/groundgrid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace thicket::steer {

namespace {

using nav::Box;
using nav::Segment;

double area(const std::vector<Point>& points)
{
    double twice = 0;
    for (std::size_t i = 2; i < points.size(); ++i)
        twice += cross(points[i - 1] - points[0], points[i] - points[0]);
    return twice / 2;
}

double distance(const Box& box, Point p)
{
    const double x = std::max({box.min.x - p.x, p.x - box.max.x, 0.0});
    const double y = std::max({box.min.y - p.y, p.y - box.max.y, 0.0});
    return std::sqrt(x * x + y * y);
}

/// The greatest distance of a point of the box.
double farthest(const Box& box, Point p)
{
    const double x = std::max(std::abs(box.min.x - p.x), std::abs(box.max.x - p.x));
    const double y = std::max(std::abs(box.min.y - p.y), std::abs(box.max.y - p.y));
    return std::sqrt(x * x + y * y);
}

/// Whether the segment meets the box, by separating axes.
bool meets(const Box& box, const Segment& s)
{
    if (!box.intersects(nav::boxAround(s, 0)))
        return false;
    const Point middle = box.center();
    const Point way = s.b - s.a;
    const double reach = (std::abs(way.y) * box.width() + std::abs(way.x) * box.height()) / 2;
    return std::abs(cross(way, middle - s.a)) <= reach;
}

double distance(const Box& box, const Primitive& side)
{
    const Segment s{side.a, side.a + side.length * side.along};
    if (meets(box, s))
        return 0;
    double least = std::min(distance(box, s.a), distance(box, s.b));
    for (const Point corner :
         {box.min, box.max, Point{box.min.x, box.max.y}, Point{box.max.x, box.min.y}})
        least = std::min(least, lengthOf(offSkeleton(side, corner)));
    return least;
}

/// A lower bound of the gap to the primitive from anywhere in the box, may be negative.
double leastGap(const Box& box, const Primitive& one)
{
    switch (one.kind) {
    case Primitive::Kind::round:
        return distance(box, one.a) - one.radius;
    case Primitive::Kind::arena:
        return one.radius - farthest(box, one.a);
    case Primitive::Kind::side:
        break;
    }
    return distance(box, one) - one.radius;
}

Box boxOf(const Primitive& one)
{
    const Point end = one.a + one.length * one.along;
    return nav::boxAround(Segment{one.a, end}, one.radius);
}

/// The cell's box, out by what rounding can be.
Box cellBox(const nav::GridFrame& frame, int column, int row)
{
    return nav::boxAround(frame.cellCenter(column, row), 0.5 * frame.side() * (1 + 1e-6));
}

/// Not above the value, >= 0.
float floored(double value) { return value > 0 ? static_cast<float>(value * (1 - 0x1p-22)) : 0.0f; }

} // namespace

Ground::Data::Data(std::span<const nav::Obstacle> obstacles, double itsReach) : reach(itsReach)
{
    for (const nav::Obstacle& obstacle : obstacles)
        take(obstacle);
    layGrid();
    list();
    cover();
    draw();
}

void Ground::Data::take(const nav::Obstacle& obstacle)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&obstacle.shape)) {
        if (circle->inverted)
            arenas.push_back(static_cast<std::uint32_t>(primitives.size()));
        primitives.push_back(
            {.a = circle->center,
             .radius = circle->radius,
             .kind = circle->inverted ? Primitive::Kind::arena : Primitive::Kind::round});
    } else if (const auto* const wall = std::get_if<nav::Wall>(&obstacle.shape)) {
        takeSides(wall->points, wall->closed, wall->thickness / 2, noPolygon);
    } else if (const auto* const polygon = std::get_if<nav::Polygon>(&obstacle.shape)) {
        std::vector<Point> points = polygon->points;
        // What is free to the left: outside of a filled polygon, that goes clockwise then.
        if ((area(points) > 0) != polygon->inverted)
            std::reverse(points.begin(), points.end());
        const auto index = static_cast<std::uint32_t>(polygons.size());
        const auto first = static_cast<std::uint32_t>(primitives.size());
        takeSides(std::move(points), true, 0, index);
        const auto sides = static_cast<std::uint32_t>(primitives.size()) - first;
        polygons.push_back({first, sides, polygon->inverted});
        if (polygon->inverted)
            inverted.push_back(index);
    }
}

void Ground::Data::takeSides(std::vector<Point> points, bool closed, double radius,
                             std::uint32_t polygon)
{
    if (closed)
        points.push_back(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point way = points[i] - points[i - 1];
        primitives.push_back({.a = points[i - 1],
                              .along = unitOr(way, {1, 0}),
                              .length = lengthOf(way),
                              .radius = radius,
                              .polygon = polygon,
                              .kind = Primitive::Kind::side});
    }
}

void Ground::Data::layGrid()
{
    Box bounds;
    for (const Primitive& one : primitives)
        nav::enclose(bounds, boxOf(one));
    if (bounds.isEmpty())
        bounds = {{0, 0}, {0, 0}};
    const double count = static_cast<double>(primitives.size()) + 1;
    const double size = std::max(bounds.width(), bounds.height());
    const double spacing = std::sqrt(std::max(bounds.width(), size / 64) *
                                     std::max(bounds.height(), size / 64) / count);
    margin = std::min(reach, 2 * spacing > 0 ? 2 * spacing : reach);
    const double side = std::max(margin, spacing / 2);
    frame = nav::GridFrame(nav::grown(bounds, margin + side), side, 16384 + 4 * count);
}

template <class Put> void Ground::Data::listOne(std::uint32_t index, Put put) const
{
    const Primitive& one = primitives[index];
    const double grown = (margin + one.radius) * (1 + 1e-9);
    const auto consider = [&](int column, int row) {
        const double least = leastGap(cellBox(frame, column, row), one);
        if (least <= margin)
            put(frame.cell(column, row), Listed{floored(least), index});
    };
    if (one.kind == Primitive::Kind::arena) {
        frame.visitCells(frame.bounds(), consider);
        return;
    }
    const Point way = one.length * one.along;
    const Segment whole{one.a, one.a + way};
    const nav::CellRange range = frame.cellsOf(nav::boxAround(whole, grown));
    for (int row = range.bottom; row <= range.top; ++row) {
        // The part of a long side that is near this row.
        const double middle = frame.cellCenter(0, row).y - one.a.y;
        const double half = 0.5 * frame.side() + grown;
        double from = 0;
        double to = 1;
        if (std::abs(way.y) > 1e-12 * one.length) {
            const double a = (middle - half) / way.y;
            const double b = (middle + half) / way.y;
            from = std::clamp(std::min(a, b), 0.0, 1.0);
            to = std::clamp(std::max(a, b), 0.0, 1.0);
        }
        const Box part = nav::boxAround(Segment{one.a + from * way, one.a + to * way}, grown);
        for (int column = frame.columnAt(part.min.x); column <= frame.columnAt(part.max.x);
             ++column)
            consider(column, row);
    }
}

void Ground::Data::list()
{
    lists.fill(frame.cellCount(), [&](auto put) {
        for (std::uint32_t i = 0; i < primitives.size(); ++i)
            listOne(i, put);
    });
    lists.sortEach([](const Listed& a, const Listed& b) {
        return a.least != b.least ? a.least < b.least : a.primitive < b.primitive;
    });
}

/// Row by row: where the rows of reference points cross the sides.
template <class Put> void Ground::Data::coverOne(std::uint32_t index, Put put) const
{
    const GroundPolygon& polygon = polygons[index];
    const double y0 = reference(0, 0).y;
    std::vector<std::pair<int, double>> crossings;
    for (std::uint32_t i = polygon.firstSide; i < polygon.firstSide + polygon.sides; ++i) {
        const Point a = primitives[i].a;
        const Point b =
            primitives[i + 1 < polygon.firstSide + polygon.sides ? i + 1 : polygon.firstSide].a;
        const double low = (std::min(a.y, b.y) - y0) / frame.side();
        const double high = (std::max(a.y, b.y) - y0) / frame.side();
        const int last = std::min(frame.rowCount() - 1, static_cast<int>(std::ceil(high)) + 1);
        for (int row = std::max(0, static_cast<int>(std::floor(low)) - 1); row <= last; ++row) {
            const double y = reference(0, row).y;
            if ((a.y > y) != (b.y > y))
                crossings.emplace_back(row, a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    }
    std::sort(crossings.begin(), crossings.end());
    const int columns = frame.columnAt(frame.bounds().max.x) + 1;
    std::size_t next = 0;
    for (int row = 0; row < frame.rowCount(); ++row) {
        bool inside = polygon.inverted;
        for (int column = 0; column < columns; ++column) {
            while (next < crossings.size() && crossings[next].first == row &&
                   crossings[next].second <= reference(column, row).x) {
                inside = !inside;
                ++next;
            }
            if (inside)
                put(frame.cell(column, row), index);
        }
        while (next < crossings.size() && crossings[next].first == row)
            ++next;
    }
}

void Ground::Data::cover()
{
    covering.fill(frame.cellCount(), [&](auto put) {
        for (std::uint32_t i = 0; i < polygons.size(); ++i)
            coverOne(i, put);
    });
}

void Ground::Data::draw()
{
    // Finer than the cells, so that most moves look at nothing else; of many cells it takes long.
    finer = frame.cellCount() <= (1 << 17) ? 4 : frame.cellCount() <= (1 << 20) ? 2 : 1;
    const int columns = frame.columnAt(frame.bounds().max.x) + 1;
    pixels = std::size_t(columns) * std::size_t(finer) + 1;
    raster.assign(pixels * (std::size_t(frame.rowCount()) * std::size_t(finer) + 1), 0);
    const double side = frame.side() / finer;
    m_pixelsPerUnit = 1 / side;
    m_step = margin / 255;
    const double half = side * (std::numbers::sqrt2 / 2 + 1e-6);
    for (int row = 0; row < frame.rowCount() * finer; ++row)
        for (int column = 0; column < columns * finer; ++column) {
            const Point center = frame.bounds().min + side * Point{column + 0.5, row + 0.5};
            raster[std::size_t(row) * pixels + std::size_t(column)] =
                pixelAt(frame.cell(column / finer, row / finer), center, half);
        }
}

/// `half` is from the pixel's centre to its corners.
std::uint8_t Ground::Data::pixelAt(std::size_t cell, Point center, double half) const
{
    double least = margin;
    bool isBeside = !covering[cell].empty();
    for (const Listed& one : lists[cell]) {
        if (one.least >= least + half)
            break;
        const Primitive& primitive = primitives[one.primitive];
        isBeside = isBeside || (primitive.polygon != noPolygon && one.least == 0);
        least = std::min(least, gapTo(primitive, center) - half);
        if (least <= 0)
            return 0;
    }
    if (isBeside) {
        std::vector<std::uint32_t> containing;
        collectContaining(center, containing);
        if (!containing.empty())
            return 0;
    }
    return static_cast<std::uint8_t>(std::min(255.0, least / m_step * (1 - 1e-9)));
}

void Ground::Data::collectContaining(Point p, std::vector<std::uint32_t>& found) const
{
    if (isOutside(p)) {
        found = inverted;
        return;
    }
    found.clear();
    if (polygons.empty())
        return;
    const int column = frame.columnAt(p.x);
    const int row = frame.rowAt(p.y);
    const std::size_t cell = frame.cell(column, row);
    found.assign(covering[cell].begin(), covering[cell].end());
    const Point from = reference(column, row);
    const Point way = p - from;
    for (const Listed& one : lists[cell]) {
        if (one.least > 0)
            break;
        const Primitive& side = primitives[one.primitive];
        if (side.polygon == noPolygon)
            continue;
        const GroundPolygon& polygon = polygons[side.polygon];
        const std::uint32_t next = one.primitive + 1 - polygon.firstSide < polygon.sides
                                       ? one.primitive + 1
                                       : polygon.firstSide;
        const Point a = side.a;
        const Point b = primitives[next].a;
        if ((cross(way, a - from) > 0) == (cross(way, b - from) > 0) ||
            (cross(b - a, from - a) > 0) == (cross(b - a, p - a) > 0))
            continue;
        const auto known = std::find(found.begin(), found.end(), side.polygon);
        if (known == found.end())
            found.push_back(side.polygon);
        else
            found.erase(known);
    }
}

} // namespace thicket::steer
