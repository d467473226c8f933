#include "app/editor/window/maintoolbar.h"

#include "app/editor/menus/editmenu.h"
#include "app/editor/menus/filemenu.h"
#include "app/editor/menus/modeswitch.h"
#include "app/editor/menus/viewmenu.h"
#include "app/editor/panels/status/radiuscontrol.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace thicket::editor {

MainToolBar::MainToolBar(const Parts& parts, QWidget* parent)
    : QToolBar(tr("Toolbar"), parent), m_radius(parts.radius), m_mode(parts.mode)
{
    setObjectName("mainToolBar");
    setMovable(false);
    setIconSize({20, 20});
    setFixedHeight(44);
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto* edge = new QWidget;
    edge->setFixedWidth(1);
    addWidget(edge);
    for (QAction* action :
         {parts.files.newAction(), parts.files.openAction(), parts.files.saveAction()})
        addActionButton(action);
    addSeparator();
    for (QAction* action : {parts.edits.undoAction(), parts.edits.redoAction()})
        addActionButton(action);
    addSeparator();
    for (QAction* action :
         {parts.views.snapAction(), parts.views.gridAction(), parts.views.fitAction()})
        addActionButton(action);
    addStretch(3);
    addCentred(parts.radius);
    addStretch(7);
    addCentred(parts.mode);

    auto* exportButton = new QPushButton(parts.files.exportAction()->icon(), tr("Export…"));
    exportButton->setObjectName("exportButton");
    exportButton->setToolTip(parts.files.exportAction()->toolTip());
    exportButton->setStatusTip(parts.files.exportAction()->statusTip());
    connect(exportButton, &QPushButton::clicked, parts.files.exportAction(), &QAction::trigger);
    exportButton->setFixedHeight(32);
    addCentred(exportButton);
}

void MainToolBar::addActionButton(QAction* action)
{
    addAction(action);
    auto* button = static_cast<QToolButton*>(widgetForAction(action));
    button->setFixedSize(34, 32);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->toolTip());
}

void MainToolBar::addCentred(QWidget* part)
{
    auto* place = new QWidget;
    auto* layout = new QHBoxLayout(place);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->addWidget(part, 0, Qt::AlignVCenter);
    addWidget(place);
}

void MainToolBar::addStretch(int factor)
{
    auto* gap = new QWidget;
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHorizontalStretch(factor);
    gap->setSizePolicy(policy);
    addWidget(gap);
}

bool MainToolBar::event(QEvent* event)
{
    const bool used = QToolBar::event(event);
    // A left padding in a style sheet counts for all four sides, which would push the parts down.
    const auto type = event->type();
    if (type == QEvent::StyleChange || type == QEvent::Polish || type == QEvent::Show)
        layout()->setContentsMargins(5, 5, 5, 5);
    return used;
}

void MainToolBar::resizeEvent(QResizeEvent* event)
{
    m_radius->setNarrow(width() < 1100);
    m_mode->setNarrow(width() < 1200);
    QToolBar::resizeEvent(event);
}

} // namespace thicket::editor
