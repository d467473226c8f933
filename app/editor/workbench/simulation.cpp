#include "app/editor/workbench/simulation.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/workbench/walk.h"

#include <algorithm>
#include <chrono>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr double longestRun = 3600; // seconds
constexpr double worthKeeping = 1;
constexpr double longWait = 2; // seconds until agents without room are reported
constexpr std::size_t mostWatched = 8;

template <class Object> bool isAgent(const Object& object)
{
    return object && std::holds_alternative<nav::AgentMarker>(object->geometry);
}

/// Whether the crowd begins with it or takes agents from it.
bool isCrowds(const nav::MapObject& object) { return nav::agentGroupOf(object.geometry); }
bool isCrowds(const std::optional<nav::MapObject>& object) { return object && isCrowds(*object); }

/// The position of a group's goal; nullopt if it has none.
std::optional<nav::Point> goalOf(const nav::Map& map, const nav::AgentGroup& group)
{
    const nav::MapObject* object = map.find(group.goal);
    const auto* goal = object ? std::get_if<nav::GoalMarker>(&object->geometry) : nullptr;
    return goal ? std::optional(goal->position) : std::nullopt;
}

const nav::Motion* motionOf(const nav::MapObject& object)
{
    return nav::isMoving(object) ? &*object.motion : nullptr;
}
const nav::Motion* motionOf(const std::optional<nav::MapObject>& object)
{
    return object ? motionOf(*object) : nullptr;
}

/// Whether the edit changes whether and how an obstacle moves. A running crowd takes all other
/// changes of it.
bool changesMotion(const nav::MapEdit::Entry& entry)
{
    const nav::Motion* const before = motionOf(entry.before);
    const nav::Motion* const after = motionOf(entry.after);
    return before && after ? *before != *after : before || after;
}

/// Whether the edit adds, removes or changes agents, their groups or motions.
bool changesAgents(const nav::MapEdit& edit)
{
    if (edit.settings && edit.settings->before.agentGroups != edit.settings->after.agentGroups)
        return true;
    return std::any_of(edit.entries.begin(), edit.entries.end(), [](const auto& entry) {
        if (changesMotion(entry))
            return true;
        if (!isCrowds(entry.before) && !isCrowds(entry.after))
            return false;
        return !entry.before || !entry.after || entry.before->geometry != entry.after->geometry;
    });
}

/// Compares everything but the goal that b has. A running crowd can take a new goal.
bool areSame(nav::AgentGroup a, const nav::AgentGroup& b, const nav::Map& mapOfB)
{
    if (goalOf(mapOfB, b))
        a.goal = b.goal;
    return a == b;
}

/// Whether the obstacles of b move as they do in a. Those that are gone from b do not matter.
bool haveSameMotions(const nav::Map& a, const nav::Map& b)
{
    return std::all_of(b.objects().begin(), b.objects().end(), [&a](const nav::MapObject& object) {
        const nav::MapObject* const former = a.find(object.id);
        const nav::Motion* const before = former ? motionOf(*former) : nullptr;
        const nav::Motion* const after = motionOf(object);
        return before && after ? *before == *after : !before && !after;
    });
}

/// Whether both maps have the same agents and spawn areas in the same groups, and the same motions.
bool haveSameAgents(const nav::Map& a, const nav::Map& b)
{
    const auto& groupsOfA = a.settings.agentGroups;
    const auto& groupsOfB = b.settings.agentGroups;
    const bool areGroupsSame =
        std::equal(groupsOfA.begin(), groupsOfA.end(), groupsOfB.begin(), groupsOfB.end(),
                   [&](const auto& one, const auto& other) { return areSame(one, other, b); });
    if (!areGroupsSame || !haveSameMotions(a, b))
        return false;
    const auto agentsOf = [](const nav::Map& map) {
        std::vector<std::pair<nav::ObjectId, nav::Geometry>> agents;
        for (const nav::MapObject& object : map.objects()) {
            if (isCrowds(object))
                agents.emplace_back(object.id, object.geometry);
        }
        return agents;
    };
    return agentsOf(a) == agentsOf(b);
}

} // namespace

bool hasAgents(const nav::Map& map)
{
    return std::any_of(map.objects().begin(), map.objects().end(),
                       [](const nav::MapObject& object) { return isCrowds(object); });
}

Simulation::Simulation(const Sources& sources, Playback& playback, Recordings& recordings,
                       QObject* parent)
    : QObject(parent), m_sources(sources), m_playback(playback), m_recordings(recordings)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(150ms);
    connect(&m_soon, &QTimer::timeout, this, &Simulation::restart);
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

void Simulation::restart()
{
    m_soon.stop();
    if (!m_isActive)
        return;
    m_playsOn = m_playback.isPlaying();
    setOutdated(false);
    if (hasAgents(m_sources.document.map())) {
        m_map = std::make_shared<const nav::Map>(m_sources.document.map());
        m_goals.clear();
        m_lost.clear();
        for (const nav::AgentGroup& group : m_map->settings.agentGroups)
            m_goals.push_back(goalOf(*m_map, group));
        m_run.restart(*m_map);
        watchSelected();
        return;
    }
    m_run.stop();
    m_recordings.setLive(m_live, false);
    m_live = 0;
    m_recordings.setCurrent(0);
    m_playback.seek(0);
    walk();
    emit restarted();
}

void Simulation::takeBeginning(const steer::Recording& recording)
{
    const KeptRecording* former = m_recordings.find(m_live);
    const int formerId = m_live;
    const bool isKept = former && former->recording.duration() >= worthKeeping;
    m_live = m_recordings.add(
        {.name = tr("Run %1").arg(++m_runs), .recording = recording, .map = m_map, .isLive = true});
    m_isEnded = false;
    m_waitsSince.reset();
    m_toldWaiting = false;
    m_playback.seek(0);
    m_recordings.setCurrent(m_live);
    m_recordings.setLive(formerId, false);
    if (former && !isKept)
        m_recordings.remove(formerId);
    if (m_playsOn)
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

/// Shows the current recording of the list, or without one the walk.
void Simulation::showCurrent()
{
    if (!m_isActive)
        return;
    const KeptRecording* current = m_recordings.current();
    m_playback.setOpenEnded(isLive() && !m_isEnded);
    m_playback.setExpected(isLive() ? m_run.expected() : 0);
    if (current)
        m_playback.setRecording(current->recording);
    else
        walk();
}

void Simulation::walk()
{
    if (!m_isActive || m_recordings.current() || hasAgents(m_sources.document.map()))
        return;
    m_playback.setOpenEnded(false);
    m_playback.setRecording(walkOf(m_sources.document.map(), m_sources.navigator.path(),
                                   m_sources.navigator.agentRadius()));
}

void Simulation::startOver()
{
    m_run.stop();
    m_recordings.setLive(m_live, false);
    m_live = 0;
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
    if (!changesAgents(edit))
        return;
    const nav::Map& map = m_sources.document.map();
    setOutdated(m_live != 0 ? !haveSameAgents(*m_map, map) : hasAgents(map));
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
    for (const std::string& name : groupsWithoutGoal(*m_map))
        missing << QString::fromStdString(name);
    if (missing.isEmpty())
        return;
    const QString names = missing.join(QStringLiteral(", "));
    emit said((missing.size() == 1 ? tr("Group %1 has no goal: select its agents, point at a place "
                                        "and press %2")
                                   : tr("Groups %1 have no goal: select agents, point at a place "
                                        "and press %2"))
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
    for (const nav::ObjectId id : m_sources.selection.summary().facts().agents) {
        if (ids.size() < mostWatched)
            ids.push_back(static_cast<std::uint32_t>(id));
    }
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
