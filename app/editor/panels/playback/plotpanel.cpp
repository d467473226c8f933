#include "app/editor/panels/playback/plotpanel.h"

#include "app/editor/document/behaviourwords.h"
#include "app/editor/panels/playback/plottrack.h"
#include "app/editor/replay/playback.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

QString settingOf(PlotKind kind) { return QStringLiteral("plots/%1").arg(static_cast<int>(kind)); }

constexpr int switchesHeight = 24; // with the gap below
constexpr int stripHeight = 40;
constexpr int leastStripHeight = 22;
constexpr int noteHeight = 28;         // while nothing is plotted
constexpr double shareOfWindow = 0.24; // the map needs the rest
constexpr int trackMargins = 6;

/// The row takes no more room from the canvas than it needs.
void makeSmall(QToolButton& button)
{
    button.setStyleSheet(QStringLiteral("font-size: 12px; padding: 1px 6px;"));
    button.setFixedHeight(22);
}

} // namespace

PlotPanel::PlotPanel(Playback& playback, AgentCurves& curves, const Appearance& appearance,
                     QWidget* parent)
    : QWidget(parent), m_curves(curves), m_track(new PlotTrack(playback, curves, appearance)),
      m_forces(new QToolButton), m_forcesMenu(new QMenu(this)), m_state(new QLabel)
{
    setObjectName("plotPanel");
    setAccessibleName(tr("Plots"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(4);
    PlotChoice choice;
    for (const PlotKind kind : allPlots) {
        choice.shown[static_cast<std::size_t>(kind)] =
            QSettings().value(settingOf(kind), true).toBool();
        addSwitch(kind, *row);
    }
    m_forces->setObjectName("plotForces");
    m_forces->setText(tr("Behaviours"));
    m_forces->setToolTip(tr("Choose whose forces are shown"));
    m_forces->setPopupMode(QToolButton::InstantPopup);
    m_forces->setMenu(m_forcesMenu);
    makeSmall(*m_forces);
    m_forces->setProperty("role", "plain");
    m_forces->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_forces);
    m_state->setObjectName("plotState");
    m_state->setProperty("role", "second");
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addSpacing(8);
    row->addWidget(m_state, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_track, 1);
    connect(m_forcesMenu, &QMenu::aboutToShow, this, &PlotPanel::fillForces);
    connect(&curves, &AgentCurves::changed, this, &PlotPanel::refresh);
    choose(choice);
}

void PlotPanel::setUnit(const QString& unit) { m_track->setUnit(unit); }

void PlotPanel::addSwitch(PlotKind kind, QHBoxLayout& row)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("plot%1").arg(static_cast<int>(kind)));
    button->setText(plotName(kind));
    button->setCheckable(true);
    makeSmall(*button);
    button->setProperty("role", "plain");
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tr("Show or hide %1").arg(plotName(kind)));
    m_switches << button;
    row.addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, kind](bool on) {
        PlotChoice choice = m_track->choice();
        choice.shown[static_cast<std::size_t>(kind)] = on;
        QSettings().setValue(settingOf(kind), on);
        choose(choice);
    });
}

void PlotPanel::choose(const PlotChoice& choice)
{
    m_track->setChoice(choice);
    for (const PlotKind kind : allPlots)
        m_switches[static_cast<int>(kind)]->setChecked(choice.isShown(kind));
    fitHeight();
    tellNeeds(isVisible());
    refresh();
}

/// In a low window strips are less high.
void PlotPanel::fitHeight()
{
    const auto strips = static_cast<int>(std::ranges::count(m_track->choice().shown, true));
    int room = noteHeight;
    const AgentCurves::Content& content = m_curves.content();
    if (strips > 0 && !(content.motion.empty() && content.isComplete)) {
        const int most = static_cast<int>(shareOfWindow * window()->height());
        const int each = (most - switchesHeight - trackMargins) / strips;
        room = strips * std::clamp(each, leastStripHeight, stripHeight);
    }
    const int wanted = switchesHeight + trackMargins + room;
    if (wanted == minimumHeight() && wanted == maximumHeight())
        return;
    setFixedHeight(wanted);
    emit heightChanged();
}

/// Those of the first agent's group.
void PlotPanel::fillForces()
{
    m_forcesMenu->clear();
    if (m_curves.content().forces.empty())
        return;
    std::set<steer::BehaviourKind> listed;
    for (const steer::ForceCurve& force : m_curves.content().forces.front().forces) {
        const steer::BehaviourKind kind = force.kind;
        if (!listed.insert(kind).second)
            continue;
        QAction* action = m_forcesMenu->addAction(behaviourName(QLatin1String(steer::name(kind))));
        action->setCheckable(true);
        action->setChecked(!m_track->choice().hiddenForces.contains(kind));
        connect(action, &QAction::toggled, this, [this, kind](bool on) {
            PlotChoice choice = m_track->choice();
            if (on)
                choice.hiddenForces.erase(kind);
            else
                choice.hiddenForces.insert(kind);
            choose(choice);
        });
    }
}

void PlotPanel::refresh()
{
    const AgentCurves::Content& content = m_curves.content();
    fitHeight();
    m_forces->setEnabled(m_track->choice().isShown(PlotKind::forces) && !content.forces.empty() &&
                         !content.forces.front().forces.empty());
    QString text;
    if (!content.problem.isEmpty())
        text = content.problem;
    else if (!content.isComplete)
        text = tr("being measured…");
    else if (content.motion.size() > 1)
        text = tr("forces of agent %1").arg(content.motion.front().id);
    else if (!content.motion.empty())
        text = tr("agent %1").arg(content.motion.front().id);
    m_state->setText(text);
    m_state->setToolTip(text);
}

void PlotPanel::tellNeeds(bool isVisible)
{
    m_curves.setNeeds({isVisible, isVisible && m_track->choice().isShown(PlotKind::forces)});
}

void PlotPanel::showEvent(QShowEvent* event)
{
    tellNeeds(true);
    if (m_window != window()) {
        if (m_window)
            m_window->removeEventFilter(this);
        m_window = window();
        m_window->installEventFilter(this);
    }
    fitHeight();
    QWidget::showEvent(event);
}

bool PlotPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_window)
        fitHeight();
    return QWidget::eventFilter(watched, event);
}

void PlotPanel::hideEvent(QHideEvent* event)
{
    tellNeeds(false);
    QWidget::hideEvent(event);
}

} // namespace thicket::editor
