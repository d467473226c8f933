#include "app/editor/window/maptabs.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/files/files.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/closebutton.h"
#include "app/editor/window/windowtitle.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QDir>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace thicket::editor {

MapTabs::MapTabs(OpenMaps& maps, Files& files, const Appearance& appearance, QWidget* parent)
    : QTabBar(parent), m_maps(maps), m_files(files), m_appearance(appearance)
{
    setObjectName("mapTabs");
    setAccessibleName(tr("Open maps"));
    setProperty("look", "maps");
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    makeActions();
    connect(&maps, &OpenMaps::changed, this, &MapTabs::follow);
    connect(this, &QTabBar::currentChanged, this, [this](int place) {
        if (!m_isFollowing && place >= 0)
            m_maps.show(place);
    });
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        const QScopedValueRollback following(m_isFollowing, true);
        m_maps.move(from, to);
    });
    follow();
}

void MapTabs::makeActions()
{
    m_next = makeAction(this, {tr("Ne&xt Tab"), tr("Show the next open map")},
                        {QKeySequence(Qt::CTRL | Qt::Key_Tab)}, icon("next-tab", m_appearance));
    m_previous = makeAction(this, {tr("Pre&vious Tab"), tr("Show the open map before")},
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
                            icon("previous-tab", m_appearance));
    m_closeOthers =
        makeAction(this, {tr("Close O&thers"), tr("Close all open maps but the shown one")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)}, icon("close-map", m_appearance));
    connect(m_next, &QAction::triggered, &m_maps, &OpenMaps::showNext);
    connect(m_previous, &QAction::triggered, &m_maps, &OpenMaps::showPrevious);
    connect(m_closeOthers, &QAction::triggered, this,
            [this] { m_files.closeOthers(m_maps.shown()); });
}

void MapTabs::follow()
{
    if (m_isFollowing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    setCount(m_maps.count());
    for (int place = 0; place < count(); ++place) {
        const QString title = m_maps.title(place).replace('&', QStringLiteral("&&"));
        const QString path = m_maps.path(place);
        setTabText(place, markedTitle(title, m_maps.isModified(place)));
        setTabToolTip(place, path.isEmpty() ? tr("Not saved yet") : QDir::toNativeSeparators(path));
    }
    setCurrentIndex(m_maps.shown());
    setVisible(m_maps.count() > 1);
    for (QAction* action : tabActions())
        action->setEnabled(m_maps.count() > 1);
}

void MapTabs::setCount(int count)
{
    while (this->count() > count)
        removeTab(this->count() - 1);
    while (this->count() < count)
        addCross(addTab(QString()));
}

void MapTabs::addCross(int place)
{
    auto* cross = new CloseButton(m_appearance, this);
    cross->setFixedSize(20, 20);
    cross->setFocusPolicy(Qt::NoFocus); // Ctrl+W closes by key
    setTabButton(place, QTabBar::RightSide, cross);
    connect(cross, &QAbstractButton::clicked, this, [this, cross] {
        for (int at = 0; at < count(); ++at) {
            if (tabButton(at, QTabBar::RightSide) == cross)
                return static_cast<void>(m_files.close(at));
        }
    });
}

void MapTabs::mouseReleaseEvent(QMouseEvent* event)
{
    const int place = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && place >= 0)
        m_files.close(place);
    else
        QTabBar::mouseReleaseEvent(event);
}

void MapTabs::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int place = isByKey ? currentIndex() : tabAt(event->pos());
    if (place < 0)
        return;
    QMenu menu(this);
    QAction* close = makeAction(&menu, {tr("&Close"), tr("Close the map and its tab")});
    QAction* others = makeAction(&menu, {tr("Close &Others"), tr("Close all other maps")});
    menu.addActions({close, others});
    const QPoint at = isByKey ? mapToGlobal(tabRect(place).center()) : event->globalPos();
    const QAction* chosen = menu.exec(at);
    if (chosen == close)
        m_files.close(place);
    else if (chosen == others)
        m_files.closeOthers(place);
}

} // namespace thicket::editor
