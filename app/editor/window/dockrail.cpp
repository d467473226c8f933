#include "app/editor/window/dockrail.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

namespace thicket::editor {

DockRail::DockRail(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName("dockRail");
    setAccessibleName(tr("Panels"));
    setFixedWidth(breadth);
    m_column->setContentsMargins(2, 6, 2, 6);
    m_column->setSpacing(4);
    m_column->addStretch(1);
}

void DockRail::add(QAction* action)
{
    auto* button = new QToolButton;
    button->setIcon(action->icon());
    button->setIconSize({20, 20});
    button->setFixedSize(32, 32);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(QStringLiteral("rail ") + action->objectName());
    button->setToolTip(action->toolTip());
    button->setStatusTip(action->statusTip());
    button->setAccessibleName(action->toolTip());
    m_column->insertWidget(static_cast<int>(m_buttons.size()), button);
    m_buttons[action] = button;
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
}

void DockRail::setOpen(const QAction* action)
{
    for (auto one = m_buttons.begin(); one != m_buttons.end(); ++one)
        one.value()->setChecked(one.key() == action);
}

} // namespace thicket::editor
