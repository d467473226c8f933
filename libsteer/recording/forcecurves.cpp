#include "libsteer/recording/forcecurves.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace thicket::steer {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// `record`: null if the agent is not there.
void add(const AgentRecord* record, AgentForceCurves& curves)
{
    std::size_t next = 0;
    for (ForceCurve& force : curves.forces) {
        // Parts that the agent does not use are left out of its record.
        const bool isThere =
            record && next < record->parts.size() && record->parts[next].kind == force.kind;
        force.wanted.add(isThere ? lengthOf(record->parts[next].wanted) : none);
        force.granted.add(isThere ? lengthOf(record->parts[next].granted) : none);
        next += isThere ? 1 : 0;
    }
}

} // namespace

ForceCurves::ForceCurves(Recall recall, std::vector<std::uint32_t> ids)
    : m_recall(std::move(recall)), m_ids(std::move(ids))
{
    for (const std::uint32_t id : m_ids) {
        m_curves.emplace_back();
        m_curves.back().id = id;
    }
}

void ForceCurves::extend(Recording recording, const KeyCrowds& kept)
{
    m_recall.extend(std::move(recording), kept);
}

/// An agent may be added while the crowd runs. It has no values before.
void ForceCurves::findAgents()
{
    const bool isAllKnown = std::ranges::none_of(
        m_curves, [](const AgentForceCurves& curves) { return curves.forces.empty(); });
    if (isAllKnown)
        return;
    const Recording& recording = m_recall.recording();
    const auto& groups = recording.info().groups;
    for (const RecordedAgent& agent : recording.agents()) {
        const auto curves = std::ranges::find(m_curves, agent.id, &AgentForceCurves::id);
        if (curves == m_curves.end() || !curves->forces.empty() || agent.group >= groups.size())
            continue;
        for (const StackedBehaviour& part : groups[agent.group].stack) {
            curves->forces.emplace_back();
            ForceCurve& force = curves->forces.back();
            force.kind = part.kind;
            for (std::uint32_t i = 0; i < m_frames; ++i) {
                force.wanted.add(none);
                force.granted.add(none);
            }
        }
    }
}

Result<bool> ForceCurves::measure(const std::function<bool()>& goesOn)
{
    findAgents();
    const std::uint32_t known = m_recall.recording().frameCount();
    for (; m_frames + 1 < known; ++m_frames) {
        if (goesOn && !goesOn())
            return false;
        const Result<Recalled> recalled = m_recall.records(m_frames, m_ids, {1, goesOn});
        if (!recalled)
            return Unexpected(recalled.error());
        if (!*recalled)
            return false;
        const std::vector<AgentRecord>& records = **recalled;
        for (AgentForceCurves& curves : m_curves) {
            const auto record = std::ranges::find(records, curves.id, &AgentRecord::id);
            add(record != records.end() ? &*record : nullptr, curves);
        }
    }
    return true;
}

} // namespace thicket::steer
