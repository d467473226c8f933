#include "app/editor/panels/radiuswords.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/numbers/numbertext.h"

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
