#include "app/drawing/asseen.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace thicket::drawing {

namespace {

using Points = std::vector<nav::Point>;

constexpr double least = 0.25; // pixels

struct CornersOf {
    const Points* operator()(const nav::Wall& wall) const { return &wall.points; }
    const Points* operator()(const nav::Polygon& polygon) const { return &polygon.points; }
    const Points* operator()(const nav::SpawnMarker& spawn) const { return &spawn.points; }
    template <class T> const Points* operator()(const T&) const { return nullptr; }
};

/// The first and the last corner stay.
Points apart(const Points& points, double distance)
{
    Points kept{points.front()};
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const nav::Point by = points[i] - kept.back();
        if (std::max(std::abs(by.x), std::abs(by.y)) >= distance)
            kept.push_back(points[i]);
    }
    kept.push_back(points.back());
    return kept;
}

/// On which sides of the window a point lies.
unsigned sidesOf(const nav::Box& window, nav::Point at)
{
    return (at.x < window.min.x ? 1U : 0U) | (at.x > window.max.x ? 2U : 0U) |
           (at.y < window.min.y ? 4U : 0U) | (at.y > window.max.y ? 8U : 0U);
}

/// Goes straight where both the way and the straight line stay on one side of the window.
Points shortenedOutside(const Points& points, const nav::Box& window)
{
    Points kept{points.front()};
    unsigned before = sidesOf(window, points.front());
    unsigned own = sidesOf(window, points[1]);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const unsigned next = sidesOf(window, points[i + 1]);
        if ((before & own & next) == 0) {
            kept.push_back(points[i]);
            before = own;
        }
        own = next;
    }
    kept.push_back(points.back());
    return kept;
}

nav::Geometry withCorners(const nav::Geometry& geometry, Points points)
{
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        return nav::Wall{std::move(points), wall->thickness, wall->closed};
    if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        return nav::Polygon{std::move(points), polygon->inverted};
    nav::SpawnMarker spawn;
    spawn.points = std::move(points);
    return spawn;
}

std::optional<nav::Geometry> reduced(const nav::Geometry& geometry, double pixel,
                                     const nav::Box* window)
{
    const Points* const corners = std::visit(CornersOf(), geometry);
    if (!corners || corners->size() <= fewCorners)
        return {};
    Points points = apart(*corners, least * pixel);
    if (window)
        points = shortenedOutside(points, *window);
    if (points.size() < 3)
        return {};
    return withCorners(geometry, std::move(points));
}

} // namespace

std::optional<nav::Geometry> asSeen(const nav::Geometry& geometry, const SeenPart& part)
{
    const auto* wall = std::get_if<nav::Wall>(&geometry);
    const double beyondCorners = widestPen * part.pixel + (wall ? wall->thickness / 2 : 0);
    const nav::Box window = nav::grown(part.window, beyondCorners);
    return reduced(geometry, part.pixel, &window);
}

std::optional<nav::Geometry> withoutHeapedCorners(const nav::Geometry& geometry, double pixel)
{
    return reduced(geometry, pixel, nullptr);
}

} // namespace thicket::drawing
