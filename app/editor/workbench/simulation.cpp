#include "app/editor/workbench/simulation.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/refusal.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/workbench/runchanges.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr double longestRun = 3600; // seconds
constexpr double worthKeeping = 1;
constexpr double longWait = 2; // seconds until agents without room are reported
constexpr std::size_t mostWatched = 8;

} // namespace

Simulation::Simulation(const Sources& sources, Playback& playback, Recordings& recordings,
                       QObject* parent)
    : QObject(parent), m_sources(sources), m_playback(playback), m_recordings(recordings)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(150ms);
    connect(&m_soon, &QTimer::timeout, this, [this] { begin(Former::dropped); });
    connect(&sources.document, &MapDocument::changed, this, &Simulation::follow);
    connect(&sources.document, &MapDocument::wasReset, this, &Simulation::startOver);
    connect(&sources.navigator, &Navigator::pathChanged, this, &Simulation::walk);
    connect(&sources.navigator, &Navigator::agentRadiusChanged, this, &Simulation::walk);
    connect(&sources.selection, &Selection::changed, this, &Simulation::watchSelected);
    connect(&sources.selection.summary(), &SelectionSummary::found, this,
            &Simulation::watchSelected);
    connect(&playback, &Playback::moreWanted, this,
            [this](double seconds) { m_run.wantUntil(std::min(seconds, longestRun)); });
    connect(&playback, &Playback::agentChosen, this, &Simulation::watchSelected);
    // Said again: when the run began it may not have been read.
    connect(&playback, &Playback::playingChanged, this, [this](bool isPlaying) {
        if (isPlaying && m_isActive && isLive() && !m_walker)
            reportMissingGoals();
    });
    connect(&recordings, &Recordings::currentChanged, this, &Simulation::showCurrent);
    connect(&recordings, &Recordings::besideChanged, this, [this] {
        const KeptRecording* beside = m_recordings.beside();
        m_playback.setBeside(beside ? beside->recording : steer::Recording());
    });
    connect(&m_run, &CrowdRun::began, this, &Simulation::takeBeginning);
    connect(&m_run, &CrowdRun::grew, this, &Simulation::takeMore);
    connect(&m_run, &CrowdRun::ended, this, [this] {
        m_isEnded = true;
        if (isLive())
            m_playback.setOpenEnded(false);
        emit ended();
    });
    connect(&m_run, &CrowdRun::refused, this, &Simulation::takeRefusal);
    connect(&m_run, &CrowdRun::failed, this, &Simulation::failed);
}

bool Simulation::isLive() const
{
    return m_live != 0 && m_recordings.current() && m_recordings.current()->id == m_live;
}

void Simulation::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    emit activeChanged(active);
    if (!active) {
        m_soon.stop();
        m_playback.pause();
        return;
    }
    if (m_recordings.current() && !m_isOutdated) {
        showCurrent();
        reportLostGoals();
        return;
    }
    restart();
}

void Simulation::restart() { begin(Former::kept); }

void Simulation::begin(Former former)
{
    m_soon.stop();
    if (!m_isActive)
        return;
    m_playsOn = m_playback.isPlaying();
    m_former = former;
    m_isRefused = false;
    setOutdated(false);
    const nav::Map& map = m_sources.document.map();
    const bool isCrowd = m_sources.document.index().hasAgents();
    const bool hasMoving = !isCrowd && hasMotions(m_sources.document);
    m_walker = hasMoving ? walkerOf(m_sources.navigator) : std::nullopt;
    if (isCrowd || m_walker) {
        if (!m_recordings.current()) { // what was shown is of another map, and this may be refused
            m_playback.setOpenEnded(false);
            m_playback.setRecording({});
        }
        m_shownBefore = m_recordings.current() ? m_recordings.current()->id : 0;
        m_map = std::make_shared<const nav::Map>(m_walker ? mapWith(*m_walker, map) : map);
        m_goals.clear();
        m_lost.clear();
        for (const nav::AgentGroup& group : m_map->settings.agentGroups)
            m_goals.push_back(goalOf(*m_map, group));
        m_run.restart(*m_map);
        watchSelected();
        return;
    }
    m_run.stop();
    m_recordings.setCurrent(0);
    leave(std::exchange(m_live, 0));
    m_playback.seek(0);
    walk();
    emit restarted();
    if (hasMoving && m_sources.navigator.agentRadius() == 0)
        emit said(tr("For an agent of radius 0 all obstacles stand still: give it a radius"));
}

void Simulation::takeBeginning(const steer::Recording& recording)
{
    const bool isShown = !m_recordings.current() || m_recordings.current()->id == m_shownBefore;
    const QString name = tr("Run %1").arg(++m_runs);
    const int formerId = std::exchange(
        m_live,
        m_recordings.add({.name = name, .recording = recording, .map = m_map, .isLive = true}));
    m_isEnded = m_toldWaiting = false;
    m_waitsSince.reset();
    if (isShown)
        m_playback.seek(0);
    m_recordings.setCurrent(isShown ? m_live : m_recordings.current()->id);
    leave(formerId);
    if (isShown && m_walker && !recording.agents().empty())
        m_playback.chooseAgent(recording.agents().front().id);
    if (isShown && m_playsOn)
        m_playback.play();
    emit restarted();
    reportMissingGoals();
    reportWaiting(0);
}

void Simulation::takeMore(const steer::Recording& recording)
{
    m_recordings.setRecording(m_live, recording);
    auto records = m_run.takeRecords();
    if (isLive()) {
        m_playback.setExpected(m_run.expected());
        m_playback.extend(recording, std::move(records));
    }
    reportWaiting(recording.duration());
}

/// The run before has ended, too. If it stays, that is what is shown.
void Simulation::takeRefusal(const QString& reason)
{
    m_isRefused = true;
    leave(std::exchange(m_live, 0));
    m_playback.pause();
    m_playback.setOpenEnded(false);
    if (m_walker) { // obstacles that cannot be simulated do not hinder a walk along the path
        m_recordings.setCurrent(0);
        showWalk();
        m_walker.reset();
    } else if (const KeptRecording* shown = m_recordings.current()) {
        setOutdated(true);
        m_playback.setNote(
            tr("This is still %1. The simulation was refused: %2").arg(shown->name, reason));
    } else {
        m_playback.setRecording({});
        m_playback.setNote(tr("The simulation was refused: %1").arg(reason));
    }
    emit failed(reason);
}

/// Of a run before the present one: it stays in the list if it is worth a look.
void Simulation::leave(int id)
{
    m_recordings.setLive(id, false);
    const KeptRecording* run = m_recordings.find(id);
    if (run && (m_former == Former::dropped || run->recording.duration() < worthKeeping))
        m_recordings.remove(id);
}

/// Shows the current recording of the list, or without one the walk.
void Simulation::showCurrent()
{
    if (!m_isActive)
        return;
    m_playback.setOpenEnded(isLive() && !m_isEnded);
    m_playback.setExpected(isLive() ? m_run.expected() : 0);
    if (const KeptRecording* current = m_recordings.current())
        m_playback.setRecording(current->recording);
    else
        walk();
}

void Simulation::walk()
{
    if (m_live != 0 && m_walker)
        return followWalker();
    if (!m_isActive || m_recordings.current() || m_sources.document.index().hasAgents())
        return;
    if (!m_walker && hasMotions(m_sources.document) && walkerOf(m_sources.navigator))
        return m_soon.start();
    showWalk();
}

void Simulation::showWalk()
{
    m_playback.setOpenEnded(false);
    const auto& map = m_sources.document.map();
    const auto& navigator = m_sources.navigator;
    m_playback.setRecording(walkOf(map, navigator.path(), navigator.agentRadius()));
    const auto& answer = navigator.shown().result();
    if (!m_playback.isEmpty() || !answer)
        return;
    const QString refusal = refusalText(navigator, ObjectWords::mention(map, answer->blockedBy));
    if (!refusal.isEmpty())
        m_playback.setNote(tr("Nothing to play: %1").arg(refusal));
}

/// A run takes another goal of the path. For another start, radius or speed it begins anew.
void Simulation::followWalker()
{
    const auto walker = walkerOf(m_sources.navigator);
    if (walker == m_walker)
        return;
    const KeptRecording* live = m_recordings.find(m_live);
    const bool hasBegun = live && live->recording.frameCount() > 1;
    Walker sent = *m_walker;
    if (walker)
        sent.goal = walker->goal;
    if (walker == sent && hasBegun) {
        m_walker = walker;
        m_run.feed(steer::SetGoal{0, sent.goal});
        if (m_isEnded && isLive())
            m_playback.setOpenEnded(true);
        m_isEnded = false;
    } else if (m_isActive && isLive()) {
        m_soon.start();
    } else {
        setOutdated(true);
    }
}

void Simulation::startOver()
{
    m_run.stop();
    m_recordings.setLive(m_live, false);
    m_live = 0;
    m_walker.reset();
    setOutdated(false);
    m_recordings.setCurrent(0);
    m_recordings.setBeside(0);
    if (m_isActive)
        restart();
}

void Simulation::follow(const nav::MapEdit& edit)
{
    if (m_live != 0)
        feed(edit);
    if (m_isRefused && m_isActive && !nav::obstacleChanges(edit).empty())
        m_soon.start(); // the obstacle that was in the way may be gone
    if (!m_sources.document.changesAgents(edit))
        return;
    const nav::Map& map = m_sources.document.map();
    const bool hasAgents = m_sources.document.index().hasAgents();
    if (m_live != 0 && m_walker)
        setOutdated(hasAgents || !haveSameMotions(*m_map, map));
    else
        setOutdated(m_live != 0 ? !haveSameAgents(*m_map, map) : hasAgents);
    // Restarting loses nothing if nothing has run yet.
    const KeptRecording* live = m_recordings.find(m_live);
    if (m_isActive && (!live || live->recording.frameCount() <= 1))
        m_soon.start();
}

/// Passes on the changes that a running crowd accepts: obstacles and goals.
void Simulation::feed(const nav::MapEdit& edit)
{
    if (auto changes = nav::obstacleChanges(edit); !changes.empty()) {
        const KeptRecording* live = m_recordings.find(m_live);
        if (live && live->recording.frameCount() <= 1)
            return m_soon.start();
        m_run.feed(steer::ChangeObstacles{std::move(changes)});
    }
    feedGoals();
    reportLostGoals();
    if (m_isEnded && isLive())
        m_playback.setOpenEnded(true);
    m_isEnded = false;
}

/// Passes on goals that have moved and groups that have another goal.
void Simulation::feedGoals()
{
    const nav::Map& map = m_sources.document.map();
    const auto& began = m_map->settings.agentGroups; // the crowd numbers its groups in this order
    for (std::size_t i = 0; i < began.size() && i < m_goals.size(); ++i) {
        const auto now = groupIndex(map, began[i].name);
        const auto goal = now ? goalOf(map, map.settings.agentGroups[*now]) : std::nullopt;
        if (!goal || goal == m_goals[i])
            continue;
        m_goals[i] = goal;
        m_run.feed(steer::SetGoal{static_cast<std::uint32_t>(i), *goal});
    }
}

/// Reports groups whose goal is gone to the user. The crowd keeps their last goal.
void Simulation::reportLostGoals()
{
    if (!m_isActive || !isLive())
        return;
    const nav::Map& map = m_sources.document.map();
    const auto& began = m_map->settings.agentGroups;
    QStringList lost;
    bool isNew = false;
    for (std::size_t i = 0; i < began.size() && i < m_goals.size(); ++i) {
        const auto now = groupIndex(map, began[i].name);
        if (!m_goals[i] || !now || goalOf(map, map.settings.agentGroups[*now]))
            continue;
        lost << QString::fromStdString(began[i].name);
        isNew = isNew || !m_lost.contains(lost.last());
    }
    m_lost = lost;
    if (isNew)
        emit said(tr("The goal of %1 is gone: running agents still go to where it was")
                      .arg(lost.join(QStringLiteral(", "))));
}

/// Reports groups whose agents stay where they are, as they wait for a goal.
void Simulation::reportMissingGoals()
{
    QStringList missing;
    const std::vector<std::string> now = groupsWithoutGoal(m_sources.document.map());
    for (const std::string& name : groupsWithoutGoal(*m_map))
        if (std::ranges::find(now, name) != now.end()) // no goal has come while it runs
            missing << QString::fromStdString(name);
    if (missing.isEmpty())
        return;
    const QString names = missing.join(QStringLiteral(", "));
    emit said((missing.size() == 1
                   ? tr("Group %1 has no goal: select its agents or area, point at a "
                        "place and press %2")
                   : tr("Groups %1 have no goal: select agents or areas, point at "
                        "a place and press %2"))
                  .arg(names, keyFor("Send Agents to the Pointer")));
}

/// Reports agents that find no room for long, once in a run.
void Simulation::reportWaiting(double seconds)
{
    const auto waiting = static_cast<int>(m_run.waiting());
    if (waiting == 0)
        m_waitsSince.reset();
    else if (!m_waitsSince)
        m_waitsSince = seconds;
    if (!m_waitsSince || m_toldWaiting || seconds - *m_waitsSince < longWait)
        return;
    m_toldWaiting = true;
    emit said(waiting == 1 ? tr("1 agent waits for room in its spawn area")
                           : tr("%n agents wait for room in their spawn areas", nullptr, waiting));
}

void Simulation::watchSelected()
{
    std::vector<std::uint32_t> ids;
    if (const auto running = m_playback.chosenAgent())
        ids.push_back(*running);
    for (const nav::ObjectId id : m_sources.selection.summary().facts().agents)
        if (ids.size() < mostWatched)
            ids.push_back(static_cast<std::uint32_t>(id));
    m_run.watch(std::move(ids));
}

void Simulation::setOutdated(bool outdated)
{
    if (outdated == m_isOutdated)
        return;
    m_isOutdated = outdated;
    emit outdatedChanged(outdated);
}

} // namespace thicket::editor
