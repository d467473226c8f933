#include "app/editor/workbench/answersatplayhead.h"

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
struct AnswersAtPlayhead::Memory {
    nav::ObstacleField field;
    std::unordered_map<std::int64_t, std::optional<nav::Shape>> places;

    bool moveTo(const Places& wanted);
};

/// What is asked of it: a path if there is a start, a flow if there is an area.
struct AnswersAtPlayhead::Query {
    std::optional<nav::Point> start;
    std::optional<nav::Box> area;
    nav::Point goal;
    Places places;
};

bool AnswersAtPlayhead::Memory::moveTo(const Places& wanted)
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

AnswersAtPlayhead::AnswersAtPlayhead(const Sources& sources, Playback& playback, QObject* parent)
    : QObject(parent), m_sources(sources), m_playback(playback), m_job(NewestJob::Rank::behind)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AnswersAtPlayhead::ask);
    const auto soon = [this] { m_soon.start(); };
    connect(&playback, &Playback::timeChanged, this, soon);
    connect(&playback, &Playback::recordingChanged, this, soon);
    connect(&playback, &Playback::recordingGrew, this, soon);
    connect(&sources.overlays, &Overlays::changed, this, soon);
    connect(&sources.simulation, &Simulation::activeChanged, this, soon);
    connect(&sources.navigator, &Navigator::pathChanged, this, soon);
    connect(&sources.navigator, &Navigator::fieldAboutToChange, this, &AnswersAtPlayhead::letGo);
    connect(&sources.navigator, &Navigator::fieldChanged, this, [this] {
        letGo();
        m_soon.start();
    });
}

AnswersAtPlayhead::~AnswersAtPlayhead() = default;

/// Copies of a field make its edits slow.
void AnswersAtPlayhead::letGo()
{
    if (!m_memory)
        return;
    m_stop.request_stop();
    m_job.stop();
    m_memory.reset();
}

void AnswersAtPlayhead::take(Answers answers)
{
    m_playback.setAnswer(std::move(answers.path));
    m_sources.navigator.flow().setPlayed(std::move(answers.flow));
    if (m_isDue)
        m_soon.start();
}

AnswersAtPlayhead::Query AnswersAtPlayhead::query() const
{
    const Navigator& navigator = m_sources.navigator;
    Query query{{}, navigator.flowArea(), *navigator.goal(), {}};
    if (m_sources.overlays.isOn(Overlay::path))
        query.start = navigator.start();
    if (query.start || query.area)
        query.places = placesOf(m_playback);
    return query;
}

void AnswersAtPlayhead::ask()
{
    const bool isMoved = m_sources.simulation.isActive() && m_playback.isAnyMoved();
    m_sources.overlays.setObstaclesMoved(isMoved);
    std::optional<Query> query;
    if (isMoved && m_sources.navigator.goal() && m_sources.navigator.fieldProblem().isEmpty())
        query = this->query();
    if (!query || (!query->start && !query->area)) {
        letGo();
        m_isDue = false;
        return take({});
    }
    // The search in progress is not given up: while it plays there would never be an answer.
    m_isDue = m_job.isBusy();
    if (m_isDue)
        return;
    if (!m_memory)
        m_memory = std::make_shared<Memory>(Memory{m_sources.navigator.field(), {}});
    m_stop = std::stop_source();
    m_job.order([this, query = *std::move(query), stop = m_stop.get_token(),
                 memory = m_memory](const std::atomic<bool>&) -> NewestJob::Report {
        Answers answers;
        const bool areThere = memory->moveTo(query.places);
        if (areThere && query.start) {
            nav::PathOptions options;
            options.stop = stop;
            answers.path = nav::findPath(memory->field, *query.start, query.goal, options);
        }
        if (areThere && query.area)
            answers.flow = LiveFlow::made(memory->field, *query.area, query.goal);
        return [this, answers = std::move(answers)]() mutable { take(std::move(answers)); };
    });
}

} // namespace thicket::editor
