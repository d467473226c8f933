#include "app/editor/window/dockcolumn.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/widgets/section.h"
#include "app/editor/window/dockflyout.h"
#include "app/editor/window/dockrail.h"
#include "app/editor/window/entrance.h"
#include "app/editor/window/paneltabs.h"

#include <QAction>
#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace thicket::editor {

namespace {

constexpr int leastBreadth = 240;
constexpr int greatestBreadth = 480;
constexpr int foldedBelow = 1100; // the window's width

/// The sections below each other, with lines between them.
QWidget* columnOf(const QList<Section*>& sections)
{
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (Section* section : sections) {
        if (section != sections.first()) {
            auto* line = new QFrame;
            line->setProperty("role", "line");
            line->setFixedHeight(1);
            layout->addWidget(line);
        }
        layout->addWidget(section);
    }
    layout->addStretch(1);
    return column;
}

QScrollArea* paneOf(const QList<Section*>& sections)
{
    auto* pane = new QScrollArea;
    pane->setWidget(columnOf(sections));
    pane->setWidgetResizable(true);
    pane->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pane->setFocusPolicy(Qt::NoFocus);
    pane->setMinimumHeight(90);
    return pane;
}

} // namespace

DockColumn::DockColumn(const QList<Section*>& sections, const Appearance& appearance,
                       QMainWindow& window)
    : QDockWidget(tr("Panels")), m_window(window), m_sections(sections),
      m_panes({paneOf(sections.first(1))}), m_splitter(new QSplitter(Qt::Vertical)),
      m_shares(*m_splitter), m_tabs(new PanelTabs(appearance)), m_body(new QWidget),
      m_rail(new DockRail), m_flyout(new DockFlyout(&window, *this)), m_breadth(firstBreadth)
{
    setObjectName("dockColumn");
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    makeBody();
    makeInspectorAction(appearance);
    m_panes << paneOf(sections.sliced(1));
    m_panes.last()->setAccessibleName(tr("View"));
    addPage(m_panes.last(), "overlays", {tr("&View Panel"), tr("Show overlays and layers")},
            QKeySequence(Qt::ALT | Qt::Key_1));
    m_shares.restore({}, {});
    for (Section* section : sections.sliced(1))
        connect(section, &Section::wanted, this, [this, section] { reveal(*section); });
    connect(m_tabs, &PanelTabs::pageWanted, this, &DockColumn::toggle);
    connect(m_tabs, &QTabWidget::currentChanged, this, &DockColumn::markRail);
    connect(m_flyout, &DockFlyout::focusLeft, this, &DockColumn::focusLeft);
    connect(m_flyout, &DockFlyout::shownChanged, this, &DockColumn::markRail);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, QWidget* focused) { follow(focused); });
    window.installEventFilter(this);
}

/// Its parts lose the focus when they are deleted, and it is no column any more then.
DockColumn::~DockColumn() { disconnect(qApp, nullptr, this, nullptr); }

void DockColumn::makeBody()
{
    m_tabs->setMinimumHeight(120);
    m_splitter->setObjectName("dockPanes");
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(3);
    m_splitter->addWidget(m_panes.first());
    m_splitter->addWidget(m_tabs);
    m_layout = new QHBoxLayout(m_body);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_splitter);
    m_layout->addWidget(m_rail);
    m_rail->hide();
    m_body->setMinimumWidth(leastBreadth);
    m_body->setMaximumWidth(greatestBreadth);
    setWidget(m_body);
}

void DockColumn::makeInspectorAction(const Appearance& appearance)
{
    m_inspector = makeAction(
        this, {tr("&Inspector"), tr("Go to the Inspector, which shows what is selected")},
        {QKeySequence(Qt::ALT | Qt::Key_0)}, icon("inspector", appearance));
    m_inspector->setObjectName("inspector");
    m_rail->add(m_inspector);
    connect(m_inspector, &QAction::triggered, this, [this] {
        if (!closesFor(m_panes.first()))
            showUpper();
    });
}

QSize DockColumn::sizeHint() const { return {m_isFolded ? DockRail::breadth : m_breadth, 600}; }

void DockColumn::addPage(Section* section, const QString& iconName, const ActionText& text,
                         const QKeySequence& key)
{
    section->setAlwaysOpen();
    m_panes << paneOf({section});
    m_panes.last()->setAccessibleName(section->accessibleName());
    addPage(m_panes.last(), iconName, text, key);
    connect(section, &Section::wanted, this, [this, section] { reveal(*section); });
}

void DockColumn::addPage(QWidget* page, const QString& iconName, const ActionText& text,
                         const QKeySequence& key)
{
    m_tabs->add(page, iconName, text, key);
    QAction* const action = m_tabs->pageActions().last();
    action->setObjectName(iconName);
    m_rail->add(action);
}

QList<QAction*> DockColumn::paneActions() const
{
    return QList<QAction*>{m_inspector} + m_tabs->pageActions();
}

void DockColumn::showTop() { m_panes.first()->verticalScrollBar()->setValue(0); }

void DockColumn::showPage(QWidget* page)
{
    m_isUpperShown = false;
    open();
    m_tabs->showPage(page);
    markRail();
}

void DockColumn::toggle(QWidget* page)
{
    if (m_tabs->currentWidget() != page || !closesFor(page))
        showPage(page);
}

void DockColumn::reveal(Section& section)
{
    m_isUpperShown = false;
    open();
    for (QScrollArea* pane : std::as_const(m_panes)) {
        if (pane->isAncestorOf(&section) && pane != m_panes.first())
            m_tabs->setCurrentWidget(pane);
    }
    markRail();
}

void DockColumn::showUpper()
{
    m_isUpperShown = true;
    open();
    if (QWidget* first = entranceOf(m_panes.first()->widget()))
        first->setFocus(Qt::ShortcutFocusReason);
    markRail();
}

void DockColumn::open()
{
    show();
    if (m_isFolded && !m_flyout->isVisible()) {
        m_flyout->open(m_breadth);
        m_flyout->setFocus(Qt::ShortcutFocusReason);
    }
}

/// The rail's button of what is open closes it.
bool DockColumn::closesFor(const QWidget* pane)
{
    const bool isUpper = pane == m_panes.first();
    if (!m_isFolded || !m_flyout->isVisible() || isUpper != m_isUpperShown)
        return false;
    m_flyout->close();
    return true;
}

void DockColumn::markRail()
{
    const int page = m_tabs->currentIndex();
    const bool isOpen = m_flyout->isVisible() && page >= 0;
    const QAction* const shown = m_isUpperShown ? m_inspector : m_tabs->pageActions().value(page);
    m_rail->setOpen(isOpen ? shown : nullptr);
}

int DockColumn::breadth() const { return m_isFolded || isHidden() ? m_breadth : width(); }

void DockColumn::setBreadth(int breadth)
{
    m_breadth = qBound(leastBreadth, breadth, greatestBreadth);
    if (!m_isFolded)
        m_window.resizeDocks({this}, {m_breadth}, Qt::Horizontal);
}

void DockColumn::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    if (folded)
        m_breadth = breadth();
    m_isFolded = folded;
    if (folded) {
        m_body->setFixedWidth(DockRail::breadth);
        m_flyout->layout()->addWidget(m_splitter);
    } else {
        m_flyout->hide();
        m_body->setMinimumWidth(leastBreadth);
        m_body->setMaximumWidth(greatestBreadth);
        m_layout->insertWidget(0, m_splitter);
        m_window.resizeDocks({this}, {m_breadth}, Qt::Horizontal);
    }
    m_splitter->show();
    m_rail->setVisible(folded);
}

bool DockColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == &m_window)
        setFolded(m_window.width() < foldedBelow);
    return QDockWidget::eventFilter(watched, event);
}

void DockColumn::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    m_flyout->place();
}

void DockColumn::moveEvent(QMoveEvent* event)
{
    QDockWidget::moveEvent(event);
    m_flyout->place();
}

void DockColumn::hideEvent(QHideEvent* event)
{
    QDockWidget::hideEvent(event);
    m_flyout->hide();
}

void DockColumn::follow(QWidget* focused)
{
    for (QScrollArea* pane : std::as_const(m_panes)) {
        if (focused && pane->isAncestorOf(focused))
            pane->ensureWidgetVisible(focused, 0, 12);
    }
    m_flyout->follow(focused);
}

} // namespace thicket::editor
