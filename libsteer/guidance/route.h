#pragma once

#include "libnav/path/livequery.h"
#include "libsteer/vector.h"

#include <cstdint>
#include <span>
#include <vector>

/// A planned path, as agents follow it. No part of the library's interface.
namespace thicket::steer {

/// A point where the path turns. Straight pieces replace arcs on their outside, so that the line
/// from knot to knot is free.
struct Knot {
    Point position;
    double at = 0;          ///< length from the start, map units
    double speedSquare = 0; ///< square of the speed at which it, and after braking all later ones,
                            ///< can be rounded
};

/// The properties of an agent that a route depends on.
struct Traveller {
    double radius = 0;    ///< map units
    double maxSpeed = 0;  ///< map units per second
    double maxForce = 0;  ///< map units per second squared
    double turning = 0.8; ///< FollowingParams::turning
};

/// The exact path from an agent's position to a goal, or the fact that there is none. Immutable:
/// any thread.
class Route {
public:
    /// A start or goal inside a grown obstacle is replaced by the nearest free point. That point
    /// must be within `goalRadius` of the goal.
    Route(const nav::ObstacleField& field, Point start, Point goal, double goalRadius,
          const Traveller& traveller);

    bool isFound() const { return !m_knots.empty(); }
    const nav::Path& path() const { return m_path; }
    /// At least two: start and goal; empty when there is no path.
    std::span<const Knot> knots() const { return m_knots; }
    /// Whether the path stays the shortest after the changes, which the field already has.
    bool isKept(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes) const
    {
        return m_query.keeps(field, changes);
    }
    /// A hash of the knots.
    std::uint64_t hash() const { return m_hash; }

private:
    void layKnots(Point start, const Traveller& traveller);
    void addKnot(Point p, double speedSquare);

    nav::LiveQuery m_query;
    nav::Path m_path;
    std::vector<Knot> m_knots;
    std::uint64_t m_hash = 0;
};

} // namespace thicket::steer
