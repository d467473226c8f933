#include "libsteer/sim/crowd.h"

#include "libsteer/sim/crowdstate.h"

#include <algorithm>

namespace thicket::steer {

const char* name(StuckReason reason)
{
    switch (reason) {
    case StuckReason::none:
        return "none";
    case StuckReason::noWay:
        return "noWay";
    case StuckReason::agents:
        return "agents";
    case StuckReason::obstacle:
        return "obstacle";
    case StuckReason::inside:
        return "inside";
    case StuckReason::idle:
        break;
    }
    return "idle";
}

Crowd::Crowd(std::unique_ptr<State> state) : m_state(std::move(state)) {}
Crowd::Crowd(const Crowd& other) : m_state(std::make_unique<State>(*other.m_state)) {}
Crowd::Crowd(Crowd&&) noexcept = default;
Crowd& Crowd::operator=(const Crowd& other)
{
    if (this == &other)
        return *this;
    if (m_state)
        *m_state = *other.m_state; // keeps its memory
    else
        m_state = std::make_unique<State>(*other.m_state);
    return *this;
}
Crowd& Crowd::operator=(Crowd&&) noexcept = default;
Crowd::~Crowd() = default;

const CrowdParams& Crowd::params() const { return m_state->params; }
const std::vector<CrowdGroup>& Crowd::groups() const { return m_state->book.groups(); }

const std::vector<MovingObstacle>& Crowd::moving() const { return m_state->moving.start(); }

void Crowd::step(unsigned threads) { m_state->step(threads); }
std::uint64_t Crowd::steps() const { return m_state->steps; }

Result<void> Crowd::apply(const CrowdInput& input)
{
    m_state->hasViews = false;
    m_state->hasMovingViews = false;
    if (const auto* add = std::get_if<AddAgent>(&input))
        return m_state->add(add->agent);
    if (const auto* remove = std::get_if<RemoveAgent>(&input))
        return m_state->remove(remove->id);
    if (const auto* goal = std::get_if<SetGoal>(&input))
        return m_state->setGoal(goal->group, goal->goal);
    return m_state->change(std::get<ChangeObstacles>(input).changes);
}

std::uint64_t Crowd::hash() const { return m_state->hash(); }
std::size_t Crowd::size() const { return m_state->roster.size(); }

std::uint64_t Crowd::waiting() const { return m_state->spawning.waiting(); }
bool Crowd::expectsAgents() const { return expectedAgents() != 0; }

std::optional<std::uint64_t> Crowd::expectedAgents() const
{
    return m_state->spawning.expected(steps(), params().step);
}

std::span<const AgentView> Crowd::agents() const
{
    State& state = *m_state;
    if (state.hasViews)
        return state.views;
    state.views.clear();
    for (const Slot slot : state.roster.order()) {
        const Agent& agent = state.roster.agent(slot);
        const Standing& standing = state.roster.standing(slot);
        state.views.push_back({agent.id, standing.group, agent.position, agent.velocity,
                               agent.heading, agent.radius, standing.shownState(),
                               standing.shownReason()});
    }
    state.hasViews = true;
    return state.views;
}

std::size_t Crowd::movingUp() const
{
    const Roster& roster = m_state->roster;
    return static_cast<std::size_t>(std::ranges::count_if(
        roster.order(), [&roster](Slot slot) { return roster.standing(slot).movesUp; }));
}

std::size_t Crowd::movingBytes() const
{
    return m_state->moving.isEmpty() ? 0 : m_state->world.bytes();
}

std::span<const MovingView> Crowd::movingNow() const
{
    State& state = *m_state;
    if (!state.hasMovingViews)
        state.movingViews = state.moving.views(state.params.step);
    state.hasMovingViews = true;
    return state.movingViews;
}

std::span<const CrowdEvent> Crowd::events() const { return m_state->log.events(); }

const nav::Path* Crowd::plan(std::uint32_t id) const
{
    if (!m_state->roster.has(id))
        return nullptr;
    return m_state->guidance.plan(m_state->roster.slotOf(id));
}

void Crowd::watch(std::vector<std::uint32_t> ids) { m_state->log.watch(std::move(ids)); }

std::span<const AgentRecord> Crowd::records() const { return m_state->log.records(); }

} // namespace thicket::steer
