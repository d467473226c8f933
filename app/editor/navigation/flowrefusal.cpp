#include "app/editor/navigation/flowrefusal.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/numbers/numbertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace thicket::editor {

namespace {

struct FlowRefusalWords {
    Q_DECLARE_TR_FUNCTIONS(FlowRefusal)
};

} // namespace

QString flowRefusal(const Navigator& navigator)
{
    const LiveFlow& live = navigator.flow();
    const auto goal = navigator.goal();
    const auto area = navigator.flowArea();
    const bool isKnown = !live.isBusy() && !navigator.shown().isPlayed();
    if (live.flow() || !isKnown || !goal || !area || area->isEmpty())
        return {};
    const nav::Map& map = navigator.map();
    if (const auto obstacle = navigator.field().obstacleAt(*goal))
        return FlowRefusalWords::tr("Nothing leads to the goal: it is blocked by %1")
            .arg(ObjectWords::mention(map, *obstacle));
    const double side = std::max(area->width(), area->height()) / flowCells;
    return FlowRefusalWords::tr("The heat map's cells, %1 wide, do not fit where the goal is")
        .arg(lengthText(side, QString::fromStdString(map.settings.unit)));
}

} // namespace thicket::editor
