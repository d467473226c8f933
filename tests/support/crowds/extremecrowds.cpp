#include "tests/support/crowds/extremecrowds.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace thicket::test {

using nav::Point;
using namespace steer;

namespace {

using Kind = BehaviourKind;

double powerBetween(SplitMix& random, double least, double most)
{
    return std::pow(10.0, random.between(least, most));
}

std::vector<StackedBehaviour> anyStack(SplitMix& random)
{
    switch (random.below(6)) {
    case 0:
        return {{Kind::seek}};
    case 1:
        return {{Kind::avoidAgents}, {Kind::separation, 0.6}, {Kind::arrive}};
    case 2:
        return {{Kind::arrive}, {Kind::orca}};
    case 3:
        return {{Kind::separation}, {Kind::alignment}, {Kind::cohesion}, {Kind::wander}};
    case 4:
        return {{Kind::avoidAgents}, {Kind::followPath}};
    default:
        return {{Kind::avoidObstacles}, {Kind::avoidAgents}, {Kind::seek}};
    }
}

} // namespace

Scenario extremeCrowd(SplitMix& random, const Extremes& extremes)
{
    Scenario scenario;
    const double size = std::sqrt(extremes.agents) * 1.2;
    const auto anywhere = [&](double reach) {
        return extremes.offset +
               Point{random.between(-reach, reach), random.between(-reach, reach)};
    };
    const int groups = 2 + random.below(4);
    for (int i = 0; i < groups; ++i) {
        CrowdGroup group;
        group.name = "group " + std::to_string(i);
        if (i > 0) {
            group.maxSpeed = powerBetween(random, extremes.leastSpeed, extremes.mostSpeed);
            group.maxForce = powerBetween(random, extremes.leastForce, extremes.mostForce);
        }
        group.goal = anywhere(size);
        group.stack = anyStack(random);
        scenario.groups.push_back(std::move(group));
    }
    for (int i = 0; i < extremes.agents; ++i) {
        CrowdAgent agent;
        agent.id = static_cast<std::uint32_t>(i);
        agent.group = static_cast<std::uint32_t>(random.below(groups));
        agent.radius = agent.group == 0
                           ? 0.3
                           : powerBetween(random, extremes.leastRadius, extremes.mostRadius);
        agent.position = anywhere(size);
        scenario.agents.push_back(agent);
    }
    for (std::int64_t i = 0; extremes.hasObstacles && i < 3; ++i)
        scenario.obstacles.push_back(
            {i + 1, nav::Circle{extremes.offset + Point{size + 12, 4.0 * double(i)}, 1.5}});
    return scenario;
}

void PairChecker::see(const Crowd& crowd)
{
    using Long = long double;
    const auto views = crowd.agents();
    std::size_t ids = 0;
    for (const AgentView& view : views)
        ids = std::max<std::size_t>(ids, view.id + 1);
    const bool isFirst = m_before.empty();
    if (isFirst) {
        m_wereApart.assign(ids * ids, false);
        for (const AgentView& view : views)
            m_before.push_back({view.id, view.position});
    }
    ids = static_cast<std::size_t>(std::sqrt(double(m_wereApart.size())));
    std::vector<double> moved;
    for (std::size_t i = 0; i < views.size(); ++i)
        moved.push_back(nav::distance(views[i].position, m_before[i].position));
    const Long unit = 1 / static_cast<Long>(crowd.params().denominator);
    for (std::size_t i = 0; i < views.size(); ++i)
        for (std::size_t j = i + 1; j < views.size(); ++j) {
            // Most are too far apart to meet.
            const std::size_t pair = views[i].id * ids + views[j].id;
            const double reach = views[i].radius + views[j].radius + moved[i] + moved[j];
            const nav::Point now = views[j].position - views[i].position;
            if (std::max(std::abs(now.x), std::abs(now.y)) > 1.01 * reach) {
                m_wereApart[pair] = true;
                continue;
            }
            const Long x = Long(m_before[j].position.x) - m_before[i].position.x;
            const Long y = Long(m_before[j].position.y) - m_before[i].position.y;
            const Long u = Long(views[j].position.x) - views[i].position.x - x;
            const Long v = Long(views[j].position.y) - views[i].position.y - y;
            const Long square = u * u + v * v;
            const Long when =
                square > 0 ? std::clamp(-(x * u + y * v) / square, Long(0), Long(1)) : Long(0);
            const Long touch = Long(views[i].radius) + views[j].radius;
            const Long overlap = (touch - std::hypot(x + when * u, y + when * v)) / unit;
            if (m_wereApart[pair] && double(overlap) > m_deepest) {
                m_deepest = double(overlap);
                std::ostringstream text;
                text << "agents " << views[i].id << " and " << views[j].id << " in step "
                     << crowd.steps() << " by " << m_deepest << " units, " << double(overlap * unit)
                     << " of " << double(touch);
                m_where = text.str();
            }
            if (std::hypot(x + u, y + v) >= touch)
                m_wereApart[pair] = true;
        }
    for (std::size_t i = 0; i < views.size(); ++i)
        m_before[i].position = views[i].position;
}

} // namespace thicket::test
