#include "app/editor/window/toolstrip.h"

#include "app/editor/window/toolcolumns.h"

namespace thicket::editor {

ToolStrip::ToolStrip(ToolBox& tools, QWidget* parent) : QToolBar(tr("Tools"), parent)
{
    setObjectName("toolStrip");
    setProperty("look", "strip");
    setMovable(false);
    setOrientation(Qt::Vertical);
    setFixedWidth(48);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addWidget(new ToolColumns(tools));
}

} // namespace thicket::editor
