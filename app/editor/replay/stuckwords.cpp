#include "app/editor/replay/stuckwords.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

struct StuckTexts {
    Q_DECLARE_TR_FUNCTIONS(Stuck)
};

} // namespace

QString stuckWords(steer::StuckReason reason)
{
    switch (reason) {
    case steer::StuckReason::none:
        return StuckTexts::tr("it makes no progress");
    case steer::StuckReason::noWay:
        return StuckTexts::tr("no path leads to the goal for its radius");
    case steer::StuckReason::agents:
        return StuckTexts::tr("others are in the way");
    case steer::StuckReason::obstacle:
        return StuckTexts::tr("it rests against an obstacle");
    case steer::StuckReason::inside:
        return StuckTexts::tr("it is inside an obstacle");
    case steer::StuckReason::idle:
        return StuckTexts::tr("nothing pushes it");
    }
    return {};
}

} // namespace thicket::editor
