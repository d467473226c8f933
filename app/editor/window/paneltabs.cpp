#include "app/editor/window/paneltabs.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/window/entrance.h"

#include <QAction>
#include <QTabBar>

namespace thicket::editor {

namespace {

/// Keeps a badge from touching the icon of the next tab: a tab's own padding is too narrow.
constexpr QChar enSpace(0x2002);

} // namespace

PanelTabs::PanelTabs(const Appearance& appearance, QWidget* parent)
    : QTabWidget(parent), m_appearance(appearance)
{
    setObjectName("panelTabs");
    setAccessibleName(tr("Panels"));
    setDocumentMode(true);
    setIconSize({18, 18});
    setUsesScrollButtons(false);
    tabBar()->setObjectName("panelTabBar");
    tabBar()->setAccessibleName(tr("Panels"));
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
}

void PanelTabs::add(QWidget* page, const QString& iconName, const ActionText& text,
                    const QKeySequence& key)
{
    QAction* action = makeAction(this, text, {key}, icon(iconName, m_appearance));
    m_actions << action;
    const int index = addTab(page, action->icon(), QString());
    setTabToolTip(index, action->toolTip());
    tabBar()->setAccessibleTabName(index, page->accessibleName());
    connect(action, &QAction::triggered, this, [this, page] { emit pageWanted(page); });
}

void PanelTabs::setBadge(QWidget* page, const QString& badge, const QString& details)
{
    const int index = indexOf(page);
    const QString name = m_actions[index]->toolTip();
    setTabText(index, badge.isEmpty() ? badge : badge + enSpace);
    setTabToolTip(index, details.isEmpty() ? name : name + '\n' + details);
}

void PanelTabs::showPage(QWidget* page)
{
    setCurrentWidget(page);
    QWidget* const first = entranceOf(page);
    (first ? first : page)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace thicket::editor
