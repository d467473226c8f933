#pragma once

#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/surroundings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

struct OrcaParams {
    double horizon = 2;         ///< seconds for which no agent shall be touched, > 0
    double obstacleHorizon = 1; ///< likewise for obstacles, > 0
    int neighbours = 10;        ///< at most so many, the nearest, 0 to 16
    int obstacles = 12;         ///< likewise discs and sides together, 0 to 16
    double timeStep = 0.05; ///< of the simulation, > 0: in which the velocity is to be reached, and
                            ///< an overlap left
    /// By how much of itself the preferred velocity leans to the right while somebody ahead comes
    /// nearer at it, or a circle is in the way: breaks the ties of those who meet head-on and keeps
    /// crowds from locking up. >= 0.
    double lean = 0.15;
    static OrcaParams of(const Agent&, double timeStep)
    {
        OrcaParams params;
        params.timeStep = timeStep;
        return params;
    }
};

struct OrcaRecord {
    struct Line {
        Point normal;      ///< unit vector to the allowed side
        double offset = 0; ///< allowed: dot(normal, velocity) >= offset, map units per second
        bool isObstacle = false;
        std::int64_t id = 0; ///< Obstacle::id or Neighbour::id
    };
    std::vector<Line> lines; ///< obstacles first, each nearest first
    Point preferred;         ///< as given
    Point velocity;          ///< chosen
    bool isFeasible = false; ///< whether it satisfies all lines
};

/// Optimal reciprocal collision avoidance: the velocity nearest to `preferred` (map units per
/// second) that keeps clear of every neighbour for the horizon, if all of them do the same and take
/// the rest of what must be avoided (Neighbour::share: half each), and of obstacles alone. Where
/// the crowd is too dense for that, the velocity that intrudes least. Never longer than maxSpeed.
/// Overlapping agents part within a step, coincident ones in the direction of directionFrom().
///
/// Circles are avoided as agents that stand still, the sides of walls and polygons by the
/// half-plane at their nearest point (their ends by the discs there, which senseObstacles gives):
/// so nothing is entered, but concave corners are local optima, as for every local method.
/// `neighbours` may hold more than is near and the agent itself; only the nearest count. Nothing is
/// allocated.
/// Source: van den Berg, Guy, Lin, Manocha, "Reciprocal n-Body Collision Avoidance" (2011).
THICKET_STEER_EXPORT Point orcaVelocity(const Agent& agent, Point preferred,
                                        std::span<const Neighbour> neighbours,
                                        const Surroundings& around, const OrcaParams& params,
                                        OrcaRecord* record = nullptr);

/// The force that reaches that velocity in a step, as far as maxForce allows: with less force than
/// that takes, agents may touch.
THICKET_STEER_EXPORT Point orca(const Agent& agent, Point preferred,
                                std::span<const Neighbour> neighbours, const Surroundings& around,
                                const OrcaParams& params, OrcaRecord* record = nullptr);

} // namespace thicket::steer
