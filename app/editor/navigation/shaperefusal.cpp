#include "app/editor/navigation/shaperefusal.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libnav/geometry/crossing.h"
#include "libnav/map/mapobject.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace thicket::editor {

namespace {

struct ShapeRefusalWords {
    Q_DECLARE_TR_FUNCTIONS(ShapeRefusal)
};

/// Of a shape that is not valid. Empty: none of what a designer can do.
QString wordsFor(const nav::Shape& shape)
{
    if (const auto* wall = std::get_if<nav::Wall>(&shape)) {
        if (std::ranges::all_of(wall->points, nav::isInRange) && differentPoints(wall->points) < 2)
            return ShapeRefusalWords::tr("wall %1 has fewer than two different points");
    } else if (const auto* polygon = std::get_if<nav::Polygon>(&shape)) {
        if (std::ranges::all_of(polygon->points, nav::isInRange))
            return differentPoints(polygon->points) < 3
                       ? ShapeRefusalWords::tr("polygon %1 has fewer than three different points")
                       : ShapeRefusalWords::tr("polygon %1 crosses itself");
    }
    return {};
}

Error wordedFor(nav::ObjectId id, const nav::Shape& shape, const Error& error)
{
    const QString words = wordsFor(shape);
    return words.isEmpty() ? error : Error{words.arg(id).toStdString(), {}};
}

} // namespace

Error refusalOf(std::span<const nav::Obstacle> obstacles, const Error& error)
{
    for (const nav::Obstacle& obstacle : obstacles) {
        if (nav::problemWith({&obstacle, 1}))
            return wordedFor(obstacle.id, obstacle.shape, error);
    }
    return error;
}

Error refusalOf(std::span<const nav::ObstacleChange> changes, const Error& error)
{
    for (const nav::ObstacleChange& change : changes) {
        if (change.after && nav::problemWith({&change, 1}))
            return wordedFor(change.id, *change.after, error);
    }
    return error;
}

} // namespace thicket::editor
