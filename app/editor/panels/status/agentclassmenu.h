#pragma once

#include <QList>
#include <QMenu>

class QActionGroup;

namespace thicket::editor {

class AgentClasses;
class Appearance;

/// A swatch of the class's colour; without one, the icon of agents.
QIcon agentClassIcon(const QString& colour, const Appearance& appearance);

/// The classes of agents to choose from, and what can be done with the chosen one.
class AgentClassMenu : public QMenu {
    Q_OBJECT

public:
    AgentClassMenu(AgentClasses& classes, const Appearance& appearance, QWidget* parent = nullptr);

signals:
    void renameWanted();

private:
    void addChanges();
    void refresh();
    void openColours();

    AgentClasses& m_classes;
    const Appearance& m_appearance;
    QActionGroup* m_group;
    QAction* m_separator;
    QList<QAction*> m_ofChosen; ///< need a class
};

} // namespace thicket::editor
