#include "app/editor/navigation/refusal.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Refusal", text); }

/// Arenas and bounds block what lies outside them.
bool isArena(const nav::Map& map, nav::ObjectId obstacle)
{
    const nav::MapObject* object = map.find(obstacle);
    return obstacle == nav::boundsObstacle || (object && nav::isInverted(object->geometry));
}

} // namespace

QString refusalText(const nav::Map& map, const nav::PathResult& result, const QString& culprit)
{
    const bool isOutside = isArena(map, result.blockedBy);
    switch (result.status) {
    case nav::PathStatus::startBlocked:
        return (isOutside ? tr("start is outside %1") : tr("start is inside %1")).arg(culprit);
    case nav::PathStatus::goalBlocked:
        return (isOutside ? tr("goal is outside %1") : tr("goal is inside %1")).arg(culprit);
    case nav::PathStatus::unreachable:
    case nav::PathStatus::tooFar:
    case nav::PathStatus::invalid:
    case nav::PathStatus::budgetExceeded:
    case nav::PathStatus::cancelled:
        return tr("no way through");
    case nav::PathStatus::found:
        break;
    }
    return {};
}

} // namespace thicket::editor
