#include "libsteer/sim/recording.h"

#include "libnav/collision/angle.h"
#include "libsteer/vector.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace thicket::steer {
namespace {

/// The moment between two states of one agent; headings turn the shorter way.
Agent between(const Agent& a, const Agent& b, double part)
{
    Agent agent = a;
    agent.position = a.position + part * (b.position - a.position);
    agent.velocity = a.velocity + part * (b.velocity - a.velocity);
    const double from = nav::angleOf(a.heading);
    const double turn = std::remainder(nav::angleOf(b.heading) - from, 2 * std::numbers::pi);
    agent.heading = directionOf(from + part * turn);
    return agent;
}

} // namespace

std::vector<Agent> Recording::at(double seconds) const
{
    if (frames.empty())
        return {};
    const double last = static_cast<double>(frames.size() - 1);
    const double place = std::clamp(seconds / step, 0.0, last);
    const double whole = std::floor(place);
    const auto frame = static_cast<std::size_t>(whole);
    std::vector<Agent> agents = frames[frame];
    if (place == whole)
        return agents;
    const std::vector<Agent>& next = frames[frame + 1];
    assert(agents.size() == next.size());
    for (std::size_t i = 0; i < agents.size(); ++i)
        agents[i] = between(agents[i], next[i], place - whole);
    return agents;
}

} // namespace thicket::steer
