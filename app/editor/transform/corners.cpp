#include "app/editor/transform/corners.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr double fullTurn = 2 * std::numbers::pi;
/// Bends of less, in radians, are none; nor can a side that goes back on itself be rounded.
constexpr double leastBend = 1e-6;
constexpr int mostPoints = 360;

double signedArea(const std::vector<nav::Point>& corners, nav::Point middle)
{
    double area = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const nav::Point next = corners[(i + 1) % corners.size()];
        area += nav::cross(corners[i] - middle, next - middle);
    }
    return area;
}

/// The arc that replaces the corner b between a and c. `room`: the greatest distance from b to the
/// points where it touches the sides.
std::vector<nav::Point> arcAt(nav::Point a, nav::Point b, nav::Point c, double room,
                              const Rounding& rounding)
{
    const double before = nav::distance(a, b);
    const double after = nav::distance(b, c);
    if (before <= 0 || after <= 0)
        return {b};
    const nav::Point in = (1 / before) * (b - a);
    const nav::Point out = (1 / after) * (c - b);
    const double bend = std::atan2(nav::cross(in, out), nav::dot(in, out));
    if (std::abs(bend) < leastBend || std::abs(bend) > fullTurn / 2 - leastBend)
        return {b};
    const double slope = std::tan(std::abs(bend) / 2);
    const double reach = std::min(rounding.radius * slope, room);
    const double radius = reach / slope;
    const nav::Point start = b - reach * in;
    const nav::Point centre = start + std::copysign(radius, bend) * nav::leftNormal(in);
    const double inner = std::max(1 - rounding.error / radius, 0.0);
    const double widest = 2 * std::acos(inner);
    const double wanted = std::ceil(std::abs(bend) / std::max(widest, 1e-9));
    const int steps = static_cast<int>(std::clamp(wanted, 1.0, double(mostPoints - 1)));
    std::vector<nav::Point> points{start};
    const nav::Point arm = start - centre;
    for (int i = 1; i < steps; ++i) {
        const double angle = bend * i / steps;
        const double cosine = std::cos(angle);
        const double sine = std::sin(angle);
        points.push_back(centre +
                         nav::Point{cosine * arm.x - sine * arm.y, sine * arm.x + cosine * arm.y});
    }
    points.push_back(b + reach * out);
    return points;
}

} // namespace

std::vector<nav::Point> regular(const std::vector<nav::Point>& corners)
{
    assert(corners.size() >= 3);
    const auto count = static_cast<double>(corners.size());
    nav::Point middle;
    for (const nav::Point p : corners)
        middle = middle + (1 / count) * p;
    double radius = 0;
    for (const nav::Point p : corners)
        radius += nav::distance(p, middle) / count;
    const double step = std::copysign(fullTurn / count, signedArea(corners, middle));
    // The sum of the corners, each turned back by its place, points where the first one is best.
    nav::Point first;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double back = -step * static_cast<double>(i);
        const nav::Point v = corners[i] - middle;
        first = first + nav::Point{std::cos(back) * v.x - std::sin(back) * v.y,
                                   std::sin(back) * v.x + std::cos(back) * v.y};
    }
    const double start = std::atan2(first.y, first.x);
    std::vector<nav::Point> points;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double angle = start + step * static_cast<double>(i);
        points.push_back(middle + radius * nav::Point{std::cos(angle), std::sin(angle)});
    }
    return points;
}

std::vector<nav::Point> rounded(const std::vector<nav::Point>& corners, bool isRing,
                                const std::vector<std::size_t>& indices, const Rounding& rounding)
{
    const std::size_t count = corners.size();
    std::vector<bool> isChosen(count, false);
    for (const std::size_t i : indices)
        isChosen[i] = isRing || (i > 0 && i + 1 < count);
    const auto before = [&](std::size_t i) { return (i + count - 1) % count; };
    const auto after = [&](std::size_t i) { return (i + 1) % count; };
    const auto roomTo = [&](std::size_t i, std::size_t other) {
        return nav::distance(corners[i], corners[other]) * (isChosen[other] ? 0.5 : 1);
    };
    std::vector<nav::Point> points;
    for (std::size_t i = 0; i < count; ++i) {
        if (!isChosen[i]) {
            points.push_back(corners[i]);
            continue;
        }
        const double room = std::min(roomTo(i, before(i)), roomTo(i, after(i)));
        const auto arc = arcAt(corners[before(i)], corners[i], corners[after(i)], room, rounding);
        points.insert(points.end(), arc.begin(), arc.end());
    }
    // Arcs that meet in the middle of a side share a point.
    const auto end = std::unique(points.begin(), points.end());
    points.erase(end, points.end());
    while (isRing && points.size() > 1 && points.front() == points.back())
        points.pop_back();
    return points;
}

} // namespace thicket::editor
