#include "libsteer/recording/recordingbuilder.h"

#include "libsteer/recording/recordingdata.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace thicket::steer {

struct RecordingBuilder::State {
    std::shared_ptr<const RecordingInfo> info;
    std::vector<RecordedAgent> agents;
    std::vector<bool> hasBegun;
    /// What recording() last gave out, while it is up to date.
    mutable std::shared_ptr<const std::vector<RecordedAgent>> shownAgents;
    GrowingList<RecordedEvent> events;
    GrowingList<RecordedInput> inputs;
    GrowingList<RecordedWait> waits;
    GrowingList<FrameBlock> blocks;
    GrowingList<std::uint8_t> bytes; ///< of the growing block
    GrowingList<FrameEntry> entries; ///< of the growing block
    FrameState frame;
    std::vector<PlacedTrack> placed;
    std::vector<std::uint32_t> before; ///< agents of the last frame

    std::uint32_t frameCount() const
    {
        return static_cast<std::uint32_t>(Recording::block * blocks.size() + entries.size());
    }
    void rememberAgents();
    void noteWhoCameAndLeft();
    void close(std::uint64_t hash);
};

void RecordingBuilder::State::rememberAgents()
{
    before.clear();
    for (const Track& track : frame.tracks)
        before.push_back(track.agent);
}

/// Compares the frame that is about to be closed with the last one.
void RecordingBuilder::State::noteWhoCameAndLeft()
{
    const std::uint32_t k = frameCount();
    std::size_t i = 0;
    const auto leave = [&](std::uint32_t agent) {
        agents[agent].end = k;
        shownAgents.reset();
    };
    for (const Track& one : frame.tracks) {
        for (; i < before.size() && before[i] < one.agent; ++i)
            leave(before[i]);
        if (i < before.size() && before[i] == one.agent) {
            ++i;
            continue;
        }
        if (!hasBegun[one.agent])
            agents[one.agent].begin = k;
        hasBegun[one.agent] = true;
        agents[one.agent].end = RecordedAgent::toTheEnd;
        shownAgents.reset();
    }
    for (; i < before.size(); ++i)
        leave(before[i]);
}

/// Closes the frame whose bytes were just appended.
void RecordingBuilder::State::close(std::uint64_t hash)
{
    noteWhoCameAndLeft();
    entries.append({hash, static_cast<std::uint32_t>(bytes.size())});
    if (entries.size() < Recording::block)
        return;
    blocks.append({bytes.shared(), entries.shared()});
    bytes = {};
    entries = {};
}

RecordingBuilder::RecordingBuilder(RecordingInfo info) : m_state(std::make_unique<State>())
{
    assert(info.step > 0 && info.denominator >= 1 && info.denominator <= std::uint64_t{1} << 52);
    m_state->frame.axes = info.hasHeights ? 3 : 2;
    m_state->info = std::make_shared<const RecordingInfo>(std::move(info));
}

RecordingBuilder::RecordingBuilder(RecordingBuilder&&) noexcept = default;
RecordingBuilder& RecordingBuilder::operator=(RecordingBuilder&&) noexcept = default;
RecordingBuilder::~RecordingBuilder() = default;

const RecordingInfo& RecordingBuilder::info() const { return *m_state->info; }

std::uint32_t RecordingBuilder::frameCount() const { return m_state->frameCount(); }

std::uint32_t RecordingBuilder::addAgent(const RecordedAgent& agent)
{
    return addAgent(agent, frameCount());
}

std::uint32_t RecordingBuilder::addAgent(const RecordedAgent& agent, std::uint32_t begin)
{
    State& state = *m_state;
    state.agents.push_back(agent);
    state.agents.back().begin = state.agents.back().end = begin;
    state.hasBegun.push_back(false);
    state.shownAgents.reset();
    return static_cast<std::uint32_t>(state.agents.size() - 1);
}

void RecordingBuilder::append(std::span<const PlacedAgent> agents, std::uint64_t hash)
{
    State& state = *m_state;
    const auto denominator = static_cast<double>(state.info->denominator);
    const auto onLattice = [denominator](double units) {
        const double n = std::nearbyint(units * denominator);
        assert(std::abs(n) <= static_cast<double>(mostLattice));
        return static_cast<std::int64_t>(n);
    };
    state.placed.clear();
    for (const PlacedAgent& one : agents) {
        assert(one.agent < state.agents.size());
        assert(state.placed.empty() || state.placed.back().agent < one.agent);
        const std::int64_t height = state.info->hasHeights ? onLattice(one.height) : 0;
        state.placed.push_back(
            {one.agent, {onLattice(one.position.x), onLattice(one.position.y), height}});
    }
    state.rememberAgents();
    writeFrame(state.placed, state.entries.size() == 0, state.frame, state.bytes);
    state.close(hash);
}

bool RecordingBuilder::appendCoded(std::span<const std::uint8_t> bytes, std::uint64_t hash)
{
    State& state = *m_state;
    state.rememberAgents();
    std::size_t place = 0;
    const auto agentCount = static_cast<std::uint32_t>(state.agents.size());
    if (!readFrame(bytes, place, state.entries.size() == 0, agentCount, state.frame) ||
        place != bytes.size())
        return false;
    state.bytes.append(bytes);
    state.close(hash);
    return true;
}

void RecordingBuilder::addEvent(const RecordedEvent& event)
{
    GrowingList<RecordedEvent>& events = m_state->events;
    assert(events.size() == 0 || events[events.size() - 1].frame <= event.frame);
    events.append(event);
}

void RecordingBuilder::addInput(RecordedInput input)
{
    GrowingList<RecordedInput>& inputs = m_state->inputs;
    assert(inputs.size() == 0 || inputs[inputs.size() - 1].step <= input.step);
    inputs.append(std::move(input));
}

void RecordingBuilder::addWait(const RecordedWait& wait)
{
    GrowingList<RecordedWait>& waits = m_state->waits;
    assert(waits.size() == 0 || waits[waits.size() - 1].frame <= wait.frame);
    waits.append(wait);
}

Recording RecordingBuilder::recording() const
{
    const State& state = *m_state;
    if (!state.shownAgents)
        state.shownAgents = std::make_shared<const std::vector<RecordedAgent>>(state.agents);
    auto data = std::make_shared<Recording::Data>();
    data->info = state.info;
    data->agents = state.shownAgents;
    data->events = state.events.shared();
    data->inputs = state.inputs.shared();
    data->waits = state.waits.shared();
    data->blocks = state.blocks.shared();
    data->tail = {state.bytes.shared(), state.entries.shared()};
    return Recording(std::move(data));
}

Recording recordingOf(std::span<const Agent> way, double step)
{
    if (way.empty())
        return {};
    double farthest = 1;
    for (const Agent& state : way)
        farthest = std::max({farthest, std::abs(state.position.x), std::abs(state.position.y)});
    RecordingInfo info;
    info.step = step;
    info.denominator = std::uint64_t{1} << std::min(32, 52 - std::ilogb(farthest));
    info.groups.resize(1);
    RecordingBuilder builder(std::move(info));
    const Agent& first = way.front();
    builder.addAgent({.id = first.id,
                      .radius = first.radius,
                      .maxSpeed = first.maxSpeed,
                      .maxForce = first.maxForce,
                      .heading = first.heading});
    for (const Agent& state : way)
        builder.append(std::array{PlacedAgent{0, state.position}});
    return builder.recording();
}

} // namespace thicket::steer
