#include "app/editor/window/toolstrip.h"

#include "app/editor/window/toolcolumns.h"

namespace thicket::editor {

namespace {

constexpr int narrowStrip = 48;
constexpr int broadStrip = 76;

} // namespace

ToolStrip::ToolStrip(ToolBox& tools, QWidget* parent) : QToolBar(tr("Tools"), parent)
{
    setObjectName("toolStrip");
    setProperty("look", "strip");
    setMovable(false);
    setOrientation(Qt::Vertical);
    setFixedWidth(narrowStrip);
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto* columns = new ToolColumns(tools);
    addWidget(columns);
    // The columns follow from the height, which does not depend on the width.
    // Later: a tool bar that changes its width while it is laid out leaves its widgets as they
    // were.
    const auto widen = [this](int count) { setFixedWidth(count == 1 ? narrowStrip : broadStrip); };
    connect(columns, &ToolColumns::arranged, this, widen, Qt::QueuedConnection);
}

} // namespace thicket::editor
