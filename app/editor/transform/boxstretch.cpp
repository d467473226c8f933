#include "app/editor/transform/boxstretch.h"

#include "app/editor/transform/skeleton.h"
#include "app/editor/transform/transform.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::editor {

namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// The greatest number of 0 to `most` that is admitted, as all below it are, up to rounding of
/// `most`: some fifty trials.
template <class IsAdmitted> double greatest(double most, IsAdmitted isAdmitted)
{
    if (isAdmitted(most))
        return most;
    const double rounding = most * std::numeric_limits<double>::epsilon() / 4;
    double least = 0;
    while (most - least > rounding) {
        const double middle = least + (most - least) / 2;
        if (middle <= least || middle >= most)
            break;
        (isAdmitted(middle) ? least : most) = middle;
    }
    return least;
}

/// The radius that stretchObject() scales; 0: none.
double rimOf(const nav::Geometry& geometry)
{
    if (const auto* circle = std::get_if<nav::Circle>(&geometry))
        return circle->radius;
    const auto* spawn = std::get_if<nav::SpawnMarker>(&geometry);
    return spawn && spawn->points.empty() ? spawn->radius : 0;
}

double alongAxis(nav::Point p, Axis axis) { return axis == Axis::x ? p.x : p.y; }

} // namespace

bool haveRims(const std::vector<nav::MapObject>& objects)
{
    return std::any_of(objects.begin(), objects.end(),
                       [](const nav::MapObject& object) { return rimOf(object.geometry) > 0; });
}

void Stretch::operator()(nav::MapObject& object) const
{
    stretchObject(object, anchor, factor.x, factor.y);
    if (move != nav::Point{})
        object.geometry = nav::translated(std::move(object.geometry), move);
}

/// The upper hull of the points (place, radius): only these reach farthest for some factors.
SkeletonReach::Hull::Hull(std::vector<Reaching> all)
{
    std::sort(all.begin(), all.end(), [](const Reaching& a, const Reaching& b) {
        return std::pair(a.at, a.radius) < std::pair(b.at, b.radius);
    });
    for (const Reaching& next : all) {
        const auto isBeneath = [&] {
            const Reaching& last = m_hull.back();
            if (last.at == next.at)
                return true;
            if (m_hull.size() < 2)
                return false;
            const Reaching& before = m_hull[m_hull.size() - 2];
            return (last.at - before.at) * (next.radius - before.radius) >=
                   (next.at - before.at) * (last.radius - before.radius);
        };
        while (!m_hull.empty() && isBeneath())
            m_hull.pop_back();
        m_hull.push_back(next);
    }
}

double SkeletonReach::Hull::reach(double places, double radii) const
{
    std::size_t least = 0; // the farthest is here or after it
    std::size_t most = m_hull.size() - 1;
    const auto of = [&](std::size_t i) { return places * m_hull[i].at + radii * m_hull[i].radius; };
    while (least < most) {
        const std::size_t middle = (least + most) / 2;
        if (of(middle + 1) > of(middle))
            least = middle + 1;
        else
            most = middle;
    }
    return of(least);
}

std::vector<SkeletonReach::Reaching>
SkeletonReach::reaching(const std::vector<nav::MapObject>& objects, Axis axis) const
{
    const double origin = alongAxis(m_origin, axis);
    std::vector<Reaching> all;
    all.reserve(2 * objects.size());
    for (const nav::MapObject& object : objects) {
        const nav::Box box = skeletonBox(object.geometry);
        if (const double rim = rimOf(object.geometry); rim > 0) {
            all.push_back({alongAxis(box.center(), axis) - origin, rim});
        } else if (!box.isEmpty()) {
            all.push_back({alongAxis(box.min, axis) - origin, 0});
            all.push_back({alongAxis(box.max, axis) - origin, 0});
        }
    }
    return all;
}

SkeletonReach::SkeletonReach(const std::vector<nav::MapObject>& objects)
    : m_origin(skeletonBox(objects).center()), m_x(reaching(objects, Axis::x)),
      m_y(reaching(objects, Axis::y))
{
    for (const nav::MapObject& object : objects)
        m_widestRim = std::max(m_widestRim, rimOf(object.geometry));
}

/// Of the places, so that the box is not larger than `size` while the rims are scaled by `radii`.
/// Unlimited where all have one place.
double SkeletonReach::greatestFactor(Axis axis, double size, double radii) const
{
    const Hull& hull = along(axis);
    if (!(hull.span() > 0))
        return unlimited;
    return greatest(size / hull.span(),
                    [&](double places) { return hull.size(places, radii) <= size; });
}

/// The size grows with the factor, also by the rims, whose factor is the root of both.
std::optional<double> SkeletonReach::oneFactor(Axis axis, double size, double other) const
{
    const Hull& hull = along(axis);
    const double root = size / (2 * m_widestRim);
    const double most =
        std::min(root * root / other, hull.span() > 0 ? size / hull.span() : unlimited);
    const double factor =
        greatest(most, [&](double f) { return hull.size(f, std::sqrt(f * other)) <= size; });
    return factor > 0 ? std::optional(factor) : std::nullopt;
}

/// The larger the rims are, the smaller are the factors of the places that leave the sizes, and so
/// is their product. It must be the square of the factor of the rims.
std::optional<nav::Point> SkeletonReach::bothFactors(double width, double height) const
{
    const auto places = [&](double radii) {
        return nav::Point{greatestFactor(Axis::x, width, radii),
                          greatestFactor(Axis::y, height, radii)};
    };
    const double most = std::min(width, height) / (2 * m_widestRim);
    const double radii = greatest(most, [&](double r) {
        const nav::Point f = places(r);
        return f.x > 0 && f.y > 0 && f.x * f.y >= r * r;
    });
    nav::Point f = places(radii);
    if (radii == most) { // the widest rim alone has one of the sizes, with all lesser factors
        const double square = radii * radii;
        double& lesser = width <= height ? f.x : f.y;
        double& other = width <= height ? f.y : f.x;
        if (std::isinf(other) && width == height)
            other = std::isinf(lesser) ? radii : square / lesser;
        lesser = square / other;
    }
    const bool isReached = f.x > 0 && f.y > 0 && std::isfinite(f.x) && std::isfinite(f.y);
    return isReached ? std::optional(f) : std::nullopt;
}

std::optional<nav::Point> SkeletonReach::factors(const BoxStretch& wanted) const
{
    const nav::Point by{std::abs(wanted.x.factor), std::abs(wanted.y.factor)};
    if (!hasRims() || by.x == by.y)
        return by;
    const double width = by.x * wanted.box.width();
    const double height = by.y * wanted.box.height();
    if (wanted.x.isExact && wanted.y.isExact)
        return bothFactors(width, height);
    if (wanted.x.isExact) {
        const auto x = oneFactor(Axis::x, width, by.y);
        return x ? std::optional(nav::Point{*x, by.y}) : std::nullopt;
    }
    if (wanted.y.isExact) {
        const auto y = oneFactor(Axis::y, height, by.x);
        return y ? std::optional(nav::Point{by.x, *y}) : std::nullopt;
    }
    return by;
}

std::optional<Stretch> SkeletonReach::fitted(const BoxStretch& wanted) const
{
    const auto by = factors(wanted);
    if (!by)
        return std::nullopt;
    Stretch stretch{wanted.anchor,
                    {std::copysign(by->x, wanted.x.factor), std::copysign(by->y, wanted.y.factor)},
                    {}};
    if (!hasRims() || by->x == by->y)
        return stretch;
    const double radii = std::sqrt(by->x * by->y);
    const auto moveAlong = [&](Axis axis) {
        const StretchedAxis& how = axis == Axis::x ? wanted.x : wanted.y;
        if (!how.isExact)
            return 0.0;
        const double least = alongAxis(wanted.box.min, axis);
        const double size = alongAxis(wanted.box.max, axis) - least;
        const double anchor = alongAxis(wanted.anchor, axis);
        const double part = (anchor - least) / size;
        const double factor = alongAxis(stretch.factor, axis);
        const double origin = anchor + factor * (alongAxis(m_origin, axis) - anchor);
        const double from = origin - along(axis).reach(-factor, radii);
        const double to = origin + along(axis).reach(factor, radii);
        return anchor - (from + (factor > 0 ? part : 1 - part) * (to - from));
    };
    stretch.move = {moveAlong(Axis::x), moveAlong(Axis::y)};
    return stretch;
}

} // namespace thicket::editor
