#include "app/editor/window/mainwindow.h"

#include "app/editor/files/filedrop.h"
#include "app/editor/files/files.h"
#include "app/editor/files/recordingfiles.h"
#include "app/editor/menus/editmenu.h"
#include "app/editor/menus/filemenu.h"
#include "app/editor/menus/helpmenu.h"
#include "app/editor/menus/modeswitch.h"
#include "app/editor/menus/viewmenu.h"
#include "app/editor/panels/groups/groupspanel.h"
#include "app/editor/panels/inspector/inspector.h"
#include "app/editor/panels/layers/layerspanel.h"
#include "app/editor/panels/overlays/overlayspanel.h"
#include "app/editor/panels/playback/playbackbar.h"
#include "app/editor/panels/recordings/recordingspanel.h"
#include "app/editor/panels/search/searchpanel.h"
#include "app/editor/panels/status/messagebar.h"
#include "app/editor/panels/status/radiuscontrol.h"
#include "app/editor/panels/status/statusline.h"
#include "app/editor/widgets/action.h"
#include "app/editor/window/areacycle.h"
#include "app/editor/window/dockcolumn.h"
#include "app/editor/window/dress.h"
#include "app/editor/window/firststart.h"
#include "app/editor/window/maintoolbar.h"
#include "app/editor/window/toolstrip.h"
#include "app/editor/window/welcomecard.h"
#include "app/editor/window/windowlayout.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusTipEvent>
#include <QTimer>
#include <QVBoxLayout>

namespace thicket::editor {

MainWindow::MainWindow(Workbench& workbench, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench)
{
    setMinimumSize(960, 600);
    dress(workbench.appearance().palette());
    makeParts();
    makeMenus();
    makeBars();
    makeCentre();
    makeDock();
    makeWelcome();
    connectStatus();
    connectSimulation();
    connectRest();
    m_layout->restore();
    workbench.view().setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::beginFirstStart() { m_firstStart->begin(*m_files); }

void MainWindow::makeParts()
{
    Workbench& w = m_workbench;
    m_files = new Files(w.document(), w.formats(), w.recentFiles(), w.appearance(), *this);
    m_inspector = new Inspector(w.document(), w.selection(), w.navigator(), w.appearance());
    m_overlays = new OverlaysPanel(w.overlays(), w.navigator(), w.appearance());
    m_layers = new LayersPanel(w.document(), w.selection(), w.appearance());
    m_groups = new GroupsPanel(w.document(), w.selection(), w.appearance());
    m_search = new SearchPanel(w.navigator(), w.appearance());
    m_recordings = new RecordingsPanel(w.recordings(), w.appearance());
    m_recordingFiles = new RecordingFiles(w.document(), w.recordings(), *this);
    m_radius = new RadiusControl(w.document(), w.navigator(), w.appearance());
    m_mode = new ModeSwitch(w);
    m_playback = new PlaybackBar(w.playback(), w.appearance());
    m_message = new MessageBar(w.appearance());
    m_status = new StatusLine(w.document(), w.navigator(), w.appearance());
}

void MainWindow::makeMenus()
{
    m_fileMenu = new FileMenu(*m_files, m_workbench.recentFiles(), m_workbench.appearance(), *this);
    m_editMenu = new EditMenu(m_workbench, *this);
    m_viewMenu = new ViewMenu(m_workbench, *m_overlays, *this);
    m_helpMenu = new HelpMenu(*this);
    menuBar()->addMenu(m_fileMenu->menu());
    menuBar()->addMenu(m_editMenu->menu());
    menuBar()->addMenu(m_viewMenu->menu());

    QMenu* map = menuBar()->addMenu(tr("&Map"));
    QAction* properties =
        makeAction(this, {tr("Map &Properties"), tr("Name, unit and y axis, in the Inspector")});
    map->addActions({properties, m_layers->addLayerAction()});
    map->addSeparator();
    map->addActions(m_groups->groupActions());
    connect(properties, &QAction::triggered, this, [this] {
        m_workbench.selection().clear();
        m_inspector->focusMapName();
    });
    menuBar()->addMenu(tr("&Path"))->addActions(m_radius->radiusActions());
    QMenu* simulate = menuBar()->addMenu(tr("&Simulate"));
    simulate->addActions({m_mode->editAction(), m_mode->simulateAction()});
    simulate->addSeparator();
    simulate->addActions(m_playback->playbackActions());
    simulate->addSeparator();
    simulate->addActions(m_recordings->recordingActions());
    menuBar()->addMenu(tr("&Tools"))->addActions(m_workbench.tools().actions());
    menuBar()->addMenu(m_helpMenu->menu());

    m_fileName = new QLabel;
    m_fileName->setObjectName("fileName");
    m_fileName->setProperty("role", "fileName");
    m_fileName->setFixedHeight(26);
    menuBar()->setFixedHeight(30);
    menuBar()->setCornerWidget(m_fileName);
}

void MainWindow::makeBars()
{
    addToolBar(Qt::TopToolBarArea,
               new MainToolBar({*m_fileMenu, *m_editMenu, *m_viewMenu, m_radius, m_mode}));
    setStatusBar(m_status);
}

void MainWindow::makeCentre()
{
    MapView& view = m_workbench.view();
    view.setObjectName("canvas");
    view.setAccessibleName(tr("Canvas"));
    view.setMinimumSize(200, 150);
    // Files may be dropped anywhere, so the view must not handle the drop itself.
    view.setAcceptDrops(false);
    view.viewport()->setAcceptDrops(false);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(&view, 1);
    layout->addWidget(m_playback);
    m_playback->hide();
    setCentralWidget(centre);
}

void MainWindow::makeDock()
{
    auto* strip = new ToolStrip(m_workbench.tools(), m_workbench.appearance());
    addToolBar(Qt::LeftToolBarArea, strip);
    auto* dock =
        new DockColumn({m_inspector, m_overlays, m_layers, m_groups, m_recordings, m_search});
    addDockWidget(Qt::RightDockWidgetArea, dock);
    m_layout = new WindowLayout(*this, *dock, *strip);

    m_areas = new AreaCycle({&m_workbench.view(), m_inspector, m_overlays, m_layers, m_groups,
                             m_recordings, m_search, m_playback,
                             findChild<QToolBar*>("mainToolBar"), strip},
                            this);
    QAction* next = makeAction(this, {tr("&Next Area"), tr("Go to the next part of the window")},
                               {QKeySequence(Qt::CTRL | Qt::Key_F6)});
    m_viewMenu->menu()->addAction(next);
    connect(next, &QAction::triggered, m_areas, &AreaCycle::next);
}

void MainWindow::makeWelcome()
{
    m_welcome = new WelcomeCard(m_fileMenu->newAction(), m_fileMenu->openAction(),
                                m_fileMenu->samplesMenu(), m_workbench.view().viewport());
    m_firstStart = new FirstStart(m_workbench, *m_welcome, this);
    connect(m_helpMenu, &HelpMenu::welcomeWanted, m_firstStart, &FirstStart::showCard);
}

void MainWindow::connectStatus()
{
    ToolBox& tools = m_workbench.tools();
    MapView& view = m_workbench.view();
    const auto showHints = [this] {
        QList<QPair<QString, QString>> hints;
        for (const KeyHint& hint : m_workbench.tools().current().hints())
            hints.append({hint.keys, hint.action});
        m_status->setHints(hints);
    };
    connect(&tools, &ToolBox::currentChanged, this, showHints);
    connect(&tools, &ToolBox::hintsChanged, this, showHints);
    connect(&tools, &ToolBox::groupWanted, m_groups, &GroupsPanel::focusGroup);
    connect(&tools, &ToolBox::refused, m_status, &StatusLine::say);
    connect(&view, &MapView::pointerMoved, m_status, &StatusLine::setPointer);
    connect(&view, &MapView::cameraChanged, this,
            [this] { m_status->setZoom(m_workbench.view().pixelsPerUnit()); });
    connect(m_files, &Files::said, m_status, &StatusLine::say);
    connect(m_files, &Files::failed, m_message, &MessageBar::showError);
    showHints();
    m_status->setPointer({});
    m_status->setZoom(view.pixelsPerUnit());

    QStringList reasons;
    for (const plugins::PluginProblem& problem : m_workbench.formats().problems())
        reasons << QStringLiteral("%1: %2").arg(problem.file, problem.reason);
    const auto n = static_cast<int>(reasons.size());
    m_status->setNote(n == 0   ? QString()
                      : n == 1 ? tr("1 plugin failed")
                               : tr("%1 plugins failed").arg(n),
                      reasons.join('\n'));
}

void MainWindow::connectSimulation()
{
    Simulation& simulation = m_workbench.simulation();
    connect(&simulation, &Simulation::failed, m_message, &MessageBar::showError);
    connect(&simulation, &Simulation::said, m_status, &StatusLine::say);
    connect(&simulation, &Simulation::outdatedChanged, m_playback, &PlaybackBar::setOutdated);
    connect(m_playback, &PlaybackBar::restartWanted, &simulation, &Simulation::restart);
    Recordings& recordings = m_workbench.recordings();
    connect(&recordings, &Recordings::changed, m_playback, [this, &recordings] {
        const KeptRecording* current = recordings.current();
        m_playback->setVerdict(current ? &current->verdict : nullptr);
    });
    m_playback->setVerdict(nullptr);
    RecordingFiles& files = *m_recordingFiles;
    connect(m_recordings, &RecordingsPanel::saveWanted, &files, &RecordingFiles::saveWithDialog);
    connect(m_recordings, &RecordingsPanel::openWanted, &files, &RecordingFiles::openWithDialog);
    connect(m_recordings, &RecordingsPanel::verifyWanted, &files, &RecordingFiles::verify);
    connect(&files, &RecordingFiles::failed, m_message, &MessageBar::showError);
    connect(&files, &RecordingFiles::said, m_status, &StatusLine::say);
    connect(&files, &RecordingFiles::worked, m_status, &StatusLine::showWork);
    connect(&files, &RecordingFiles::workEnded, m_status, &StatusLine::endWork);
    connect(m_status, &StatusLine::cancelWanted, &files, &RecordingFiles::cancel);
    connect(&files, &RecordingFiles::opened, this, [this, &recordings](int id) {
        m_recordings->setFolded(false);
        m_workbench.setMode(Workbench::Mode::simulate);
        m_workbench.playback().seek(0);
        // After the playback bar has been laid out.
        QTimer::singleShot(0, this, [this, &recordings, id] {
            const KeptRecording* one = recordings.find(id);
            if (!one)
                return;
            // Measured trajectories have coordinates of their own. On a large map they are a dot.
            if (one->recording.info().notation)
                m_workbench.view().frame(one->extent);
            else
                m_workbench.view().bringIntoView(one->extent);
        });
    });
}

/// Opens a map, a circle list or a recording.
void MainWindow::openDropped(const QString& path)
{
    if (RecordingFiles::isRecording(path))
        m_recordingFiles->open(path);
    else
        m_files->open(path);
}

void MainWindow::connectRest()
{
    connect(&m_workbench.document(), &MapDocument::titleChanged, this, &MainWindow::showTitle);
    connect(&m_workbench.document(), &MapDocument::wasReset, this, &MainWindow::showTitle);
    showTitle();
    Appearance& appearance = m_workbench.appearance();
    connect(&appearance, &Appearance::changed, this,
            [&appearance] { dress(appearance.palette()); });
    connect(&m_workbench, &Workbench::modeChanged, m_playback, [this](Workbench::Mode mode) {
        m_playback->setVisible(mode == Workbench::Mode::simulate);
    });
    connect(m_playback, &PlaybackBar::closeWanted, m_mode->editAction(), &QAction::trigger);
    connect(&m_workbench.view(), &MapView::spaceTapped, m_playback, &PlaybackBar::togglePlaying);
    connect(m_viewMenu, &ViewMenu::panelsToggled, m_layout, &WindowLayout::togglePanels);
    connect(m_viewMenu, &ViewMenu::layoutResetWanted, m_layout, &WindowLayout::reset);
    connect(new FileDrop(*this), &FileDrop::dropped, this, &MainWindow::openDropped);
}

void MainWindow::showTitle()
{
    const MapDocument& document = m_workbench.document();
    m_fileName->setText(document.isModified() ? document.title() + QStringLiteral(" •")
                                              : document.title());
    m_fileName->setToolTip(document.path().isEmpty() ? tr("Not saved yet") : document.path());
    menuBar()->adjustSize();
    setWindowTitle(tr("%1[*] - Thicket").arg(document.title()));
    setWindowModified(document.isModified());
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
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    m_layout->save();
    event->accept();
}

} // namespace thicket::editor
