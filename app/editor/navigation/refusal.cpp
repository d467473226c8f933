#include "app/editor/navigation/refusal.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/numbers/numbertext.h"
#include "libnav/geometry/distance.h"

#include <QCoreApplication>

#include <optional>

namespace thicket::editor {

namespace {

struct RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(Refusal)
};

/// How the blocked end lies to the obstacle's own shape.
enum class Place { inside, outside, near };

Place placeOf(nav::Point end, const nav::Map& map, nav::ObjectId obstacle)
{
    const nav::MapObject* object = map.find(obstacle);
    std::optional<nav::Shape> shape = nav::boundingWalls(map.settings);
    if (object)
        shape = nav::obstacleShape(object->geometry);
    if (!shape)
        return Place::inside;
    if (nav::signedDistance(end, *shape) > 0)
        return Place::near;
    // Arenas and bounds block what lies outside them.
    return nav::isInverted(*shape) ? Place::outside : Place::inside;
}

QString radiusText(double radius, const nav::Map& map)
{
    return lengthText(radius, radius != 0 && radius < 0.1 ? 4 : 2,
                      QString::fromStdString(map.settings.unit));
}

/// Where the obstacles are at the playhead.
QString playedText(const nav::PathResult& result, const QString& culprit)
{
    switch (result.status) {
    case nav::PathStatus::found:
        return {};
    case nav::PathStatus::startBlocked:
        return RefusalWords::tr("start is blocked by %1 where that is now").arg(culprit);
    case nav::PathStatus::goalBlocked:
        return RefusalWords::tr("goal is blocked by %1 where that is now").arg(culprit);
    default:
        return RefusalWords::tr("no way through while the obstacles are where they are now");
    }
}

} // namespace

QString refusalText(const Navigator& navigator, const QString& culprit)
{
    const nav::PathResult& result = *navigator.shown().result();
    if (navigator.shown().isPlayed())
        return playedText(result, culprit);
    const auto words = [&](nav::Point end, const QString& inside, const QString& outside,
                           const QString& near) {
        switch (placeOf(end, navigator.map(), result.blockedBy)) {
        case Place::inside:
            return inside.arg(culprit);
        case Place::outside:
            return outside.arg(culprit);
        case Place::near:
            break;
        }
        return near.arg(culprit, radiusText(navigator.agentRadius(), navigator.map()));
    };
    switch (result.status) {
    case nav::PathStatus::startBlocked:
        return words(navigator.start().value_or(nav::Point{}),
                     RefusalWords::tr("start is inside %1"),
                     RefusalWords::tr("start is outside %1"),
                     RefusalWords::tr("start is closer to %1 than the agent's radius %2"));
    case nav::PathStatus::goalBlocked:
        return words(navigator.goal().value_or(nav::Point{}), RefusalWords::tr("goal is inside %1"),
                     RefusalWords::tr("goal is outside %1"),
                     RefusalWords::tr("goal is closer to %1 than the agent's radius %2"));
    case nav::PathStatus::unreachable:
    case nav::PathStatus::tooFar:
    case nav::PathStatus::invalid:
    case nav::PathStatus::budgetExceeded:
    case nav::PathStatus::cancelled:
        return RefusalWords::tr("no way through");
    case nav::PathStatus::found:
        break;
    }
    return {};
}

} // namespace thicket::editor
