#include "app/editor/menus/keyswindow.h"

#include "app/editor/menus/actionlist.h"
#include "app/editor/menus/fixedkeys.h"
#include "app/editor/settings/preferences.h"
#include "app/editor/widgets/screenroom.h"

#include <QAction>
#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

QString wordsOf(CanvasDeed deed)
{
    switch (deed) {
    case CanvasDeed::standForAlt:
        return KeysWindow::tr("Does what Alt does in every gesture");
    case CanvasDeed::remove:
        return KeysWindow::tr("Remove the selection");
    case CanvasDeed::rename:
        return KeysWindow::tr("Name the selection, or the group it is");
    case CanvasDeed::zoomIn:
    case CanvasDeed::zoomOut:
        return KeysWindow::tr("Resize the selection; without one, zoom at the middle");
    case CanvasDeed::selectNext:
    case CanvasDeed::selectPrevious:
        return KeysWindow::tr("Select in reading order");
    }
    return {};
}

/// At which no word is cut: languages differ.
int widthOfAll(const QTreeWidget& tree)
{
    const QAbstractItemView& columns = tree;
    int width = tree.verticalScrollBar()->sizeHint().width() + 2 * tree.frameWidth();
    for (int i = 0; i < tree.columnCount(); ++i)
        width += std::max(columns.sizeHintForColumn(i), tree.header()->sectionSizeHint(i));
    return width;
}

} // namespace

KeysWindow::KeysWindow(const QMenuBar& menus, const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences)
{
    setObjectName("keysWindow");
    setWindowTitle(tr("Keys"));
    auto* tree = new QTreeWidget;
    tree->setAccessibleName(tr("Keys"));
    tree->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    tree->setRootIsDecorated(false);
    tree->setSelectionMode(QAbstractItemView::NoSelection);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    QTreeWidgetItem* group = nullptr;
    for (const auto& [menu, submenu, action] : actionsOf(menus)) {
        const QString keys = keysOf(*action);
        if (keys.isEmpty())
            continue;
        if (!group || group->text(0) != menu) {
            group = new QTreeWidgetItem(tree, {menu});
            group->setFont(0, bold);
        }
        auto* item = new QTreeWidgetItem(group, {plainName(*action), keys, action->statusTip()});
        connect(action, &QAction::changed, tree,
                [item, action = action] { item->setText(1, keysOf(*action)); });
    }
    m_canvas = new QTreeWidgetItem(tree, {tr("On the canvas")});
    m_canvas->setFont(0, bold);
    fillCanvas();
    connect(&preferences, &Preferences::changed, this, &KeysWindow::fillCanvas);
    tree->expandAll();
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tree);
    resize(QSize(widthOfAll(*tree), 640).boundedTo(screenRoom(*this)));
}

void KeysWindow::fillCanvas()
{
    qDeleteAll(m_canvas->takeChildren());
    const CanvasKeys& own = m_preferences.values().canvasKeys;
    for (const CanvasDeed deed : allCanvasDeeds)
        new QTreeWidgetItem(m_canvas, {nameOf(deed), textOf(own.of(deed)), wordsOf(deed)});
    for (const FixedKey& fixed : fixedKeys(own.altKey()))
        new QTreeWidgetItem(m_canvas, {fixed.name, fixed.keys, fixed.words});
}

} // namespace thicket::editor
