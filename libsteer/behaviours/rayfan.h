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
    double followTurnRate = 3.141592653589793; ///< radians per second, > 0: while it follows a wall
    double speed = 3;                          ///< map units per second, > 0
    double stopRange = 0.75;                   ///< nearer to the target it stops, map units, >= 0
    double responseTime = 0.1875;              ///< seconds, > 0
    double push = 1; ///< to the right, if the fan's sum is parallel to the heading; its length
                     ///< relative to the sum's, which is at most 1
    /// Two additions to the plain fan, which leaves no deep pocket and turns away from narrow
    /// doors. A target in sight, or a free range towards it, is steered for whatever the other rays
    /// say. If the target has not come nearer for `patience` seconds, the agent follows the wall
    /// until it has.
    bool seesTarget = true;
    bool followsWalls = true;
    double patience = 2;         ///< seconds, > 0
    double followDistance = 0.9; ///< from a wall that it follows, map units, > 0
    /// The defaults: range 2 seconds at full speed, stop range two body lengths.
    THICKET_STEER_EXPORT static RayFanParams of(const Agent& agent);
    bool operator==(const RayFanParams&) const = default;
};

/// The directions of a fan's rays: unit vectors in the agent's frame.
struct FanDirections {
    static constexpr int mostRays = 65;
    /// From the right (-halfAngle) to the left, evenly spaced.
    std::array<Point, mostRays> rays;
    /// Rays that sense the wall to follow, for the left hand, 15 degrees apart.
    std::array<Point, 14> following;
};

/// The parameters and the directions computed from them. Build once and share.
struct RayFan {
    static constexpr int mostRays = FanDirections::mostRays;
    RayFanParams params;
    /// Depend on `rays` and `halfAngle` alone; fans that differ otherwise share them.
    std::shared_ptr<const FanDirections> directions;

    THICKET_STEER_EXPORT explicit RayFan(const RayFanParams& fan);
    /// A fan with these directions. `rays` and `halfAngle` must be those of this fan.
    THICKET_STEER_EXPORT RayFan with(const RayFanParams& other) const;
};

/// The state of one agent's fan. A value, stored by the caller; start with a new one for a new
/// target.
struct RayFanState {
    double untilSensing = 0;    ///< seconds until it senses again
    Point sum;                  ///< of the rays when last sensed, world frame
    bool isBlocked = false;     ///< whether any ray was blocked
    bool targetInSight = false; ///< within the range and visible
    Hand hand = Hand::none;     ///< side of the wall that it follows
    Hand lastHand = Hand::left; ///< side at which a wall would be, if it followed one now
    double nearest = std::numeric_limits<double>::infinity(); ///< least distance to the target
    double sinceNearer = 0;                                   ///< seconds since `nearest` fell
    Point follow;                                             ///< direction along the wall
    bool operator==(const RayFanState&) const = default;
};

struct RayFanRecord {
    struct Ray {
        Point direction; ///< unit vector
        double at = 0;   ///< distance to the hit, or the range; map units
        bool isBlocked = false;
        std::int64_t obstacle = 0; ///< Obstacle::id, where blocked
        bool operator==(const Ray&) const = default;
    };
    Point origin;          ///< position where the rays were sensed; the agent's, if in this step
    bool isSensed = false; ///< whether rays were sensed in this step; `rays` is empty if not
    std::vector<Ray> rays; ///< from the right to the left
    Point sum;             ///< the sum in use
    Point steering;        ///< direction steered for, after the push; {0, 0} when stopped
    bool isPushed = false; ///< whether it was pushed to the right, being head-on
    bool isFollowing = false;
    bool operator==(const RayFanRecord&) const = default;
};

struct RayFanStep {
    Point force;
    RayFanState state; ///< pass it to the next step
};

/// Steers by rays on both sides of the heading, sensed at an interval and reused between. Each
/// clear ray adds its direction / rays, each blocked one subtracts it. If no ray is blocked, the
/// direction is that to the target plus the heading. A sum parallel to the heading gets a push to
/// the right. The force turns the agent to the direction no faster than the turn rate, and keeps
/// its speed.
///
/// With the additions of RayFanParams one agent and a hundred leave U, L and T shapes and pass
/// doors (trapstest.cpp). The plain fan leaves L and T shapes, and pockets only if the exit is
/// within range: a U 20 wide and 10 deep with a range of 10, not with one of 6.
///
/// Wall following resembles DistBug. It starts when the target has not come nearer for a while, at
/// the wall that the agent turned from. It ends where there is room towards the target and the
/// agent is nearer to it than ever before. So the agent finds a path if there is one, but not a
/// short one, and circles for ever if there is none. Other agents do not block rays.
///
/// The field must be grown by the agent's radius, so that rays are as wide as the agent. `seconds`
/// (> 0) is the step. An agent that almost stands, as before a wall, turns on the spot. Near a
/// target it slows down to reach it within its turning circle.
///
/// Sources: the fan is common in game engines' tutorials; following walls is from Kamon and Rivlin,
/// "Sensory-Based Motion Planning with Global Proofs" (1997).
THICKET_STEER_EXPORT RayFanStep rayFan(const Agent& agent, Point target,
                                       const nav::ObstacleField& field, const RayFan& fan,
                                       const RayFanState& state, double seconds,
                                       RayFanRecord* record = nullptr);

} // namespace thicket::steer
