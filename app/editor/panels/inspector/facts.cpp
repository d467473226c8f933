#include "app/editor/panels/inspector/facts.h"

#include "app/editor/document/objectindex.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::editor {

namespace {

double boxGap(const nav::Box& a, const nav::Box& b)
{
    const double dx = std::max({0.0, a.min.x - b.max.x, b.min.x - a.max.x});
    const double dy = std::max({0.0, a.min.y - b.max.y, b.min.y - a.max.y});
    return std::hypot(dx, dy);
}

std::optional<ObstacleFacts::Gap> narrowestGap(const nav::Map& map, const ObjectIndex& index,
                                               nav::ObjectId id, const nav::Shape& shape)
{
    const nav::Box box = nav::boundingBox(shape);
    std::optional<ObstacleFacts::Gap> best;
    double bound = std::numeric_limits<double>::infinity();
    const auto consider = [&](nav::ObjectId otherId, const nav::Shape& other) {
        // An arena's rim can be anywhere in its box, so boxes give no bound on the gap.
        const bool boxesCount = !nav::isInverted(shape) && !nav::isInverted(other);
        if (boxesCount && boxGap(box, nav::boundingBox(other)) >= bound)
            return;
        const double gap = nav::distance(shape, other);
        if (gap < bound) {
            bound = gap;
            best = ObstacleFacts::Gap{gap, otherId};
        }
    };
    if (const auto walls = nav::boundingWalls(map.settings))
        consider(nav::boundsObstacle, *walls);
    // Double the window until nothing outside can be nearer than what was found.
    const nav::Box all = index.bounds();
    for (double reach = std::max(box.width(), box.height());; reach *= 4) {
        const bool isAll = nav::isInverted(shape) || !(reach > 0) || reach > 1e9;
        const nav::Box window = isAll ? all : nav::grown(box, reach);
        for (const std::size_t position : index.positionsIn(window)) {
            const nav::MapObject& object = map.objects()[position];
            if (const auto other = nav::obstacleShape(object.geometry); other && object.id != id)
                consider(object.id, *other);
        }
        if (bound <= reach || isAll || window.encloses(all))
            return best;
    }
}

} // namespace

std::optional<ObstacleFacts> factsOf(const nav::Map& map, const ObjectIndex& index,
                                     nav::ObjectId id, const nav::Path& path)
{
    const nav::MapObject* object = map.find(id);
    const auto shape = object ? nav::obstacleShape(object->geometry) : std::nullopt;
    if (!shape)
        return {};
    ObstacleFacts facts;
    facts.narrowest = narrowestGap(map, index, id, *shape);
    for (const nav::TangentEdge& edge : path.edges()) {
        const auto* hug = std::get_if<nav::HuggingEdge>(&edge);
        if (hug && hug->contact.obstacle == id) {
            facts.hugLength += hug->length();
            facts.hugAngle += hug->sweep();
        }
    }
    return facts;
}

} // namespace thicket::editor
