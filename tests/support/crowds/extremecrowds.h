#pragma once

#include "libsteer/sim/crowd.h"
#include "tests/support/geometry/splitmix.h"

#include <string>
#include <vector>

namespace thicket::test {

/// How far apart the groups of a crowd may be in what they can; powers of ten, evenly drawn.
struct Extremes {
    double leastSpeed = -3, mostSpeed = 6;
    double leastForce = -6, mostForce = 6;
    double leastRadius = -2, mostRadius = 1;
    nav::Point offset{0, 0};
    int agents = 40;
    bool hasObstacles = false;
};

/// Two to five groups that have nothing in common cross each other's ways; ordinary walkers (0.3 m,
/// 3 m/s) are among them. Agents stand at random as close as their radii ask for, some overlap.
steer::Scenario extremeCrowd(SplitMix& random, const Extremes& extremes);

/// Looks at all pairs in all steps, in extended precision: how deep those overlap who were apart at
/// any time before, on the straight ways of the steps.
class PairChecker {
public:
    explicit PairChecker(const steer::Crowd& crowd) { see(crowd); }

    /// After every step.
    void see(const steer::Crowd& crowd);
    /// Units of the lattice.
    double deepest() const { return m_deepest; }
    /// Whose it is and when; empty when nobody overlaps.
    const std::string& where() const { return m_where; }

private:
    struct Seen {
        std::uint32_t id = 0;
        nav::Point position;
    };
    std::vector<Seen> m_before;
    std::vector<bool> m_wereApart; // by two ids
    double m_deepest = 0;
    std::string m_where;
};

} // namespace thicket::test
