#include "app/editor/workbench/answersatplayhead.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/neargraph.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"
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

/// The field with the obstacles where they were last asked for, and what is kept of its edges.
struct AnswersAtPlayhead::Memory {
    nav::ObstacleField field;
    std::unordered_map<std::int64_t, std::optional<nav::Shape>> places;
    NearGraph edges;

    bool moveTo(const Places& wanted);
    Answers answer(const Query& query, const std::stop_token& stop);
};

/// What is asked of it: a path if there is a start, a flow if there is an area, edges if there is a
/// question about them.
struct AnswersAtPlayhead::Query {
    std::optional<nav::Point> start;
    std::optional<nav::Point> goal;
    std::optional<nav::Box> area;
    std::optional<NearQuestion> edges;
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
    if (changes.empty())
        return true;
    edges.follow(changes);
    return field.apply(changes).has_value();
}

AnswersAtPlayhead::Answers AnswersAtPlayhead::Memory::answer(const Query& query,
                                                             const std::stop_token& stop)
{
    Answers answers;
    if (!moveTo(query.places))
        return answers;
    if (query.start && query.goal) {
        nav::PathOptions options;
        options.stop = stop;
        answers.path = nav::findPath(field, *query.start, *query.goal, options);
    }
    if (query.area)
        answers.flow = LiveFlow::made(field, *query.area, *query.goal);
    if (query.edges)
        answers.edges = std::make_shared<const nav::CompleteGraph>(edges.of(field, *query.edges));
    return answers;
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
    connect(&sources.canvas, &Canvas::touchedChanged, this, soon);
    connect(&sources.simulation, &Simulation::activeChanged, this, &AnswersAtPlayhead::ask);
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
    m_sources.overlays.setEdgesAsDrawn(!answers.edges && isMoved());
    m_sources.canvas.setPlayedEdges(std::move(answers.edges));
    m_sources.navigator.shown().setPlayed(std::move(answers.path));
    m_sources.navigator.flow().setPlayed(std::move(answers.flow));
    if (m_isDue)
        m_soon.start();
}

/// The path may have led round other obstacles than the one before, whose edges were asked for.
void AnswersAtPlayhead::takeFor(const std::optional<NearQuestion>& question, Answers answers)
{
    take(std::move(answers));
    if (m_sources.canvas.playedEdgesQuestion() != question)
        m_soon.start();
}

bool AnswersAtPlayhead::isMoved() const
{
    return m_sources.simulation.isActive() && m_playback.isAnyMoved();
}

AnswersAtPlayhead::Query AnswersAtPlayhead::query() const
{
    const Navigator& navigator = m_sources.navigator;
    return {navigator.start(), navigator.goal(), navigator.flowArea(),
            m_sources.canvas.playedEdgesQuestion(), placesOf(m_playback)};
}

void AnswersAtPlayhead::ask()
{
    if (!isMoved() || !m_sources.navigator.fieldProblem().isEmpty()) {
        letGo();
        m_isDue = false;
        return take({});
    }
    // The search in progress is not given up: while it plays there would never be an answer.
    m_isDue = m_job.isBusy();
    if (!m_isDue)
        order(query());
}

void AnswersAtPlayhead::order(Query query)
{
    if (!m_memory)
        m_memory = std::make_shared<Memory>(Memory{m_sources.navigator.field(), {}, {}});
    m_stop = std::stop_source();
    m_job.order([this, query = std::move(query), stop = m_stop.get_token(),
                 memory = m_memory](const std::atomic<bool>&) -> NewestJob::Report {
        Answers answers = memory->answer(query, stop);
        return [this, question = query.edges, answers = std::move(answers)]() mutable {
            takeFor(question, std::move(answers));
        };
    });
}

} // namespace thicket::editor
