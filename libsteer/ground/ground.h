#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <memory>
#include <span>

namespace thicket::steer {

/// Where a disc got to.
struct Move {
    Point to;
    Point normal{0, 0}; ///< unit vector out of the obstacle that it touched last; {0, 0}: none
    bool touched = false;
};

/// What an agent has to fear next of the obstacles around it.
struct Threat {
    double gap = 0; ///< between the rims, map units; negative inside
    Point normal;   ///< unit vector from the obstacle to the agent; {0, 0}: nothing within reach
};

/// Obstacles as moving discs of any radius meet them: bare, not grown. Never changes once made and
/// shared by copy: any thread. Walls have their thickness, polygons their inside, arenas their
/// outside; walls of thickness 0 block as lines. Points must be finite, within 1e9.
///
/// Answers are the same bits whatever the order of the obstacles and the machine, and moves
/// whatever the reach. Memory: some 200 bytes an obstacle. Made in a microsecond an obstacle and
/// made anew for edits.
///
/// Method: a uniform grid whose cells list what is near them, nearest first, and a finer raster of
/// lower bounds of the gap, which decides most moves by one look; contacts are solved for exactly.
/// Source: Ericson, Real-Time Collision Detection (2005), chapters 5.3.2 and 5.5.5 (moving discs
/// against discs and sides as a point against what is grown), 7.1 (uniform grids).
class THICKET_STEER_EXPORT Ground {
public:
    Ground(); ///< nothing anywhere
    /// `reach` (> 0, map units): how far gap() and threat() look. Good for discs of any radius and
    /// any speed, fastest for those whose radius and way in a step are together below the reach.
    /// Errors as ObstacleField::build().
    static Result<Ground> of(std::span<const nav::Obstacle> obstacles, double reach);

    /// Distance from p to the nearest obstacle, to rounding; the reach where it is farther.
    /// Negative inside of one, then minus the depth in that it is deepest in.
    double gap(Point p) const;
    /// The same for a disc at p, and where from: inside of an obstacle towards its boundary.
    /// {reach - radius, {0, 0}} when nothing is within reach of p.
    Threat threat(Point p, double radius) const;

    /// Whether a disc can go straight from one point to the other without entering an obstacle; a
    /// touch is free, to rounding. False from inside of one.
    bool isClear(Point from, Point to, double radius) const;

    /// The swept move of a disc from p, a point of the lattice of multiples of 1 / denominator (a
    /// power of two), by `way`: straight to the first contact, then along the obstacle by what is
    /// left of the way, up to three times, to a point of the lattice.
    ///
    /// A disc that is clear of obstacles by `skin` (at least 2 / denominator) stays so: at the end
    /// and all along the straight line from p to there, to rounding. Where another obstacle is in
    /// that line it ends at an earlier contact. Where nothing comes nearer to the way than the
    /// skin and 2 / denominator, it ends at the point of the lattice nearest to p + way. Resting
    /// against an obstacle it is up to 2 / denominator farther off than the skin, so a passage has
    /// to be wider than disc and skins by 4 / denominator to be surely open.
    ///
    /// A disc that is nearer to some obstacles than the skin, or overlaps them, comes no nearer to
    /// any of these. With its centre inside a polygon it moves only straight to the nearest place
    /// of the boundary, as far as the way leads there. A null way moves nothing.
    Move move(Point p, Point way, double radius, double skin, double denominator) const;

    struct Data; ///< no part of the interface

private:
    explicit Ground(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

} // namespace thicket::steer
