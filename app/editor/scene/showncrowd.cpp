#include "app/editor/scene/showncrowd.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/replay/playback.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace thicket::editor {

namespace {

constexpr double trailSeconds = 5;
constexpr double betweenPoints = 0.08; // seconds
constexpr std::size_t mostFollowed = 150;

drawing::AgentLook lookOf(steer::AgentState state)
{
    switch (state) {
    case steer::AgentState::going:
        return drawing::AgentLook::going;
    case steer::AgentState::arrived:
        return drawing::AgentLook::arrived;
    case steer::AgentState::stuck:
        return drawing::AgentLook::stuck;
    }
    return drawing::AgentLook::going;
}

} // namespace

ShownCrowd::ShownCrowd(const SceneSources& sources, const SceneState& state)
    : m_sources(sources), m_state(state)
{}

void ShownCrowd::startOver()
{
    m_isKnown = false;
    m_past = {};
    m_places.clear();
    m_indices.clear();
    m_indexed = 0;
}

bool ShownCrowd::replacesMarkers() const
{
    const steer::Recording& recording = m_sources.playback.run().recording();
    return m_state.isSimulating && !recording.isEmpty() &&
           (recording.info().mapHash != 0 || recording.info().notation);
}

bool ShownCrowd::isOfMap() const { return !m_sources.playback.run().recording().info().notation; }

void ShownCrowd::ask() const
{
    if (m_isKnown)
        return;
    m_isKnown = true;
    m_agents.clear();
    m_frame.clear();
    m_standing.clear();
    if (!m_state.isSimulating)
        return;
    const Playback& playback = m_sources.playback;
    m_frame = playback.run().agentsAt(playback.time());
    const auto recorded = playback.run().recording().agents();
    const std::uint32_t frame = playback.frame();
    m_agents.reserve(m_frame.size());
    for (const steer::FrameAgent& agent : m_frame) {
        const steer::RecordedAgent& known = recorded[agent.agent];
        m_agents.push_back({agent.position, agent.heading, known.radius, known.group,
                            lookOf(playback.run().chronicle().at(agent.agent, frame).state)});
    }
}

const std::vector<drawing::DrawnAgent>& ShownCrowd::agents() const
{
    ask();
    return m_agents;
}

std::optional<steer::FrameAgent> ShownCrowd::find(std::uint32_t id) const
{
    return isOfMap() ? standing(id) : std::nullopt;
}

std::optional<steer::FrameAgent> ShownCrowd::standing(std::uint32_t id) const
{
    ask();
    if (m_standing.empty()) {
        for (std::size_t i = 0; i < m_frame.size(); ++i)
            m_standing.emplace(recorded(m_frame[i]).id, i);
    }
    const auto found = m_standing.find(id);
    return found != m_standing.end() ? std::optional(m_frame[found->second]) : std::nullopt;
}

const steer::RecordedAgent& ShownCrowd::recorded(const steer::FrameAgent& agent) const
{
    return m_sources.playback.run().recording().agents()[agent.agent];
}

std::optional<steer::FrameAgent> ShownCrowd::nearest(nav::Point at, double slop) const
{
    ask();
    std::optional<steer::FrameAgent> best;
    double nearest = HUGE_VAL;
    for (std::size_t i = 0; i < m_agents.size(); ++i) {
        const double distance = nav::distance(at, m_agents[i].at);
        if (distance < nearest && distance <= std::max(slop, m_agents[i].radius)) {
            nearest = distance;
            best = m_frame[i];
        }
    }
    return best;
}

std::optional<std::uint32_t> ShownCrowd::at(nav::Point at, double slop) const
{
    const auto found = isOfMap() ? nearest(at, slop) : std::nullopt;
    return found ? std::optional(recorded(*found).id) : std::nullopt;
}

std::vector<std::uint32_t> ShownCrowd::in(const nav::Box& box) const
{
    if (!isOfMap())
        return {};
    ask();
    std::vector<std::uint32_t> ids;
    for (const steer::FrameAgent& agent : m_frame) {
        if (box.contains(agent.position))
            ids.push_back(recorded(agent).id);
    }
    return ids;
}

const std::unordered_map<std::uint32_t, std::uint32_t>& ShownCrowd::indices() const
{
    // A run that is being recorded gets more agents.
    const auto recorded = m_sources.playback.run().recording().agents();
    for (; m_indexed < recorded.size(); ++m_indexed)
        m_indices[recorded[m_indexed].id] = m_indexed;
    return m_indices;
}

/// Indices of the selected agents, ascending; of one more than `mostFollowed` at most. A selection
/// of the whole map has far more objects than agents, or the other way round.
std::vector<std::uint32_t> ShownCrowd::selected() const
{
    std::vector<std::uint32_t> chosen;
    if (!isOfMap())
        return chosen;
    const Selection& selection = m_sources.selection;
    const auto recorded = m_sources.playback.run().recording().agents();
    if (recorded.size() < static_cast<std::size_t>(selection.ids().size())) {
        for (std::uint32_t i = 0; i < recorded.size() && chosen.size() <= mostFollowed; ++i) {
            if (selection.contains(recorded[i].id))
                chosen.push_back(i);
        }
        return chosen;
    }
    for (const nav::ObjectId id : selection.ids()) {
        const auto found = indices().find(static_cast<std::uint32_t>(id));
        if (found != indices().end())
            chosen.push_back(found->second);
        if (chosen.size() > mostFollowed)
            break;
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

/// Indices of agents, ascending.
std::vector<std::uint32_t> ShownCrowd::followed() const
{
    std::vector<std::uint32_t> chosen = selected();
    if (chosen.size() > mostFollowed)
        return {};
    const std::size_t all = m_sources.playback.run().recording().agents().size();
    if (chosen.empty() && all <= mostFollowed) {
        chosen.resize(all);
        std::iota(chosen.begin(), chosen.end(), 0U);
    }
    return chosen;
}

std::vector<drawing::Trail> ShownCrowd::trails() const
{
    ask();
    std::vector<std::uint32_t> wanted = followed();
    if (wanted != m_followed)
        m_places.clear();
    m_followed = std::move(wanted);
    if (m_followed.empty())
        return {};

    const Playback& playback = m_sources.playback;
    const double step = playback.run().recording().info().step;
    // At the same frames wherever the playhead is, so that trails do not flicker.
    const auto stride = std::max(1U, static_cast<std::uint32_t>(std::round(betweenPoints / step)));
    const auto first = static_cast<std::uint32_t>(
        std::ceil(std::max(0.0, playback.time() - trailSeconds) / (step * stride)));
    m_places.erase(m_places.begin(), m_places.lower_bound(first * stride));
    m_past.setRecording(playback.run().recording());
    std::map<std::uint32_t, std::vector<nav::Point>> lines;
    steer::Frame frame;
    for (std::uint32_t k = first * stride; k * step < playback.time(); k += stride) {
        auto known = m_places.find(k);
        if (known == m_places.end()) {
            known = m_places.emplace(k, std::vector<Place>()).first;
            m_past.frame(k, frame);
            for (const steer::FrameAgent& agent : frame) {
                if (std::binary_search(m_followed.begin(), m_followed.end(), agent.agent))
                    known->second.push_back({agent.agent, agent.position});
            }
        }
        for (const Place& place : known->second)
            lines[place.agent].push_back(place.at);
    }
    const bool hasGroups = !playback.run().recording().info().groups.empty();
    std::vector<drawing::Trail> trails;
    for (std::size_t i = 0; i < m_frame.size(); ++i) {
        const auto line = lines.find(m_frame[i].agent);
        if (line == lines.end())
            continue;
        line->second.push_back(m_frame[i].position);
        const std::uint32_t group = recorded(m_frame[i]).group;
        trails.push_back(
            {std::move(line->second), hasGroups ? std::optional(group) : std::nullopt});
    }
    return trails;
}

std::vector<drawing::DrawnAgent> ShownCrowd::ghosts() const
{
    std::vector<drawing::DrawnAgent> drawn;
    const auto& beside = m_sources.playback.beside();
    if (!m_state.isSimulating)
        return drawn;
    const auto recorded = beside.recording().agents();
    for (const steer::FrameAgent& agent : beside.agentsAt(m_sources.playback.time()))
        drawn.push_back({agent.position, agent.heading, recorded[agent.agent].radius,
                         recorded[agent.agent].group, drawing::AgentLook::going});
    return drawn;
}

} // namespace thicket::editor
