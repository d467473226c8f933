#include "app/editor/window/toolstrip.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QPainter>
#include <QToolButton>

namespace thicket::editor {

ToolStrip::ToolStrip(ToolBox& tools, const Appearance& appearance, QWidget* parent)
    : QToolBar(tr("Tools"), parent), m_appearance(appearance)
{
    setObjectName("toolStrip");
    setProperty("look", "strip");
    setMovable(false);
    setOrientation(Qt::Vertical);
    setIconSize({22, 22});
    setFixedWidth(48);
    setContextMenuPolicy(Qt::PreventContextMenu);
    // With gaps after the first tool, Select, and before the last, Agent.
    const QList<QAction*> actions = tools.actions();
    for (int i = 0; i < actions.size(); ++i) {
        if (i == 1 || i == actions.size() - 1)
            addSeparator();
        addAction(actions[i]);
        completeAction(*actions[i]);
        auto* button = static_cast<QToolButton*>(widgetForAction(actions[i]));
        button->setFixedSize(36, 36);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(actions[i]->toolTip());
        connect(actions[i], &QAction::toggled, this, qOverload<>(&QWidget::update));
    }
}

void ToolStrip::paintEvent(QPaintEvent* event)
{
    QToolBar::paintEvent(event);
    for (QAction* action : actions()) {
        if (!action->isChecked() || !widgetForAction(action))
            continue;
        const QRect button = widgetForAction(action)->geometry();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.palette().accent);
        painter.drawRoundedRect(QRectF(-1.5, button.center().y() - 11.5, 4.5, 24), 1.5, 1.5);
    }
}

} // namespace thicket::editor
