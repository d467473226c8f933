#include "app/editor/window/mainwindow.h"

#include "app/editor/files/exporting.h"
#include "app/editor/files/fileconflict.h"
#include "app/editor/files/filedrop.h"
#include "app/editor/files/files.h"
#include "app/editor/files/journaling.h"
#include "app/editor/files/recordingfiles.h"
#include "app/editor/files/searchexporting.h"
#include "app/editor/files/session.h"
#include "app/editor/menus/canvasmenu.h"
#include "app/editor/menus/crowdactions.h"
#include "app/editor/menus/editmenu.h"
#include "app/editor/menus/filemenu.h"
#include "app/editor/menus/helpmenu.h"
#include "app/editor/menus/mapmenu.h"
#include "app/editor/menus/mnemonics.h"
#include "app/editor/menus/modeswitch.h"
#include "app/editor/menus/pathmenu.h"
#include "app/editor/menus/picturemenu.h"
#include "app/editor/menus/sectionedmenu.h"
#include "app/editor/menus/viewmenu.h"
#include "app/editor/navigation/hiddenlayersinanswer.h"
#include "app/editor/navigation/livecomparison.h"
#include "app/editor/navigation/mapfindings.h"
#include "app/editor/panels/comparison/comparisonpanel.h"
#include "app/editor/panels/groups/groupspanel.h"
#include "app/editor/panels/history/historypanel.h"
#include "app/editor/panels/inspector/inspector.h"
#include "app/editor/panels/layers/layerspanel.h"
#include "app/editor/panels/objects/objectspanel.h"
#include "app/editor/panels/overlays/overlayspanel.h"
#include "app/editor/panels/playback/playbackbar.h"
#include "app/editor/panels/playback/playeractions.h"
#include "app/editor/panels/problems/problemspanel.h"
#include "app/editor/panels/recordings/recordingspanel.h"
#include "app/editor/panels/search/searchbar.h"
#include "app/editor/panels/search/searchpanel.h"
#include "app/editor/panels/search/stepform.h"
#include "app/editor/panels/status/hiddenlayersign.h"
#include "app/editor/panels/status/messagebar.h"
#include "app/editor/panels/status/radiuscontrol.h"
#include "app/editor/panels/status/statusline.h"
#include "app/editor/preferences/keybindings.h"
#include "app/editor/preferences/openpreferences.h"
#include "app/editor/swipe/comparisonstrip.h"
#include "app/editor/swipe/mapcomparison.h"
#include "app/editor/tour/tour.h"
#include "app/editor/tour/tourcard.h"
#include "app/editor/tour/tourmenu.h"
#include "app/editor/widgets/questionbar.h"
#include "app/editor/window/areacycle.h"
#include "app/editor/window/closedlayeroffer.h"
#include "app/editor/window/comparedpaths.h"
#include "app/editor/window/dockcolumn.h"
#include "app/editor/window/dockrail.h"
#include "app/editor/window/dress.h"
#include "app/editor/window/filming.h"
#include "app/editor/window/firststart.h"
#include "app/editor/window/focusreturn.h"
#include "app/editor/window/framedcanvas.h"
#include "app/editor/window/journallinks.h"
#include "app/editor/window/linewindow.h"
#include "app/editor/window/maintoolbar.h"
#include "app/editor/window/maptabs.h"
#include "app/editor/window/menukey.h"
#include "app/editor/window/panellinks.h"
#include "app/editor/window/paneltabs.h"
#include "app/editor/window/recordingrequests.h"
#include "app/editor/window/searchlinks.h"
#include "app/editor/window/simulationbar.h"
#include "app/editor/window/statushints.h"
#include "app/editor/window/targetlinks.h"
#include "app/editor/window/tooloptionsbar.h"
#include "app/editor/window/toolstrip.h"
#include "app/editor/window/welcomecard.h"
#include "app/editor/window/windowlayout.h"
#include "app/editor/window/windowreports.h"
#include "app/editor/window/windowtitle.h"
#include "app/editor/work/workwatch.h"
#include "app/editor/workbench/workbench.h"
#include "plugins/host/mapfiles.h"

#include <QAction>
#include <QCloseEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStatusTipEvent>
#include <QVBoxLayout>

namespace thicket::editor {

MainWindow::MainWindow(Workbench& workbench, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench)
{
    setMinimumSize(900, 500); // 1920 x 1080 at twice the size, with a desktop's bars
    dress(workbench.appearance(), workbench.preferences(), *this);
    makeParts();
    makeMenus();
    fillMenuBar();
    makeCentre();
    arrange();
    makeWelcome();
    makeReports();
    m_layout->restore();
    workbench.view().setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::beginFirstStart() { m_firstStart->begin(*m_files); }

void MainWindow::keepJournal(const QString& folder)
{
    m_journaling = new Journaling(m_workbench.document(), m_workbench.maps(),
                                  plugins::nativePath(folder), this);
    new JournalLinks(
        {m_workbench.document(), *m_files, *m_journaling, *m_message, *m_recovery, *m_presence},
        this);
}

void MainWindow::makeParts()
{
    Workbench& w = m_workbench;
    m_files =
        new Files(w.document(), w.maps(), w.formats(), w.recentFiles(), w.appearance(), *this);
    m_exporting = new Exporting(
        {w.document(), w.maps(), w.formats(), w.recentFiles(), w.appearance(), w.agentRadius()},
        *this);
    connect(m_exporting, &Exporting::showWanted, &w.selection(), &Selection::set);
    connect(&m_files->opening(), &Opening::objectsAdded, &w.selection(), &Selection::set);
    connect(m_exporting, &Exporting::showWanted, &w.view().camera(), &ViewCamera::frameSelection);
    m_searchExporting = new SearchExporting(
        {w.document(), w.navigator(), w.searchPlay(), w.recentFiles(), w.appearance()}, *this);
    m_tabs = new MapTabs(w.maps(), *m_files, w.appearance());
    m_inspector = new Inspector(w.document(), w.selection(), w.navigator(), w.appearance());
    m_overlays = new OverlaysPanel({w.overlays(), w.navigator(), w.searchPlay()}, w.appearance());
    m_layers = new LayersPanel(w.document(), w.selection(), w.appearance());
    m_groups = new GroupsPanel(w.document(), w.selection(), w.appearance());
    m_findings = new MapFindings(w.document(), w.navigator(), this);
    m_problems = new ProblemsPanel(
        {w.document(), w.selection(), w.navigator(), *m_findings, w.appearance()});
    m_objects = new ObjectsPanel(w.document(), w.selection(), w.appearance());
    m_history = new HistoryPanel(w.document(), w.appearance());
    m_search = new SearchPanel(w.navigator(), w.appearance());
    m_recordings = new RecordingsPanel(w.recordings(), w.bookmarks(), w.appearance());
    m_recordingFiles = new RecordingFiles(w.document(), w.recordings(), *this);
    m_filming = new Filming(w, *this);
    m_radius = new RadiusControl(w.document(), w.navigator(), w.agentRadius(), w.agentClasses(),
                                 w.appearance());
    auto* comparison = new LiveComparison(w.document(), w.navigator(), this);
    m_comparison = new ComparisonPanel(
        {w.document(), w.navigator(), w.selection(), *comparison, w.appearance()});
    new ComparedPaths({*comparison, *m_comparison, w.canvas(), w.appearance()}, this);
    connect(m_comparison, &ComparisonPanel::placeChosen, &w.view().camera(),
            &ViewCamera::bringIntoView);
    m_radius->follow(*comparison);
    m_mode = new ModeSwitch(w);
    m_player = new PlayerActions(w.appearance(), this);
    m_playback =
        new PlaybackBar({w.playback(), w.curves(), w.bookmarks()}, *m_player, w.appearance());
    m_searchBar =
        new SearchBar({w.searchPlay(), w.search(), w.document()}, *m_player, w.appearance());
    for (QWidget* bar : {static_cast<QWidget*>(m_playback), static_cast<QWidget*>(m_searchBar)})
        connect(m_filming, &Filming::playheadShown, bar, &QWidget::setUpdatesEnabled);
    m_message = new MessageBar(w.appearance());
    m_conflict = new QuestionBar("conflictBar", w.appearance());
    m_recovery = new QuestionBar("recoveryBar", w.appearance());
    m_presence = new QuestionBar("presenceBar", w.appearance());
    m_closedLayer = new QuestionBar("closedLayerBar", w.appearance());
    m_status = new StatusLine(w.document(), w.navigator(), w.appearance());
    auto* hiding = new HiddenLayersInAnswer(w.document(), w.navigator(), this);
    m_layers->follow(*hiding);
    m_status->addSign(new HiddenLayerSign(w.document(), *hiding, m_status));
}

void MainWindow::makeMenus()
{
    m_fileMenu = new FileMenu(*m_files, *m_exporting, m_workbench.recentFiles(),
                              m_workbench.appearance(), *this);
    m_fileMenu->addExport(m_searchExporting->action());
    m_editMenu = new EditMenu(m_workbench, *this);
    m_viewMenu = new ViewMenu(m_workbench, *m_overlays, *this);
    m_mapMenu = new MapMenu({m_workbench.selection(), *m_inspector, *m_layers, *m_groups}, *this);
    m_pictureMenu = new PictureMenu(m_workbench, *this);
    m_mapMenu->menu()->addSeparator();
    m_mapMenu->menu()->addMenu(m_pictureMenu->menu());
    m_tour = new Tour({m_workbench, *m_files, *m_radius, *m_search}, *this);
    m_helpMenu = new HelpMenu(m_workbench.preferences(), *m_tour->menu().menu(), *this);
    m_crowdActions = new CrowdActions(m_workbench, this);
    m_mapComparison = new MapComparison(m_workbench, *m_files, *this);
    connect(m_mapComparison, &MapComparison::said, m_status, &StatusLine::say);
    new CanvasMenu(
        {m_workbench, *m_editMenu, *m_viewMenu, m_layers->layerActions(), *m_crowdActions}, this);
}

void MainWindow::fillMenuBar()
{
    menuBar()->addMenu(m_fileMenu->menu());
    menuBar()->addMenu(m_editMenu->menu());
    menuBar()->addMenu(m_viewMenu->menu());
    menuBar()->addMenu(m_mapMenu->menu());
    auto* path = new PathMenu({m_radius->radiusActions(), m_radius->classMenu(),
                               m_searchBar->searchActions(), *m_comparison->compareAction(),
                               *m_mapComparison->menu()},
                              m_workbench.navigator(), m_workbench.appearance(), *this);
    menuBar()->addMenu(path->menu());
    const QList<QList<QAction*>> simulate{
        m_mode->actions(),
        {m_crowdActions->sendAction(), m_crowdActions->followAction()},
        m_player->actions() + m_playback->playbackActions(),
        m_recordings->recordingActions() +
            QList{m_crowdActions->differenceAction(), m_filming->action()}};
    menuBar()->addMenu(sectionedMenu(tr("&Simulate"), simulate, *this));
    menuBar()->addMenu(tr("&Tools"))->addActions(m_workbench.tools().actions());
    menuBar()->addMenu(m_helpMenu->menu());
    keepMnemonicsApart(*menuBar());
}

void MainWindow::makeCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(
        new ToolOptionsBar(m_workbench.tools(), m_workbench.document(), m_workbench.appearance()));
    layout->addWidget(m_message);
    for (QuestionBar* bar : {m_conflict, m_recovery, m_presence, m_closedLayer}) {
        layout->addWidget(bar);
        connect(bar, &QuestionBar::focusLeft, &m_workbench.view(), qOverload<>(&QWidget::setFocus));
    }
    layout->addWidget(m_mapComparison->strip());
    layout->addWidget(framedCanvas(m_workbench, *m_viewMenu, *this), 1);
    layout->addWidget(m_playback);
    layout->addWidget(m_searchBar);
    setCentralWidget(centre);
}

void MainWindow::arrange()
{
    auto* bar = new MainToolBar({*m_fileMenu, *m_editMenu, *m_viewMenu, m_radius, m_mode});
    auto* strip = new ToolStrip(m_workbench.tools());
    makeDock();
    addToolBar(Qt::TopToolBarArea, bar);
    addToolBar(Qt::LeftToolBarArea, strip);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    setStatusBar(m_status);
    m_layout = new WindowLayout(*this, *m_dock, *strip);
    connect(m_viewMenu, &ViewMenu::panelsToggled, m_layout, &WindowLayout::togglePanels);
    connect(m_viewMenu, &ViewMenu::layoutResetWanted, m_layout, &WindowLayout::reset);

    auto* areas =
        new AreaCycle({&m_workbench.view(), &m_tour->card(), m_inspector, m_overlays, m_layers,
                       m_groups, m_recordings, m_comparison, m_search, m_objects, m_problems,
                       m_history, &m_dock->rail(), m_playback, m_searchBar, bar, strip},
                      this);
    m_viewMenu->panelsMenu()->addSeparator();
    m_viewMenu->panelsMenu()->addAction(areas->nextAction());
    m_viewMenu->menu()->addSeparator();
    m_viewMenu->menu()->addActions(m_tabs->tabActions());
    new FocusReturn(*this, m_workbench.view());
    new MenuKey(*this, m_workbench.view());
    auto* keys = new KeyBindings(m_workbench.preferences(), this);
    auto* preferences =
        new OpenPreferences({m_workbench, *m_fileMenu->reopenAtStartAction(), *keys}, *this);
    m_editMenu->menu()->addSeparator();
    m_editMenu->menu()->addAction(preferences->action());
    keys->take(*menuBar());
}

void MainWindow::makeDock()
{
    m_dock = new DockColumn({m_inspector, m_overlays, m_layers, m_search}, m_workbench.appearance(),
                            *this);
    const auto key = [](Qt::Key digit) { return QKeySequence(Qt::ALT | digit); };
    m_dock->addPage(m_objects, "objects",
                    {tr("&Objects Panel"), tr("Show the list of all objects")}, key(Qt::Key_2));
    m_dock->addPage(m_groups, "agent-groups",
                    {tr("A&gent Groups Panel"), tr("Show the groups of agents")}, key(Qt::Key_3));
    m_dock->addPage(m_problems, "warning",
                    {tr("&Problems Panel"), tr("Show the problems of the map and its path")},
                    key(Qt::Key_4));
    m_dock->addPage(m_history, "history", {tr("&History Panel"), tr("Show the undo steps")},
                    key(Qt::Key_5));
    m_dock->addPage(m_recordings, "recordings",
                    {tr("&Recordings Panel"), tr("Show what ran, to play it again")},
                    key(Qt::Key_6));
    m_dock->addPage(m_comparison, "compare",
                    {tr("C&omparison Panel"), tr("Show the path as other methods find it")},
                    key(Qt::Key_7));
    m_viewMenu->panelsMenu()->addActions(m_dock->paneActions());
    m_editMenu->menu()->addSeparator();
    m_editMenu->menu()->addAction(m_objects->findAction());
    m_mapMenu->menu()->addSeparator();
    m_mapMenu->menu()->addAction(m_problems->fixAction());
    connect(&m_workbench.selection(), &Selection::changed, m_dock, &DockColumn::showTop);
    new PanelLinks(
        {m_workbench, *m_dock, *m_findings, *m_objects, *m_problems, *m_status, *m_inspector},
        this);
    connect(&m_workbench.canvas(), &Canvas::graphLateChanged, m_overlays,
            &OverlaysPanel::setPictureLate);
    connect(&m_workbench.canvas(), &Canvas::nearEdgesCutChanged, m_overlays,
            &OverlaysPanel::setNearEdgesCut);
    connect(m_mapMenu, &MapMenu::inspectorWanted, m_dock, &DockColumn::showUpper);
    connect(&m_workbench.view(), &MapView::inspectorWanted, m_dock, &DockColumn::showUpper);
    connect(m_dock, &DockColumn::focusLeft, &m_workbench.view(),
            [this] { m_workbench.view().setFocus(); });
}

void MainWindow::makeWelcome()
{
    auto* card = new WelcomeCard({m_fileMenu->newAction(), m_fileMenu->openAction(),
                                  m_fileMenu->samplesMenu(), m_tour->menu().startAction()},
                                 m_workbench.view().viewport());
    m_firstStart = new FirstStart(m_workbench, *card, this);
    connect(m_helpMenu, &HelpMenu::welcomeWanted, m_firstStart, &FirstStart::showCard);
}

void MainWindow::makeReports()
{
    auto* reports = new WindowReports(*m_status, *m_message, this);
    reports->follow(m_workbench.tools());
    new StatusHints(*m_status, m_workbench, {*m_player->backAction(), *m_player->onAction()}, this);
    reports->follow(m_workbench.view());
    reports->follow(m_workbench.maps());
    reports->follow(m_editMenu->clipboard());
    reports->follow(m_editMenu->order());
    reports->follow(m_editMenu->groups());
    reports->follow(m_editMenu->arrange());
    reports->follow(*m_files, *new LineWindow(m_workbench.appearance(), this));
    reports->follow(*m_exporting);
    reports->follow(*m_searchExporting);
    reports->follow(m_layers->layerActions());
    reports->follow(m_workbench.simulation(), *m_findings);
    connect(reports, &WindowReports::problemsWanted, this,
            [this] { m_dock->showPage(m_problems); });
    reports->follow(*m_crowdActions);
    reports->follow(*m_recordingFiles);
    reports->follow(*m_filming);
    auto* work = new WorkWatch(this);
    for (WorkLane* lane :
         {&m_files->opening().lane(), &m_files->saving().writing().lane(), &m_files->steps().lane(),
          &m_files->disk().reloading().lane(), &m_exporting->lane(), &m_searchExporting->lane(),
          &m_recordingFiles->lane(), &m_filming->lane()})
        work->follow(*lane);
    work->follow(m_workbench.navigator().graph().build());
    reports->follow(*work);
    reports->follow(*m_pictureMenu);
    reports->follow(m_workbench.canvas().underlay());
    reports->note(m_workbench.formats());
    new SimulationBar(*m_playback, m_workbench, this);
    auto* step =
        new StepForm(m_workbench.searchPlay(), m_workbench.document(), m_workbench.appearance());
    new SearchLinks({m_workbench, *m_searchBar, *m_inspector, *step, m_overlays->searchParts(),
                     m_dock->shares()},
                    this);
    new RecordingRequests(*m_recordings, *m_recordingFiles, m_workbench, this);
    new WindowTitle(m_workbench.document(), *this);
    new FileConflict(*m_files, *m_conflict, *this);
    auto* drop =
        new FileDrop(*this, *m_files, m_workbench.maps(), m_workbench.formats(), *m_recordingFiles);
    connect(drop, &FileDrop::pictureDropped, m_pictureMenu, &PictureMenu::choose);
    new ClosedLayerOffer(m_workbench.document(), m_layers->layerActions(), *m_closedLayer, this);
    connect(&m_workbench.tools(), &ToolBox::groupWanted, m_groups, &GroupsPanel::focusGroup);
    new TargetLinks(m_groups->targetPicking(), m_workbench, this);
    connect(&m_workbench.view(), &MapView::renameWanted, m_inspector, &Inspector::focusName);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::StatusTip) {
        m_status->explain(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_workbench.view().setFocus(); // what a field holds is an edit, too
    if (!m_exporting->finish() || !m_files->mayLeave()) {
        event->ignore();
        return;
    }
    m_layout->save();
    if (m_journaling)
        m_journaling->close();
    session::OpenFiles open = session::filesOf(m_workbench.maps());
    open.paths += m_files->opening().waiting(); // the user wanted them
    session::remember(open);
    m_files->opening().cancelAll();
    event->accept();
}

} // namespace thicket::editor
