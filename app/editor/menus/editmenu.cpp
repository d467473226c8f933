#include "app/editor/menus/editmenu.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/documentactions.h"
#include "app/editor/menus/arrangemenu.h"
#include "app/editor/menus/clipboardactions.h"
#include "app/editor/menus/groupactions.h"
#include "app/editor/menus/orderactions.h"
#include "app/editor/menus/templateactions.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QMenu>
#include <QWidget>

namespace thicket::editor {

EditMenu::EditMenu(Workbench& workbench, QWidget& window)
    : QObject(&window), m_workbench(workbench), m_menu(new QMenu(tr("&Edit"), &window)),
      m_clipboard(new ClipboardActions(workbench, this)),
      m_order(new OrderActions(workbench.document(), workbench.selection(), this)),
      m_groups(new GroupActions(workbench.document(), workbench.selection(), workbench.appearance(),
                                this)),
      m_templates(new TemplateActions(workbench.document(), workbench.selection(),
                                      workbench.appearance(), this)),
      m_arrange(new ArrangeMenu(workbench, window, this))
{
    makeHistory();
    m_menu->addSeparator();
    m_menu->addActions(m_clipboard->actions());
    makeSelection();
    m_menu->addSeparator();
    m_menu->addMenu(m_arrange->menu());
    connect(m_templates, &TemplateActions::said, m_groups, &GroupActions::said);
    connect(&workbench.document(), &MapDocument::historyChanged, this, &EditMenu::refreshHistory);
    connect(&workbench.document(), &MapDocument::wasReset, this, &EditMenu::refreshHistory);
    connect(&workbench.selection(), &Selection::changed, this, &EditMenu::refreshSelection);
    refreshHistory();
    refreshSelection();
}

void EditMenu::makeHistory()
{
    const Appearance& appearance = m_workbench.appearance();
    m_undo = makeAction(this, {tr("&Undo"), tr("Undo the last step")},
                        {QKeySequence(Qt::CTRL | Qt::Key_Z)}, icon("undo", appearance));
    m_redo = makeAction(
        this, {tr("&Redo"), tr("Redo the last step that was undone")},
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        icon("redo", appearance));
    connect(m_undo, &QAction::triggered, &m_workbench.document(), &MapDocument::undo);
    connect(m_redo, &QAction::triggered, &m_workbench.document(), &MapDocument::redo);
    m_menu->addActions({m_undo, m_redo});
}

void EditMenu::makeSelection()
{
    m_duplicate = makeAction(this, {tr("&Duplicate"), tr("Add a copy of the selection beside it")},
                             {QKeySequence(Qt::CTRL | Qt::Key_D)});
    m_delete = makeAction(this, {tr("De&lete"), tr("Remove the selection")},
                          {QKeySequence(Qt::Key_Delete)});
    m_all = makeAction(this, {tr("Select &All"), tr("Select everything that is not locked")},
                       {QKeySequence(Qt::CTRL | Qt::Key_A)});
    m_none = makeAction(this, {tr("Select &None"), tr("Clear the selection")},
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    MapDocument& document = m_workbench.document();
    Selection& selection = m_workbench.selection();
    connect(m_duplicate, &QAction::triggered, this, [this, &document, &selection] {
        const double step = 16 / m_workbench.view().camera().pixelsPerUnit();
        const bool isYUp = document.map().settings.yAxis == nav::YAxis::up;
        duplicateSelected(document, selection, {step, isYUp ? -step : step});
    });
    connect(m_delete, &QAction::triggered, this,
            [&tools = m_workbench.tools(), &document, &selection] {
                if (!tools.removeChosen())
                    removeSelected(document, selection);
            });
    connect(m_all, &QAction::triggered, &selection, &Selection::selectAll);
    connect(m_none, &QAction::triggered, &selection, &Selection::clear);
    m_menu->addActions({m_duplicate, m_delete});
    m_orderMenu = m_menu->addMenu(tr("&Order"));
    m_orderMenu->addActions(m_order->actions());
    m_groupMenu = m_menu->addMenu(tr("&Grouping"));
    m_groupMenu->addActions(m_groups->actions());
    m_groupMenu->addSeparator();
    m_groupMenu->addActions(m_templates->actions());
    m_menu->addSeparator();
    m_menu->addActions({m_all, m_none});
}

void EditMenu::refreshHistory()
{
    MapDocument& document = m_workbench.document();
    m_undo->setEnabled(document.canUndo());
    m_redo->setEnabled(document.canRedo());
    const QString undo = document.undoStack().undoText();
    const QString redo = document.undoStack().redoText();
    m_undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undo));
    m_redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redo));
    completeAction(*m_undo);
    completeAction(*m_redo);
}

void EditMenu::refreshSelection()
{
    const bool any = !m_workbench.selection().isEmpty();
    for (QAction* action : {m_duplicate, m_delete, m_none})
        action->setEnabled(any);
}

} // namespace thicket::editor
