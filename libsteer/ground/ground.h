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

/// Obstacles as moving discs of any radius meet them: bare, not grown. Walls have their thickness,
/// polygons their inside, arenas their outside; walls of thickness 0 block as lines. Points must be
/// finite, within 1e9.
///
/// Shared by copy: any number of threads may query it and its copies while nobody changes that very
/// object (apply(), assignment). Answers are the same bits on every machine, and moves whatever the
/// reach. The order of the obstacles matters only where several are equally near: threat() then
/// tells of the first. Memory: some 250 bytes an obstacle. Made in a microsecond an obstacle.
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

    /// Takes the changes in their order. Errors as of(); nothing is changed then. The answers are
    /// those of obstacles put together anew, bit by bit, in this order: a replaced obstacle keeps
    /// its place, a new one comes last. But whether a point that lies on a polygon's boundary, to
    /// rounding, counts as inside may differ. To remove an unknown id changes nothing; an id that
    /// several obstacles share stands for all of them.
    ///
    /// Copies are not changed: an object that shares its data with a copy copies the data first,
    /// some 5 ms per 100,000 obstacles. Else the time depends on what is near the change:
    /// microseconds for a circle. Rarely all is laid out anew: when obstacles come to reach farther
    /// out than all did before, and when there are twice as many. Inverted shapes concern every
    /// cell. No other thread may use this very object meanwhile; copies may be used.
    Result<void> apply(std::span<const nav::ObstacleChange> changes);

    /// Distance from p to the nearest obstacle, to rounding; the reach where it is farther.
    /// Negative inside of one, then minus the depth in that it is deepest in.
    double gap(Point p) const;
    /// Whether gap(p) < radius (>= 0, map units); faster where obstacles are far.
    bool isWithin(Point p, double radius) const;
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
    explicit Ground(std::shared_ptr<Data> data);
    std::shared_ptr<Data> m_data; // changed by apply() alone, and only while nobody shares it
};

} // namespace thicket::steer
