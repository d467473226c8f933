#include "app/editor/scene/shownsteering.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/replay/mapagent.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/showncrowd.h"
#include "libsteer/scenario/scenario.h"

#include <algorithm>

namespace thicket::editor {

namespace {

/// Null if there is none of that name.
const nav::AgentGroup* groupNamed(const nav::Map& map, const std::string& name)
{
    const auto index = groupIndex(map, name);
    return index ? &map.settings.agentGroups[*index] : nullptr;
}

constexpr steer::BehaviourKind sensing[] = {steer::BehaviourKind::avoidObstacles,
                                            steer::BehaviourKind::avoidWalls,
                                            steer::BehaviourKind::rayFan};

/// The behaviours of the group that sense obstacles, with their parameters; none if these cannot be
/// simulated.
std::vector<steer::StackedBehaviour> sensingOf(const nav::AgentGroup& group)
{
    nav::AgentGroup bare = group;
    bare.goal = 0;
    bare.behaviours.clear();
    const std::vector<StackEntry> stack = stackOf(group);
    for (std::size_t i = 0; i < stack.size(); ++i)
        if (std::ranges::find(sensing, stack[i].type,
                              [](auto kind) { return steer::name(kind); }) != std::end(sensing))
            bare.behaviours.push_back(group.behaviours[i]);
    nav::Map alone;
    alone.settings.agentGroups = {std::move(bare)};
    const auto scenario = steer::scenarioOf(alone);
    return scenario ? scenario->groups.front().stack : std::vector<steer::StackedBehaviour>();
}

/// Those of the group's stack; all for an agent of no group.
Senses sensesOf(const nav::AgentGroup* group)
{
    if (!group)
        return {};
    const auto has = [stack = stackOf(*group)](steer::BehaviourKind kind) {
        return std::ranges::find(stack, steer::name(kind), &StackEntry::type) != stack.end();
    };
    return {has(steer::BehaviourKind::avoidObstacles), has(steer::BehaviourKind::avoidWalls),
            has(steer::BehaviourKind::rayFan), sensingOf(*group)};
}

/// The position of the group's goal; nullopt if it has none.
std::optional<nav::Point> goalOf(const nav::Map& map, const nav::AgentGroup* group)
{
    const nav::MapObject* goal = group ? map.find(group->goal) : nullptr;
    const auto* marker = goal ? std::get_if<nav::GoalMarker>(&goal->geometry) : nullptr;
    return marker ? std::optional(marker->position) : std::nullopt;
}

} // namespace

ShownSteering::ShownSteering(const SceneSources& sources, const SceneState& state,
                             const ShownCrowd& crowd)
    : m_sources(sources), m_state(state), m_crowd(crowd)
{}

const std::optional<ChosenAgent>& ShownSteering::chosen() const
{
    if (!m_isKnown)
        m_chosen = ask();
    m_isKnown = true;
    return m_chosen;
}

std::optional<ChosenAgent> ShownSteering::ask() const
{
    if (!m_sources.overlays.isOn(Overlay::steering) ||
        !m_sources.navigator.fieldProblem().isEmpty())
        return {};
    if (const auto running = m_sources.playback.chosenAgent(); running && m_crowd.replacesMarkers())
        return ofRunning(*running);
    for (const nav::ObjectId id : m_sources.selection.ids()) {
        const nav::MapObject* object = m_sources.document.map().find(id);
        if (const auto* marker =
                object ? std::get_if<nav::AgentMarker>(&object->geometry) : nullptr)
            return m_crowd.replacesMarkers() ? ofRunning(id) : ofMarker(id, *marker);
    }
    if (!m_state.isSimulating || m_crowd.replacesMarkers())
        return {};
    const Playback& playback = m_sources.playback;
    const auto walking = playback.run().agentsAt(playback.time());
    if (walking.empty())
        return {};
    const steer::Agent agent = playback.run().recording().agent(walking.front());
    return ChosenAgent{
        0, sense(agent, m_sources.navigator.goal(), m_sources.navigator.field()), {}};
}

std::optional<ChosenAgent> ShownSteering::ofRunning(nav::ObjectId id) const
{
    const auto crowdId = static_cast<std::uint32_t>(id);
    const auto running = m_crowd.find(crowdId);
    if (!running)
        return {};
    const Playback& playback = m_sources.playback;
    ChosenAgent chosen;
    chosen.marker = id;
    chosen.sensed.agent = playback.run().recording().agent(*running);
    RecordedFacts facts;
    facts.problem = playback.run().recallProblem();
    facts.state = playback.run().chronicle().at(running->agent, playback.frame());
    if (const steer::AgentRecord* record = playback.run().record(playback.frame(), crowdId)) {
        facts.record = *record;
        for (const std::uint32_t neighbour : record->neighbours) {
            if (const auto other = m_crowd.find(neighbour))
                facts.neighbours.push_back(other->position);
        }
    }
    chosen.facts = std::move(facts);
    return chosen;
}

std::optional<ChosenAgent> ShownSteering::ofMarker(nav::ObjectId id,
                                                   const nav::AgentMarker& marker) const
{
    const nav::Map& map = m_sources.document.map();
    const nav::ObstacleField& present = m_sources.navigator.field();
    const bool isAsLarge = present.agentRadius() == marker.radius;
    const auto field =
        isAsLarge ? Result<nav::ObstacleField>(present) : present.withAgentRadius(marker.radius);
    if (!field)
        return {};
    const nav::AgentGroup* group = groupNamed(map, marker.group);
    const auto goal = goalOf(map, group);
    const auto target = goal ? goal : m_sources.navigator.goal();
    return ChosenAgent{id, sense(agentOf(map, marker), target, *field, sensesOf(group)), {}};
}

} // namespace thicket::editor
