#include "app/editor/window/framedcanvas.h"

#include "app/editor/menus/guidemenu.h"
#include "app/editor/view/minimap.h"
#include "app/editor/view/minimapcrowd.h"
#include "app/editor/view/rulerframe.h"
#include "app/editor/window/guidepull.h"
#include "app/editor/workbench/workbench.h"

#include <QMainWindow>
#include <QMenu>

namespace thicket::editor {

namespace {

/// The running agents, in Simulate.
void followCrowd(Minimap& minimap, Workbench& w)
{
    auto* crowd = new MinimapCrowd({w.document(), w.selection(), w.navigator(), w.overlays(),
                                    w.playback(), w.appearance(), w.canvas().underlay()},
                                   &minimap);
    minimap.follow(*crowd);
    QObject::connect(&w, &Workbench::modeChanged, crowd, [crowd](Workbench::Mode mode) {
        crowd->setShown(mode == Workbench::Mode::simulate);
    });
}

} // namespace

QWidget* framedCanvas(Workbench& workbench, const ViewMenu& menus, QMainWindow& window)
{
    MapView& view = workbench.view();
    view.setObjectName("canvas");
    view.setAccessibleName(MapView::tr("Canvas"));
    view.setMinimumSize(200, 150);
    // Files may be dropped anywhere, so the view must not handle the drop itself.
    view.setAcceptDrops(false);
    view.viewport()->setAcceptDrops(false);
    auto* rulers = new RulerFrame(view, workbench.document(), workbench.appearance());
    auto* minimap =
        new Minimap(workbench.canvas(), view.camera(), workbench.appearance(), view.viewport());
    followCrowd(*minimap, workbench);
    new GuideMenu({workbench, *rulers, *minimap}, menus, window);
    new GuidePull(workbench, *rulers, &window);
    return rulers;
}

} // namespace thicket::editor
