#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/scenario/scenario.h"
#include "tests/support/crowds/steeringworld.h"

#include <cstdint>
#include <string>
#include <vector>

namespace thicket::test {

/// How agents find their path.
enum class Navigation : std::uint8_t {
    straight, ///< straight to the goal, avoiding the obstacles they see
    fan,      ///< the same by a fan of rays
    path,     ///< along exact paths
    flow,     ///< along a flow field
};

struct CrowdStyle {
    Navigation navigation = Navigation::path;
    bool orca = false;   ///< otherwise avoidAgents and separation
    double maxSpeed = 3; ///< metres per second
    double maxForce = 8; ///< metres per second squared; a map's default
};

/// "straight", "path, ORCA" and so on.
std::string name(const CrowdStyle& style);
std::vector<steer::StackedBehaviour> stackOf(const CrowdStyle& style);

/// A scenario to run and judge. Metres.
struct CrowdTrial {
    std::string name;
    steer::Scenario scenario;
    double seconds = 60; ///< the time within which agents should arrive
};

/// `count` agents of radius 0.3, 0.25 of them per square metre, on a jittered lattice. Each is a
/// group of its own with a goal within 20 m.
CrowdTrial openPlane(int count, std::uint64_t seed, const CrowdStyle& style);

/// Agents without a goal that flock: separation, alignment and cohesion with weights 12, 8 and 8.
CrowdTrial boids(int count, std::uint64_t seed);

/// `circles` of radius 0.5 to 2, at least 1.2 m apart, cover 12 % of a square. Agents of radius 0.3
/// stand on a lattice of 1.2 m to the left of it, as high as it is. The goal is a disc of a tenth
/// of its side to the right of it. Agents that reach it leave. The time is 1.6 times that of the
/// longest straight line.
CrowdTrial circleField(int agents, int circles, std::uint64_t seed, const CrowdStyle& style);

/// 80 s. Agents that arrive leave.
CrowdTrial trapCrowd(const Trap& trap, int agents, const CrowdStyle& style);

/// Two streams of `each` agents that cross at a right angle.
CrowdTrial crossingStreams(int each, std::uint64_t seed, const CrowdStyle& style);

/// Agents on a circle. Each goes to the exactly opposite point, and is a group of its own.
CrowdTrial antipodalRing(int count, const CrowdStyle& style);

/// Two crowds with radii 0.1 to 5 pass through each other among circles of the same sizes.
CrowdTrial mixedRadii(int each, std::uint64_t seed, const CrowdStyle& style);

/// `count` agents at one point, all with the same goal.
CrowdTrial coincidentAgents(int count, const CrowdStyle& style);

/// Two agents on one axis, each with its goal at the other's start.
CrowdTrial headOn(const CrowdStyle& style);

/// `each` agents from either end of a corridor of 4 x 40 m.
CrowdTrial corridorCounterFlow(int each, std::uint64_t seed, const CrowdStyle& style);

/// Agents on a lattice of four radii to the left of the trees, with a disc to the right of them as
/// the goal.
CrowdTrial forestCrowd(const std::string& name, std::vector<nav::Obstacle> trees, double radius,
                       int agents, const CrowdStyle& style);

/// The entrance of the recording bottleneck_040_c_56_h: a corridor of 5.6 m before a gate of 0.5 m,
/// 1.1 m long, with the barriers of that data's own analysis (PedPy). People start at `starts`,
/// with a radius of 0.18 m and 1.34 m/s, the mean free walking speed (Weidmann 1993).
CrowdTrial bottleneck(const std::vector<nav::Point>& starts, const CrowdStyle& style);

/// The positions of the people of a recording (id, frame, x, y, z in metres, `#` for comments) in
/// its first frame, in the order of their ids.
std::vector<nav::Point> recordedStarts(const std::string& path);
/// When each first crosses the line y = `line` downwards, seconds, ascending.
std::vector<double> recordedCrossings(const std::string& path, double line, double framesPerSecond);

/// The same trial with all agents at 30 m/s and 200 m/s^2, in 0.4 of the time. A step of 1/20 s is
/// longer than the gaps are wide, so no agent can use its full speed.
CrowdTrial atThirty(CrowdTrial trial);

/// The whole trial moved by `by`.
CrowdTrial translated(CrowdTrial trial, nav::Point by);

/// Twenty small trials, some seconds of work together, of every kind above except those from files.
std::vector<CrowdTrial> smallTrials();

} // namespace thicket::test
