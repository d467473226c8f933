#include "app/editor/workbench/curvemeasuring.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/workbench/runbeginning.h"
#include "app/editor/workbench/simulation.h"
#include "libsteer/recording/recorder.h"

#include <algorithm>
#include <chrono>
#include <unordered_set>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto slice = 80ms;
constexpr std::size_t mostChosen = 8;

/// The obstacles that the recording began with. Errors: the map has others.
Result<nav::ObstacleField> obstaclesOf(const RunBeginning& from)
{
    const auto scenario = steer::scenarioOf(*from.map);
    if (!scenario)
        return Unexpected(scenario.error());
    const steer::RecordingInfo& info = from.recording.info();
    if (info.params && info.mapHash != steer::scenarioHash(*scenario))
        return Unexpected("The recording is of other obstacles, groups or agents than the map's.");
    if (info.notation)
        return Unexpected("The recording was not simulated, so that it cannot be run again.");
    return nav::ObstacleField::build(scenario->obstacles, 0);
}

} // namespace

/// The measuring of one recording's agents.
struct CurveMeasuring::Memory {
    AgentCurves::Needs needs;
    std::vector<std::uint32_t> ids;
    std::optional<steer::MotionCurves> motion;
    std::optional<steer::ForceCurves> forces;
    QString problem;

    void begin(const RunBeginning& from);
    AgentCurves::Content measure(const RunBeginning& from, const std::function<bool()>& goesOn);
};

void CurveMeasuring::Memory::begin(const RunBeginning& from)
{
    auto obstacles = obstaclesOf(from);
    if (!obstacles)
        problem = errorText(obstacles.error());
    motion.emplace(from.recording, ids,
                   obstacles ? std::optional(*std::move(obstacles)) : std::nullopt);
    if (!needs.forces || !problem.isEmpty() || !from.recording.info().params)
        return;
    if (auto recall = recallFrom(from))
        forces.emplace(*std::move(recall), std::vector{ids.front()});
    else
        problem = errorText(recall.error());
}

AgentCurves::Content CurveMeasuring::Memory::measure(const RunBeginning& from,
                                                     const std::function<bool()>& goesOn)
{
    if (!motion)
        begin(from);
    motion->extend(from.recording);
    bool isComplete = motion->measure(goesOn);
    if (forces) {
        forces->extend(from.recording, from.kept);
        const Result<bool> done = forces->measure(goesOn);
        if (!done)
            problem = errorText(done.error());
        // After an error no more is known, but what was measured before it is true.
        isComplete = isComplete && (!done || *done);
    }
    return {motion->curves(), forces ? forces->curves() : std::vector<steer::AgentForceCurves>(),
            problem, isComplete};
}

CurveMeasuring::CurveMeasuring(const Sources& sources, AgentCurves& curves, QObject* parent)
    : QObject(parent), m_sources(sources), m_curves(curves), m_job(NewestJob::Rank::behind)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &CurveMeasuring::startOver);
    const auto soon = [this] { m_soon.start(); };
    connect(&sources.playback, &Playback::recordingChanged, this, soon);
    connect(&curves, &AgentCurves::needsChanged, this, soon);
    const auto chooseAnew = [this] {
        if (m_curves.needs().motion && chosen() != m_ids)
            m_soon.start();
    };
    connect(&sources.selection, &Selection::changed, this, chooseAnew);
    connect(&sources.playback, &Playback::agentChosen, this, chooseAnew);
    connect(&sources.playback, &Playback::recordingGrew, this, [this] {
        if (m_memory && !m_job.isBusy())
            goOn();
        else if (!m_memory && m_curves.needs().motion && chosen() != m_ids)
            m_soon.start();
    });
}

CurveMeasuring::~CurveMeasuring() = default;

std::vector<std::uint32_t> CurveMeasuring::chosen() const
{
    const steer::Recording& recording = m_sources.playback.run().recording();
    const auto agents = recording.agents();
    if (agents.size() == 1)
        return {agents.front().id};
    std::vector<std::uint32_t> ids;
    std::unordered_set<std::uint32_t> recorded;
    if (!recording.info().notation && !m_sources.selection.isEmpty()) {
        for (const steer::RecordedAgent& agent : agents)
            recorded.insert(agent.id);
    }
    for (const nav::ObjectId id : m_sources.selection.ids()) {
        if (ids.size() < mostChosen && recorded.contains(static_cast<std::uint32_t>(id)))
            ids.push_back(static_cast<std::uint32_t>(id));
    }
    // An agent of a spawn area cannot be selected.
    const auto running = m_sources.playback.chosenAgent();
    if (ids.empty() && running &&
        std::ranges::find(agents, *running, &steer::RecordedAgent::id) != agents.end())
        ids.push_back(*running);
    if (ids.empty() && m_curves.followed())
        ids.push_back(*m_curves.followed());
    return ids;
}

void CurveMeasuring::startOver()
{
    m_job.cancel();
    m_memory.reset();
    m_ids = m_curves.needs().motion ? chosen() : std::vector<std::uint32_t>();
    m_curves.setContent({{}, {}, {}, m_ids.empty()});
    if (m_ids.empty())
        return;
    m_memory = std::make_shared<Memory>();
    m_memory->needs = m_curves.needs();
    m_memory->ids = m_ids;
    order(beginningOf(m_sources.playback, m_sources.recordings, m_sources.simulation,
                      m_sources.document));
}

/// The map was for the beginning.
void CurveMeasuring::goOn()
{
    RunBeginning from{m_sources.playback.run().recording(), {}, nullptr};
    if (m_sources.simulation.isLive())
        from.kept = m_sources.simulation.run().kept();
    order(std::move(from));
}

/// One slice, and further ones until all that is recorded is measured.
void CurveMeasuring::order(RunBeginning from)
{
    m_job.order([this, from = std::move(from),
                 memory = m_memory](const std::atomic<bool>& giveUp) -> NewestJob::Report {
        const auto end = Clock::now() + slice;
        const auto goesOn = [&] { return !giveUp && Clock::now() < end; };
        return [this, content = memory->measure(from, goesOn)]() mutable {
            takeMeasured(std::move(content));
        };
    });
}

void CurveMeasuring::takeMeasured(AgentCurves::Content content)
{
    // The recording may have grown meanwhile.
    const bool isUpToDate =
        content.isComplete &&
        content.motion.front().speed.frames() == m_sources.playback.run().recording().frameCount();
    m_curves.setContent(std::move(content));
    if (!isUpToDate)
        goOn();
}

} // namespace thicket::editor
