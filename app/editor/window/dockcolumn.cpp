#include "app/editor/window/dockcolumn.h"

#include "app/editor/widgets/section.h"
#include "app/editor/window/paneltabs.h"

#include <QApplication>
#include <QFrame>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

namespace thicket::editor {

namespace {

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
                       QWidget* parent)
    : QDockWidget(tr("Panels"), parent), m_sections(sections),
      m_splitter(new QSplitter(Qt::Vertical)), m_upper(paneOf(sections.first(1))),
      m_lower(paneOf(sections.sliced(1))), m_tabs(new PanelTabs(appearance))
{
    m_lower->setAccessibleName(tr("View"));
    m_tabs->add(m_lower, "overlays",
                {tr("&View Panel"), tr("Show overlays, layers, agent groups and recordings")},
                QKeySequence(Qt::ALT | Qt::Key_1));
    m_tabs->setMinimumHeight(120);
    connect(m_tabs, &PanelTabs::pageWanted, this, &DockColumn::showPage);
    setObjectName("dockColumn");
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    m_splitter->setObjectName("dockPanes");
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(3);
    m_splitter->addWidget(m_upper);
    m_splitter->addWidget(m_tabs);
    m_splitter->setMinimumWidth(240);
    m_splitter->setMaximumWidth(480);
    setWidget(m_splitter);
    setPanes({});
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, QWidget* focused) { follow(focused); });
}

void DockColumn::showTop() { m_upper->verticalScrollBar()->setValue(0); }

void DockColumn::showPage(QWidget* page)
{
    show();
    m_tabs->showPage(page);
}

void DockColumn::showSections() { m_tabs->setCurrentWidget(m_lower); }

QByteArray DockColumn::panes() const { return m_splitter->saveState(); }

void DockColumn::setPanes(const QByteArray& stored)
{
    if (!m_splitter->restoreState(stored))
        m_splitter->setSizes({340, 420});
}

void DockColumn::follow(QWidget* focused)
{
    for (QScrollArea* pane : {m_upper, m_lower}) {
        if (focused && pane->isAncestorOf(focused))
            pane->ensureWidgetVisible(focused, 0, 12);
    }
}

} // namespace thicket::editor
