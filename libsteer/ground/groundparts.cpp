#include "libsteer/ground/groundparts.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::steer {

namespace {

double area(const std::vector<Point>& points)
{
    double twice = 0;
    for (std::size_t i = 2; i < points.size(); ++i)
        twice += cross(points[i - 1] - points[0], points[i] - points[0]);
    return twice / 2;
}

std::vector<Primitive> sidesOf(std::vector<Point> points, bool closed, double radius)
{
    if (closed)
        points.push_back(points.front());
    std::vector<Primitive> sides;
    sides.reserve(points.size());
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point by = points[i] - points[i - 1];
        sides.push_back({.a = points[i - 1],
                         .along = unitOr(by, {1, 0}),
                         .length = lengthOf(by),
                         .radius = radius,
                         .kind = Primitive::Kind::side});
    }
    return sides;
}

std::vector<Primitive> sidesOf(const nav::Polygon& polygon)
{
    std::vector<Point> points = polygon.points;
    // Free space is to the left: a filled polygon, which is free outside, goes clockwise.
    if ((area(points) > 0) != polygon.inverted)
        std::reverse(points.begin(), points.end());
    return sidesOf(std::move(points), true, 0);
}

Primitive discOf(const nav::Circle& circle)
{
    return {.a = circle.center,
            .radius = circle.radius,
            .kind = circle.inverted ? Primitive::Kind::arena : Primitive::Kind::round};
}

} // namespace

GroundParts::GroundParts(std::span<const nav::Obstacle> obstacles)
{
    m_parts.reserve(obstacles.size());
    m_primitives.reserve(obstacles.size());
    for (const nav::Obstacle& obstacle : obstacles)
        append(obstacle.id, obstacle.shape);
}

bool GroundParts::comesBefore(const Primitive& a, const Primitive& b) const
{
    if (!m_isIndexed)
        return &a < &b;
    const std::uint32_t partA = m_owners[std::size_t(&a - m_primitives.data())];
    const std::uint32_t partB = m_owners[std::size_t(&b - m_primitives.data())];
    return partA != partB ? partA < partB : &a < &b;
}

bool GroundParts::comesBefore(std::uint32_t polygonA, std::uint32_t polygonB) const
{
    return comesBefore(m_primitives[m_polygons[polygonA].firstSide],
                       m_primitives[m_polygons[polygonB].firstSide]);
}

void GroundParts::indexIds()
{
    if (std::exchange(m_isIndexed, true))
        return;
    m_ids.reserve(m_parts.size() + 1);
    m_owners.resize(m_primitives.size());
    for (std::uint32_t i = 0; i < m_parts.size(); ++i) {
        const GroundPart& part = m_parts[i];
        m_ids.add(part.id, i);
        std::fill_n(m_owners.begin() + part.first, part.count, i);
    }
}

std::vector<std::uint32_t> GroundParts::partsOf(std::int64_t id) const
{
    assert(m_isIndexed);
    std::vector<std::uint32_t> found;
    m_ids.visit(id, [&](std::uint32_t part) {
        if (m_parts[part].count > 0)
            found.push_back(part);
    });
    std::sort(found.begin(), found.end());
    return found;
}

void GroundParts::remove(std::uint32_t index)
{
    GroundPart& part = m_parts[index];
    assert(m_isIndexed && part.count > 0);
    m_live -= part.count;
    if (const std::uint32_t polygon = polygonOf(part); polygon != noPolygon) {
        std::erase(m_inverted, polygon);
        m_freePolygons.push_back(polygon);
    } else if (m_primitives[part.first].kind == Primitive::Kind::arena) {
        std::erase(m_arenas, part.first);
    }
    part.count = 0;
}

/// Stores the part's primitives: where it is if they are at most `room`, otherwise after all
/// others.
void GroundParts::place(std::uint32_t index, std::span<const Primitive> pieces, std::uint32_t room)
{
    GroundPart& part = m_parts[index];
    part.count = static_cast<std::uint32_t>(pieces.size());
    m_live += part.count;
    if (part.count > room) {
        part.first = static_cast<std::uint32_t>(m_primitives.size());
        m_primitives.insert(m_primitives.end(), pieces.begin(), pieces.end());
        if (m_isIndexed)
            m_owners.resize(m_primitives.size(), index);
    } else {
        std::copy(pieces.begin(), pieces.end(), m_primitives.begin() + part.first);
    }
    if (pieces.front().kind == Primitive::Kind::arena)
        m_arenas.push_back(part.first);
}

void GroundParts::makePolygon(const GroundPart& part, bool inverted)
{
    if (m_freePolygons.empty()) {
        m_freePolygons.push_back(static_cast<std::uint32_t>(m_polygons.size()));
        m_polygons.emplace_back();
    }
    const std::uint32_t polygon = m_freePolygons.back();
    m_freePolygons.pop_back();
    m_polygons[polygon] = {part.first, part.count, inverted};
    for (std::uint32_t i = 0; i < part.count; ++i)
        m_primitives[part.first + i].polygon = polygon;
    if (inverted)
        m_inverted.push_back(polygon);
}

void GroundParts::put(std::uint32_t index, const nav::Shape& shape, std::uint32_t room)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&shape)) {
        const Primitive disc = discOf(*circle);
        place(index, {&disc, 1}, room);
    } else if (const auto* const wall = std::get_if<nav::Wall>(&shape)) {
        place(index, sidesOf(wall->points, wall->closed, wall->thickness / 2), room);
    } else {
        const auto& polygon = std::get<nav::Polygon>(shape);
        place(index, sidesOf(polygon), room);
        makePolygon(m_parts[index], polygon.inverted);
    }
}

void GroundParts::replace(std::uint32_t index, const nav::Shape& shape)
{
    const std::uint32_t room = m_parts[index].count;
    remove(index);
    put(index, shape, room);
}

std::uint32_t GroundParts::append(std::int64_t id, const nav::Shape& shape)
{
    const auto index = static_cast<std::uint32_t>(m_parts.size());
    m_parts.push_back({.id = id});
    put(index, shape, 0);
    return index;
}

std::uint32_t GroundParts::add(std::int64_t id, const nav::Shape& shape)
{
    assert(m_isIndexed);
    const std::uint32_t index = append(id, shape);
    m_ids.add(id, index);
    return index;
}

bool GroundParts::isSparse() const
{
    constexpr std::size_t few = 1024;
    return std::max(m_primitives.size(), m_parts.size()) > 2 * m_live + few;
}

void GroundParts::compact()
{
    const GroundParts before = std::exchange(*this, GroundParts({}));
    for (const GroundPart& part : before.m_parts) {
        if (part.count == 0)
            continue;
        const auto index = static_cast<std::uint32_t>(m_parts.size());
        m_parts.push_back({.id = part.id});
        place(index, std::span(before.m_primitives).subspan(part.first, part.count), 0);
        if (const std::uint32_t polygon = before.polygonOf(part); polygon != noPolygon)
            makePolygon(m_parts[index], before.m_polygons[polygon].inverted);
    }
    indexIds();
}

} // namespace thicket::steer
