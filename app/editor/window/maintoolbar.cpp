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

#include <initializer_list>

namespace thicket::editor {

MainToolBar::MainToolBar(const Parts& parts, QWidget* parent)
    : QToolBar(tr("Toolbar"), parent), m_radius(parts.radius), m_mode(parts.mode),
      m_export(new QPushButton(parts.files.exportAction()->icon(), tr("Export…")))
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

    QAction* const exporting = parts.files.exportAction();
    m_export->setObjectName("exportButton");
    m_export->setAccessibleName(m_export->text());
    m_export->setToolTip(exporting->toolTip());
    m_export->setStatusTip(exporting->statusTip());
    connect(m_export, &QPushButton::clicked, exporting, &QAction::trigger);
    m_export->setFixedHeight(32);
    addCentred(m_export);
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
    m_export->setText(width() < 1000 ? QString() : m_export->accessibleName());
    // The layout has hidden the parts that had no room while they were wide. It does not hear from
    // hidden parts that they have become narrow.
    for (QWidget* part : std::initializer_list<QWidget*>{m_radius, m_mode, m_export})
        part->updateGeometry();
    layout()->invalidate();
    layout()->activate();
    QToolBar::resizeEvent(event);
}

} // namespace thicket::editor
