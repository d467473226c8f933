#include "app/editor/workbench/pathatplayhead.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/workbench/simulation.h"
#include "libnav/path/pathfinder.h"

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

using Places = std::vector<std::pair<std::int64_t, std::optional<nav::Shape>>>;

/// Where the obstacles of the run are at the playhead; those that are removed have no shape.
Places placesOf(const Playback& playback)
{
    const steer::MovedObstacles& obstacles = playback.run().obstacles();
    Places places;
    places.reserve(obstacles.size());
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        places.emplace_back(obstacles.id(i), obstacles.shape(i, playback.time()));
    return places;
}

} // namespace

/// The field with the obstacles where they were last asked for.
struct PathAtPlayhead::Memory {
    nav::ObstacleField field;
    std::unordered_map<std::int64_t, std::optional<nav::Shape>> places;

    bool moveTo(const Places& wanted);
};

struct PathAtPlayhead::Query {
    nav::Point start;
    nav::Point goal;
    Places places;
};

bool PathAtPlayhead::Memory::moveTo(const Places& wanted)
{
    std::vector<nav::ObstacleChange> changes;
    for (const auto& [id, shape] : wanted) {
        const auto [known, isNew] = places.try_emplace(id, shape);
        if (!isNew && known->second == shape)
            continue;
        known->second = shape;
        changes.push_back({id, shape});
    }
    return field.apply(changes).has_value();
}

PathAtPlayhead::PathAtPlayhead(const Sources& sources, Playback& playback, QObject* parent)
    : QObject(parent), m_sources(sources), m_playback(playback), m_job(NewestJob::Rank::behind)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PathAtPlayhead::ask);
    const auto soon = [this] { m_soon.start(); };
    connect(&playback, &Playback::timeChanged, this, soon);
    connect(&playback, &Playback::recordingChanged, this, soon);
    connect(&playback, &Playback::recordingGrew, this, soon);
    connect(&sources.overlays, &Overlays::changed, this, soon);
    connect(&sources.simulation, &Simulation::activeChanged, this, soon);
    connect(&sources.navigator, &Navigator::pathChanged, this, soon);
    connect(&sources.navigator, &Navigator::fieldAboutToChange, this, &PathAtPlayhead::letGo);
    connect(&sources.navigator, &Navigator::fieldChanged, this, [this] {
        letGo();
        m_soon.start();
    });
}

PathAtPlayhead::~PathAtPlayhead() = default;

/// Copies of a field make its edits slow.
void PathAtPlayhead::letGo()
{
    if (!m_memory)
        return;
    m_stop.request_stop();
    m_job.stop();
    m_memory.reset();
}

bool PathAtPlayhead::isWanted() const
{
    const Navigator& navigator = m_sources.navigator;
    const steer::MovedObstacles& obstacles = m_playback.run().obstacles();
    if (!m_sources.simulation.isActive() || !m_sources.overlays.isOn(Overlay::path) ||
        !navigator.start() || !navigator.goal() || !navigator.fieldProblem().isEmpty())
        return false;
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        if (obstacles.displacement(i, m_playback.time()) != nav::Displacement{})
            return true;
    return false;
}

void PathAtPlayhead::take(std::optional<nav::Path> path)
{
    m_playback.setPath(std::move(path));
    if (m_isDue)
        m_soon.start();
}

void PathAtPlayhead::ask()
{
    if (!isWanted()) {
        letGo();
        return m_playback.setPath({});
    }
    // The search in progress is not given up: while it plays there would never be an answer.
    m_isDue = m_job.isBusy();
    if (m_isDue)
        return;
    if (!m_memory)
        m_memory = std::make_shared<Memory>(Memory{m_sources.navigator.field(), {}});
    m_stop = std::stop_source();
    Query query{*m_sources.navigator.start(), *m_sources.navigator.goal(), placesOf(m_playback)};
    m_job.order([this, query = std::move(query), stop = m_stop.get_token(),
                 memory = m_memory](const std::atomic<bool>&) -> NewestJob::Report {
        std::optional<nav::Path> path;
        if (memory->moveTo(query.places)) {
            nav::PathOptions options;
            options.stop = stop;
            path = nav::findPath(memory->field, query.start, query.goal, options).path;
        }
        return [this, path = std::move(path)]() mutable { take(std::move(path)); };
    });
}

} // namespace thicket::editor
