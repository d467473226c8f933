#pragma once

#include "app/editor/widgets/section.h"

#include <QList>

#include <cstddef>
#include <optional>

class QAction;
class QLabel;
class QVBoxLayout;

namespace thicket::editor {

class GroupForm;
class GroupRow;
class MapDocument;
class Selection;
class StackForm;
class TargetPicking;

/// The map's agent groups: one row each, and the fields of the chosen one. If an agent is selected,
/// its group is the chosen one. The rows are also the legend of the agents' colours.
class GroupsPanel : public Section {
    Q_OBJECT

public:
    GroupsPanel(MapDocument& document, Selection& selection, const Appearance& appearance,
                QWidget* parent = nullptr);

    /// Add Group, Remove Group, Select Group's Agents.
    const QList<QAction*>& groupActions() const { return m_actions; }
    std::optional<std::size_t> current() const { return m_current; }
    /// Takes the targets that are clicked on the map.
    TargetPicking& targetPicking() { return *m_picking; }
    /// Puts the focus into the chosen group's name, with its text selected.
    void focusGroup();

private:
    void makeActions();
    void makeBody();
    void add();
    void removeCurrent();
    void selectAgents(std::size_t group);
    void choose(std::size_t group);
    void followSelection();
    void refresh();
    void rebuildRows(std::size_t count);

    MapDocument& m_document;
    Selection& m_selection;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_add = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_select = nullptr;
    QVBoxLayout* m_rowsLayout = nullptr;
    QList<GroupRow*> m_rows;
    QLabel* m_empty = nullptr;
    TargetPicking* m_picking;
    GroupForm* m_form;
    StackForm* m_stack;
    std::optional<std::size_t> m_current;
    bool m_awaitsSummary = false; // of the selection
};

} // namespace thicket::editor
