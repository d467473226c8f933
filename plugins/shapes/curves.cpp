#include "plugins/shapes/curves.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr double turn = 2 * std::numbers::pi;

double secondDifference(Point a, Point b, Point c)
{
    return std::hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y);
}

/// A cut into n pieces leaves `whole` / n^2 of the distance from the chord. Beyond mostPieces: one
/// more than that.
int piecesFor(double whole, double error)
{
    const double pieces = std::ceil(std::sqrt(whole / error));
    return pieces >= 1 ? int(std::min(pieces, mostPieces + 1.0)) : 1;
}

template <class At> bool appendPieces(std::vector<Point>& line, int pieces, const At& at)
{
    const int used = std::min(pieces, mostPieces);
    for (int i = 1; i <= used; ++i)
        line.push_back(at(double(i) / used, i == used));
    return pieces <= mostPieces;
}

} // namespace

int piecesOf(const std::array<Point, 3>& curve, double error)
{
    return piecesFor(secondDifference(curve[0], curve[1], curve[2]) / 4, error);
}

int piecesOf(const std::array<Point, 4>& curve, double error)
{
    const double most = std::max(secondDifference(curve[0], curve[1], curve[2]),
                                 secondDifference(curve[1], curve[2], curve[3]));
    return piecesFor(most * 3 / 4, error);
}

bool appendCurve(std::vector<Point>& line, const std::array<Point, 3>& curve, double error)
{
    return appendPieces(line, piecesOf(curve, error), [&](double t, bool isLast) {
        const double s = 1 - t;
        return isLast ? curve[2] : s * s * curve[0] + 2 * s * t * curve[1] + t * t * curve[2];
    });
}

bool appendCurve(std::vector<Point>& line, const std::array<Point, 4>& curve, double error)
{
    return appendPieces(line, piecesOf(curve, error), [&](double t, bool isLast) {
        const double s = 1 - t;
        return isLast ? curve[3]
                      : s * s * s * curve[0] + 3 * s * s * t * curve[1] + 3 * s * t * t * curve[2] +
                            t * t * t * curve[3];
    });
}

std::optional<EllipticalArc> arcBetween(Point from, Point to, Point radii, double rotation,
                                        bool isLarge, bool isPositive)
{
    double rx = std::abs(radii.x);
    double ry = std::abs(radii.y);
    if (!(rx > 0 && ry > 0) || from == to)
        return std::nullopt;
    const double cosine = std::cos(rotation);
    const double sine = std::sin(rotation);
    // In axes along the ellipse, in units of its half axes, from the middle between the points.
    const Point half = 0.5 * (from - to);
    const Point along{(cosine * half.x + sine * half.y) / rx,
                      (cosine * half.y - sine * half.x) / ry};
    const double reach = nav::dot(along, along);
    double offset = 0;
    if (reach > 1) {
        rx *= std::sqrt(reach);
        ry *= std::sqrt(reach);
    } else {
        offset = std::sqrt((1 - reach) / reach) * (isLarge == isPositive ? -1 : 1);
    }
    const double shrink = reach > 1 ? 1 / std::sqrt(reach) : 1;
    const Point unit = shrink * along;
    const Point center{offset * unit.y, -offset * unit.x};
    EllipticalArc arc;
    arc.u = rx * Point{cosine, sine};
    arc.v = ry * Point{-sine, cosine};
    arc.center = 0.5 * (from + to) + center.x * arc.u + center.y * arc.v;
    const Point begin = unit - center;
    const Point end = -unit - center;
    arc.from = std::atan2(begin.y, begin.x);
    arc.sweep = std::atan2(end.y, end.x) - arc.from;
    if (isPositive && arc.sweep < 0)
        arc.sweep += turn;
    if (!isPositive && arc.sweep > 0)
        arc.sweep -= turn;
    const bool isFinite = std::isfinite(arc.sweep) && std::isfinite(nav::length(arc.center));
    return isFinite ? std::optional(arc) : std::nullopt;
}

bool appendArc(std::vector<Point>& line, const EllipticalArc& arc, double error)
{
    // A chord of angle s is off by at most r (1 - cos(s / 2)), r the larger half axis, which is at
    // most the length of (u, v), and at least that over sqrt 2.
    const double reach = std::hypot(nav::length(arc.u), nav::length(arc.v));
    const double half = reach > error ? std::acos(1 - error / reach) : turn / 4;
    const double wanted = half > 0 ? std::ceil(std::abs(arc.sweep) / (2 * half)) : mostPieces + 1.0;
    const int pieces = int(std::clamp(wanted, 1.0, mostPieces + 1.0));
    return appendPieces(line, pieces, [&](double t, bool) {
        const double angle = arc.from + t * arc.sweep;
        return arc.center + std::cos(angle) * arc.u + std::sin(angle) * arc.v;
    });
}

} // namespace thicket::plugins
