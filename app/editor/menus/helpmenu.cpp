#include "app/editor/menus/helpmenu.h"

#include "app/editor/menus/commandpalette.h"
#include "app/editor/menus/keyswindow.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

namespace thicket::editor {

HelpMenu::HelpMenu(const Preferences& preferences, QMenu& tour, QMainWindow& window)
    : QObject(&window), m_preferences(preferences), m_window(window),
      m_menu(new QMenu(tr("&Help"), &window))
{
    QAction* welcome =
        makeAction(this, {tr("&Welcome"), tr("Show the card of the first start again")});
    QAction* keys = makeAction(this, {tr("&Keys"), tr("List every action and its keys")},
                               {QKeySequence(Qt::Key_F1)});
    QAction* palette =
        makeAction(this, {tr("&Command Palette…"), tr("Find an action by its name and do it")},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    QAction* about = makeAction(this, {tr("&About Thicket"), tr("Version and licence")});
    connect(welcome, &QAction::triggered, this, &HelpMenu::welcomeWanted);
    connect(keys, &QAction::triggered, this, &HelpMenu::showKeys);
    connect(palette, &QAction::triggered, this, &HelpMenu::showPalette);
    connect(about, &QAction::triggered, this, &HelpMenu::showAbout);
    m_menu->addAction(welcome);
    m_menu->addMenu(&tour);
    m_menu->addActions({keys, palette});
    m_menu->addSeparator();
    m_menu->addAction(about);
}

void HelpMenu::showKeys()
{
    auto* keys = new KeysWindow(*m_window.menuBar(), m_preferences, &m_window);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->show();
}

void HelpMenu::showPalette()
{
    auto* palette = new CommandPalette(*m_window.menuBar(), &m_window);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->setModal(true);
    palette->show();
}

void HelpMenu::showAbout()
{
    auto* about = new QMessageBox(&m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setObjectName("aboutBox");
    about->setWindowTitle(tr("About Thicket"));
    about->setText(tr("<b>Thicket %1</b>").arg(QCoreApplication::applicationVersion()));
    about->setInformativeText(
        tr("Exact navigation among obstacles: draw a forest, see its tangent graph, walk the "
           "shortest path. Free software under the MIT licence."));
    about->setModal(false);
    about->show();
}

} // namespace thicket::editor
