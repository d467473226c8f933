#include "app/editor/panels/radiuswords.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/numbers/numbertext.h"

#include <algorithm>
#include <cmath>

namespace thicket::editor {

QString RadiusWords::sentence(const nav::CriticalRadius& jump, const nav::Map& map)
{
    const QString unit = QString::fromStdString(map.settings.unit);
    if (std::isinf(jump.after))
        return tr("%1: no path is left.").arg(cause(jump, map));
    return tr("%1: the path grows from %2 to %3.")
        .arg(cause(jump, map), lengthText(jump.before, unit), lengthText(jump.after, unit));
}

QString RadiusWords::narrowestPlace(const nav::CriticalRadius& gap, double widest, double radius,
                                    const nav::Map& map)
{
    const QString text = tr("There is no way from start to goal for radius %1. The widest agent "
                            "that gets through has radius %2")
                             .arg(exact(radius, map), exact(widest, map));
    const auto& ids = gap.obstacles;
    if (ids.size() != 2)
        return text + QLatin1Char('.');
    return tr("%1; %2 and %3 are the narrowest place.")
        .arg(text, object(map, ids[0]), object(map, ids[1]));
}

QString RadiusWords::exact(double radius, const nav::Map& map)
{
    const int decimals = radius > 0 ? 2 - static_cast<int>(std::floor(std::log10(radius))) : 0;
    return lengthText(radius, std::max(decimals, 0), QString::fromStdString(map.settings.unit));
}

QString RadiusWords::cause(const nav::CriticalRadius& jump, const nav::Map& map)
{
    const QString radius = lengthText(jump.radius, QString::fromStdString(map.settings.unit));
    const auto& ids = jump.obstacles;
    if (jump.status == nav::PathStatus::startBlocked && ids.size() == 1)
        return tr("At %1 %2 covers the start").arg(radius, object(map, ids[0]));
    if (jump.status == nav::PathStatus::goalBlocked && ids.size() == 1)
        return tr("At %1 %2 covers the goal").arg(radius, object(map, ids[0]));
    if (ids.size() == 2)
        return tr("At %1 the gap between %2 and %3 closes")
            .arg(radius, object(map, ids[0]), object(map, ids[1]));
    return tr("At %1 a gap closes").arg(radius);
}

/// By the name that the user gave it, if there is one.
QString RadiusWords::object(const nav::Map& map, nav::ObjectId id)
{
    const nav::MapObject* found = map.find(id);
    return found && !found->name.empty() ? QString::fromStdString(found->name)
                                         : ObjectWords::mention(map, id);
}

} // namespace thicket::editor
