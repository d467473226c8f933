#include "libnav/tangent/bitangent.h"

#include <algorithm>
#include <numbers>

namespace thicket::nav {

namespace {

// Circles that touch in the reals may miss each other by rounding; this share of the difference
// still counts as touching.
constexpr double touching = 1e-12;

} // namespace

std::optional<Bitangent> bitangent(const Circle& a, Winding wa, const Circle& b, Winding wb)
{
    const double sa = sign(wa) * a.radius;
    const double sb = sign(wb) * b.radius;
    const Point d = b.center - a.center;
    const double dd = dot(d, d);
    double k = sb - sa;
    if (!(dd > 0) || dd < k * k * (1 - touching))
        return {};
    const double squared = dd - k * k;
    const double free = squared > 0 ? std::sqrt(squared) : 0;
    if (squared <= 0)
        k = std::copysign(std::sqrt(dd), k);

    Bitangent t;
    t.direction = (1 / dd) * (free * d - k * leftNormal(d));
    const Point n = leftNormal(t.direction);
    t.from = a.center - sa * n;
    t.to = b.center - sb * n;
    t.fromWinding = wa;
    t.toWinding = wb;
    t.heading = std::atan2(t.direction.y, t.direction.x);
    if (t.heading <= -std::numbers::pi)
        t.heading = std::numbers::pi;
    t.length = free;
    return t;
}

std::vector<Bitangent> bitangents(const Circle& a, const Circle& b)
{
    constexpr Winding left = Winding::counterClockwise;
    constexpr Winding right = Winding::clockwise;
    constexpr std::pair<Winding, Winding> all[] = {
        {left, left}, {right, right}, {left, right}, {right, left}};
    std::vector<Bitangent> found;
    for (const auto& [wa, wb] : all) {
        if ((a.radius == 0 && wa == right) || (b.radius == 0 && wb == right))
            continue;
        if (auto t = bitangent(a, wa, b, wb))
            found.push_back(*t);
    }
    return found;
}

} // namespace thicket::nav
