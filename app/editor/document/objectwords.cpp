#include "app/editor/document/objectwords.h"

namespace thicket::editor {

QString ObjectWords::title(const nav::MapObject& object)
{
    if (nav::isInverted(object.geometry))
        return tr("Arena %1").arg(object.id);
    const QString type = QString::fromLatin1(nav::typeName(object.geometry));
    if (type == QLatin1String("circle"))
        return tr("Circle %1").arg(object.id);
    if (type == QLatin1String("wall"))
        return tr("Wall %1").arg(object.id);
    if (type == QLatin1String("polygon"))
        return tr("Polygon %1").arg(object.id);
    if (type == QLatin1String("start"))
        return tr("Start");
    if (type == QLatin1String("goal"))
        return tr("Goal %1").arg(object.id);
    if (type == QLatin1String("spawn"))
        return tr("Spawn area %1").arg(object.id);
    return tr("Agent %1").arg(object.id);
}

QString ObjectWords::mention(const nav::Map& map, nav::ObjectId id)
{
    if (id == nav::boundsObstacle)
        return tr("the map's bounds");
    const nav::MapObject* object = map.find(id);
    return object ? mention(*object) : tr("an object that is gone");
}

/// With texts of its own: only in English is a title in small letters what a sentence says.
QString ObjectWords::mention(const nav::MapObject& object)
{
    if (nav::isInverted(object.geometry))
        return tr("arena %1").arg(object.id);
    const QString type = QString::fromLatin1(nav::typeName(object.geometry));
    if (type == QLatin1String("circle"))
        return tr("circle %1").arg(object.id);
    if (type == QLatin1String("wall"))
        return tr("wall %1").arg(object.id);
    if (type == QLatin1String("polygon"))
        return tr("polygon %1").arg(object.id);
    if (type == QLatin1String("start"))
        return tr("start");
    if (type == QLatin1String("goal"))
        return tr("goal %1").arg(object.id);
    if (type == QLatin1String("spawn"))
        return tr("spawn area %1").arg(object.id);
    return tr("agent %1").arg(object.id);
}

QString ObjectWords::title(const nav::Map& map, const QList<nav::ObjectId>& ids,
                           std::optional<std::size_t> kind)
{
    if (ids.isEmpty())
        return tr("Map");
    const nav::MapObject* const first = map.find(ids.first());
    if (ids.size() == 1 && first)
        return title(*first);
    const int n = static_cast<int>(ids.size());
    if (first && kind == first->geometry.index())
        return count(QString::fromLatin1(nav::typeName(first->geometry)), n);
    return n == 1 ? tr("1 object") : tr("%L1 objects").arg(n);
}

QString ObjectWords::count(const QString& typeName, int n)
{
    if (typeName == QLatin1String("circle"))
        return n == 1 ? tr("1 circle") : tr("%L1 circles").arg(n);
    if (typeName == QLatin1String("wall"))
        return n == 1 ? tr("1 wall") : tr("%L1 walls").arg(n);
    if (typeName == QLatin1String("polygon"))
        return n == 1 ? tr("1 polygon") : tr("%L1 polygons").arg(n);
    if (typeName == QLatin1String("start"))
        return n == 1 ? tr("1 start") : tr("%L1 starts").arg(n);
    if (typeName == QLatin1String("goal"))
        return n == 1 ? tr("1 goal") : tr("%L1 goals").arg(n);
    if (typeName == QLatin1String("spawn"))
        return n == 1 ? tr("1 spawn area") : tr("%L1 spawn areas").arg(n);
    return n == 1 ? tr("1 agent") : tr("%L1 agents").arg(n);
}

} // namespace thicket::editor
