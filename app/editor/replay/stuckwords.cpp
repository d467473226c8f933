#include "app/editor/replay/stuckwords.h"

#include <QCoreApplication>

namespace thicket::editor {

QString stuckWords(steer::StuckReason reason)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("Stuck", text); };
    switch (reason) {
    case steer::StuckReason::none:
        return tr("it makes no progress");
    case steer::StuckReason::noWay:
        return tr("no path leads to the goal for its radius");
    case steer::StuckReason::agents:
        return tr("others are in the way");
    case steer::StuckReason::obstacle:
        return tr("it rests against an obstacle");
    case steer::StuckReason::inside:
        return tr("it is inside an obstacle");
    case steer::StuckReason::idle:
        return tr("nothing pushes it");
    }
    return {};
}

} // namespace thicket::editor
