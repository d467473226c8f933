#include "app/editor/window/welcomecard.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace thicket::editor {

WelcomeCard::WelcomeCard(QAction* newAction, QAction* openAction, QMenu* samples, QWidget* canvas)
    : QFrame(canvas)
{
    setObjectName("welcomeCard");
    setAccessibleName(tr("Welcome"));
    setFixedWidth(320);
    setCursor(Qt::ArrowCursor);
    auto* text =
        new QLabel(tr("<b>Move the mouse.</b> The orange line is the shortest path for this agent. "
                      "Drag a tree, or the radius slider, and watch."));
    text->setWordWrap(true);
    auto* empty = new QPushButton(tr("Empty map"));
    auto* open = new QPushButton(tr("Open…"));
    auto* more = new QPushButton(tr("Samples"));
    more->setMenu(samples);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QPushButton* button : {empty, open, more})
        row->addWidget(button);
    row->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(text);
    layout->addLayout(row);
    connect(empty, &QPushButton::clicked, newAction, &QAction::trigger);
    connect(open, &QPushButton::clicked, openAction, &QAction::trigger);
    canvas->installEventFilter(this);
    hide();
}

bool WelcomeCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        moveToCorner();
    return QFrame::eventFilter(watched, event);
}

void WelcomeCard::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    moveToCorner();
}

void WelcomeCard::moveToCorner()
{
    resize(width(), heightForWidth(width()));
    constexpr int overTheScaleBar = 52;
    move(20, parentWidget()->height() - height() - overTheScaleBar);
}

} // namespace thicket::editor
