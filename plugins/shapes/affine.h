#pragma once

#include "libnav/geometry/shapes.h"

#include <cmath>
#include <optional>

namespace thicket::plugins {

/// The affine map (x, y) -> (ax + cy + e, bx + dy + f), in SVG's order of letters. A value.
struct Affine {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    static Affine translation(nav::Point by) { return {1, 0, 0, 1, by.x, by.y}; }
    static Affine scaling(double x, double y) { return {x, 0, 0, y, 0, 0}; }
    /// From +x towards +y, radians.
    static Affine rotation(double angle)
    {
        const double cosine = std::cos(angle), sine = std::sin(angle);
        return {cosine, sine, -sine, cosine, 0, 0};
    }

    nav::Point operator()(nav::Point p) const
    {
        return {a * p.x + c * p.y + e, b * p.x + d * p.y + f};
    }
    /// A vector: without the translation.
    nav::Point linear(nav::Point v) const { return {a * v.x + c * v.y, b * v.x + d * v.y}; }
    double determinant() const { return a * d - b * c; }
    /// By how much every length grows, if by the same factor in all directions (to 1e-9 of it):
    /// then circles stay circles. Mirrors count, too. No value also for a map that is not finite.
    std::optional<double> uniformScale() const
    {
        const double scale = std::hypot(a, b);
        const double mirror = determinant() < 0 ? -1 : 1;
        const double off = std::max(std::abs(d - mirror * a), std::abs(c + mirror * b));
        return off <= 1e-9 * scale && std::isfinite(scale) ? std::optional(scale) : std::nullopt;
    }
};

/// First `inner`, then `outer`.
inline Affine operator*(const Affine& outer, const Affine& inner)
{
    const nav::Point x = outer.linear({inner.a, inner.b});
    const nav::Point y = outer.linear({inner.c, inner.d});
    const nav::Point origin = outer({inner.e, inner.f});
    return {x.x, x.y, y.x, y.y, origin.x, origin.y};
}

} // namespace thicket::plugins
