#include "app/editor/window/targetlinks.h"

#include "app/editor/panels/groups/targetpicking.h"
#include "app/editor/workbench/workbench.h"

namespace thicket::editor {

TargetLinks::TargetLinks(TargetPicking& picking, Workbench& workbench, QObject* parent)
    : QObject(parent)
{
    ToolBox& tools = workbench.tools();
    connect(&picking, &TargetPicking::wanted, this, [&tools, &workbench] {
        tools.choose(QStringLiteral("target"));
        workbench.view().setFocus();
    });
    connect(&picking, &TargetPicking::refused, &tools, &ToolBox::refused);
    connect(&tools, &ToolBox::placePicked, this, [&picking, &workbench](const PickedPlace& place) {
        picking.take(workbench.document().map(), place);
    });
}

} // namespace thicket::editor
