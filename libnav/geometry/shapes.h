#pragma once

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

/// Plain shapes in the plane. Coordinates are map units, angles radians counter-clockwise from +x.
/// All are values without invariants; ObstacleField::build() states what it accepts. Functions are
/// pure: any thread.
namespace thicket::nav {

/// The largest absolute value of a coordinate, radius, thickness or distance, map units.
inline constexpr double coordinateLimit = 1e9;

/// A point or a free vector.
struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator-(Point a) { return {-a.x, -a.y}; }
constexpr Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
constexpr Point operator*(Point a, double k) { return k * a; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
/// z of the cross product: positive when b is to the left of a.
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
/// The vector a rotated by +90 degrees.
constexpr Point leftNormal(Point a) { return {-a.y, a.x}; }
/// To about 2e-16 of it, the same bits on every processor. The vector must be shorter than 1e150.
inline double length(Point a)
{
    const double square = dot(a, a);
    if (square > 1e-280)
        return std::sqrt(square);
    // Below, squares lose bits. std::hypot() has other bits on other processors.
    constexpr double scale = 0x1p600;
    const Point scaled = scale * a;
    return std::sqrt(dot(scaled, scaled)) / scale;
}
inline double distance(Point a, Point b) { return length(b - a); }

/// An order of points, by x and then by y: to sort them. The coordinates must be finite.
constexpr bool isBefore(Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }

/// Whether both coordinates are within coordinateLimit; false for NaN.
inline bool isInRange(Point p)
{
    return std::abs(p.x) <= coordinateLimit && std::abs(p.y) <= coordinateLimit;
}

/// An axis-aligned box; empty (contains nothing) while min exceeds max.
struct Box {
    Point min{1, 1};
    Point max{-1, -1};

    bool operator==(const Box&) const = default;
    bool isEmpty() const { return min.x > max.x || min.y > max.y; }
    double width() const { return isEmpty() ? 0 : max.x - min.x; }
    double height() const { return isEmpty() ? 0 : max.y - min.y; }
    Point center() const { return 0.5 * (min + max); }
    bool contains(Point p) const
    {
        return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y;
    }
    /// Whether all of the other box is in this one. The other must not be empty.
    bool encloses(const Box& o) const { return contains(o.min) && contains(o.max); }
    bool intersects(const Box& o) const
    {
        return !isEmpty() && !o.isEmpty() && min.x <= o.max.x && o.min.x <= max.x &&
               min.y <= o.max.y && o.min.y <= max.y;
    }
};

/// The box extended by `x` to the left and right and by `y` below and above, map units. The box
/// must not be empty.
constexpr Box grown(const Box& box, double x, double y)
{
    return {{box.min.x - x, box.min.y - y}, {box.max.x + x, box.max.y + y}};
}
constexpr Box grown(const Box& box, double by) { return grown(box, by, by); }

/// Makes `box` the smallest box that contains the former `box` and `other`. A point p is the box
/// {p, p}. Enclosing an empty box changes nothing; an empty `box` becomes `other`.
inline void enclose(Box& box, const Box& other)
{
    if (box.isEmpty()) {
        box = other;
    } else if (!other.isEmpty()) {
        box.min = {std::min(box.min.x, other.min.x), std::min(box.min.y, other.min.y)};
        box.max = {std::max(box.max.x, other.max.x), std::max(box.max.y, other.max.y)};
    }
}

struct Segment {
    Point a;
    Point b;
    bool operator==(const Segment&) const = default;
};

/// A disc. If inverted, everything outside it: an arena that agents live in.
struct Circle {
    Point center;
    double radius = 0; ///< >= 0, map units
    bool inverted = false;
    bool operator==(const Circle&) const = default;
};

/// A polyline of at least two points with round ends and joints. Half of its thickness is to each
/// side. Closed: the last point joins the first.
struct Wall {
    std::vector<Point> points;
    double thickness = 0; ///< >= 0, map units
    bool closed = false;
    bool operator==(const Wall&) const = default;
};

/// A simple polygon of at least three points, in either winding, and its inside. If inverted, its
/// outside.
struct Polygon {
    std::vector<Point> points;
    bool inverted = false;
    bool operator==(const Polygon&) const = default;
};

/// The box as a polygon, counterclockwise from its least corner where y points up.
inline Polygon polygonOf(const Box& box)
{
    return {{box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, false};
}

using Shape = std::variant<Circle, Wall, Polygon>;

/// Whether the outside of a circle or polygon blocks.
inline bool isInverted(const Shape& shape)
{
    if (const auto* circle = std::get_if<Circle>(&shape))
        return circle->inverted;
    const auto* polygon = std::get_if<Polygon>(&shape);
    return polygon && polygon->inverted;
}

} // namespace thicket::nav
