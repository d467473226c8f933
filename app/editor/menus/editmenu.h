#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace thicket::editor {

class ArrangeMenu;
class ClipboardActions;
class GroupActions;
class OrderActions;
class TemplateActions;
class Workbench;

/// Creates the Edit menu and its actions.
class EditMenu : public QObject {
    Q_OBJECT

public:
    EditMenu(Workbench& workbench, QWidget& window);

    QMenu* menu() const { return m_menu; }
    ClipboardActions& clipboard() const { return *m_clipboard; }
    const OrderActions& order() const { return *m_order; }
    const GroupActions& groups() const { return *m_groups; }
    const ArrangeMenu& arrange() const { return *m_arrange; }
    QAction* undoAction() const { return m_undo; }
    QAction* redoAction() const { return m_redo; }
    QAction* duplicateAction() const { return m_duplicate; }
    QAction* deleteAction() const { return m_delete; }
    QAction* selectAllAction() const { return m_all; }
    QMenu* orderMenu() const { return m_orderMenu; }
    QMenu* groupMenu() const { return m_groupMenu; }

private:
    void makeHistory();
    void makeSelection();
    void refreshHistory();
    void refreshSelection();

    Workbench& m_workbench;
    QMenu* m_menu;
    ClipboardActions* m_clipboard;
    OrderActions* m_order;
    GroupActions* m_groups;
    TemplateActions* m_templates;
    ArrangeMenu* m_arrange;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_all = nullptr;
    QAction* m_none = nullptr;
    QMenu* m_orderMenu = nullptr;
    QMenu* m_groupMenu = nullptr;
};

} // namespace thicket::editor
