#include "app/editor/tour/tour.h"

#include "app/editor/files/files.h"
#include "app/editor/tour/touranswer.h"
#include "app/editor/tour/tourcard.h"
#include "app/editor/tour/tourmenu.h"
#include "app/editor/widgets/section.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QEvent>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr double besideCard = 24;
constexpr double viewMargin = 12;

} // namespace

Tour::Tour(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_menu(new TourMenu(window)),
      m_card(
          new TourCard(*m_menu, parts.workbench.appearance(), parts.workbench.view().viewport())),
      m_tangents(parts.workbench.canvas(), parts.workbench.appearance()),
      m_mark(parts.workbench.canvas(), parts.workbench.appearance()),
      m_overlays(parts.workbench.overlays(), parts.workbench.navigator(), parts.search)
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0); // once for all that an edit changes
    connect(&m_refresh, &QTimer::timeout, this, &Tour::refresh);
    connectActions();
    follow();
}

void Tour::connectActions()
{
    connect(m_menu->startAction(), &QAction::triggered, this, &Tour::start);
    for (int page = 0; page < m_pages.size(); ++page) {
        connect(m_menu->pageActions()[page], &QAction::triggered, this,
                [this, page] { openPage(page); });
    }
    connect(m_menu->nextAction(), &QAction::triggered, this, [this] { openPage(m_page + 1); });
    connect(m_menu->previousAction(), &QAction::triggered, this, [this] { openPage(m_page - 1); });
    connect(m_menu->againAction(), &QAction::triggered, this, &Tour::beginAgain);
    connect(m_menu->closeAction(), &QAction::triggered, this, &Tour::close);
}

void Tour::follow()
{
    Workbench& w = m_parts.workbench;
    connect(&w.maps(), &OpenMaps::entered, this, &Tour::enter);
    connect(&w.maps(), &OpenMaps::dropped, this, &Tour::drop);
    const auto refreshSoon = [this] {
        if (m_overlays.isSet())
            m_refresh.start();
    };
    connect(&w.document(), &MapDocument::changed, this, refreshSoon);
    connect(&w.navigator(), &Navigator::pathChanged, this, refreshSoon);
    connect(&w.navigator(), &Navigator::fieldChanged, this, refreshSoon);
    connect(&w.navigator().graph(), &LiveGraph::changed, this, refreshSoon);
    connect(&w.view().camera(), &ViewCamera::changed, this, &Tour::followCamera);
    // Folding it ends the tracing that a page may need.
    connect(&m_parts.search, &Section::foldedChanged, this, [this] {
        if (m_overlays.isSet())
            m_overlays.set(m_pages[m_page].lesson);
    });
    connect(m_card, &TourCard::focusLeft, &w.view(), qOverload<>(&QWidget::setFocus));
    w.view().viewport()->installEventFilter(this);
}

/// Goes back to the page that was open, as it was left.
void Tour::start()
{
    const int place = m_map ? m_parts.workbench.maps().placeOfId(m_map) : -1;
    if (place < 0)
        return openPage(0);
    m_parts.workbench.maps().show(place);
    m_parts.workbench.view().setFocus();
}

void Tour::openPage(int page)
{
    takeTab();
    m_page = page;
    m_first = mapOf(m_pages[page]);
    m_parts.workbench.document().reset(m_first, DocumentFile::throwaway());
    showPage();
    beginPage();
}

/// Shows the tour's tab. A page that the user saved to a file is the user's: then it is another
/// tab.
void Tour::takeTab()
{
    Workbench& w = m_parts.workbench;
    if (m_map) {
        w.maps().show(w.maps().placeOfId(m_map));
        if (w.document().file().isUntitled())
            return;
    }
    m_former = w.maps().shownId();
    m_map = 0;
    w.maps().add();
    m_map = w.maps().shownId();
}

/// As an undo step, as the user may have drawn something.
void Tour::beginAgain()
{
    MapDocument& document = m_parts.workbench.document();
    if (!document.file().isUntitled())
        return openPage(m_page);
    document.gesture().cancel();
    document.replaceMap(m_first, tr("Begin Again"));
    showPage();
    beginPage();
}

void Tour::close()
{
    OpenMaps& maps = m_parts.workbench.maps();
    const int map = std::exchange(m_map, 0);
    leavePage();
    if (m_parts.workbench.document().file().isUntitled()) {
        if (const int former = maps.placeOfId(m_former); former >= 0)
            maps.show(former);
        m_parts.files.close(maps.placeOfId(map));
    }
    m_parts.workbench.view().setFocus();
}

void Tour::enter(int id)
{
    if (m_map != 0 && id == m_map)
        showPage();
    else
        leavePage();
}

void Tour::drop(int id)
{
    if (id == m_map)
        m_map = 0;
}

void Tour::beginPage()
{
    Workbench& w = m_parts.workbench;
    w.setMode(Workbench::Mode::edit);
    w.tools().choose(QStringLiteral("select"));
    // So that the arrow keys move it.
    const nav::ObjectId target = m_pages[m_page].target;
    w.selection().set(target ? QList{target} : QList<nav::ObjectId>());
    frame();
    w.view().setFocus();
}

void Tour::showPage()
{
    const TourPage& page = m_pages[m_page];
    m_overlays.set(page.lesson);
    m_menu->setShown(m_page);
    m_card->setPage(page, m_page, static_cast<int>(m_pages.size()));
    m_card->open();
    m_tangents.setAboveHandles(page.lesson == Lesson::sight);
    m_tangents.show();
    followCamera();
    refresh();
}

void Tour::leavePage()
{
    m_overlays.putBack();
    m_refresh.stop();
    m_card->hide();
    m_tangents.hide();
    m_mark.hide();
    m_menu->setShown(-1);
}

/// Shows the whole map beside the card.
void Tour::frame()
{
    ViewCamera& camera = m_parts.workbench.view().camera();
    const nav::Box box = m_parts.workbench.document().index().extent();
    const QSizeF size = m_parts.workbench.view().viewport()->size();
    const double left = m_card->geometry().right() + besideCard;
    const double width = std::max(size.width() - left - viewMargin, size.width() / 3);
    const double height = std::max(size.height() - 2 * viewMargin, 1.0);
    Camera shown = camera.value();
    shown.scale = std::min(width / std::max(box.width(), 1e-3), //
                           height / std::max(box.height(), 1e-3));
    const double aside = size.width() - viewMargin - width / 2 - size.width() / 2;
    shown.center = box.center() - nav::Point{aside / shown.scale, 0};
    camera.set(shown);
}

void Tour::followCamera()
{
    if (!m_overlays.isSet())
        return;
    const nav::Box visible = m_parts.workbench.view().camera().visibleBox();
    m_tangents.setVisibleBox(visible);
    m_mark.setVisibleBox(visible);
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    // The camera fits the map first.
    if (event->type() == QEvent::Resize && m_overlays.isSet())
        QTimer::singleShot(0, this, [this] {
            if (m_overlays.isSet()) {
                frame();
                refreshMark();
            }
        });
    return QObject::eventFilter(watched, event);
}

void Tour::refresh()
{
    const TourAnswer answer = answerFor(m_pages[m_page].lesson, m_parts.workbench.navigator());
    m_tangents.set(answer.tangents);
    m_card->setFigure(answer.figure);
    refreshMark();
}

void Tour::refreshMark()
{
    m_mark.setVisible(isTargetAsAtFirst());
    if (!m_mark.isVisible())
        return;
    const nav::ObjectId target = m_pages[m_page].target;
    if (target) {
        const nav::MapObject& object = *m_parts.workbench.document().map().find(target);
        return m_mark.pointAt(nav::boundingBox(object.geometry), tr("Drag me"));
    }
    const QWidget& radius = m_parts.radius;
    const QWidget* viewport = m_parts.workbench.view().viewport();
    const QPoint middle = radius.mapToGlobal(radius.rect().center());
    m_mark.pointAbove(viewport->mapFromGlobal(middle).x(), tr("Drag the radius"));
}

bool Tour::isTargetAsAtFirst() const
{
    const nav::ObjectId target = m_pages[m_page].target;
    if (!target)
        return m_parts.workbench.navigator().agentRadius() == AgentRadius::chosenIn(m_first);
    const nav::MapObject* object = m_parts.workbench.document().map().find(target);
    return object && object->geometry == m_first.find(target)->geometry;
}

} // namespace thicket::editor
