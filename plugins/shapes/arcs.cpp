#include "plugins/shapes/arcs.h"

#include "plugins/shapes/convexrings.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr double turn = 2 * std::numbers::pi;

Point onCircle(Point center, double radius, double angle)
{
    return center + radius * Point{std::cos(angle), std::sin(angle)};
}

/// To the corners of a regular polygon round (0, 0), from the first angle on.
std::vector<Point> directions(int corners, double firstAngle)
{
    std::vector<Point> ways;
    ways.reserve(std::size_t(corners));
    for (int i = 0; i < corners; ++i)
        ways.push_back(onCircle({}, 1, firstAngle + turn * i / corners));
    return ways;
}

/// The directions of a forest's circles, which are many and have few corners, are found once.
template <class FirstAngle>
std::vector<Point> regular(Point center, double radius, int corners, FirstAngle firstAngle)
{
    constexpr int mostKept = 64;
    static const auto kept = [firstAngle] {
        std::array<std::vector<Point>, mostKept + 1> all;
        for (int count = 3; count <= mostKept; ++count)
            all[std::size_t(count)] = directions(count, firstAngle(count));
        return all;
    }();
    std::vector<Point> points =
        corners <= mostKept ? kept[std::size_t(corners)] : directions(corners, firstAngle(corners));
    for (Point& point : points)
        point = center + radius * point;
    return points;
}

} // namespace

int cornersAround(double radius, double error)
{
    assert(radius >= 0 && error > 0);
    // A corner is at radius / cos(pi / n).
    const double half = std::acos(radius / (radius + error));
    const double corners = half > 0 ? std::ceil(std::numbers::pi / half) : double(mostCorners);
    return int(std::clamp(corners, double(fewestCorners), double(mostCorners)));
}

double circumscribedExcess(double radius, int corners)
{
    return radius / std::cos(std::numbers::pi / corners) - radius;
}

std::vector<Point> circumscribed(Point center, double radius, int corners)
{
    return regular(center, radius + circumscribedExcess(radius, corners), corners,
                   [](int count) { return std::numbers::pi / count; });
}

std::vector<Point> inscribed(Point center, double radius, int corners)
{
    return regular(center, radius, corners, [](int) { return 0.0; });
}

std::vector<Point> circumscribedStadium(const nav::Segment& segment, double radius, int corners)
{
    const Point along = segment.b - segment.a;
    if (along == Point{})
        return circumscribed(segment.a, radius, corners);
    if (radius == 0)
        return {segment.a, segment.b};
    const double outer = radius + circumscribedExcess(radius, corners);
    const double right = std::atan2(along.y, along.x) - turn / 4;
    std::vector<Point> points;
    for (const auto& [end, first] :
         {std::pair(segment.b, right), std::pair(segment.a, right + turn / 2)}) {
        points.push_back(onCircle(end, radius, first));
        for (int i = 0; i < corners / 2; ++i)
            points.push_back(onCircle(end, outer, first + turn * (i + 0.5) / corners));
        points.push_back(onCircle(end, radius, first + turn / 2));
    }
    return points;
}

std::vector<Point> circumscribedConvex(std::span<const Point> ring, double radius, int corners)
{
    std::vector<Point> distinct;
    std::unique_copy(ring.begin(), ring.end(), std::back_inserter(distinct));
    while (distinct.size() > 1 && distinct.back() == distinct.front())
        distinct.pop_back();
    const std::size_t count = distinct.size();
    const auto at = [&](std::size_t i) { return distinct[i % count]; };
    std::vector<Point> points;
    if (convexWay(distinct) != ConvexWay::counterClockwise)
        return points;
    for (std::size_t i = 1; i <= count; ++i) {
        const Point before = at(i) - at(i - 1), after = at(i + 1) - at(i);
        const double cross = nav::cross(before, after);
        if (cross == 0)
            continue;
        const double angle = std::atan2(cross, nav::dot(before, after));
        const double first = std::atan2(before.y, before.x) - turn / 4;
        const int chords = std::max(1, int(std::ceil(angle * corners / turn)));
        const double outer = radius / std::cos(angle / chords / 2);
        for (int k = 0; k < chords; ++k)
            points.push_back(onCircle(at(i), outer, first + angle * (k + 0.5) / chords));
    }
    return points;
}

std::vector<Point> ellipse(Point center, Point u, Point v, double error)
{
    // A chord of angle s is off by at most r (1 - cos(s / 2)), r the larger half axis, which is at
    // most the length of (u, v).
    const double reach = std::hypot(nav::length(u), nav::length(v));
    const double half = reach > error ? std::acos(1 - error / reach) : turn;
    const double wanted = half > 0 ? std::ceil(turn / 2 / half) : double(mostCorners);
    const int corners = int(std::clamp(wanted, double(fewestCorners), double(mostCorners)));
    std::vector<Point> points;
    points.reserve(std::size_t(corners));
    for (int i = 0; i < corners; ++i) {
        const double angle = turn * i / corners;
        points.push_back(center + std::cos(angle) * u + std::sin(angle) * v);
    }
    return points;
}

} // namespace thicket::plugins
