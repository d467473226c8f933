#include "app/editor/panels/playback/playeractions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/replay/player.h"
#include "app/editor/widgets/action.h"

#include <QAction>

#include <utility>

namespace thicket::editor {

PlayerActions::PlayerActions(const Appearance& appearance, QObject* parent)
    : QObject(parent), m_appearance(appearance)
{
    makeActions();
    refresh();
}

QAction* PlayerActions::addAction(const QString& name, const QString& status,
                                  const QKeySequence& key, const QString& iconName)
{
    const QIcon picture = iconName.isEmpty() ? QIcon() : icon(iconName, m_appearance);
    QAction* action = makeAction(this, {name, status}, {key}, picture);
    m_actions << action;
    return action;
}

void PlayerActions::makeActions()
{
    m_play = addAction(tr("&Play"), tr("Start or pause the agents or the search"),
                       QKeySequence(Qt::Key_F7), "play");
    m_back = addAction(tr("Step &Back"), tr("One frame or step back"), QKeySequence(Qt::Key_Comma),
                       "step-back");
    m_on = addAction(tr("Step &On"), tr("One frame or step on"), QKeySequence(Qt::Key_Period),
                     "step-forward");
    QAction* tenBack = addAction(tr("Ten Steps Back"), tr("Ten frames or steps back"),
                                 QKeySequence(Qt::SHIFT | Qt::Key_Comma));
    QAction* tenOn = addAction(tr("Ten Steps On"), tr("Ten frames or steps on"),
                               QKeySequence(Qt::SHIFT | Qt::Key_Period));
    QAction* begin = addAction(tr("To the &Start"), tr("Go to the first frame or step"),
                               QKeySequence(Qt::Key_Home));
    QAction* end =
        addAction(tr("To the &End"), tr("Go to the last frame or step"), QKeySequence(Qt::Key_End));
    // They are disabled without a player.
    connect(m_play, &QAction::triggered, this, [this] { m_player->toggle(); });
    connect(m_back, &QAction::triggered, this, [this] { m_player->step(-1); });
    connect(m_on, &QAction::triggered, this, [this] { m_player->step(1); });
    connect(tenBack, &QAction::triggered, this, [this] { m_player->step(-10); });
    connect(tenOn, &QAction::triggered, this, [this] { m_player->step(10); });
    connect(begin, &QAction::triggered, this, [this] { m_player->toStart(); });
    connect(end, &QAction::triggered, this, [this] { m_player->toEnd(); });
}

void PlayerActions::control(Player& player)
{
    m_player = &player;
    refresh();
}

void PlayerActions::release(Player& player)
{
    if (m_player == &player)
        m_player = nullptr;
    refresh();
}

void PlayerActions::refresh()
{
    const bool plays = m_player && m_player->isPlaying();
    // At every step: a change would be told to all buttons and menus.
    if (const QString name = plays ? tr("&Pause") : tr("&Play"); name != m_play->text()) {
        m_play->setText(name);
        m_play->setIcon(icon(plays ? "pause" : "play", m_appearance));
        completeAction(*m_play);
    }
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(m_player && !m_player->isEmpty());
}

} // namespace thicket::editor
