#include "app/editor/window/windowlayout.h"

#include "app/editor/widgets/screenroom.h"
#include "app/editor/widgets/section.h"
#include "app/editor/window/dockcolumn.h"
#include "app/editor/window/paneltabs.h"

#include <QMainWindow>
#include <QSettings>

namespace thicket::editor {

namespace {

/// 1440 x 900, or less if the screen has no room for that and the window's frame.
QSize firstSize(const QWidget& window)
{
    return QSize(1440, 900).boundedTo(screenRoom(window)).expandedTo(window.minimumSize());
}

} // namespace

WindowLayout::WindowLayout(QMainWindow& window, DockColumn& dock, QWidget& strip)
    : QObject(&window), m_window(window), m_dock(dock), m_strip(strip)
{}

void WindowLayout::restore()
{
    m_window.resize(firstSize(m_window));
    m_window.resizeDocks({&m_dock}, {DockColumn::firstBreadth}, Qt::Horizontal);
    m_first = m_window.saveState();
    const QSettings settings;
    m_window.restoreGeometry(settings.value("window/geometry").toByteArray());
    m_window.restoreState(settings.value("window/state").toByteArray());
    m_dock.shares().restore(settings.value("window/panes").toByteArray(),
                            settings.value("window/searchPanes").toByteArray());
    m_dock.setBreadth(settings.value("window/dock", DockColumn::firstBreadth).toInt());
    m_dock.tabs().setCurrentIndex(settings.value("window/panel").toInt());
    // Panels are always shown at the start. A window that opens without its tools would be
    // confusing.
    m_dock.show();
    m_strip.show();
    // Only what differs from the first start is stored. So a new panel starts in its default state.
    const QStringList turned = settings.value("window/folded").toStringList();
    for (Section* section : m_dock.sections())
        section->setFolded(turned.contains(section->objectName()) != section->isFoldedAtFirst());
}

void WindowLayout::save() const
{
    QSettings settings;
    settings.setValue("window/geometry", m_window.saveGeometry());
    settings.setValue("window/state", m_window.saveState());
    settings.setValue("window/panes", m_dock.shares().usual());
    settings.setValue("window/searchPanes", m_dock.shares().searching());
    settings.setValue("window/dock", m_dock.breadth());
    settings.setValue("window/panel", m_dock.tabs().currentIndex());
    QStringList turned;
    for (const Section* section : m_dock.sections()) {
        if (section->isFolded() != section->isFoldedAtFirst())
            turned << section->objectName();
    }
    settings.setValue("window/folded", turned);
}

void WindowLayout::reset()
{
    m_window.setWindowState(m_window.windowState() & ~(Qt::WindowFullScreen | Qt::WindowMaximized));
    m_window.resize(firstSize(m_window));
    m_window.restoreState(m_first);
    m_dock.shares().restore({}, {});
    m_dock.tabs().setCurrentIndex(0);
    m_dock.show();
    m_strip.show();
    m_dock.setBreadth(DockColumn::firstBreadth);
    for (Section* section : m_dock.sections())
        section->setFolded(section->isFoldedAtFirst());
}

void WindowLayout::togglePanels()
{
    const bool show = m_dock.isHidden() || m_strip.isHidden();
    m_dock.setVisible(show);
    m_strip.setVisible(show);
}

} // namespace thicket::editor
