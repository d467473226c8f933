#include "libsteer/recording/recorder.h"

#include "libsteer/recording/bytestream.h"
#include "libsteer/recording/recordingcode.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {
namespace {

RecordingInfo infoOf(const Crowd& crowd, std::uint64_t mapHash)
{
    RecordingInfo info;
    info.step = crowd.params().step;
    info.denominator = crowd.params().denominator;
    info.groups = crowd.groups();
    info.source = "simulated";
    info.mapHash = mapHash;
    info.params = crowd.params();
    info.moving = crowd.moving();
    return info;
}

RecordedAgent recorded(const AgentView& agent, const std::vector<CrowdGroup>& groups)
{
    RecordedAgent recorded;
    recorded.id = agent.id;
    recorded.group = agent.group;
    recorded.radius = agent.radius;
    recorded.maxSpeed = groups[agent.group].maxSpeed;
    recorded.maxForce = groups[agent.group].maxForce;
    recorded.heading = agent.heading;
    return recorded;
}

RecordedEvent::Kind kindOf(CrowdEventKind kind)
{
    switch (kind) {
    case CrowdEventKind::added:
        return RecordedEvent::Kind::added;
    case CrowdEventKind::removed:
        return RecordedEvent::Kind::removed;
    case CrowdEventKind::arrived:
        return RecordedEvent::Kind::arrived;
    case CrowdEventKind::stuck:
        return RecordedEvent::Kind::stuck;
    case CrowdEventKind::free:
        return RecordedEvent::Kind::free;
    case CrowdEventKind::planned:
        return RecordedEvent::Kind::planned;
    }
    assert(false);
    return {};
}

std::uint32_t agentOf(const CrowdInput& input)
{
    if (const auto* const add = std::get_if<AddAgent>(&input))
        return add->agent.id;
    if (const auto* const remove = std::get_if<RemoveAgent>(&input))
        return remove->id;
    return 0;
}

} // namespace

std::uint64_t scenarioHash(const Scenario& scenario)
{
    ByteWriter bytes;
    Scenario copy = scenario;
    code(bytes, copy);
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : bytes.from(0))
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

Recorder::Recorder(const Crowd& crowd, std::uint64_t mapHash) : m_builder(infoOf(crowd, mapHash))
{
    assert(crowd.steps() == 0);
    append(crowd);
}

void Recorder::input(const Crowd& crowd, const CrowdInput& input)
{
    m_builder.addInput({crowd.steps(), input});
    m_builder.addEvent(
        {m_builder.frameCount(), agentOf(input), RecordedEvent::Kind::input, StuckReason::none});
    // An agent that is added with the same id in the same step is another one.
    if (const auto* const removed = std::get_if<RemoveAgent>(&input))
        std::erase_if(m_known, [removed](const Known& one) { return one.id == removed->id; });
}

void Recorder::take(const Crowd& crowd)
{
    assert(crowd.steps() == m_builder.frameCount());
    note(crowd);
    noteWaits(crowd);
    append(crowd);
}

void Recorder::noteWaits(const Crowd& crowd)
{
    const auto obstacles = crowd.movingNow();
    m_waiting.resize(obstacles.size());
    for (std::uint32_t i = 0; i < obstacles.size(); ++i) {
        if (obstacles[i].waits == m_waiting[i])
            continue;
        m_waiting[i] = obstacles[i].waits;
        m_builder.addWait({m_builder.frameCount(), i, obstacles[i].waits});
    }
}

void Recorder::note(const Crowd& crowd)
{
    for (const CrowdEvent& event : crowd.events())
        m_builder.addEvent({m_builder.frameCount(), event.agent, kindOf(event.kind), event.reason});
}

void Recorder::append(const Crowd& crowd)
{
    m_next.clear();
    m_placed.clear();
    auto known = m_known.begin();
    for (const AgentView& agent : crowd.agents()) {
        while (known != m_known.end() && known->id < agent.id)
            ++known;
        const bool isKnown = known != m_known.end() && known->id == agent.id;
        const std::uint32_t number =
            isKnown ? known->number : m_builder.addAgent(recorded(agent, crowd.groups()));
        m_next.push_back({agent.id, number});
        m_placed.push_back({number, agent.position});
    }
    m_known.swap(m_next);
    const auto byNumber = [](const PlacedAgent& a, const PlacedAgent& b) {
        return a.agent < b.agent;
    };
    if (!std::is_sorted(m_placed.begin(), m_placed.end(), byNumber))
        std::sort(m_placed.begin(), m_placed.end(), byNumber);
    m_builder.append(m_placed, crowd.hash());
}

} // namespace thicket::steer
