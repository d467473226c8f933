#include "app/editor/menus/keyswindow.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace thicket::editor {

namespace {

QString plain(QString text) { return text.remove('&'); }

void listActions(QTreeWidgetItem* group, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            listActions(group, *action->menu());
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            new QTreeWidgetItem(group, {plain(action->text()), keys.join(QStringLiteral(", ")),
                                        action->statusTip()});
    }
}

} // namespace

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
    for (const QAction* top : menus.actions()) {
        if (!top->menu())
            continue;
        auto* group = new QTreeWidgetItem(tree, {plain(top->text())});
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        group->setFont(0, bold);
        listActions(group, *top->menu());
        if (group->childCount() == 0)
            delete group;
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
