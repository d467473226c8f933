#pragma once

#include "libsteer/behaviours/avoidagentsformulas.h"
#include "libsteer/behaviours/neighbour.h"
#include "libsteer/behaviours/seek.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// The constants of of() are in no source: they were chosen. What each is worth is measured in
/// tests/bench/RESULTS.md, "Constants of avoidance": half or twice of any still brings everybody to
/// the goal there; without the right bias, the push or the range it does not.
struct AvoidAgentsParams {
    double range = 2.4;  ///< farther neighbours do not count; between the rims, map units, >= 0
    double horizon = 2;  ///< contacts later than that do not count, seconds, > 0
    double margin = 0.1; ///< kept beside the rims, map units, >= 0
    /// Of one neighbour that it touches already, as a share of maxForce; > 0. Above 1, so that a
    /// contact half a horizon away still gets half of the force.
    double strength = formula::avoidStrength;
    /// How far the push leans to the right and backwards, as shares of the distance from which the
    /// neighbour would be touched; >= 0. To the right: two who meet head-on pass each other. Back:
    /// who comes from behind or the side brakes instead of running alongside.
    double rightBias = 0.35;
    double brakeBias = 0.25;
    /// Range four body lengths or 0.8 seconds of the way; margin a quarter of the radius.
    static AvoidAgentsParams of(const Agent& agent)
    {
        AvoidAgentsParams params;
        params.range = std::max(4 * bodyLengthOf(agent), 0.8 * agent.maxSpeed);
        params.margin = 0.25 * agent.radius;
        return params;
    }
};

struct AvoidAgentsRecord {
    struct Avoided {
        std::uint32_t id = 0;
        double contact = 0; ///< seconds until the two would touch, with the margin
        Point push;         ///< its part of the sum, at most 1 long
    };
    std::vector<Avoided> avoided; ///< in the neighbours' order
    Point sum;                    ///< of the pushes; before strength and maxForce
};

/// Off the courses of neighbours that the agent will run into: each pushes from where the two would
/// be nearest, a little to the right and back, by the square of how soon they touch (0 at the
/// horizon, 1 at contact). Those that part, pass at a distance or are out of range do not count.
/// The neighbours handed in may hold the agent itself (known by its id, and left out). Coincident
/// agents part (directionFrom). Not mirrored, by the bias, and not continuous: who grazes the
/// margin counts whole or not at all.
/// Any thread may call it at any time. A record does not change the force.
///
/// Sources: Karamouzas, Skinner, Guy, "Universal Power Law Governing Pedestrian Interactions"
/// (2014): that what counts is the time to contact, as discs that keep their velocities; theirs is
/// an energy of its inverse square with an exponential cut-off, ours a square that ends at the
/// horizon. Reynolds, "Steering Behaviors For Autonomous Characters" (1999), unaligned collision
/// avoidance: steering away from the other's place at the nearest approach.
THICKET_STEER_EXPORT Point avoidAgents(const Agent& agent, std::span<const Neighbour> neighbours,
                                       const AvoidAgentsParams& params,
                                       AvoidAgentsRecord* record = nullptr);

} // namespace thicket::steer
