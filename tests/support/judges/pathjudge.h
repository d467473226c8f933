#pragma once

#include "libnav/path/pathfinder.h"
#include "tests/support/oracles/pathoracle.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <optional>
#include <string>

namespace thicket::test {

/// A world with everything needed to compare its paths with the oracle's.
struct JudgedWorld {
    explicit JudgedWorld(World of);

    World world;
    nav::ObstacleField field;
    PathOracle oracle;
};

/// The oracle's answer.
struct Verdict {
    nav::PathStatus status = nav::PathStatus::found;
    double length = 0; ///< if found
    /// An end is only blocked by a contact of obstacles: in a slit as wide as the agent. It could
    /// as well count as free, in a place that leads nowhere but along the slit.
    bool isSealed = false;
};
Verdict verdictOn(const JudgedWorld& judged, Point start, Point goal);

/// True for lengths that only differ by rounding.
bool agree(double a, double b, const nav::ObstacleField& field);

/// Whether two answers are the same bit for bit, edge by edge.
bool areSameBits(const nav::PathResult& a, const nav::PathResult& b);

/// What is wrong with a path apart from its length: it does not join start and goal, an edge jumps
/// or bends, the lengths do not add up, or a point is inside a raw obstacle (sampled at most
/// `spacing` of the family's units apart). Empty if nothing is.
std::string flawOf(const JudgedWorld& judged, const nav::Path& path, Point start, Point goal,
                   double spacing);

/// What is wrong with findPath from start to goal and back: status, length, or the path's flaw.
/// Empty if nothing is.
std::string faultOf(const JudgedWorld& judged, Point start, Point goal, double spacing = 0.05);
std::string faultOf(const JudgedWorld& judged, Point start, Point goal, const Verdict& want,
                    double spacing);

} // namespace thicket::test
