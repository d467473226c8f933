#include "plugins/svg/svgorigin.h"

#include "plugins/shapes/singleprecision.h"
#include "plugins/svg/svgtext.h"

#include <cmath>

namespace thicket::plugins {

namespace {

/// Of the end that is nearer to 0, towards 0. So a coordinate less this is no longer than the
/// coordinate, and a multiple of its last bit: nothing is rounded.
double originOf(double least, double most)
{
    if (least > 0)
        return std::trunc(least);
    return most < 0 ? std::trunc(most) : 0;
}

} // namespace

double seenPrecision(const nav::Map& map, double pixelsPerUnit)
{
    constexpr double leastSeen = 0.1; // pixels
    const double error = singlePrecisionError(map, Frame({}, 1, false));
    return error * pixelsPerUnit > leastSeen ? error : 0;
}

nav::Point svgOrigin(const nav::Map& map, double pixelsPerUnit)
{
    if (seenPrecision(map, pixelsPerUnit) == 0)
        return {};
    const nav::Box box = map.extent();
    return {originOf(box.min.x, box.max.x), originOf(box.min.y, box.max.y)};
}

nav::Map drawnFrom(nav::Point origin, const nav::Map& map)
{
    const nav::Point by{-origin.x, -origin.y};
    nav::Map drawn;
    drawn.settings = map.settings;
    if (auto& bounds = drawn.settings.bounds)
        bounds = nav::Box{bounds->min + by, bounds->max + by};
    for (nav::MapObject object : map.objects()) {
        object.geometry = nav::translated(std::move(object.geometry), by);
        drawn.append(std::move(object));
    }
    return drawn;
}

void moveSettings(nav::MapSettings& settings, const Affine& by)
{
    if (settings.bounds) {
        nav::Box moved;
        for (const nav::Point corner : {settings.bounds->min, settings.bounds->max})
            nav::enclose(moved, {by(corner), by(corner)});
        settings.bounds.reset();
        if (nav::isInRange(moved.min) && nav::isInRange(moved.max))
            settings.bounds = moved;
        else
            settings.boundsAreWalls = false;
    }
    const auto isOut = [](double place) { return !(std::abs(place) <= nav::coordinateLimit); };
    for (double& x : settings.guides.x)
        x = by({x, 0}).x;
    std::erase_if(settings.guides.x, isOut);
    for (double& y : settings.guides.y)
        y = by({0, y}).y;
    std::erase_if(settings.guides.y, isOut);
}

nav::Point readSvgOrigin(std::string_view text)
{
    SvgScanner scanner(trimmed(text));
    const auto x = scanner.number();
    const auto y = scanner.number();
    const nav::Point origin{x.value_or(0), y.value_or(0)};
    return x && y && scanner.atEnd() && nav::isInRange(origin) ? origin : nav::Point{};
}

} // namespace thicket::plugins
