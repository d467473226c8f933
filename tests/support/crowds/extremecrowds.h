#pragma once

#include "libsteer/sim/crowd.h"
#include "tests/support/geometry/splitmix.h"

#include <string>
#include <vector>

namespace thicket::test {

/// The ranges of the groups' parameters: powers of ten, uniformly drawn.
struct Extremes {
    double leastSpeed = -3, mostSpeed = 6;
    double leastForce = -6, mostForce = 6;
    double leastRadius = -2, mostRadius = 1;
    nav::Point offset{0, 0};
    int agents = 40;
    bool hasObstacles = false;
};

/// Two to five very different groups whose paths cross, with ordinary walkers (0.3 m, 3 m/s) among
/// them. Agents stand at random as close as their radii allow. Some overlap.
steer::Scenario extremeCrowd(SplitMix& random, const Extremes& extremes);

/// Checks all pairs in all steps, in extended precision: how deep two agents overlap along the
/// straight moves of a step, after they were apart at any time before.
class PairChecker {
public:
    explicit PairChecker(const steer::Crowd& crowd) { see(crowd); }

    /// Call it after every step.
    void see(const steer::Crowd& crowd);
    /// Units of the lattice.
    double deepest() const { return m_deepest; }
    /// Which two and when. Empty if no two overlap.
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
