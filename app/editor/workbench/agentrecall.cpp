#include "app/editor/workbench/agentrecall.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/workbench/runbeginning.h"
#include "app/editor/workbench/simulation.h"
#include "libsteer/recording/recall.h"

#include <utility>

namespace thicket::editor {

/// The recording that was asked about last.
struct AgentRecall::Memory {
    int recording = 0; ///< its id
    std::optional<steer::Recall> recall;
};

AgentRecall::AgentRecall(const Sources& sources, Playback& playback, QObject* parent)
    : QObject(parent), m_sources(sources), m_playback(playback),
      m_memory(std::make_shared<Memory>()), m_job(NewestJob::Rank::behind)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AgentRecall::ask);
    const auto soon = [this] { m_soon.start(); };
    connect(&playback, &Playback::timeChanged, this, soon);
    connect(&playback, &Playback::recordingChanged, this, soon);
    connect(&playback, &Playback::recordingGrew, this, soon);
    connect(&playback, &Playback::agentChosen, this, soon);
    connect(&sources.selection, &Selection::changed, this, soon);
    connect(&sources.overlays, &Overlays::changed, this, soon);
    connect(&sources.recordings, &Recordings::currentChanged, this, soon);
}

AgentRecall::~AgentRecall() = default;

std::optional<AgentRecall::Query> AgentRecall::wanted() const
{
    const KeptRecording* current = m_sources.recordings.current();
    if (!m_sources.overlays.isOn(Overlay::steering) || !m_sources.simulation.isActive() ||
        !current || !current->recording.info().params)
        return {};
    // Live frames come with their records, the last one excepted.
    if (m_sources.simulation.isLive() && m_playback.isPlaying())
        return {};
    const auto agent = chosen();
    if (!agent)
        return {};
    const Query query{current->id, m_playback.frame(), *agent};
    const bool isKnown = m_playback.run().record(query.frame, query.agent) != nullptr;
    return isKnown ? std::nullopt : std::optional(query);
}

/// As ShownSteering chooses it.
std::optional<std::uint32_t> AgentRecall::chosen() const
{
    if (const auto running = m_playback.chosenAgent())
        return running;
    for (const nav::ObjectId id : m_sources.selection.ids()) {
        const nav::MapObject* object = m_sources.document.map().find(id);
        if (object && std::holds_alternative<nav::AgentMarker>(object->geometry))
            return static_cast<std::uint32_t>(id);
    }
    return {};
}

void AgentRecall::ask()
{
    const std::optional<Query> query = wanted();
    if (!query) {
        m_asked.reset();
        m_job.cancel();
    } else if (query != m_asked) {
        m_asked = query;
        order(*query);
    }
}

void AgentRecall::order(const Query& query)
{
    RunBeginning from =
        beginningOf(m_playback, m_sources.recordings, m_sources.simulation, m_sources.document);
    m_job.order([this, query, from = std::move(from),
                 memory = m_memory](const std::atomic<bool>& giveUp) -> NewestJob::Report {
        if (memory->recording != query.recording)
            memory->recall.reset();
        memory->recording = query.recording;
        const auto failed = [this](const Error& error) -> NewestJob::Report {
            return [this, sentence = errorText(error)] { m_playback.setRecallProblem(sentence); };
        };
        if (memory->recall) {
            memory->recall->extend(from.recording, from.kept);
        } else if (auto recall = recallFrom(from)) {
            memory->recall = *std::move(recall);
        } else {
            return failed(recall.error());
        }
        auto records =
            memory->recall->records(query.frame, {query.agent}, {1, [&] { return !giveUp; }});
        if (!records)
            return failed(records.error());
        if (!*records)
            return {};
        return [this, query, found = **std::move(records)]() mutable {
            m_playback.recall({query.frame, std::move(found)});
        };
    });
}

} // namespace thicket::editor
