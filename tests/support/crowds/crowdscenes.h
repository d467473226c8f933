#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/sim/scenario.h"
#include "tests/support/crowds/steeringworld.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// How agents know their way.
enum class Way : std::uint8_t {
    straight, ///< straight at the goal, round obstacles as they see them
    fan,      ///< the same by a fan of rays
    path,     ///< along exact paths
    flow,     ///< along a flow field
};

struct CrowdStyle {
    Way way = Way::path;
    bool orca = false;   ///< else avoidAgents and separation
    double maxSpeed = 3; ///< metres per second
    double maxForce = 8; ///< metres per second squared; a map's default
};

/// "straight", "path, ORCA" and so on.
std::string name(const CrowdStyle& style);
std::vector<steer::StackedBehaviour> stackOf(const CrowdStyle& style);

/// A scenario to be run and judged. Metres.
struct CrowdTrial {
    std::string name;
    steer::Scenario scenario;
    double seconds = 60; ///< the time within which agents are to arrive
};

/// `count` agents of radius 0.3, 0.25 of them per square metre, on a jittered lattice; each a group
/// of its own with a goal within 20 m.
CrowdTrial openPlane(int count, std::uint64_t seed, const CrowdStyle& style);

/// Agents with no goal but their flock: separation, alignment and cohesion weigh 12, 8 and 8.
CrowdTrial boids(int count, std::uint64_t seed);

/// `circles` of radius 0.5 to 2, 1.2 m or more apart, cover 12 % of a square. Agents of radius 0.3
/// stand in a lattice of 1.2 m left of it, as high as it is; who comes into the disc of a tenth of
/// its side to the right of it leaves. They have 1.6 times as long as the longest straight way
/// takes.
CrowdTrial circleField(int agents, int circles, std::uint64_t seed, const CrowdStyle& style);

/// 80 s; who arrives leaves.
CrowdTrial trapCrowd(const Trap& trap, int agents, const CrowdStyle& style);

/// Two streams of `each` agents that cross at a right angle.
CrowdTrial crossingStreams(int each, std::uint64_t seed, const CrowdStyle& style);

/// Agents on a circle, each bound for the opposite point, exactly, and a group of its own.
CrowdTrial antipodalRing(int count, const CrowdStyle& style);

/// Two crowds with radii 0.1 to 5 pass through each other among circles as large.
CrowdTrial mixedRadii(int each, std::uint64_t seed, const CrowdStyle& style);

/// `count` agents at one place, all bound for the same goal.
CrowdTrial coincidentAgents(int count, const CrowdStyle& style);

/// Two agents on one axis, each bound for where the other stands.
CrowdTrial headOn(const CrowdStyle& style);

/// `each` agents from either end of a corridor of 4 x 40 m.
CrowdTrial corridorCounterFlow(int each, std::uint64_t seed, const CrowdStyle& style);

/// Agents in a lattice of four radii left of the trees, bound for a disc right of them.
CrowdTrial forestCrowd(const std::string& name, std::vector<nav::Obstacle> trees, double radius,
                       int agents, const CrowdStyle& style);

/// The entrance of the recording bottleneck_040_c_56_h: a corridor of 5.6 m before a gate of 0.5 m,
/// 1.1 m long, barriers as that data's own analysis has them (PedPy). People start where `starts`
/// says, with 0.18 m of radius and 1.34 m/s, the mean speed of free walking (Weidmann 1993).
CrowdTrial bottleneck(const std::vector<nav::Point>& starts, const CrowdStyle& style);

/// Where the people of a recording (id, frame, x, y, z in metres, `#` for remarks) stand in its
/// first frame, in the order of their ids.
std::vector<nav::Point> recordedStarts(const std::string& path);
/// When each crosses the line y = `line` downwards for the first time, seconds, ascending.
std::vector<double> recordedCrossings(const std::string& path, double line, double framesPerSecond);

/// Everybody at 30 m/s and 200 m/s^2, in 0.4 of the time: a step of a twentieth second leads
/// further than the gaps are wide, so that no agent can make use of its speed.
CrowdTrial atThirty(CrowdTrial trial);

/// All of it elsewhere.
CrowdTrial translated(CrowdTrial trial, nav::Point by);

/// Twenty small ones, some seconds of work together, of every kind above but for what comes from
/// files.
std::vector<CrowdTrial> smallTrials();

} // namespace thicket::test
