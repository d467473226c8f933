#include "app/editor/panels/playback/playbackbar.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/panels/playback/bookmarkactions.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/panels/playback/plotpanel.h"
#include "app/editor/panels/playback/timeline.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

#include <array>

namespace thicket::editor {

namespace {

const QString plotsSetting = QStringLiteral("plots/shown");

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

PlaybackBar::PlaybackBar(const Sources& sources, PlayerActions& actions,
                         const Appearance& appearance, QWidget* parent)
    : PlayerBar({sources.playback, actions, appearance}, tr("Playback"), parent),
      m_playback(sources.playback), m_appearance(appearance),
      m_bookmarks(new BookmarkActions(sources.bookmarks, sources.playback, appearance, this)),
      m_plots(new PlotPanel(sources.playback, sources.curves, appearance)),
      m_outdated(new QPushButton), m_verdict(new QLabel)
{
    Playback& playback = sources.playback;
    setObjectName("playbackBar");
    makeActions();
    for (const Speed& speed : speeds)
        addSpeed(tr("%1x").arg(QLatin1String(speed.name)), speed.factor);
    addButton(m_restart);
    addButton(m_bookmarks->addAction());
    addButton(m_showPlots);
    prepareOutdated();
    m_verdict->setObjectName("playbackVerdict");
    m_verdict->setProperty("role", "medium");
    addAtEnd(m_outdated);
    addAtEnd(m_verdict);
    setTrack(new Timeline(playback, sources.bookmarks, appearance));
    addBelow(m_plots);
    showPlots(QSettings().value(plotsSetting, false).toBool());

    connect(m_plots, &PlotPanel::heightChanged, this, [this] {
        if (m_showPlots->isChecked())
            setFixedHeight(barHeight + m_plots->minimumHeight());
    });
    connect(&playback, &Playback::timeChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::recordingChanged, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::recordingGrew, this, &PlaybackBar::refresh);
    connect(&playback, &Playback::openEndedChanged, this, &PlaybackBar::refresh);
    setLive(false);
    refresh();
}

void PlaybackBar::makeActions()
{
    m_restart = makeAction(this, {tr("&Restart"), tr("Start again from the present map")},
                           {QKeySequence(Qt::SHIFT | Qt::Key_F5)}, icon("restart", m_appearance));
    m_nextMark =
        makeAction(this, {tr("&Next Stuck Agent"), tr("Go to where the next agent gets stuck")},
                   {QKeySequence(Qt::ALT | Qt::Key_Period)});
    m_lastMark =
        makeAction(this, {tr("&Last Stuck Agent"), tr("Go back to where the last agent got stuck")},
                   {QKeySequence(Qt::ALT | Qt::Key_Comma)});
    m_showPlots = makeAction(
        this, {tr("P&lots"), tr("Show speed, clearance and forces of the chosen agents over time")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_T)}, icon("plots", m_appearance));
    m_showPlots->setCheckable(true);
    connect(m_showPlots, &QAction::triggered, this, &PlaybackBar::showPlots);
    m_actions = {m_restart, m_nextMark, m_lastMark};
    m_actions << m_bookmarks->actions() << m_showPlots;
    connect(m_restart, &QAction::triggered, this, &PlaybackBar::restartWanted);
    connect(m_nextMark, &QAction::triggered, this, [this] { goToMark(true); });
    connect(m_lastMark, &QAction::triggered, this, [this] { goToMark(false); });
}

void PlaybackBar::showPlots(bool shown)
{
    QSettings().setValue(plotsSetting, shown);
    m_showPlots->setChecked(shown);
    m_plots->setVisible(shown);
    setFixedHeight(barHeight + (shown ? m_plots->minimumHeight() : 0));
}

void PlaybackBar::setUnit(const QString& unit) { m_plots->setUnit(unit); }

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
    const auto entered = static_cast<qulonglong>(recording.agents().size());
    const auto all = entered + static_cast<qulonglong>(m_playback.expected().value_or(0));
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

void PlaybackBar::showEvent(QShowEvent* event)
{
    setLive(true);
    PlayerBar::showEvent(event);
}

void PlaybackBar::hideEvent(QHideEvent* event)
{
    setLive(false);
    PlayerBar::hideEvent(event);
}

void PlaybackBar::setLive(bool live)
{
    const bool hasMarks = !m_playback.run().chronicle().marks().empty();
    m_nextMark->setEnabled(live && hasMarks);
    m_lastMark->setEnabled(live && hasMarks);
    m_restart->setEnabled(live);
    m_showPlots->setEnabled(live);
    m_bookmarks->setLive(live);
}

void PlaybackBar::refresh()
{
    showLegend(legend());
    showPosition(clockText(m_playback.time()), tr("/ %1").arg(clockText(m_playback.duration())));
    setLive(isVisible());
    refreshPlayer();
}

} // namespace thicket::editor
