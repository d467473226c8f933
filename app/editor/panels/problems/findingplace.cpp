#include "app/editor/panels/problems/findingplace.h"

#include "app/editor/edits/vertices.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <limits>

namespace thicket::editor {

namespace {

constexpr double none = std::numeric_limits<double>::infinity();
constexpr double largestShare = 0.25; // of an object's longer side
constexpr double leastShare = 1e-3;   // a corner may be as near as rounding
constexpr double farther = 2;         // than the nearest corner

/// How far the corner is that is nearest to the place, except one at the place itself.
double nearestCorner(const nav::Geometry& geometry, nav::Point place)
{
    double nearest = none;
    if (const auto* const corners = verticesOf(geometry)) {
        for (const nav::Point corner : *corners) {
            const double away = nav::distance(corner, place);
            if (away > 0)
                nearest = std::min(nearest, away);
        }
    }
    return nearest;
}

double reachOf(const nav::Geometry& geometry, nav::Point place)
{
    const nav::Box box = nav::boundingBox(geometry);
    const double side = std::max(box.width(), box.height());
    return std::clamp(farther * nearestCorner(geometry, place), leastShare * side,
                      largestShare * side);
}

} // namespace

nav::Box placeOf(const nav::Finding& finding, const nav::Map& map)
{
    if (finding.place)
        return {*finding.place, *finding.place};
    nav::Box box;
    for (const nav::ObjectId id : finding.objects) {
        const nav::MapObject* object = map.find(id);
        if (object && !nav::isInverted(object->geometry))
            enclose(box, nav::boundingBox(object->geometry));
    }
    return box;
}

nav::Box closeUpOf(const nav::Finding& finding, const nav::Map& map)
{
    const nav::Box box = placeOf(finding, map);
    if (!finding.place)
        return box;
    double reach = none;
    for (const nav::ObjectId id : finding.objects) {
        if (const nav::MapObject* object = map.find(id))
            reach = std::min(reach, reachOf(object->geometry, *finding.place));
    }
    return reach < none ? nav::grown(box, reach) : box;
}

} // namespace thicket::editor
