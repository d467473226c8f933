#include "app/editor/menus/filemenu.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/files/exporting.h"
#include "app/editor/files/files.h"
#include "app/editor/files/session.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QWidget>

namespace thicket::editor {

FileMenu::FileMenu(Files& files, Exporting& exporting, RecentFiles& recent,
                   const Appearance& appearance, QWidget& window)
    : QObject(&window), m_files(files), m_exporting(exporting), m_recentFiles(recent),
      m_menu(new QMenu(tr("&File"), &window)), m_recent(new QMenu(tr("Open &Recent"), &window)),
      m_samples(new QMenu(tr("Sa&mples"), &window))
{
    m_recent->menuAction()->setStatusTip(tr("Open a recent file"));
    m_samples->menuAction()->setStatusTip(tr("Open a copy of a map that comes with Thicket"));
    makeReturns(appearance);
    makeActions(appearance, window);
    fillRecent();
    fillSamples();
    connect(&recent, &RecentFiles::changed, this, &FileMenu::fillRecent);
}

void FileMenu::makeActions(const Appearance& appearance, QWidget& window)
{
    m_new = makeAction(this, {tr("&New"), tr("Start an empty map in a tab of its own")},
                       {QKeySequence::New}, icon("new", appearance));
    m_open = makeAction(this, {tr("&Open…"), tr("Open a map or a circle list from a file")},
                        {QKeySequence::Open}, icon("open", appearance));
    QAction* openWith =
        makeAction(this,
                   {tr("Open &with Options…"),
                    tr("Open a file of another program, and choose how it is read")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_O)},
                   icon("open-options", appearance));
    m_save = makeAction(this, {tr("&Save"), tr("Save the map to its file")}, {QKeySequence::Save},
                        icon("save", appearance));
    QAction* saveAs = makeAction(this, {tr("Save &As…"), tr("Save the map to another file")},
                                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    m_export =
        makeAction(this, {tr("&Export…"), tr("Write the map in another program's format")},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, icon("export", appearance));
    QAction* add =
        makeAction(this, {tr("A&dd from File…"), tr("Add the objects of a file to this map")},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, icon("add-file", appearance));
    QAction* again = makeAction(this, {tr("Export A&gain"), tr("Export with the last settings")},
                                {QKeySequence(Qt::CTRL | Qt::Key_E)});
    QAction* quit =
        makeAction(this, {tr("&Quit"), tr("Leave Thicket")}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    connect(m_new, &QAction::triggered, &m_files, &Files::newMap);
    connect(m_open, &QAction::triggered, &m_files, &Files::openWithDialog);
    connect(openWith, &QAction::triggered, &m_files, &Files::openWithOptions);
    connect(add, &QAction::triggered, &m_files, &Files::addWithDialog);
    connect(m_save, &QAction::triggered, &m_files, [this] { m_files.saving().save(); });
    connect(saveAs, &QAction::triggered, &m_files, [this] { m_files.saving().saveWithDialog(); });
    connect(m_export, &QAction::triggered, &m_exporting, &Exporting::exportWithDialog);
    connect(again, &QAction::triggered, &m_exporting, &Exporting::exportAgain);
    connect(quit, &QAction::triggered, &window, &QWidget::close);

    m_menu->addActions({m_new, m_open, openWith, m_reopen});
    m_menu->addMenu(m_recent);
    m_menu->addMenu(m_samples);
    m_menu->addAction(add);
    m_menu->addSeparator();
    m_menu->addActions({m_save, saveAs, m_revert, m_close});
    m_menu->addSeparator();
    m_menu->addActions({m_export, again});
    m_afterExports = m_menu->addSeparator();
    m_menu->addActions({m_reopenAtStart, quit});
}

void FileMenu::addExport(QAction* action) { m_menu->insertAction(m_afterExports, action); }

/// The actions that go back: to an empty map, a former file, the saved map.
void FileMenu::makeReturns(const Appearance& appearance)
{
    m_close = makeAction(this, {tr("&Close"), tr("Close the map and its tab")},
                         {QKeySequence(Qt::CTRL | Qt::Key_W)}, icon("close-map", appearance));
    m_reopen =
        makeAction(this, {tr("Reopen &Last"), tr("Open the file again that was closed last")},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}, icon("reopen", appearance));
    m_revert = makeAction(this,
                          {tr("Re&vert"), tr("Go back to the saved map. Undo brings your changes "
                                             "back")},
                          {QKeySequence(Qt::Key_F12)}, icon("revert", appearance));
    m_reopenAtStart = makeAction(this, {tr("Open Last Files at S&tart"),
                                        tr("Open the files of the last time at the start")});
    m_reopenAtStart->setCheckable(true);
    m_reopenAtStart->setChecked(session::isReopened());
    connect(m_close, &QAction::triggered, &m_files, &Files::closeShown);
    connect(m_reopen, &QAction::triggered, &m_files, &Files::reopenLast);
    connect(m_revert, &QAction::triggered, &m_files, &Files::revert);
    connect(m_reopenAtStart, &QAction::toggled, this, &session::setReopened);
    connect(&m_files, &Files::choicesChanged, this, &FileMenu::refreshReturns);
    refreshReturns();
}

void FileMenu::refreshReturns()
{
    m_reopen->setEnabled(m_files.canReopen());
    m_revert->setEnabled(m_files.canRevert());
}

void FileMenu::fillRecent()
{
    // The action that called this may be one of those that are removed.
    const QList<QAction*> former = m_recent->actions();
    for (QAction* action : former) {
        m_recent->removeAction(action);
        action->deleteLater();
    }
    const QStringList paths = m_recentFiles.files();
    for (const QString& path : paths) {
        const QString name = QFileInfo(path).fileName().replace('&', QStringLiteral("&&"));
        QAction* action = makeAction(m_recent, {name, tr("Open %1").arg(path)});
        m_recent->addAction(action);
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    if (!paths.isEmpty()) {
        m_recent->addSeparator();
        QAction* forget =
            makeAction(m_recent, {tr("&Clear List"), tr("Clear the list of recent files")});
        m_recent->addAction(forget);
        connect(forget, &QAction::triggered, &m_recentFiles, &RecentFiles::clear);
    }
    m_recent->setEnabled(!paths.isEmpty());
}

void FileMenu::fillSamples()
{
    for (const QString& path : Files::samples()) {
        QString name = QFileInfo(path).completeBaseName().replace('-', ' ');
        name[0] = name[0].toUpper();
        QAction* action = makeAction(m_samples, {name, tr("Open a copy of %1").arg(name)});
        m_samples->addAction(action);
        connect(action, &QAction::triggered, this, [this, path] { m_files.openSample(path); });
    }
    m_samples->setEnabled(!m_samples->isEmpty());
}

} // namespace thicket::editor
