#include "app/cli/replaydifference.h"

#include "libnav/counted.h"

#include <algorithm>
#include <cmath>

namespace thicket::cli {

namespace {

constexpr std::size_t mostListed = 10;

std::string secondsText(std::uint32_t frame, double step)
{
    return nav::shortestText(std::nearbyint(1000 * frame * step) / 1000) + " s";
}

std::string arrivalText(const std::optional<std::uint32_t>& frame, double step)
{
    return frame ? secondsText(*frame, step) : "never";
}

std::string line(const steer::AgentDifference& agent, double step)
{
    std::string text = "  agent " + std::to_string(agent.id) + ": from frame " +
                       std::to_string(agent.firstFrame) + " on";
    if (agent.farthest > 0)
        text += ", at most " + nav::shortestText(std::nearbyint(1e4 * agent.farthest) / 1e4) +
                " apart at frame " + std::to_string(agent.farthestFrame);
    if (agent.onlyFirst + agent.onlySecond > 0)
        text += ", in one of them only in " + counted(agent.onlyFirst + agent.onlySecond, "frame");
    if (agent.firstArrival != agent.secondArrival)
        text += ", arrives at " + arrivalText(agent.firstArrival, step) + " and " +
                arrivalText(agent.secondArrival, step);
    return text + '\n';
}

} // namespace

std::string text(const steer::RunDifference& difference, const std::string& other, double step)
{
    const std::string frames = counted(difference.frames, "frame");
    if (difference.isSame() && difference.frames == 1)
        return "The same as " + other + " in the one frame that both have.\n";
    if (difference.isSame())
        return "The same as " + other + " in all " + frames + " that both have.\n";
    std::string text = "Differs from " + other + " from frame " +
                       std::to_string(difference.firstFrame()) + " (" +
                       secondsText(difference.firstFrame(), step) + ") on, of " + frames +
                       " that both have: " + std::to_string(difference.differing.size()) + " of " +
                       counted(difference.agents, "agent") + ".\n";
    const std::size_t listed = std::min(mostListed, difference.differing.size());
    for (std::size_t i = 0; i < listed; ++i)
        text += line(difference.differing[i], step);
    if (listed < difference.differing.size())
        text += "  and " + std::to_string(difference.differing.size() - listed) +
                " more; --json lists all\n";
    return text;
}

nav::Json json(const steer::RunDifference& difference, double step)
{
    nav::Json::Array agents;
    for (const steer::AgentDifference& agent : difference.differing) {
        nav::Json::Object entry{{"farthest", agent.farthest},
                                {"farthestFrame", std::int64_t(agent.farthestFrame)},
                                {"firstFrame", std::int64_t(agent.firstFrame)},
                                {"id", std::int64_t(agent.id)},
                                {"onlyFirst", std::int64_t(agent.onlyFirst)},
                                {"onlySecond", std::int64_t(agent.onlySecond)}};
        if (agent.firstArrival)
            entry["firstArrival"] = *agent.firstArrival * step;
        if (agent.secondArrival)
            entry["secondArrival"] = *agent.secondArrival * step;
        agents.emplace_back(std::move(entry));
    }
    return nav::Json::Object{{"agents", std::int64_t(difference.agents)},
                             {"differing", agents},
                             {"firstFrame", std::int64_t(difference.firstFrame())},
                             {"frames", std::int64_t(difference.frames)},
                             {"same", difference.isSame()}};
}

} // namespace thicket::cli
