#include "app/editor/window/sidewaysscroll.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

namespace thicket::editor {

SidewaysScroll::SidewaysScroll(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea), m_back(makeArrow(tr("Back"), "optionsBack", -1)),
      m_on(makeArrow(tr("More"), "optionsMore", 1))
{
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_back);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_on);
    QScrollBar* const bar = m_area->horizontalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &SidewaysScroll::showArrows);
    connect(bar, &QScrollBar::valueChanged, this, &SidewaysScroll::showArrows);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focused) {
        if (focused && m_area->widget() && m_area->widget()->isAncestorOf(focused))
            reveal(*focused);
    });
    showArrows();
}

/// Its parts lose the focus when they are deleted.
SidewaysScroll::~SidewaysScroll() { disconnect(qApp, nullptr, this, nullptr); }

void SidewaysScroll::setRow(QWidget* row) { m_area->setWidget(row); }

QToolButton* SidewaysScroll::makeArrow(const QString& name, const char* objectName, int direction)
{
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setAutoRaise(true);
    button->setAutoRepeat(true);
    button->setFocusPolicy(Qt::NoFocus); // the fields take the focus, and are scrolled to
    connect(button, &QToolButton::clicked, this,
            [this, direction] { scrollBy(direction * m_area->viewport()->width() / 2); });
    return button;
}

void SidewaysScroll::scrollBy(int pixels)
{
    QScrollBar* const bar = m_area->horizontalScrollBar();
    bar->setValue(bar->value() + pixels);
}

/// All of it, not only its text cursor.
void SidewaysScroll::reveal(const QWidget& part)
{
    const QPoint begin = part.mapTo(m_area->widget(), QPoint());
    for (const int x : {begin.x() + part.width(), begin.x()})
        m_area->ensureVisible(x, begin.y(), 12, 0);
}

void SidewaysScroll::showArrows()
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_back->setArrowType(isMirrored ? Qt::RightArrow : Qt::LeftArrow);
    m_on->setArrowType(isMirrored ? Qt::LeftArrow : Qt::RightArrow);
    const QScrollBar& bar = *m_area->horizontalScrollBar();
    // Both or none: an arrow that comes or goes would move the row beneath the pointer.
    const bool isWide = bar.maximum() > bar.minimum();
    m_back->setVisible(isWide);
    m_on->setVisible(isWide);
    m_back->setEnabled(bar.value() > bar.minimum());
    m_on->setEnabled(bar.value() < bar.maximum());
}

void SidewaysScroll::wheelEvent(QWheelEvent* event)
{
    scrollBy(-(event->angleDelta().y() + event->angleDelta().x()) / 2);
    event->accept();
}

void SidewaysScroll::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        showArrows();
}

} // namespace thicket::editor
