#include "libsteer/sim/movingup.h"

#include <algorithm>
#include <tuple>

namespace thicket::steer {

namespace {

constexpr double firstTime = 10; // seconds without progress; then after twice as many, and so on
constexpr int mostTimes = 6;

/// Agents that are asked: those bound for the goal that are nearer to it.
struct Asked {
    Point goal;
    double within = 0; ///< map units along the way
};

std::vector<Asked> askedBy(const Crowd::State& state)
{
    std::vector<Asked> asked;
    for (const ChunkWork& chunk : state.work.chunks)
        for (const Slot slot : chunk.asking) {
            const Standing& standing = state.roster.standing(slot);
            const Point goal = state.book.rulesOf(standing.group).goal;
            const auto known = std::ranges::find(asked, goal, &Asked::goal);
            if (known == asked.end())
                asked.push_back({goal, standing.left});
            else
                known->within = std::max(known->within, standing.left);
        }
    return asked;
}

} // namespace

bool MovingUp::asks(double since, double step)
{
    double at = firstTime;
    for (int i = 0; i < mostTimes && at <= since; ++i, at *= 2)
        if (since - step < at)
            return true;
    return false;
}

void MovingUp::setOut(Crowd::State& state)
{
    const std::vector<Asked> all = askedBy(state);
    if (all.empty())
        return;
    for (const Slot slot : state.roster.order()) {
        Standing& standing = state.roster.standing(slot);
        const GroupRules& rules = state.book.rulesOf(standing.group);
        if (standing.state != AgentState::arrived || !rules.usesPlan ||
            state.book.groups()[standing.group].leavesAtGoal)
            continue;
        const Agent& agent = state.roster.agent(slot);
        const Point toGoal = rules.goal - agent.position;
        const auto asked = std::ranges::find(all, rules.goal, &Asked::goal);
        if (asked == all.end() || standing.left >= asked->within ||
            dot(toGoal, toGoal) < rules.goalRadius * rules.goalRadius)
            continue;
        standing.setOut();
        state.log.add({state.steps, agent.id, CrowdEventKind::free, {}});
    }
}

} // namespace thicket::steer
