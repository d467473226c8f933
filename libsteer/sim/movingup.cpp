#include "libsteer/sim/movingup.h"

#include "libsteer/sim/askedgoals.h"

namespace thicket::steer {

namespace {

constexpr double firstTime = 10; // seconds without progress; then after twice as many, and so on
constexpr int mostTimes = 6;

AskedGoals<> askedBy(const Crowd::State& state)
{
    AskedGoals<> asked;
    for (const ChunkWork& chunk : state.work.chunks)
        for (const Slot slot : chunk.asking) {
            const Standing& standing = state.roster.standing(slot);
            asked.ask(state.book.rulesOf(standing.group).goal, standing.left);
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
    const AskedGoals<> all = askedBy(state);
    if (all.isEmpty())
        return;
    for (const Slot slot : state.roster.order()) {
        Standing& standing = state.roster.standing(slot);
        const GroupRules& rules = state.book.rulesOf(standing.group);
        if (standing.state != AgentState::arrived || !rules.usesPlan ||
            state.book.groups()[standing.group].leavesAtGoal)
            continue;
        const Agent& agent = state.roster.agent(slot);
        const Point toGoal = rules.goal - agent.position;
        const auto within = all.within(rules.goal);
        if (!within || standing.left >= *within ||
            dot(toGoal, toGoal) < rules.goalRadius * rules.goalRadius)
            continue;
        standing.setOut();
        standing.movesUp = true;
    }
}

} // namespace thicket::steer
