#include "app/editor/menus/guidemenu.h"

#include "app/editor/edits/guideedits.h"
#include "app/editor/menus/viewmenu.h"
#include "app/editor/view/minimap.h"
#include "app/editor/view/rulerframe.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr auto rulersKey = "view/rulers";
constexpr auto minimapKey = "view/minimap";

} // namespace

GuideMenu::GuideMenu(const Parts& parts, const ViewMenu& menus, QMainWindow& window)
    : QObject(&window), m_parts(parts)
{
    QMenu& view = *menus.menu();
    view.addSeparator();
    addSwitches(view);
    view.addMenu(menus.guidesMenu());
    addGuides(*menus.guidesMenu());
    MapDocument& document = parts.workbench.document();
    connect(&document, &MapDocument::changed, this, &GuideMenu::refresh);
    connect(&document, &MapDocument::wasReset, this, &GuideMenu::refresh);
    refresh();
}

void GuideMenu::addSwitches(QMenu& view)
{
    QAction* rulers = makeAction(this, {tr("&Rulers"), tr("Show rulers beside the map")},
                                 {QKeySequence(Qt::CTRL | Qt::Key_R)});
    QAction* minimap =
        makeAction(this, {tr("&Minimap"), tr("Show the whole map, small, in a corner")},
                   {QKeySequence(Qt::SHIFT | Qt::Key_M)});
    rulers->setCheckable(true);
    minimap->setCheckable(true);
    connect(rulers, &QAction::toggled, &m_parts.rulers, &RulerFrame::showRulers);
    connect(minimap, &QAction::toggled, &m_parts.minimap, &QWidget::setVisible);
    rulers->setChecked(QSettings().value(rulersKey, false).toBool());
    minimap->setChecked(QSettings().value(minimapKey, false).toBool());
    connect(rulers, &QAction::toggled, this,
            [](bool shown) { QSettings().setValue(rulersKey, shown); });
    connect(minimap, &QAction::toggled, this,
            [](bool shown) { QSettings().setValue(minimapKey, shown); });
    view.addActions({rulers, minimap});
}

void GuideMenu::addGuides(QMenu& guides)
{
    guides.menuAction()->setStatusTip(tr("Lines across the map to align things with"));
    QAction* upright =
        makeAction(this, {tr("Add &Vertical Guide"),
                          tr("Add a guide in the middle; arrows move it, Enter types its place")});
    QAction* level =
        makeAction(this, {tr("Add &Horizontal Guide"),
                          tr("Add a guide in the middle; arrows move it, Enter types its place")});
    m_show = makeAction(this, {tr("&Show Guides"), tr("Show the guides, and snap to them")},
                        {QKeySequence(Qt::CTRL | Qt::Key_Semicolon)});
    m_lock = makeAction(this, {tr("&Lock Guides"), tr("Keep the guides where they are")},
                        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Semicolon)});
    m_clear = makeAction(this, {tr("&Remove All Guides"), tr("Remove all guides of the map")});
    m_show->setCheckable(true);
    m_lock->setCheckable(true);
    connect(upright, &QAction::triggered, this, [this] { add(true); });
    connect(level, &QAction::triggered, this, [this] { add(false); });
    connect(m_show, &QAction::triggered, this, [this](bool on) {
        set(&nav::Guides::visible, on, on ? tr("Show Guides") : tr("Hide Guides"));
    });
    connect(m_lock, &QAction::triggered, this, [this](bool on) {
        set(&nav::Guides::locked, on, on ? tr("Lock Guides") : tr("Unlock Guides"));
    });
    connect(m_clear, &QAction::triggered, this, [this] {
        MapDocument& document = m_parts.workbench.document();
        document.push(removeGuides(document.map().settings), tr("Remove All Guides"));
    });
    guides.addActions({upright, level});
    guides.addSeparator();
    guides.addActions({m_show, m_lock, m_clear});
}

/// In the middle of the view, on the grid. It is chosen, so that keys can move it.
void GuideMenu::add(bool isUpright)
{
    Workbench& w = m_parts.workbench;
    w.document().gesture().cancel();
    const nav::Point middle = w.view().camera().visibleBox().center();
    const double step = w.canvas().gridStep();
    const double place = std::round((isUpright ? middle.x : middle.y) / step) * step;
    const nav::MapSettings before = w.document().map().settings;
    const std::size_t index = (isUpright ? before.guides.x : before.guides.y).size();
    w.document().push(addGuide(before, isUpright, place), tr("Add Guide"));
    w.tools().choose(QStringLiteral("select"));
    w.selection().clear();
    w.canvas().chooseGuide(GuideRef{isUpright, index});
    emit w.tools().hintsChanged(); // those of a chosen guide
    w.view().setFocus();
}

void GuideMenu::set(bool nav::Guides::*part, bool on, const QString& step)
{
    MapDocument& document = m_parts.workbench.document();
    nav::MapSettings settings = document.map().settings;
    settings.guides.*part = on;
    document.push(nav::MapEdit::changeSettings(document.map(), std::move(settings)), step);
    refresh();
}

void GuideMenu::refresh()
{
    const nav::Guides& guides = m_parts.workbench.document().map().settings.guides;
    m_show->setChecked(guides.visible);
    m_lock->setChecked(guides.locked);
    m_clear->setEnabled(!guides.x.empty() || !guides.y.empty());
}

} // namespace thicket::editor
