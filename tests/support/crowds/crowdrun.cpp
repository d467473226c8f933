#include "tests/support/crowds/crowdrun.h"

#include <cmath>
#include <limits>

namespace thicket::test {

Result<CrowdVerdict> judged(const CrowdTrial& trial, const RunOptions& options)
{
    auto crowd = steer::Crowd::of(trial.scenario, options.params);
    if (!crowd)
        return Unexpected(crowd.error());
    CrowdChecker checker(trial, crowd->params());
    checker.see(crowd->agents());
    while (crowd->time() < trial.seconds &&
           !(options.stopsWhenAllArrived && checker.haveAllArrived())) {
        crowd->step(options.threads);
        checker.see(crowd->agents());
        if (options.watch)
            options.watch(*crowd);
    }
    return checker.verdict();
}

void LineCrossings::see(const steer::Crowd& crowd)
{
    for (const steer::AgentView& view : crowd.agents()) {
        if (view.id >= m_last.size()) {
            m_last.resize(view.id + 1, -std::numeric_limits<double>::infinity());
            m_hasCrossed.resize(view.id + 1);
        }
        const bool crosses = m_last[view.id] > m_line && view.position.y <= m_line;
        if (crosses && std::abs(view.position.x) <= m_halfWidth && !m_hasCrossed[view.id]) {
            m_hasCrossed[view.id] = true;
            m_times.push_back(crowd.time());
        }
        m_last[view.id] = view.position.y;
    }
}

double flowOf(const std::vector<double>& crossings)
{
    if (crossings.size() < 2 || crossings.back() <= crossings.front())
        return 0;
    return static_cast<double>(crossings.size() - 1) / (crossings.back() - crossings.front());
}

} // namespace thicket::test
