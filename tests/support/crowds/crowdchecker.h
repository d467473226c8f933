#pragma once

#include "libnav/path/path.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdscenes.h"
#include "tests/support/oracles/bareobstacles.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace thicket::test {

/// What a run shows. Metres and seconds.
struct CrowdVerdict {
    std::size_t agents = 0;
    std::size_t arrived = 0;
    std::size_t stuck = 0; ///< not arrived, and moved by less than 1 m in the last 10 s
    std::size_t lost = 0;  ///< gone, but not at their goal
    double t50 = std::numeric_limits<double>::infinity(); ///< when half of all had arrived
    double t95 = std::numeric_limits<double>::infinity();
    std::uint64_t agentSteps = 0;

    std::uint64_t inside = 0; ///< agent-steps that end in an obstacle, deeper than rounding
    double deepest = 0;       ///< in an obstacle
    /// Agent-steps between two points that no path around the obstacles joins within the longest
    /// length of a step.
    std::uint64_t tunnelled = 0;

    std::uint64_t samples = 0;     ///< agents in every tenth step
    std::uint64_t overlapping = 0; ///< of the samples, more than 3 mm into another agent
    double deepestOverlap = 0;

    std::uint64_t tooFast = 0; ///< agent-steps
    double fastest = 0;        ///< as a share of maxSpeed
    std::uint64_t tooHard = 0; ///< agent-steps that change the velocity by more than maxForce
    double hardest = 0;        ///< as a share of maxForce
    std::uint64_t reversals = 0;

    /// Invalid views: ids not ascending, values that are not numbers, a velocity that is not the
    /// move divided by the step, a heading that is no unit vector, an unknown agent.
    std::uint64_t wrongViews = 0;
    std::string firstFault; ///< of penetrations, tunnels and views; empty if there is none

    double arrivedShare() const { return share(arrived, agents); }
    double overlapPer1000() const { return 1000 * share(overlapping, samples); }
    double reversalsPer1000() const { return 1000 * share(reversals, agentSteps); }
    double tooFastPer1000() const { return 1000 * share(tooFast, agentSteps); }
    static double share(std::uint64_t part, std::uint64_t whole)
    {
        return whole ? static_cast<double>(part) / static_cast<double>(whole) : 0;
    }
};

/// Judges a crowd from outside, with geometry of its own and no access to the engine.
class CrowdChecker {
public:
    CrowdChecker(const CrowdTrial& trial, const steer::CrowdParams& params);

    /// Call it for the state before the first step and after every step.
    void see(std::span<const steer::AgentView> views);
    bool haveAllArrived() const { return m_verdict.arrived == m_verdict.agents; }
    CrowdVerdict verdict() const;

private:
    struct Track {
        nav::Point position;
        nav::Point displacement; ///< of the last step
        bool isSeen = false;
        bool isThere = false; ///< in the last views
        bool hasArrived = false;
        std::vector<nav::Point> everySecond; ///< of the last ten
    };
    void start(std::span<const steer::AgentView> views);
    void checkView(const steer::AgentView& view, const Track& track);
    void checkObstacles(const steer::AgentView& view, const Track& track);
    void checkMotion(const steer::AgentView& view, Track& track);
    void checkOverlaps(std::span<const steer::AgentView> views);
    void checkGone();
    void noteArrival(Track& track);
    bool isReachable(nav::Point from, nav::Point to, double radius, double most) const;
    double rounding(nav::Point p) const;
    void fault(std::uint32_t id, const std::string& what);

    std::vector<steer::CrowdGroup> m_groups;
    std::vector<steer::CrowdAgent> m_agents; // by id
    steer::CrowdParams m_params;
    double m_largest = 0; // radius
    BareObstacles m_obstacles;
    std::vector<Track> m_tracks; // by id
    std::vector<double> m_arrivals;
    std::uint64_t m_steps = 0;
    bool m_hasStarted = false;
    CrowdVerdict m_verdict;
};

} // namespace thicket::test
