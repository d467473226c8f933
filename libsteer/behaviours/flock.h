#pragma once

#include "libsteer/behaviours/flockformulas.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>
#include <span>
#include <vector>

/// Separation, alignment and cohesion, the three of boids. The neighbours handed in may hold more
/// than is in range, and the agent itself (known by its id, and left out).
/// Sources: Reynolds, "Flocks, Herds, and Schools" (1987) and "Steering Behaviors For Autonomous
/// Characters" (1999). What a neighbour counts for falls to 0 at the range's end, so that nobody's
/// coming into range is felt as a jolt, which with Reynolds' it is.
namespace thicket::steer {

/// Which neighbours count.
struct FlockParams {
    double responseTime = 0.1875; ///< seconds, > 0
    double range = 3;             ///< between rim and rim, map units, > 0
    double cosine = -1; ///< those whose direction has a smaller cosine with the heading are unseen
};

/// What a flocking behaviour saw.
struct FlockRecord {
    std::vector<std::uint32_t> counted; ///< ids of the neighbours
    Point mean;                         ///< their velocity (alignment) or place (cohesion)
};

struct SeparationParams : FlockParams {
    /// Of one neighbour that it touches, as a share of maxForce; > 0.
    double strength = 1;
    static SeparationParams of(const Agent& agent)
    {
        return {{responseTimeOf(agent), 2 * bodyLengthOf(agent), -1}, 1};
    }
};
/// Away from each neighbour: strength * maxForce where the rims touch or overlap, falling evenly to
/// 0 at the range's end. Coincident agents part (directionFrom).
THICKET_STEER_EXPORT Point separation(const Agent& agent, std::span<const Neighbour> neighbours,
                                      const SeparationParams& params,
                                      FlockRecord* record = nullptr);

struct AlignmentParams : FlockParams {
    static AlignmentParams of(const Agent& agent)
    {
        return {{responseTimeOf(agent), 10 * bodyLengthOf(agent), -0.7}};
    }
};
/// Towards the neighbours' mean velocity, nearer ones counting more. None in range: no force.
THICKET_STEER_EXPORT Point alignment(const Agent& agent, std::span<const Neighbour> neighbours,
                                     const AlignmentParams& params, FlockRecord* record = nullptr);

struct CohesionParams : FlockParams {
    static CohesionParams of(const Agent& agent)
    {
        const double range = formula::cohesionRange<Scalars>(bodyLengthOf(agent));
        return {{responseTimeOf(agent), range, -0.15}};
    }
};
/// Arrives at the neighbours' mean place, nearer ones counting more; full speed from half the range
/// away. None in range: no force.
THICKET_STEER_EXPORT Point cohesion(const Agent& agent, std::span<const Neighbour> neighbours,
                                    const CohesionParams& params, FlockRecord* record = nullptr);

} // namespace thicket::steer
