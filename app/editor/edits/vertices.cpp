#include "app/editor/edits/vertices.h"

#include "libnav/geometry/crossing.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace thicket::editor {

namespace {

bool hasThreeDifferent(const std::vector<nav::Point>& points)
{
    for (const nav::Point p : points) {
        if (p == points.front())
            continue;
        return std::any_of(points.begin(), points.end(),
                           [&](nav::Point q) { return q != points.front() && q != p; });
    }
    return false;
}

using Points = std::vector<nav::Point>;

/// The sides of the closed polyline `after`, by their first points, that `before` has not.
std::vector<std::size_t> changedSides(const Points& before, const Points& after)
{
    const std::size_t count = after.size();
    std::vector<std::size_t> changed;
    if (before.size() == count) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t next = i + 1 < count ? i + 1 : 0;
            if (before[i] != after[i] || before[next] != after[next])
                changed.push_back(i);
        }
        return changed;
    }
    const auto [was, is] = std::ranges::mismatch(before, after);
    auto wasEnd = before.end();
    auto isEnd = after.end();
    while (wasEnd != was && isEnd != is && *(wasEnd - 1) == *(isEnd - 1)) {
        --wasEnd;
        --isEnd;
    }
    // Also the side that leads there.
    const auto first = static_cast<std::size_t>(is - after.begin());
    const auto end = static_cast<std::size_t>(isEnd - after.begin());
    for (std::size_t i = first + count - 1; i < end + count; ++i)
        changed.push_back(i % count);
    return changed;
}

/// Whether `after` is sound if `before` is; nullopt if that cannot be told from few sides.
std::optional<bool> areChangesSound(const Points& before, const Points& after)
{
    constexpr std::size_t mostPairs = 1'000'000; // some milliseconds
    if (!hasThreeDifferent(after) || !std::ranges::all_of(after, nav::isInRange))
        return false;
    const std::vector<std::size_t> changed = changedSides(before, after);
    if (changed.size() * after.size() > mostPairs)
        return {};
    return !nav::meetingSidesAmong(after, changed);
}

/// Whether `next` continues from b back along the side from a to b.
bool foldsBack(nav::Point a, nav::Point b, nav::Point next)
{
    return nav::cross(b - a, next - b) == 0 && nav::dot(b - a, next - b) < 0;
}

} // namespace

const std::vector<nav::Point>* verticesOf(const nav::Geometry& geometry)
{
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        return &wall->points;
    if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        return &polygon->points;
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    return spawn && !spawn->points.empty() ? &spawn->points : nullptr;
}

bool isRing(const nav::Geometry& geometry)
{
    const auto* wall = std::get_if<nav::Wall>(&geometry);
    return wall ? wall->closed : verticesOf(geometry) != nullptr;
}

std::size_t leastVertices(const nav::Geometry& geometry)
{
    if (!verticesOf(geometry))
        return 0;
    return isRing(geometry) ? 3 : 2;
}

std::size_t sideCount(const nav::Geometry& geometry)
{
    const auto* points = verticesOf(geometry);
    if (!points || points->size() < 2)
        return 0;
    return points->size() - (isRing(geometry) ? 0 : 1);
}

nav::Segment sideAt(const nav::Geometry& geometry, std::size_t side)
{
    const auto& points = *verticesOf(geometry);
    return {points[side], points[(side + 1) % points.size()]};
}

nav::Geometry withVertices(nav::Geometry geometry, std::vector<nav::Point> points)
{
    if (auto* wall = std::get_if<nav::Wall>(&geometry))
        wall->points = std::move(points);
    else if (auto* spawn = std::get_if<nav::SpawnMarker>(&geometry))
        spawn->points = std::move(points);
    else
        std::get<nav::Polygon>(geometry).points = std::move(points);
    return geometry;
}

nav::Geometry withInserted(nav::Geometry geometry, std::size_t side, nav::Point at)
{
    std::vector<nav::Point> points = *verticesOf(geometry);
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(side) + 1, at);
    return withVertices(std::move(geometry), std::move(points));
}

nav::Geometry withoutVertices(nav::Geometry geometry, const std::vector<std::size_t>& indices)
{
    const auto& all = *verticesOf(geometry);
    std::vector<bool> isLeft(all.size());
    for (const std::size_t index : indices)
        isLeft[index] = true;
    std::vector<nav::Point> kept;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isLeft[i])
            kept.push_back(all[i]);
    }
    return withVertices(std::move(geometry), std::move(kept));
}

bool isSimplePolygon(const std::vector<nav::Point>& corners)
{
    return hasThreeDifferent(corners) && !nav::meetingSides(corners);
}

bool canContinue(const std::vector<nav::Point>& corners, nav::Point next)
{
    const std::size_t count = corners.size();
    if (count < 2)
        return true;
    if (foldsBack(corners[count - 2], corners[count - 1], next))
        return false;
    const nav::Segment side{corners.back(), next};
    for (std::size_t i = 0; i + 2 < count; ++i) {
        if (nav::distance(nav::Segment{corners[i], corners[i + 1]}, side) <= 0)
            return false;
    }
    return true;
}

bool isSound(const nav::Geometry& geometry)
{
    const auto* points = verticesOf(geometry);
    if (!points)
        return true;
    const bool inRange = std::all_of(points->begin(), points->end(), nav::isInRange);
    if (!inRange || points->size() < leastVertices(geometry))
        return false;
    if (!std::holds_alternative<nav::Wall>(geometry))
        return isSimplePolygon(*points);
    return std::any_of(points->begin(), points->end(),
                       [&](nav::Point p) { return p != points->front(); });
}

bool staysSound(const nav::Geometry& before, const nav::Geometry& after)
{
    const auto* was = verticesOf(before);
    const auto* is = verticesOf(after);
    const bool isOutline = is && !std::holds_alternative<nav::Wall>(after);
    std::optional<bool> areSound;
    if (was && isOutline && before.index() == after.index())
        areSound = areChangesSound(*was, *is);
    return areSound.value_or(false) || (!areSound && isSound(after)) || !isSound(before);
}

} // namespace thicket::editor
