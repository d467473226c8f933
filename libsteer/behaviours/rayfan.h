#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/behaviours/seek.h"
#include "libsteer/behaviours/wallavoid.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace thicket::steer {

struct RayFanParams {
    int rays = 17;                             ///< 1 to RayFan::mostRays
    double halfAngle = 1.5707963267948966;     ///< radians, (0, pi)
    double range = 6;                          ///< of the rays, map units, > 0
    double interval = 0.2;                     ///< seconds between two sensings, >= 0
    double turnRate = 0.5235987755982988;      ///< radians per second, > 0: 30 degrees
    double followTurnRate = 3.141592653589793; ///< the same while it follows a wall
    double speed = 3;                          ///< map units per second, > 0
    double stopRange = 0.75;                   ///< nearer to the target it stands, map units, >= 0
    double responseTime = 0.1875;              ///< seconds, > 0
    double push = 1; ///< to the right, where the fan's sum is parallel to the heading; its length
                     ///< beside the sum's, which is at most 1
    /// Two additions to the plain fan, which leaves no deep pocket and turns away from narrow
    /// doors: a target in sight (or a free range towards it) is steered for whatever the other rays
    /// say, and when the target has not come nearer for `patience` seconds the agent follows the
    /// wall until it can.
    bool seesTarget = true;
    bool followsWalls = true;
    double patience = 2;         ///< seconds, > 0
    double followDistance = 0.9; ///< kept from a wall that it follows, map units, > 0
    /// Range 2 seconds of the way, stop range two body lengths.
    THICKET_STEER_EXPORT static RayFanParams of(const Agent& agent);
    bool operator==(const RayFanParams&) const = default;
};

/// Unit vectors in the agent's frame that a fan is made of.
struct FanDirections {
    static constexpr int mostRays = 65;
    /// From the right (-halfAngle) to the left, evenly.
    std::array<Point, mostRays> rays;
    /// Those that a wall to follow is felt with, for the left hand, 15 degrees apart.
    std::array<Point, 14> following;
};

/// The parameters and what follows from them, to be made once and shared.
struct RayFan {
    static constexpr int mostRays = FanDirections::mostRays;
    RayFanParams params;
    /// They follow from `rays` and `halfAngle` alone, so fans that differ otherwise share them.
    std::shared_ptr<const FanDirections> directions;

    THICKET_STEER_EXPORT explicit RayFan(const RayFanParams& fan);
    /// A fan with the same directions: `rays` and `halfAngle` must be those of this one.
    THICKET_STEER_EXPORT RayFan with(const RayFanParams& other) const;
};

/// What the fan senses and remembers: a value in the caller's hands, one per agent; a fresh one for
/// a new target.
struct RayFanState {
    double untilSensing = 0;    ///< seconds; at 0 it senses
    Point sum;                  ///< of the rays as last sensed, in the world
    bool isBlocked = false;     ///< whether any ray was
    bool targetInSight = false; ///< within the range
    Hand hand = Hand::none;     ///< while it follows a wall: at which hand that is
    Hand lastHand = Hand::left; ///< which the wall would be at if it followed one now
    double nearest = std::numeric_limits<double>::infinity(); ///< to the target, so far
    double sinceNearer = 0;                                   ///< seconds
    Point follow;                                             ///< direction along the wall
    bool operator==(const RayFanState&) const = default;
};

struct RayFanRecord {
    struct Ray {
        Point direction; ///< unit vector
        double at = 0;   ///< distance to the hit, or the range; map units
        bool isBlocked = false;
        std::int64_t obstacle = 0; ///< Obstacle::id, where blocked
    };
    Point origin;          ///< where they were sensed from: here, if they were in this step
    bool isSensed = false; ///< whether they were; `rays` is empty if not
    std::vector<Ray> rays; ///< from the right to the left
    Point sum;             ///< of them, held
    Point steering;        ///< direction steered for, after pushes; {0, 0} when it stands
    bool isPushed = false; ///< to the right, being head-on
    bool isFollowing = false;
};

struct RayFanStep {
    Point force;
    RayFanState state; ///< hand it in with the next step
};

/// Rays spread over both sides of the heading, sensed at an interval and held between: each clear
/// one adds its direction / rays, each blocked one takes it off. No ray blocked: the direction is
/// that to the target plus the heading. A sum parallel to the heading gets a push to the right. The
/// force turns the agent to that direction no faster than the turn rate and keeps its speed.
///
/// With the additions of RayFanParams one agent and a hundred leave U, L and T shapes and pass
/// doors (trapstest.cpp). Without, the plain fan, they leave L and T shapes, and pockets only where
/// the range shows the way out: a U 20 wide and 10 deep with a range of 10, not with one of 6.
/// Walls are followed much as by DistBug: the one that the agent has turned from, once the target
/// has not come nearer for a while, and left where there is room towards the target and the agent
/// is nearer to it than ever before. So it finds a way where there is one, but no short one, and
/// walks round and round where there is none. Other agents do not block rays.
///
/// The field must be grown by the agent's radius, so that rays are as wide as the agent. `seconds`
/// (> 0) is the step. What nearly stands, as before a wall, turns on the spot; near a target the
/// agent slows down to reach it within its turning circle.
///
/// Sources: the fan is common in game engines' tutorials; following walls is from Kamon and Rivlin,
/// "Sensory-Based Motion Planning with Global Proofs" (1997).
THICKET_STEER_EXPORT RayFanStep rayFan(const Agent& agent, Point target,
                                       const nav::ObstacleField& field, const RayFan& fan,
                                       const RayFanState& state, double seconds,
                                       RayFanRecord* record = nullptr);

} // namespace thicket::steer
