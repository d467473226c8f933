#include "app/editor/window/motions.h"

#include "app/editor/settings/preferences.h"
#include "app/editor/widgets/section.h"
#include "app/editor/workbench/workbench.h"

namespace thicket::editor {

void letMove(Workbench& workbench, QWidget& window)
{
    const auto follow = [&workbench, &window] {
        const bool moves = !workbench.preferences().values().isMotionReduced;
        workbench.view().camera().setMoving(moves);
        workbench.canvas().setMoving(moves);
        for (Section* section : window.findChildren<Section*>())
            section->setMoving(moves);
    };
    QObject::connect(&workbench.preferences(), &Preferences::changed, &window, follow);
    follow();
}

} // namespace thicket::editor
