#include "libsteer/recording/recording.h"

#include "libnav/geometry/angle.h"
#include "libsteer/recording/recordingdata.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace thicket::steer {
namespace {

/// Interpolates one agent between two frames.
FrameAgent between(const FrameAgent& a, const FrameAgent& b, double part)
{
    FrameAgent shown = a;
    shown.position = a.position + part * (b.position - a.position);
    shown.velocity = a.velocity + part * (b.velocity - a.velocity);
    shown.height = a.height + part * (b.height - a.height);
    if (a.heading != b.heading) {
        const double from = nav::angleOf(a.heading);
        const double turn = std::remainder(nav::angleOf(b.heading) - from, 2 * std::numbers::pi);
        shown.heading = directionOf(from + part * turn);
    }
    return shown;
}

/// Interpolates between two frames.
void blend(const Frame& before, const Frame& next, double part, Frame& shown)
{
    shown.clear();
    shown.reserve(std::max(before.size(), next.size()));
    std::size_t k = 0;
    for (const FrameAgent& agent : before) {
        for (; k < next.size() && next[k].agent < agent.agent; ++k)
            shown.push_back(next[k]);
        const bool isInBoth = k < next.size() && next[k].agent == agent.agent;
        shown.push_back(isInBoth ? between(agent, next[k++], part) : agent);
    }
    for (; k < next.size(); ++k)
        shown.push_back(next[k]);
}

} // namespace

Recording::Recording()
{
    static const std::shared_ptr<const Data> none = [] {
        const auto data = std::make_shared<Data>();
        data->info = std::make_shared<const RecordingInfo>();
        data->agents = std::make_shared<const std::vector<RecordedAgent>>();
        return data;
    }();
    m_data = none;
}

Recording::Recording(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

const RecordingInfo& Recording::info() const { return *m_data->info; }

std::span<const RecordedAgent> Recording::agents() const { return *m_data->agents; }

std::span<const RecordedEvent> Recording::events() const { return m_data->events.view(); }

std::span<const RecordedInput> Recording::inputs() const { return m_data->inputs.view(); }

std::span<const RecordedWait> Recording::waits() const { return m_data->waits.view(); }

std::uint32_t Recording::frameCount() const
{
    return static_cast<std::uint32_t>(block * m_data->blocks.size() + m_data->tail.frames.size());
}

double Recording::duration() const
{
    return isEmpty() ? 0 : info().step * static_cast<double>(frameCount() - 1);
}

void Recording::frame(std::uint32_t k, Frame& frame) const
{
    RecordingCursor(*this).frame(k, frame);
}

Frame Recording::frame(std::uint32_t k) const
{
    Frame shown;
    frame(k, shown);
    return shown;
}

Frame Recording::at(double seconds) const
{
    Frame shown;
    RecordingCursor(*this).at(seconds, shown);
    return shown;
}

Agent Recording::agent(const FrameAgent& shown) const
{
    const RecordedAgent& who = agents()[shown.agent];
    Agent agent;
    agent.position = shown.position;
    agent.velocity = shown.velocity;
    agent.heading = shown.heading;
    agent.radius = who.radius;
    if (who.maxSpeed > 0)
        agent.maxSpeed = who.maxSpeed;
    if (who.maxForce > 0)
        agent.maxForce = who.maxForce;
    agent.id = who.id;
    return agent;
}

std::uint64_t Recording::hash(std::uint32_t k) const
{
    assert(k < frameCount());
    return m_data->blockOf(k).frames[k % block].hash;
}

std::size_t Recording::bytes() const
{
    const auto of = [](const FrameBlock& one) {
        return one.bytes.size() + one.frames.size() * sizeof(FrameEntry);
    };
    std::size_t sum = of(m_data->tail) + agents().size() * sizeof(RecordedAgent) +
                      events().size() * sizeof(RecordedEvent) +
                      inputs().size() * sizeof(RecordedInput);
    for (const FrameBlock& one : m_data->blocks.view())
        sum += of(one) + sizeof(FrameBlock);
    return sum;
}

struct RecordingCursor::State {
    Recording recording;
    FrameState frame;
    std::uint32_t next = 0; ///< index of the next frame to read
    /// The two frames around a time, kept while the times asked for stay between them.
    struct Kept {
        std::uint32_t frame = RecordedAgent::toTheEnd;
        Frame shown;
    };
    std::array<Kept, 2> kept;

    void seek(std::uint32_t k);
    void show(Frame& shown) const;
    const Frame& keep(std::uint32_t k);
};

void RecordingCursor::State::seek(std::uint32_t k)
{
    assert(k < recording.frameCount());
    const Recording::Data& data = *recording.m_data;
    const std::uint32_t key = k - k % Recording::block;
    if (next > k + 1 || next <= key)
        next = key;
    const FrameBlock& block = data.blockOf(k);
    frame.axes = data.info->hasHeights ? 3 : 2;
    const auto agentCount = static_cast<std::uint32_t>(data.agents->size());
    for (; next <= k; ++next) {
        std::size_t place = block.beginOf(next % Recording::block);
        [[maybe_unused]] const bool isGood =
            readFrame(block.bytes.view(), place, next == key, agentCount, frame);
        assert(isGood); // written by us, or checked when read
    }
}

void RecordingCursor::State::show(Frame& shown) const
{
    const RecordingInfo& info = recording.info();
    const std::span<const RecordedAgent> agents = recording.agents();
    const auto denominator = static_cast<double>(info.denominator);
    const auto unitsOf = [denominator](std::int64_t n) {
        return static_cast<double>(n) / denominator;
    };
    shown.clear();
    shown.reserve(frame.tracks.size());
    for (const Track& track : frame.tracks) {
        FrameAgent agent;
        agent.agent = track.agent;
        agent.position = {unitsOf(track.at[0]), unitsOf(track.at[1])};
        agent.velocity = {unitsOf(track.move[0]) / info.step, unitsOf(track.move[1]) / info.step};
        agent.heading =
            unitOr({static_cast<double>(track.heading[0]), static_cast<double>(track.heading[1])},
                   agents[track.agent].heading);
        agent.height = unitsOf(track.at[2]);
        shown.push_back(agent);
    }
}

const Frame& RecordingCursor::State::keep(std::uint32_t k)
{
    Kept& slot = kept[k % 2];
    if (slot.frame != k) {
        seek(k);
        show(slot.shown);
        slot.frame = k;
    }
    return slot.shown;
}

RecordingCursor::RecordingCursor() : m_state(std::make_unique<State>()) {}

RecordingCursor::RecordingCursor(Recording recording) : RecordingCursor()
{
    m_state->recording = std::move(recording);
}

RecordingCursor::RecordingCursor(const RecordingCursor& other)
    : m_state(std::make_unique<State>(*other.m_state))
{}
RecordingCursor::RecordingCursor(RecordingCursor&&) noexcept = default;
RecordingCursor& RecordingCursor::operator=(const RecordingCursor& other)
{
    *m_state = *other.m_state;
    return *this;
}
RecordingCursor& RecordingCursor::operator=(RecordingCursor&&) noexcept = default;
RecordingCursor::~RecordingCursor() = default;

const Recording& RecordingCursor::recording() const { return m_state->recording; }

void RecordingCursor::setRecording(Recording recording)
{
    const bool goesOn = recording.m_data->info == m_state->recording.m_data->info &&
                        recording.frameCount() >= m_state->recording.frameCount();
    if (!goesOn)
        *m_state = {};
    m_state->recording = std::move(recording);
}

void RecordingCursor::frame(std::uint32_t k, Frame& frame)
{
    m_state->seek(k);
    m_state->show(frame);
}

void RecordingCursor::at(double seconds, Frame& frame)
{
    const Recording& recording = m_state->recording;
    frame.clear();
    if (recording.isEmpty())
        return;
    const double last = static_cast<double>(recording.frameCount() - 1);
    const double place = std::clamp(seconds / recording.info().step, 0.0, last);
    const double whole = std::floor(place);
    const auto k = static_cast<std::uint32_t>(whole);
    const Frame& before = m_state->keep(k);
    if (place == whole)
        frame = before;
    else
        blend(before, m_state->keep(k + 1), place - whole, frame);
}

} // namespace thicket::steer
