#pragma once

#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

struct OrcaParams {
    double horizon = 2;         ///< seconds without contact with agents, > 0
    double obstacleHorizon = 1; ///< seconds without contact with obstacles, > 0
    /// In a crowd: neighbours farther away, from rim to rim, are not passed on; map units, >= 0.
    double range = 3.6;
    int neighbours = 10;    ///< the nearest so many count, 0 to 16
    int obstacles = 12;     ///< the same for discs and sides together, 0 to 16
    double timeStep = 0.05; ///< of the simulation, seconds, > 0. The velocity is reached, and an
                            ///< overlap left, within it
    /// How much of itself the preferred velocity leans to the right while an agent ahead comes
    /// nearer or a circle is in the way; >= 0. This breaks the ties of head-on meetings and keeps
    /// crowds from deadlock.
    double lean = 0.15;
    /// The defaults: range the larger of twelve body lengths and 1.2 seconds at full speed.
    static OrcaParams of(const Agent& agent, double timeStep = 0.05)
    {
        OrcaParams params;
        params.range = std::max(12 * bodyLengthOf(agent), 1.2 * agent.maxSpeed);
        params.timeStep = timeStep;
        return params;
    }
};

struct OrcaRecord {
    struct Line {
        Point normal;      ///< unit vector towards the allowed side
        double offset = 0; ///< allowed: dot(normal, velocity) >= offset, map units per second
        bool isObstacle = false;
        std::int64_t id = 0; ///< Obstacle::id or Neighbour::id
    };
    std::vector<Line> lines; ///< obstacles first; within each kind nearest first
    Point preferred;         ///< the parameter
    Point velocity;          ///< the result
    bool isFeasible = false; ///< whether `velocity` satisfies all lines
};

/// Optimal reciprocal collision avoidance. Returns the velocity nearest to `preferred` (map units
/// per second) that avoids every neighbour and obstacle for the horizon. It assumes that the
/// neighbours do the same and take the rest of each avoidance (Neighbour::share: half each).
/// Obstacles are avoided by the agent alone. In a crowd too dense for that, it returns the velocity
/// that intrudes least. Never longer than maxSpeed. Overlapping agents part within a step,
/// coincident ones in the direction of directionFrom().
///
/// Circles are avoided as agents that stand still. Sides of walls and polygons are avoided by the
/// half-plane at their nearest point, and their ends by the discs there, which senseObstacles
/// gives. So nothing is entered, but concave corners are local optima, as for every local method.
/// `neighbours` may contain agents that are not near, and the agent itself; only the nearest count.
/// Allocates nothing.
/// Source: van den Berg, Guy, Lin, Manocha, "Reciprocal n-Body Collision Avoidance" (2011).
THICKET_STEER_EXPORT Point orcaVelocity(const Agent& agent, Point preferred,
                                        std::span<const Neighbour> neighbours,
                                        const Surroundings& around, const OrcaParams& params,
                                        OrcaRecord* record = nullptr);

/// The force that reaches orcaVelocity() in a step, truncated to maxForce. If it is truncated,
/// agents may touch.
THICKET_STEER_EXPORT Point orca(const Agent& agent, Point preferred,
                                std::span<const Neighbour> neighbours, const Surroundings& around,
                                const OrcaParams& params, OrcaRecord* record = nullptr);

} // namespace thicket::steer
