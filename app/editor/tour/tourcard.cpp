#include "app/editor/tour/tourcard.h"

#include "app/editor/tour/tourmenu.h"
#include "app/editor/tour/tourpages.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/closebutton.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thicket::editor {

namespace {

constexpr int cardWidth = 340;

QLabel* makeText(const char* name, const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setProperty("role", role);
    label->setWordWrap(true);
    return label;
}

/// A button that does what the action does. A click leaves the focus on the canvas, where the
/// dragging is done.
QPushButton* makeButton(const char* name, QAction* action, const QString& text)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

} // namespace

TourCard::TourCard(const TourMenu& menu, const Appearance& appearance, QWidget* canvas)
    : CornerCard(cardWidth, canvas), m_title(makeText("tourTitle", "strong", this)),
      m_place(makeText("tourPlace", "second", this)),
      m_sentence(makeText("tourSentence", "", this)), m_task(makeText("tourTask", "medium", this)),
      m_figure(makeText("tourFigure", "strong", this)),
      m_next(makeButton("tourNext", menu.nextAction(), tr("Next"))),
      m_done(makeButton("tourDone", menu.closeAction(), tr("Done")))
{
    setObjectName("tourCard");
    setAccessibleName(tr("Tour"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 12, 14);
    layout->setSpacing(8);
    layout->addLayout(makeHead(menu, appearance));
    layout->addWidget(m_sentence);
    layout->addWidget(m_task);
    layout->addWidget(m_figure);
    layout->addLayout(makeButtons(menu));
}

QLayout* TourCard::makeHead(const TourMenu& menu, const Appearance& appearance)
{
    auto* close = new CloseButton(appearance);
    close->setObjectName("tourClose");
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(menu.closeAction()->toolTip());
    close->setAccessibleName(plainName(*menu.closeAction()));
    connect(close, &QToolButton::clicked, menu.closeAction(), &QAction::trigger);
    m_title->setWordWrap(false);
    m_place->setWordWrap(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_place);
    head->addWidget(close);
    return head;
}

QLayout* TourCard::makeButtons(const TourMenu& menu)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(makeButton("tourAgain", menu.againAction(), tr("Begin again")));
    row->addStretch();
    row->addWidget(makeButton("tourPrevious", menu.previousAction(), tr("Back")));
    row->addWidget(m_next);
    row->addWidget(m_done);
    return row;
}

void TourCard::setPage(const TourPage& page, int place, int count)
{
    m_title->setText(page.title);
    m_place->setText(tr("%1 of %2").arg(place + 1).arg(count));
    m_sentence->setText(page.sentence);
    m_task->setText(page.task);
    m_next->setVisible(place + 1 < count);
    m_done->setVisible(place + 1 == count);
    setAccessibleName(tr("Tour: %1, %2").arg(page.title, m_place->text()));
    setAccessibleDescription(page.sentence + ' ' + page.task);
    moveToCorner();
}

void TourCard::setFigure(const QString& figure)
{
    if (m_figure->text() == figure)
        return;
    m_figure->setText(figure);
    moveToCorner();
}

void TourCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit focusLeft();
    else
        CornerCard::keyPressEvent(event);
}

} // namespace thicket::editor
