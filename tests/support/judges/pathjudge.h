#pragma once

#include "libnav/path/pathfinder.h"
#include "tests/support/oracles/pathoracle.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <optional>
#include <string>

namespace thicket::test {

/// A world with everything needed to hold its paths to the second method.
struct JudgedWorld {
    explicit JudgedWorld(World of);

    World world;
    nav::ObstacleField field;
    PathOracle oracle;
};

/// What the second method says.
struct Verdict {
    nav::PathStatus status = nav::PathStatus::found;
    double length = 0; ///< when found
    /// An end is blocked only by a contact of obstacles: in a slit as wide as the agent that may as
    /// well count as a free place that leads nowhere but along the slit.
    bool isSealed = false;
};
Verdict verdictOn(const JudgedWorld& judged, Point start, Point goal);

/// Lengths that differ by rounding only.
bool agree(double a, double b, const nav::ObstacleField& field);

/// What is wrong with a path apart from its length: it does not join start and goal, an edge jumps
/// or bends, the edges do not add up, a point inside a raw obstacle (sampled no further than
/// `spacing` of the family's units apart). Empty when nothing is.
std::string flawOf(const JudgedWorld& judged, const nav::Path& path, Point start, Point goal,
                   double spacing);

/// What is wrong with findPath from start to goal and back: status, length, or the path's flaw.
/// Empty when nothing is.
std::string faultOf(const JudgedWorld& judged, Point start, Point goal, double spacing = 0.05);
std::string faultOf(const JudgedWorld& judged, Point start, Point goal, const Verdict& want,
                    double spacing);

} // namespace thicket::test
