#pragma once

#include "libsteer/behaviours/flockformulas.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>
#include <span>
#include <vector>

/// Separation, alignment and cohesion, the three rules of boids. `neighbours` may contain agents
/// out of range, and the agent itself (recognised by its id and skipped).
/// Sources: Reynolds, "Flocks, Herds, and Schools" (1987) and "Steering Behaviors For Autonomous
/// Characters" (1999). Unlike in Reynolds, a neighbour's weight falls to 0 at the range's end, so
/// that the force does not jump when a neighbour comes into range.
namespace thicket::steer {

/// Which neighbours count.
struct FlockParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double range = 3;             ///< from rim to rim, map units, > 0
    double cosine = -1;           ///< of the half angle of the cone of sight; -1: all round
};

/// What a flocking behaviour sensed.
struct FlockRecord {
    std::vector<std::uint32_t> counted; ///< ids of the neighbours that counted
    Point mean;                         ///< their mean velocity (alignment) or position (cohesion)
};

struct SeparationParams : FlockParams {
    /// The force from one neighbour in contact, as a share of maxForce; > 0.
    double strength = 1;
    static SeparationParams of(const Agent& agent)
    {
        return {{responseTimeOf(agent), 2 * bodyLengthOf(agent), -1}, 1};
    }
};
/// Steers away from each neighbour: strength * maxForce where the rims touch or overlap, falling
/// linearly to 0 at the range's end. Coincident agents part (directionFrom).
THICKET_STEER_EXPORT Point separation(const Agent& agent, std::span<const Neighbour> neighbours,
                                      const SeparationParams& params,
                                      FlockRecord* record = nullptr);

struct AlignmentParams : FlockParams {
    static AlignmentParams of(const Agent& agent)
    {
        return {{responseTimeOf(agent), 10 * bodyLengthOf(agent), -0.7}};
    }
};
/// Steers to the neighbours' mean velocity, nearer ones weighing more. No force if none is in
/// range.
THICKET_STEER_EXPORT Point alignment(const Agent& agent, std::span<const Neighbour> neighbours,
                                     const AlignmentParams& params, FlockRecord* record = nullptr);

struct CohesionParams : FlockParams {
    static CohesionParams of(const Agent& agent)
    {
        const double range = formula::cohesionRange<Scalars>(bodyLengthOf(agent));
        return {{responseTimeOf(agent), range, -0.15}};
    }
};
/// Arrives at the neighbours' mean position, nearer ones weighing more. Full speed from half the
/// range away. No force if none is in range.
THICKET_STEER_EXPORT Point cohesion(const Agent& agent, std::span<const Neighbour> neighbours,
                                    const CohesionParams& params, FlockRecord* record = nullptr);

} // namespace thicket::steer
