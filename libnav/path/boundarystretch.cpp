#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/geometry/nearestpoint.h"
#include "libnav/path/boundarywalk.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::nav {

namespace {

using std::numbers::pi;

Point onCircle(const Circle& circle, double angle)
{
    return circle.center + circle.radius * unitAt(angle);
}

/// The angle from `begin` to `angle` in the sense of the sweep, in [0, 2 pi).
double onward(double begin, double angle, double sweep)
{
    double turn = std::fmod(sweep < 0 ? begin - angle : angle - begin, 2 * pi);
    return turn < 0 ? turn + 2 * pi : turn;
}

Point directionOf(const Segment& line)
{
    const double whole = distance(line.a, line.b);
    return whole > 0 ? (1 / whole) * (line.b - line.a) : Point{1, 0};
}

/// Of a piece of an arc of at most an eighth of a turn: by its chord, and once round more if p is
/// between the chord and the arc.
double windingOfPiece(const Circle& circle, Point a, Point b, bool isLeft, Point p)
{
    const double turn = angleBetween(a - p, b - p);
    const double side = cross(b - a, p - a);
    if (distance(p, circle.center) >= circle.radius || (isLeft ? side >= 0 : side <= 0))
        return turn;
    return turn + (isLeft ? 2 * pi : -2 * pi);
}

} // namespace

Point BoundaryStretch::first() const
{
    return kind == Kind::side ? line.a : onCircle(circle, begin);
}

Point BoundaryStretch::last() const
{
    return kind == Kind::side ? line.b : onCircle(circle, begin + sweep);
}

Point BoundaryStretch::firstDirection() const
{
    if (kind == Kind::side)
        return directionOf(line);
    const Point out = unitAt(begin);
    return sweep < 0 ? -leftNormal(out) : leftNormal(out);
}

Point BoundaryStretch::lastDirection() const
{
    if (kind == Kind::side)
        return directionOf(line);
    const Point out = unitAt(begin + sweep);
    return sweep < 0 ? -leftNormal(out) : leftNormal(out);
}

Point BoundaryStretch::nearestTo(Point p) const
{
    if (kind == Kind::side)
        return nearestPoint(line, p);
    const double angle = angleOf(p - circle.center);
    if (isClosed || onward(begin, angle, sweep) <= std::abs(sweep))
        return onCircle(circle, angle);
    return distance(first(), p) <= distance(last(), p) ? first() : last();
}

double BoundaryStretch::windingRound(Point p) const
{
    if (kind == Kind::side)
        return angleBetween(line.a - p, line.b - p);
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (pi / 4))));
    double turn = 0;
    Point from = first();
    for (int i = 1; i <= pieces; ++i) {
        const Point to = onCircle(circle, begin + sweep * i / pieces);
        turn += windingOfPiece(circle, from, to, sweep > 0, p);
        from = to;
    }
    return turn;
}

double BoundaryStretch::doubledArea(Point origin) const
{
    if (kind == Kind::side)
        return cross(line.a - origin, line.b - origin);
    return cross(circle.center - origin, last() - first()) + circle.radius * circle.radius * sweep;
}

std::optional<double> BoundaryStretch::lastCrossing(Point from, Point direction, double slack) const
{
    if (kind == Kind::side) {
        const Point along = directionOf(line);
        const double slope = cross(direction, along);
        if (slope == 0)
            return {};
        const double at = cross(line.a - from, along) / slope;
        const double on = cross(line.a - from, direction) / slope;
        if (on < -slack || on > distance(line.a, line.b) + slack)
            return {};
        return at;
    }
    const Point to = circle.center - from;
    const double aside = cross(direction, to);
    const double square = circle.radius * circle.radius - aside * aside;
    if (square < 0)
        return {};
    std::optional<double> last;
    for (const double half : {-std::sqrt(square), std::sqrt(square)}) {
        const double at = dot(direction, to) + half;
        const double angle = angleOf(from + at * direction - circle.center);
        const double turn = onward(begin, angle, sweep);
        const double room = slack / circle.radius;
        if (isClosed || turn <= std::abs(sweep) + room || turn >= 2 * pi - room)
            last = at;
    }
    return last;
}

} // namespace thicket::nav
