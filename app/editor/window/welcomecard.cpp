#include "app/editor/window/welcomecard.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace thicket::editor {

WelcomeCard::WelcomeCard(const Ways& ways, QWidget* canvas) : CornerCard(320, canvas)
{
    setObjectName("welcomeCard");
    setAccessibleName(tr("Welcome"));
    auto* text =
        new QLabel(tr("<b>Move the mouse.</b> The orange line is the shortest path for this agent. "
                      "Drag a tree, or the radius slider, and watch."));
    text->setWordWrap(true);
    auto* empty = new QPushButton(tr("Empty map"));
    auto* open = new QPushButton(tr("Open…"));
    auto* more = new QPushButton(tr("Samples"));
    auto* tour = new QPushButton(tr("Take the tour"));
    tour->setObjectName("takeTheTour");
    tour->setToolTip(ways.tour->statusTip());
    more->setMenu(ways.samples);
    auto* buttons = new QGridLayout;
    buttons->setSpacing(6);
    int place = 0;
    for (QPushButton* button : {empty, open, more, tour}) {
        buttons->addWidget(button, place / 2, place % 2);
        ++place;
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(text);
    layout->addLayout(buttons);
    connect(empty, &QPushButton::clicked, ways.empty, &QAction::trigger);
    connect(open, &QPushButton::clicked, ways.open, &QAction::trigger);
    connect(tour, &QPushButton::clicked, ways.tour, &QAction::trigger);
}

} // namespace thicket::editor
