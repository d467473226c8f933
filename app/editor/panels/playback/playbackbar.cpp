#include "app/editor/panels/playback/playbackbar.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/panels/playback/playbutton.h"
#include "app/editor/panels/playback/timeline.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/closebutton.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace thicket::editor {

namespace {

struct Speed {
    double factor;
    const char* name;
};
constexpr std::array<Speed, 8> speeds{{{0.125, "1/8"},
                                       {0.25, "1/4"},
                                       {0.5, "1/2"},
                                       {1, "1"},
                                       {2, "2"},
                                       {4, "4"},
                                       {8, "8"},
                                       {16, "16"}}};

} // namespace

PlaybackBar::PlaybackBar(Playback& playback, const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_playback(playback), m_appearance(appearance), m_outdated(new QPushButton),
      m_verdict(new QLabel), m_legend(new QLabel), m_time(new QLabel), m_duration(new QLabel),
      m_speed(new QComboBox)
{
    setObjectName("playbackBar");
    setAccessibleName(tr("Playback"));
    setFixedHeight(132);
    makeActions();
    addSpeeds();
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 10, 0);
    row->setSpacing(4);
    addButtons(row);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(new Timeline(playback, appearance), 1);

    connect(&playback, &Playback::timeChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::playingChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::recordingChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::recordingGrew, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::openEndedChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::speedChanged, this, &PlaybackBar::refresh);
    setLive(false);
    refresh();
}

QAction* PlaybackBar::newAction(const QString& name, const QString& status,
                                const QList<QKeySequence>& keys, const QString& iconName)
{
    const QIcon picture = iconName.isEmpty() ? QIcon() : icon(iconName, m_appearance);
    QAction* action = makeAction(this, {name, status}, keys, picture);
    m_actions << action;
    return action;
}

void PlaybackBar::makeActions()
{
    m_play =
        newAction(tr("&Play"), tr("Start or pause the agents"), {QKeySequence(Qt::Key_F7)}, "play");
    m_back = newAction(tr("Step &Back"), tr("One frame back"), {QKeySequence(Qt::Key_Comma)},
                       "step-back");
    m_on = newAction(tr("Step &On"), tr("One frame on"), {QKeySequence(Qt::Key_Period)},
                     "step-forward");
    QAction* tenBack = newAction(tr("Ten Steps Back"), tr("Ten frames back"),
                                 {QKeySequence(Qt::SHIFT | Qt::Key_Comma)}, {});
    QAction* tenOn = newAction(tr("Ten Steps On"), tr("Ten frames on"),
                               {QKeySequence(Qt::SHIFT | Qt::Key_Period)}, {});
    QAction* begin = newAction(tr("To the &Start"), tr("Go to the first frame"),
                               {QKeySequence(Qt::Key_Home)}, {});
    QAction* end =
        newAction(tr("To the &End"), tr("Go to the last frame"), {QKeySequence(Qt::Key_End)}, {});
    m_restart = newAction(tr("&Restart"), tr("Start again from the present map"),
                          {QKeySequence(Qt::SHIFT | Qt::Key_F5)}, "restart");
    m_nextMark = newAction(tr("&Next Stuck Agent"), tr("Go to where the next agent gets stuck"),
                           {QKeySequence(Qt::ALT | Qt::Key_Period)}, {});
    m_lastMark = newAction(tr("&Last Stuck Agent"), tr("Go back to where the last agent got stuck"),
                           {QKeySequence(Qt::ALT | Qt::Key_Comma)}, {});
    connect(m_restart, &QAction::triggered, this, &PlaybackBar::restartWanted);
    connect(m_nextMark, &QAction::triggered, this, [this] { goToMark(true); });
    connect(m_lastMark, &QAction::triggered, this, [this] { goToMark(false); });
    connect(m_play, &QAction::triggered, &m_playback, &Playback::toggle);
    connect(m_back, &QAction::triggered, this, [this] { m_playback.step(-1); });
    connect(m_on, &QAction::triggered, this, [this] { m_playback.step(1); });
    connect(tenBack, &QAction::triggered, this, [this] { m_playback.step(-10); });
    connect(tenOn, &QAction::triggered, this, [this] { m_playback.step(10); });
    connect(begin, &QAction::triggered, this, [this] { m_playback.seek(0); });
    connect(end, &QAction::triggered, this, [this] { m_playback.seek(m_playback.duration()); });
}

void PlaybackBar::addSpeeds()
{
    m_speed->setObjectName("playbackSpeed");
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed of playback"));
    for (const Speed& speed : speeds)
        m_speed->addItem(tr("%1x").arg(QLatin1String(speed.name)), speed.factor);
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_playback.setSpeed(m_speed->itemData(index).toDouble()); });
}

void PlaybackBar::addButtons(QHBoxLayout* row)
{
    const auto plain = [](QAction* action) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setIconSize({20, 20});
        button->setFixedSize(32, 32);
        button->setProperty("role", "plain");
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(action->toolTip());
        return button;
    };
    auto* play = new PlayButton(m_appearance);
    play->setDefaultAction(m_play);
    play->setObjectName("playButton");
    m_time->setObjectName("playbackTime");
    m_time->setProperty("role", "strong");
    m_duration->setObjectName("playbackDuration");
    m_duration->setProperty("role", "second");
    m_legend->setObjectName("playbackLegend");
    m_legend->setProperty("role", "second");
    // A text that is too long is cut, so that the window can stay narrow.
    m_legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_verdict->setObjectName("playbackVerdict");
    m_verdict->setProperty("role", "medium");
    prepareOutdated();
    auto* close = new CloseButton(m_appearance);
    close->setObjectName("playbackClose");
    close->setToolTip(tr("Close playback and edit"));
    connect(close, &QToolButton::clicked, this, &PlaybackBar::closeWanted);

    row->addWidget(plain(m_back));
    row->addWidget(play);
    row->addWidget(plain(m_on));
    row->addWidget(plain(m_restart));
    row->addSpacing(10);
    row->addWidget(m_time);
    row->addWidget(m_duration);
    row->addSpacing(14);
    row->addWidget(m_speed);
    row->addSpacing(14);
    row->addWidget(m_legend, 1);
    row->addWidget(m_outdated);
    row->addWidget(m_verdict);
    row->addSpacing(6);
    row->addWidget(close);
}

void PlaybackBar::prepareOutdated()
{
    m_outdated->setText(tr("Changed: restart"));
    m_outdated->setObjectName("playbackOutdated");
    m_outdated->setProperty("role", "link");
    m_outdated->setFlat(true);
    m_outdated->setToolTip(tr("The agents have changed since this run began"));
    m_outdated->hide();
    connect(m_outdated, &QPushButton::clicked, this, &PlaybackBar::restartWanted);
}

void PlaybackBar::setOutdated(bool outdated)
{
    // Not both: a narrow window has no room, and the list of recordings shows the verdict, too.
    m_outdated->setVisible(outdated);
    m_verdict->setVisible(m_isVerdictKnown && !outdated);
}

void PlaybackBar::setVerdict(const Verdict* verdict)
{
    // That it was measured is said in the caption, with the agents' names.
    m_isVerdictKnown = verdict && verdict->kind != Verdict::Kind::unknown &&
                       verdict->kind != Verdict::Kind::measured;
    m_verdict->setVisible(m_isVerdictKnown && m_outdated->isHidden());
    if (!m_isVerdictKnown)
        return;
    // Each verdict has its own sign, as not everybody can tell colours apart.
    const QString sign = verdict->kind == Verdict::Kind::verified  ? QStringLiteral("✓ ")
                         : verdict->kind == Verdict::Kind::differs ? QStringLiteral("≠ ")
                                                                   : QString();
    m_verdict->setText(sign + verdict->words);
    m_verdict->setToolTip(verdict->details);
}

void PlaybackBar::goToMark(bool forwards)
{
    const auto& marks = m_playback.run().chronicle().marks();
    const double step = m_playback.run().recording().info().step;
    const std::uint32_t here = m_playback.frame();
    std::optional<std::uint32_t> wanted;
    for (const Chronicle::Mark& mark : marks) {
        if (forwards ? mark.frame > here && !wanted : mark.frame < here)
            wanted = mark.frame;
    }
    if (wanted)
        m_playback.seek(*wanted * step);
}

/// What the chart below shows, in numbers.
QString PlaybackBar::legend() const
{
    const steer::Recording& recording = m_playback.run().recording();
    if (recording.isEmpty())
        return {};
    if (recording.agents().size() <= 1 && !m_playback.isOpenEnded())
        return tr("below: the agent's speed");
    const auto all = static_cast<qulonglong>(recording.agents().size());
    if (!recording.info().params)
        return tr("%1 people, measured").arg(QLocale().toString(all));
    const Chronicle& chronicle = m_playback.run().chronicle();
    const auto arrived = static_cast<qulonglong>(chronicle.arrivedBy(m_playback.frame()));
    const auto stuck = static_cast<qulonglong>(chronicle.stuckAt(m_playback.frame()));
    QString text = tr("%1 of %2 arrived").arg(QLocale().toString(arrived), QLocale().toString(all));
    if (stuck > 0)
        text += tr(" · %1 stuck").arg(QLocale().toString(stuck));
    return text;
}

void PlaybackBar::togglePlaying()
{
    if (m_play->isEnabled())
        m_play->trigger();
}

void PlaybackBar::showEvent(QShowEvent* event)
{
    setLive(true);
    QFrame::showEvent(event);
}

void PlaybackBar::hideEvent(QHideEvent* event)
{
    // Minimising the window hides its children, too. The keys do not matter then.
    setLive(false);
    QFrame::hideEvent(event);
}

void PlaybackBar::setLive(bool live)
{
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(live && !m_playback.run().recording().isEmpty());
    const bool hasMarks = !m_playback.run().chronicle().marks().empty();
    m_nextMark->setEnabled(live && hasMarks);
    m_lastMark->setEnabled(live && hasMarks);
    m_restart->setEnabled(live);
}

void PlaybackBar::refresh()
{
    const bool plays = m_playback.isPlaying();
    m_play->setText(plays ? tr("&Pause") : tr("&Play"));
    m_play->setIcon(icon(plays ? "pause" : "play", m_appearance));
    completeAction(*m_play);
    m_legend->setText(legend());
    m_time->setText(clockText(m_playback.time()));
    m_duration->setText(tr("/ %1").arg(clockText(m_playback.duration())));
    m_speed->setCurrentIndex(m_speed->findData(m_playback.speed()));
    setLive(isVisible());
}

} // namespace thicket::editor
