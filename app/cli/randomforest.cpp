#include "app/cli/randomforest.h"

#include "libsteer/behaviours/placement.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

namespace thicket::cli {

namespace {

/// Of the square that the circles stand in.
double sideFor(const ForestOptions& options)
{
    const double least = options.minRadius;
    const double most = options.maxRadius;
    // The mean of r squared, for r uniform between them.
    const double meanSquare = (least * least + least * most + most * most) / 3;
    const double area = double(options.circles) * std::numbers::pi * meanSquare;
    return std::max(std::sqrt(area / options.density), 2 * most);
}

/// Circles that may overlap are placed as circles with radii smaller by this, which may not.
double shrinkage(const ForestOptions& options) { return std::max(-options.gap, 0.0) / 2; }

steer::PlacementParams placementFor(const ForestOptions& options, double whole)
{
    const double shrunk = shrinkage(options);
    steer::PlacementParams params;
    params.box = {{0, 0}, {whole, whole}};
    params.count = options.circles;
    params.leastRadius = options.minRadius - shrunk;
    params.mostRadius = options.maxRadius - shrunk;
    params.gap = std::max(options.gap, 0.0);
    params.border = options.border + shrunk;
    return params;
}

} // namespace

nav::Map randomForest(const ForestOptions& options)
{
    assert(options.gap >= -2 * options.minRadius);
    const double whole = sideFor(options) + 2 * options.border;
    const steer::PlacementParams params = placementFor(options, whole);
    const steer::Placement placement = steer::placeAtRandom(params, {options.seed});
    const double shrunk = shrinkage(options);
    nav::Map map;
    map.settings.name = "Random forest " + std::to_string(options.seed);
    map.settings.layers.push_back({1, "trees", true, false, {}});
    map.settings.bounds = params.box;
    for (nav::Circle circle : placement.placed) {
        circle.radius = std::clamp(circle.radius + shrunk, options.minRadius, options.maxRadius);
        nav::MapObject object;
        object.id = map.unusedId();
        object.layer = 1;
        object.geometry = circle;
        map.append(std::move(object));
    }
    return map;
}

} // namespace thicket::cli
