#include "app/editor/templates/jointaxes.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace thicket::editor {

namespace {

constexpr double leastSpread = 1e-12; // across, of the spread along: less is one line

/// A point before and after, each from the middle of all.
struct Pair {
    nav::Point before;
    nav::Point after;
};

void addPoints(const nav::Geometry& geometry, std::vector<nav::Point>& out)
{
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    if (const auto* wall = std::get_if<nav::Wall>(&geometry))
        out.insert(out.end(), wall->points.begin(), wall->points.end());
    else if (const auto* polygon = std::get_if<nav::Polygon>(&geometry))
        out.insert(out.end(), polygon->points.begin(), polygon->points.end());
    else if (spawn && !spawn->points.empty())
        out.insert(out.end(), spawn->points.begin(), spawn->points.end());
    else
        out.push_back(nav::leadingPoint(geometry));
}

nav::Point middleOf(const std::vector<nav::Point>& points)
{
    nav::Point sum;
    for (const nav::Point p : points)
        sum = sum + p;
    return (1 / static_cast<double>(points.size())) * sum;
}

/// Empty if they do not correspond.
std::vector<Pair> pairsOf(const std::vector<GeometryChange>& changes)
{
    std::vector<nav::Point> before;
    std::vector<nav::Point> after;
    for (const GeometryChange& change : changes) {
        addPoints(*change.before, before);
        addPoints(*change.after, after);
        if (change.before->index() != change.after->index() || before.size() != after.size())
            return {};
    }
    if (before.empty())
        return {};
    const nav::Point first = middleOf(before);
    const nav::Point second = middleOf(after);
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < before.size(); ++i)
        pairs.push_back({before[i] - first, after[i] - second});
    return pairs;
}

/// With `mirror` the least squares fit of turning and scaling after a mirroring of y.
std::optional<nav::Axes> similarity(const std::vector<Pair>& pairs, bool mirror, bool isRigid)
{
    double square = 0;
    nav::Point turn; // the image of (1, 0)
    for (const Pair& pair : pairs) {
        const nav::Point from{pair.before.x, mirror ? -pair.before.y : pair.before.y};
        square += nav::dot(from, from);
        turn = turn + nav::Point{nav::dot(from, pair.after), nav::cross(from, pair.after)};
    }
    const double size = isRigid ? nav::length(turn) : square;
    if (size == 0 || nav::length(turn) == 0)
        return {};
    turn = (1 / size) * turn;
    const nav::Point left = nav::leftNormal(turn);
    return nav::Axes{turn, mirror ? -left : left};
}

std::optional<nav::Axes> affinity(const std::vector<Pair>& pairs)
{
    double xx = 0;
    double xy = 0;
    double yy = 0;
    nav::Point x;
    nav::Point y;
    for (const auto& [before, after] : pairs) {
        xx += before.x * before.x;
        xy += before.x * before.y;
        yy += before.y * before.y;
        x = x + before.x * after;
        y = y + before.y * after;
    }
    const double spread = xx * yy - xy * xy;
    if (spread <= leastSpread * (xx + yy) * (xx + yy))
        return {};
    const nav::Axes axes{(1 / spread) * (yy * x - xy * y), (1 / spread) * (xx * y - xy * x)};
    const double reach = nav::dot(axes.x, axes.x) + nav::dot(axes.y, axes.y);
    const bool isFlat = std::abs(nav::determinant(axes)) <= leastSpread * reach;
    return isFlat ? std::nullopt : std::optional(axes);
}

bool fit(const std::vector<GeometryChange>& changes, const nav::Axes& axes)
{
    const GeometryChange& first = changes.front();
    const nav::Point origin = nav::originOf(*first.before, axes, *first.after);
    return std::all_of(changes.begin(), changes.end(), [&](const GeometryChange& change) {
        return nav::isClose(nav::placed(*change.before, axes, origin), *change.after);
    });
}

/// That nobody was turned, also not an agent, whose heading does not count otherwise.
bool keepHeadings(const std::vector<GeometryChange>& changes)
{
    return std::all_of(changes.begin(), changes.end(), [](const GeometryChange& change) {
        const auto* before = std::get_if<nav::AgentMarker>(change.before);
        const auto* after = std::get_if<nav::AgentMarker>(change.after);
        return !before || !after || before->heading == after->heading;
    });
}

} // namespace

std::optional<nav::Axes> jointAxes(const std::vector<GeometryChange>& changes, bool isRigid)
{
    const std::vector<Pair> pairs = pairsOf(changes);
    if (pairs.empty())
        return {};
    if (keepHeadings(changes) && fit(changes, {}))
        return nav::Axes{};
    constexpr nav::Axes poses[] = {{{0, 1}, {-1, 0}}, {{-1, 0}, {0, -1}}, {{0, -1}, {1, 0}},
                                   {{-1, 0}, {0, 1}}, {{1, 0}, {0, -1}},  {{0, 1}, {1, 0}},
                                   {{0, -1}, {-1, 0}}};
    for (const nav::Axes& pose : poses) {
        if (fit(changes, pose))
            return pose;
    }
    for (const bool mirror : {false, true}) {
        const auto axes = similarity(pairs, mirror, isRigid);
        if (axes && fit(changes, *axes))
            return axes;
    }
    const auto axes = isRigid ? std::nullopt : affinity(pairs);
    return axes && fit(changes, *axes) ? axes : std::nullopt;
}

} // namespace thicket::editor
