#include "app/editor/replay/crowdrecorder.h"

#include <algorithm>

namespace thicket::editor {

namespace {

using Kind = steer::RecordedEvent::Kind;

steer::RecordingInfo infoOf(const steer::Crowd& crowd)
{
    steer::RecordingInfo info;
    info.step = crowd.params().step;
    info.denominator = crowd.params().denominator;
    info.groups = crowd.groups();
    info.source = "simulated";
    info.params = crowd.params();
    return info;
}

Kind kindOf(steer::CrowdEventKind kind)
{
    switch (kind) {
    case steer::CrowdEventKind::added:
        return Kind::added;
    case steer::CrowdEventKind::removed:
        return Kind::removed;
    case steer::CrowdEventKind::arrived:
        return Kind::arrived;
    case steer::CrowdEventKind::stuck:
        return Kind::stuck;
    case steer::CrowdEventKind::free:
        return Kind::free;
    case steer::CrowdEventKind::planned:
        return Kind::planned;
    }
    return Kind::planned;
}

} // namespace

CrowdRecorder::CrowdRecorder(const steer::Crowd& crowd) : m_builder(infoOf(crowd))
{
    append(crowd);
}

Result<void> CrowdRecorder::apply(steer::Crowd& crowd, const steer::CrowdInput& input)
{
    auto done = crowd.apply(input);
    if (done)
        m_builder.addInput({crowd.steps(), input});
    return done;
}

std::uint32_t CrowdRecorder::indexOf(const steer::Crowd& crowd, const steer::AgentView& agent)
{
    const auto known = m_indices.find(agent.id);
    if (known != m_indices.end())
        return known->second;
    const steer::CrowdGroup& group = crowd.groups()[agent.group];
    steer::RecordedAgent added;
    added.id = agent.id;
    added.group = agent.group;
    added.radius = agent.radius;
    added.maxSpeed = group.maxSpeed;
    added.maxForce = group.maxForce;
    added.heading = agent.heading;
    return m_indices.emplace(agent.id, m_builder.addAgent(added)).first->second;
}

void CrowdRecorder::append(const steer::Crowd& crowd)
{
    m_placed.clear();
    for (const steer::AgentView& agent : crowd.agents())
        m_placed.push_back({indexOf(crowd, agent), agent.position});
    std::sort(m_placed.begin(), m_placed.end(),
              [](const auto& a, const auto& b) { return a.agent < b.agent; });
    m_builder.append(m_placed, crowd.hash());
    const auto frame = static_cast<std::uint32_t>(crowd.steps());
    for (const steer::CrowdEvent& event : crowd.events()) {
        m_builder.addEvent({frame, event.agent, kindOf(event.kind), event.reason});
        if (event.kind == steer::CrowdEventKind::removed)
            m_indices.erase(event.agent);
    }
}

} // namespace thicket::editor
