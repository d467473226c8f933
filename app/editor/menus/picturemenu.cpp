#include "app/editor/menus/picturemenu.h"

#include "app/drawing/picturefile.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/edits/underlayedits.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/files/startfolder.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

namespace thicket::editor {

namespace {

/// The room for a new picture: the map's bounds, or most of the view.
nav::Box roomFor(const nav::Map& map, const nav::Box& view)
{
    const auto& bounds = map.settings.bounds;
    if (bounds && bounds->width() > 0 && bounds->height() > 0)
        return *bounds;
    return scaledAbout(view, view.center(), 0.8);
}

} // namespace

PictureMenu::PictureMenu(Workbench& workbench, QMainWindow& window)
    : QObject(&window), m_workbench(workbench), m_window(window),
      m_menu(new QMenu(tr("Picture &Beneath"), &window))
{
    QAction* choose = makeAction(
        this, {tr("&Choose Picture…"), tr("Put a picture beneath the map, to trace over it")}, {},
        icon("picture", workbench.appearance()));
    QAction* fit =
        makeAction(this, {tr("&Move and Scale"), tr("Drag the picture, or click two points and "
                                                    "type their true distance")});
    m_show = makeAction(this, {tr("&Show Picture"), tr("Show the picture beneath the map")});
    m_lock = makeAction(this, {tr("&Lock Picture"), tr("Keep the picture where it is")});
    m_remove =
        makeAction(this, {tr("&Remove Picture"), tr("Take the picture from beneath the map")});
    m_show->setCheckable(true);
    m_lock->setCheckable(true);
    connect(choose, &QAction::triggered, this, &PictureMenu::chooseWithDialog);
    connect(fit, &QAction::triggered, this,
            [&workbench] { workbench.tools().choose(QStringLiteral("picture")); });
    connect(m_show, &QAction::triggered, this, [this](bool on) {
        set(&nav::Underlay::visible, on, on ? tr("Show Picture") : tr("Hide Picture"));
    });
    connect(m_lock, &QAction::triggered, this, [this](bool on) {
        set(&nav::Underlay::locked, on, on ? tr("Lock Picture") : tr("Unlock Picture"));
    });
    connect(m_remove, &QAction::triggered, this, &PictureMenu::remove);
    m_menu->addActions({choose, fit});
    m_menu->addSeparator();
    m_menu->addActions({m_show, m_lock, m_remove});
    connect(&workbench.document(), &MapDocument::changed, this, &PictureMenu::refresh);
    connect(&workbench.document(), &MapDocument::wasReset, this, &PictureMenu::refresh);
    refresh();
}

void PictureMenu::chooseWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Choose Picture"),
        startFolder(m_workbench.document(), m_workbench.recentFiles()), drawing::pictureFilter());
    if (!path.isEmpty())
        choose(path);
}

void PictureMenu::choose(const QString& path)
{
    const auto size = drawing::pictureSize(path);
    if (!size) {
        emit failed(errorText(size.error()));
        return;
    }
    MapDocument& document = m_workbench.document();
    document.gesture().cancel();
    nav::Underlay chosen;
    nav::Box room = roomFor(document.map(), m_workbench.view().camera().visibleBox());
    if (const auto& former = document.map().settings.underlay) {
        chosen = *former;
        chosen.visible = true;
        room = former->box;
    }
    chosen.image = QFileInfo(path).absoluteFilePath().toStdString();
    chosen.box = fitted(*size, room);
    document.push(changeUnderlay(document.map(), chosen), tr("Choose Picture"));
    m_workbench.tools().choose(QStringLiteral("picture"));
    m_workbench.view().setFocus();
}

void PictureMenu::set(bool nav::Underlay::*part, bool on, const QString& step)
{
    MapDocument& document = m_workbench.document();
    nav::Underlay underlay = *document.map().settings.underlay;
    underlay.*part = on;
    document.push(changeUnderlay(document.map(), std::move(underlay)), step);
    refresh();
}

void PictureMenu::remove()
{
    MapDocument& document = m_workbench.document();
    document.push(changeUnderlay(document.map(), {}), tr("Remove Picture"));
    refresh();
}

void PictureMenu::refresh()
{
    const auto& underlay = m_workbench.document().map().settings.underlay;
    for (QAction* action : {m_show, m_lock, m_remove})
        action->setEnabled(underlay.has_value());
    m_show->setChecked(underlay && underlay->visible);
    m_lock->setChecked(underlay && underlay->locked);
}

} // namespace thicket::editor
