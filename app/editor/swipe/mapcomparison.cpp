#include "app/editor/swipe/mapcomparison.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/files/files.h"
#include "app/editor/files/startfolder.h"
#include "app/editor/swipe/comparedmethod.h"
#include "app/editor/swipe/comparedradius.h"
#include "app/editor/swipe/comparedside.h"
#include "app/editor/swipe/comparisonstrip.h"
#include "app/editor/swipe/sidepath.h"
#include "app/editor/swipe/swipeline.h"
#include "app/editor/swipe/swipeview.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QTime>

namespace thicket::editor {

MapComparison::MapComparison(Workbench& workbench, Files& files, QWidget& window)
    : QObject(&window), m_workbench(workbench), m_files(files), m_window(window),
      m_menu(new QMenu(tr("Compare &With"), &window))
{
    makeActions();
    m_strip = new ComparisonStrip(workbench.document(), workbench.navigator(), *m_end,
                                  workbench.appearance());
    connect(&workbench.document(), &MapDocument::wasReset, this, &MapComparison::end);
    connect(&workbench.document(), &MapDocument::titleChanged, this, &MapComparison::refresh);
    connect(&workbench.navigator().shown(), &ShownAnswer::changed, this, &MapComparison::showPaths);
    refresh();
}

MapComparison::~MapComparison() { end(); }

void MapComparison::makeActions()
{
    const Appearance& look = m_workbench.appearance();
    m_menu->setIcon(icon("compare", look));
    auto* state = makeAction(
        this,
        {tr("Compare With &This State"), tr("Keep the map as it is now, and compare what "
                                            "you change from here on")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K)}, icon("history", look));
    m_saved = makeAction(
        this, {tr("Compare With Its &File"), tr("Compare the map with its file as last saved")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_K)}, icon("revert", look));
    auto* file = makeAction(
        this, {tr("Compare With &Another File…"), tr("Compare the map with another file")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N)}, icon("open", look));
    auto* radius = makeAction(this,
                              {tr("Compare With Another &Radius"),
                               tr("Compare the path with that for another agent radius")},
                              {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_I)}, icon("agent", look));
    auto* method =
        makeAction(this,
                   {tr("Compare With Another &Method"),
                    tr("Compare the path with that of a grid, a flow field or a faster "
                       "search")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_I)}, icon("path", look));
    m_end = makeAction(this, {tr("&End the Comparison"), tr("Show this map alone")},
                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_N)},
                       icon("remove", look));
    m_menu->addActions({radius, state, m_saved, file, method});
    m_menu->addSeparator();
    m_menu->addAction(m_end);
    connect(state, &QAction::triggered, this, &MapComparison::compareWithState);
    connect(m_saved, &QAction::triggered, this, &MapComparison::compareWithSaved);
    connect(file, &QAction::triggered, this, &MapComparison::askForFile);
    connect(radius, &QAction::triggered, this, &MapComparison::compareWithRadius);
    connect(method, &QAction::triggered, this, &MapComparison::compareWithMethod);
    connect(m_end, &QAction::triggered, this, &MapComparison::end);
}

void MapComparison::refresh()
{
    m_saved->setEnabled(!m_workbench.document().file().path().isEmpty());
    m_end->setEnabled(isOpen());
}

/// The map is copied in turns and indexed on the thread that reads files.
void MapComparison::compareWithState()
{
    MapDocument& document = m_workbench.document();
    const QString name =
        tr("%1 at %2")
            .arg(titleOf(document), QTime::currentTime().toString(QStringLiteral("HH:mm")));
    new MapCopy(
        document,
        [this, name](const std::shared_ptr<CopiedMap>& copy) {
            if (!copy)
                return;
            const auto take = [copy](Progress&) -> Opening::Reading {
                auto map = std::make_unique<ParkedMap>();
                map->map = copy->take();
                map->index.rebuild();
                map->undoStack->moveToThread(QCoreApplication::instance()->thread());
                return map;
            };
            m_files.opening().read(
                tr("Copying the map"), take,
                [this, name](std::unique_ptr<ParkedMap>& map) {
                    begin(*map, name);
                    return true;
                },
                [](bool) {});
        },
        this);
}

void MapComparison::compareWithSaved()
{
    const QString path = m_workbench.document().file().path();
    compareWithFile(path, tr("%1 as saved").arg(QFileInfo(path).fileName()));
}

void MapComparison::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Compare With"),
        startFolder(m_workbench.document(), m_workbench.recentFiles()), m_files.openFilters());
    if (!path.isEmpty())
        compareWithFile(path, QFileInfo(path).fileName());
}

void MapComparison::compareWithFile(const QString& path, const QString& name)
{
    m_files.opening().lend(path, [this, name](std::unique_ptr<ParkedMap>& map) {
        begin(*map, name);
        return true;
    });
}

void MapComparison::begin(ParkedMap& map, const QString& name)
{
    Workbench& w = m_workbench;
    auto document = std::make_unique<MapDocument>();
    document->exchange(map);
    begin(std::make_unique<ComparedSide>(
        *document, name, ComparedSide::Parts{w.navigator(), w.overlays(), w.appearance()}));
    m_otherMap = std::move(document);
}

/// The shown map is on both sides.
template <class Side> void MapComparison::beginWith()
{
    Workbench& w = m_workbench;
    begin(std::make_unique<Side>(w.document(),
                                 ComparedSide::Parts{w.navigator(), w.overlays(), w.appearance()}));
}

void MapComparison::compareWithRadius() { beginWith<ComparedRadius>(); }

void MapComparison::compareWithMethod() { beginWith<ComparedMethod>(); }

void MapComparison::begin(std::unique_ptr<ComparedSide> side)
{
    Workbench& w = m_workbench;
    const int place = m_line ? m_line->value() : -1; // it stays where the user put it
    end();
    m_other = std::move(side);
    const auto ghostOn = [&w](Canvas& canvas) {
        return std::make_unique<SidePath>(canvas, w.overlays(), w.appearance(),
                                          SidePath::Look::ghost);
    };
    m_theirPath = ghostOn(w.canvas());
    m_ourPath = ghostOn(m_other->canvas());
    connect(m_other.get(), &ComparedSide::answered, this, &MapComparison::showPaths);
    showPaths();
    m_line = new SwipeLine(w.appearance(), w.view().viewport());
    if (place >= 0)
        m_line->setValue(place);
    m_line->lower();
    m_view = new SwipeView(m_other->canvas(), w.view());
    m_view->setEdge(m_line->edge());
    connect(m_line, &SwipeLine::moved, m_view, [this] { m_view->setEdge(m_line->edge()); });
    connect(m_view, &SwipeView::pressed, this, [this] {
        emit said(tr("Left of the line lies A, which is only compared: drag the line to edit "
                     "what is beneath"));
    });
    m_line->show();
    m_strip->setCompared(m_other.get());
    refresh();
}

void MapComparison::showPaths()
{
    if (!m_other)
        return;
    m_theirPath->show(m_other->path());
    m_ourPath->show(m_workbench.navigator().shown().path());
}

void MapComparison::end()
{
    if (m_strip)
        m_strip->setCompared(nullptr);
    delete m_view;
    delete m_line;
    m_ourPath.reset();
    m_theirPath.reset();
    m_other.reset();
    m_otherMap.reset();
    refresh();
}

} // namespace thicket::editor
