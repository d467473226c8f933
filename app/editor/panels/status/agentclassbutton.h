#pragma once

#include <QPointer>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace thicket::editor {

class AgentClasses;
class AgentClassMenu;
class Appearance;

/// Names the chosen class of agents and opens the menu of all. A class is renamed in its place.
class AgentClassButton : public QWidget {
    Q_OBJECT

public:
    AgentClassButton(AgentClasses& classes, const Appearance& appearance,
                     QWidget* parent = nullptr);

    AgentClassMenu& menu() { return *m_menu; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void beginRenaming();
    void endRenaming(bool takesName);

    AgentClasses& m_classes;
    const Appearance& m_appearance;
    AgentClassMenu* m_menu;
    QToolButton* m_button;
    QLineEdit* m_name;          ///< shown while it is renamed
    QPointer<QWidget> m_before; ///< had the focus then
    bool m_isEnding = false;
};

} // namespace thicket::editor
