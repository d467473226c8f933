#include "app/editor/panels/facts.h"

#include "libnav/collision/distance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::editor {

namespace {

bool isInverted(const nav::Shape& shape)
{
    if (const auto* circle = std::get_if<nav::Circle>(&shape))
        return circle->inverted;
    const auto* polygon = std::get_if<nav::Polygon>(&shape);
    return polygon && polygon->inverted;
}

double boxGap(const nav::Box& a, const nav::Box& b)
{
    const double dx = std::max({0.0, a.min.x - b.max.x, b.min.x - a.max.x});
    const double dy = std::max({0.0, a.min.y - b.max.y, b.min.y - a.max.y});
    return std::hypot(dx, dy);
}

std::optional<ObstacleFacts::Gap> narrowestGap(const nav::Map& map, nav::ObjectId id,
                                               const nav::Shape& shape)
{
    const nav::Box box = nav::boundingBox(shape);
    std::optional<ObstacleFacts::Gap> best;
    double bound = std::numeric_limits<double>::infinity();
    for (const nav::MapObject& object : map.objects()) {
        const auto other = object.id == id ? std::nullopt : nav::obstacleShape(object.geometry);
        if (!other)
            continue;
        // The rim of an arena lies anywhere in its box, so the boxes say nothing about the gap.
        const bool boxesCount = !isInverted(shape) && !isInverted(*other);
        if (boxesCount && boxGap(box, nav::boundingBox(*other)) >= bound)
            continue;
        const double gap = nav::distance(shape, *other);
        if (gap < bound) {
            bound = gap;
            best = ObstacleFacts::Gap{gap, object.id};
        }
    }
    return best;
}

} // namespace

std::optional<ObstacleFacts> factsOf(const nav::Map& map, nav::ObjectId id, const nav::Path& path)
{
    const nav::MapObject* object = map.find(id);
    const auto shape = object ? nav::obstacleShape(object->geometry) : std::nullopt;
    if (!shape)
        return {};
    ObstacleFacts facts;
    facts.narrowest = narrowestGap(map, id, *shape);
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
