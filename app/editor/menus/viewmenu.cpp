#include "app/editor/menus/viewmenu.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/panels/overlays/overlayspanel.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

namespace thicket::editor {

ViewMenu::ViewMenu(Workbench& workbench, const OverlaysPanel& overlays, QMainWindow& window)
    : QObject(&window), m_workbench(workbench), m_window(window),
      m_menu(new QMenu(tr("&View"), &window)), m_guides(new QMenu(tr("G&uides"), &window))
{
    addCamera();
    m_menu->addSeparator();
    addOverlays(overlays);
    m_menu->addSeparator();
    addGrid();
    m_menu->addSeparator();
    addThemes();
    addLayout();
}

void ViewMenu::addCamera()
{
    ViewCamera& camera = m_workbench.view().camera();
    m_fit = makeAction(this, {tr("&Fit Map"), tr("Show the whole map")},
                       {QKeySequence(Qt::CTRL | Qt::Key_Slash)},
                       icon("fit-view", m_workbench.appearance()));
    QAction* actual = makeAction(this, {tr("&Actual Size"), tr("Show the map at 100 %")},
                                 {QKeySequence(Qt::CTRL | Qt::Key_0)});
    m_centre = makeAction(
        this, {tr("&Centre Selection"), tr("Move the selection to the middle of the view")},
        {QKeySequence(Qt::Key_F)});
    m_frame =
        makeAction(this, {tr("F&rame Selection"), tr("Show the selection as large as possible")},
                   {QKeySequence(Qt::SHIFT | Qt::Key_F)});
    QAction* in =
        makeAction(this, {tr("Zoom &In"), tr("Show less of the map, larger")},
                   {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction* out = makeAction(this, {tr("Zoom &Out"), tr("Show more of the map, smaller")},
                              {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    connect(m_fit, &QAction::triggered, &camera, &ViewCamera::fitMap);
    connect(actual, &QAction::triggered, &camera, &ViewCamera::zoomToActualSize);
    connect(m_centre, &QAction::triggered, &camera, &ViewCamera::centerSelection);
    connect(m_frame, &QAction::triggered, &camera, &ViewCamera::frameSelection);
    connect(in, &QAction::triggered, &camera, &ViewCamera::zoomIn);
    connect(out, &QAction::triggered, &camera, &ViewCamera::zoomOut);
    m_menu->addActions({in, out, m_fit, actual, m_centre, m_frame});
}

void ViewMenu::addOverlays(const OverlaysPanel& overlays)
{
    QMenu* switches = m_menu->addMenu(tr("Over&lays"));
    switches->menuAction()->setStatusTip(tr("What is drawn beside the map"));
    switches->addActions(overlays.switchActions());
    m_graph = m_menu->addMenu(tr("&Graph"));
    m_graph->menuAction()->setStatusTip(tr("How much of the tangent graph is shown"));
    m_graph->addActions(overlays.scopeActions());
    m_graph->addSeparator();
    m_graph->addAction(overlays.cycleAction());
}

void ViewMenu::addGrid()
{
    Canvas& canvas = m_workbench.canvas();
    SnapSettings& snapping = canvas.snapSettings();
    m_grid =
        makeAction(this, {tr("&Grid"), tr("Show the grid")}, {QKeySequence(Qt::CTRL | Qt::Key_G)},
                   icon("grid", m_workbench.appearance()));
    m_grid->setCheckable(true);
    m_grid->setChecked(canvas.isGridShown());
    m_snap =
        makeAction(this,
                   {tr("&Snap to Objects"), tr("Snap what is dragged to objects that it nearly "
                                               "touches or is aligned with")},
                   {QKeySequence(Qt::SHIFT | Qt::Key_S)}, icon("snap", m_workbench.appearance()));
    m_snap->setCheckable(true);
    m_snap->setChecked(snapping.isSmart());
    m_snapToGrid = makeAction(this, {tr("Snap to Gri&d"), tr("Snap what is dragged to the grid")},
                              {QKeySequence(Qt::SHIFT | Qt::Key_G)});
    m_snapToGrid->setCheckable(true);
    m_snapToGrid->setChecked(snapping.isGrid());
    connect(m_grid, &QAction::toggled, &canvas, &Canvas::setGridShown);
    connect(m_snap, &QAction::toggled, &snapping, &SnapSettings::setSmart);
    connect(m_snapToGrid, &QAction::toggled, &snapping, &SnapSettings::setGrid);
    connect(&snapping, &SnapSettings::changed, this, [this, &snapping] {
        m_snap->setChecked(snapping.isSmart());
        m_snapToGrid->setChecked(snapping.isGrid());
    });
    m_menu->addActions({m_grid, m_snap, m_snapToGrid});
    addKeyboardPointer();
}

void ViewMenu::addKeyboardPointer()
{
    QAction* action = makeAction(
        this,
        {tr("&Keyboard Pointer"), tr("Arrows move a pointer on the canvas; Enter presses and "
                                     "releases")},
        {QKeySequence(Qt::Key_K)});
    action->setCheckable(true);
    MapView& view = m_workbench.view();
    KeyboardPointer& pointer = view.keyboardPointer();
    connect(action, &QAction::triggered, this, [&view, &pointer](bool on) {
        view.setFocus();
        pointer.setOn(on);
    });
    connect(&pointer, &KeyboardPointer::turned, action, &QAction::setChecked);
    m_menu->addAction(action);
}

void ViewMenu::addThemes()
{
    QMenu* themes = m_menu->addMenu(tr("&Theme"));
    themes->menuAction()->setStatusTip(tr("The colours of the window"));
    auto* group = new QActionGroup(this);
    Appearance& appearance = m_workbench.appearance();
    const QList<ActionText> texts{{tr("&System"), tr("Light or dark like the desktop")},
                                  {tr("&Light"), tr("Dark lines on a light sheet")},
                                  {tr("&Dark"), tr("Light lines on a dark sheet")},
                                  {tr("&High Contrast"), tr("Black, white and wider lines")}};
    for (int i = 0; i < texts.size(); ++i) {
        const auto choice = static_cast<Appearance::Choice>(i);
        QAction* action = makeAction(this, texts[i]);
        action->setCheckable(true);
        action->setChecked(appearance.choice() == choice);
        group->addAction(action);
        themes->addAction(action);
        connect(action, &QAction::triggered, this,
                [&appearance, choice] { appearance.setChoice(choice); });
        connect(&appearance, &Appearance::changed, action, [action, &appearance, choice] {
            if (appearance.choice() == choice)
                action->setChecked(true);
        });
    }
}

void ViewMenu::addLayout()
{
    QAction* panels = makeAction(this, {tr("Fold &Panels"), tr("Hide or show dock and tool strip")},
                                 {QKeySequence(Qt::Key_Tab)});
    // In the panels Tab goes to the next field. Only the canvas uses it as a shortcut.
    panels->setShortcutContext(Qt::WidgetShortcut);
    m_workbench.view().addAction(panels);
    QAction* full =
        makeAction(this, {tr("F&ull Screen"), tr("Fill the screen, or leave full screen")},
                   {QKeySequence(Qt::Key_F11)});
    QAction* reset =
        makeAction(this, {tr("Reset La&yout"), tr("Restore the first layout of panels and bars")});
    connect(panels, &QAction::triggered, this, &ViewMenu::panelsToggled);
    connect(full, &QAction::triggered, this,
            [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
    connect(reset, &QAction::triggered, this, &ViewMenu::layoutResetWanted);
    m_menu->addActions({panels, full, reset});
    m_panels = m_menu->addMenu(tr("Pa&nels"));
    m_panels->menuAction()->setStatusTip(tr("Show a panel and go to it"));
}

} // namespace thicket::editor
