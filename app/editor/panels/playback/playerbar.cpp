#include "app/editor/panels/playback/playerbar.h"

#include "app/editor/panels/playback/playbutton.h"
#include "app/editor/panels/playback/playeractions.h"
#include "app/editor/replay/player.h"
#include "app/editor/widgets/closebutton.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>

namespace thicket::editor {

PlayerBar::PlayerBar(const Parts& parts, const QString& name, QWidget* parent)
    : QFrame(parent), m_parts(parts), m_row(new QHBoxLayout), m_buttons(new QHBoxLayout),
      m_end(new QHBoxLayout), m_position(new QLabel), m_total(new QLabel), m_legend(new QLabel),
      m_speed(new QComboBox)
{
    setAccessibleName(name);
    setFixedHeight(barHeight);
    nameParts();
    fillRow();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(0);
    layout->addLayout(m_row);
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_parts.player.setSpeed(m_speed->itemData(index).toDouble()); });
    connect(&parts.player, &Player::playingChanged, this, &PlayerBar::refreshPlayer);
    connect(&parts.player, &Player::speedChanged, this, &PlayerBar::refreshPlayer);
}

void PlayerBar::nameParts()
{
    m_position->setObjectName("playbackTime");
    m_position->setProperty("role", "strong");
    m_total->setObjectName("playbackDuration");
    m_total->setProperty("role", "second");
    m_legend->setObjectName("playbackLegend");
    m_legend->setProperty("role", "second");
    // A text that is too long is cut, so that the window can stay narrow.
    m_legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_legend->installEventFilter(this);
    m_speed->setObjectName("playbackSpeed");
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed of playback"));
}

void PlayerBar::fillRow()
{
    auto* play = new PlayButton(m_parts.appearance);
    play->setDefaultAction(m_parts.actions.playAction());
    play->setObjectName("playButton");
    auto* close = new CloseButton(m_parts.appearance);
    close->setObjectName("playbackClose");
    close->setToolTip(tr("Close playback and edit"));
    connect(close, &QToolButton::clicked, this, &PlayerBar::closeWanted);
    for (QHBoxLayout* part : {m_row, m_buttons, m_end})
        part->setSpacing(4);
    m_row->setContentsMargins(8, 0, 10, 0);
    m_buttons->addWidget(buttonOf(m_parts.actions.backAction()));
    m_buttons->addWidget(play);
    m_buttons->addWidget(buttonOf(m_parts.actions.onAction()));
    m_row->addLayout(m_buttons);
    m_row->addSpacing(10);
    m_row->addWidget(m_position);
    m_row->addWidget(m_total);
    m_row->addSpacing(14);
    m_row->addWidget(m_speed);
    m_row->addSpacing(14);
    m_row->addWidget(m_legend, 1);
    m_row->addLayout(m_end);
    m_row->addSpacing(6);
    m_row->addWidget(close);
}

QToolButton* PlayerBar::buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setIconSize({20, 20});
    button->setFixedSize(32, 32);
    button->setProperty("role", "plain");
    button->setFocusPolicy(Qt::TabFocus); // a click leaves Space, which plays, to the map
    button->setAccessibleName(action->toolTip());
    return button;
}

void PlayerBar::addButton(QAction* action) { m_buttons->addWidget(buttonOf(action)); }

void PlayerBar::addAtEnd(QWidget* widget) { m_end->addWidget(widget); }

void PlayerBar::setTrack(QWidget* track)
{
    static_cast<QVBoxLayout*>(layout())->addWidget(track, 1);
}

void PlayerBar::addBelow(QWidget* widget) { layout()->addWidget(widget); }

void PlayerBar::addSpeed(const QString& name, double speed) { m_speed->addItem(name, speed); }

void PlayerBar::showPosition(const QString& position, const QString& total)
{
    m_position->setText(position);
    m_total->setText(total);
}

void PlayerBar::explainPosition(const QString& text)
{
    m_position->setToolTip(text);
    m_total->setToolTip(text);
}

void PlayerBar::showLegend(const QString& text)
{
    m_words = text;
    m_legend->setToolTip(text);
    fitLegend();
}

bool PlayerBar::hasRoomForLegend(const QString& text, const QWidget& also) const
{
    for (QHBoxLayout* part : {m_end, m_row})
        part->invalidate(); // a text of it may just have changed
    int room = width() - m_row->minimumSize().width();
    if (also.isHidden())
        room -= also.sizeHint().width() + m_end->spacing();
    QTextDocument words;
    words.setDefaultFont(m_legend->font());
    words.setDocumentMargin(0);
    words.setHtml(text);
    return words.idealWidth() <= room;
}

/// Plain words that are too long end with dots.
void PlayerBar::fitLegend()
{
    const bool isPlain = !Qt::mightBeRichText(m_words);
    m_legend->setText(
        isPlain ? m_legend->fontMetrics().elidedText(m_words, Qt::ElideRight, m_legend->width())
                : m_words);
}

bool PlayerBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_legend && event->type() == QEvent::Resize)
        fitLegend();
    return QFrame::eventFilter(watched, event);
}

void PlayerBar::refreshPlayer()
{
    m_speed->setCurrentIndex(m_speed->findData(m_parts.player.speed()));
    m_parts.actions.refresh();
}

void PlayerBar::togglePlaying()
{
    if (isVisible() && !m_parts.player.isEmpty())
        m_parts.player.toggle();
}

void PlayerBar::showEvent(QShowEvent* event)
{
    m_parts.actions.control(m_parts.player);
    QFrame::showEvent(event);
}

void PlayerBar::hideEvent(QHideEvent* event)
{
    // Minimising the window hides its children, too. The keys do not matter then.
    m_parts.actions.release(m_parts.player);
    QFrame::hideEvent(event);
}

} // namespace thicket::editor
