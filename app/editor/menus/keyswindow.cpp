#include "app/editor/menus/keyswindow.h"

#include "app/editor/menus/actionlist.h"

#include <QAction>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace thicket::editor {

KeysWindow::KeysWindow(const QMenuBar& menus, QWidget* parent) : QDialog(parent)
{
    setObjectName("keysWindow");
    setWindowTitle(tr("Keys"));
    resize(720, 640);
    auto* tree = new QTreeWidget;
    tree->setAccessibleName(tr("Keys"));
    tree->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    tree->setRootIsDecorated(false);
    tree->setSelectionMode(QAbstractItemView::NoSelection);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    QTreeWidgetItem* group = nullptr;
    for (const auto& [menu, action] : actionsOf(menus)) {
        const QString keys = keysOf(*action);
        if (keys.isEmpty())
            continue;
        if (!group || group->text(0) != menu) {
            group = new QTreeWidgetItem(tree, {menu});
            group->setFont(0, bold);
        }
        new QTreeWidgetItem(group, {plainName(*action), keys, action->statusTip()});
    }
    auto* canvas = new QTreeWidgetItem(tree, {tr("On the canvas")});
    const QList<QStringList> canvasKeys{
        {tr("Pan"), tr("Space held, middle drag"), tr("Move the view")},
        {tr("Play, Pause"), tr("Space tapped"), tr("While simulating")},
        {tr("Zoom"), tr("Wheel, +, -"), tr("At the pointer")},
        {tr("Nudge"), tr("Arrows"), tr("1 px; with Shift 10 px, with Ctrl one grid step")},
        {tr("Next Object"), tr("N, Shift+N"), tr("Select in reading order")},
        {tr("Take Back"), tr("Esc"), tr("The gesture; again: Select; again: the selection")}};
    for (const QStringList& row : canvasKeys)
        new QTreeWidgetItem(canvas, row);
    tree->expandAll();
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tree);
}

} // namespace thicket::editor
