#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/steer_export.h"
#include "libsteer/vector.h"

#include <memory>
#include <span>

namespace thicket::steer {

/// Where a moved disc ends.
struct Move {
    Point to;
    Point normal{0, 0}; ///< unit vector out of the obstacle that it touched last; {0, 0}: none
    bool touched = false;
};

/// The nearest obstacle, from a disc.
struct Threat {
    double gap = 0; ///< between the rims, map units; negative inside
    Point normal;   ///< unit vector from the obstacle to the agent; {0, 0}: nothing within reach
};

/// The obstacles among which discs of any radius move: as they are, not grown by a radius. Walls
/// block by their thickness (of thickness 0 as lines), polygons by their inside, inverted shapes by
/// their outside. Points must be finite, within 1e9.
///
/// Shared by copy: any number of threads may query it and its copies while nobody changes that very
/// object (apply(), assignment). Answers are the same bits on every machine, and moves whatever the
/// reach. The order of the obstacles matters only where several are equally near: threat() then
/// names the first. Memory: some 250 bytes an obstacle. Build time: about a microsecond an
/// obstacle.
///
/// Method: a uniform grid whose cells list what is near them, nearest first, and a finer raster of
/// lower bounds of the gap, which decides most moves by one look; contacts are solved for exactly.
/// Source: Ericson, Real-Time Collision Detection (2005), chapters 5.3.2 and 5.5.5 (moving discs
/// against discs and sides as a point against what is grown), 7.1 (uniform grids).
class THICKET_STEER_EXPORT Ground {
public:
    Ground(); ///< nothing anywhere
    /// `reach` (> 0, map units): how far gap() and threat() look. Good for discs of any radius and
    /// any speed; fastest where a disc's radius and its move together are below the reach.
    /// Errors as ObstacleField::build().
    static Result<Ground> of(std::span<const nav::Obstacle> obstacles, double reach);

    /// Applies the changes in their order. Errors as of(); nothing is changed then. The answers are
    /// bit for bit those of the changed obstacles given to of(), a replaced obstacle in its old
    /// position and new ones last; except that a point on a polygon's boundary, to rounding, may
    /// count as inside or not. To remove an unknown id changes nothing. An id that several
    /// obstacles share stands for all of them.
    ///
    /// Copies are not changed: an object that shares its data with a copy copies the data first,
    /// which takes some milliseconds per 100,000 obstacles; so does the index of ids that the first
    /// change makes. Else the time depends on what is near the change: microseconds for a circle.
    /// Rarely the grid is built anew: when obstacles reach farther out than all did before, or
    /// there are twice as many. A change of an inverted shape visits every cell. No other thread
    /// may use this very object meanwhile; copies may be used.
    Result<void> apply(std::span<const nav::ObstacleChange> changes);

    /// Distance from p to the nearest obstacle, to rounding; the reach where it is farther.
    /// Negative inside obstacles: minus the depth in the one that p is deepest in.
    double gap(Point p) const;
    /// Whether gap(p) < radius (>= 0, map units); faster where obstacles are far.
    bool isWithin(Point p, double radius) const;
    /// The same from the rim of a disc at p, and the direction: away from the obstacle; inside one,
    /// towards its boundary. {reach - radius, {0, 0}} when nothing is within reach of p.
    Threat threat(Point p, double radius) const;

    /// Whether a disc can move straight from one point to the other without entering an obstacle; a
    /// touch is free, to rounding. False from inside of one.
    bool isClear(Point from, Point to, double radius) const;

    /// The swept move of a disc by `by` from p, a point of the lattice of multiples of 1 /
    /// denominator (a power of two): straight to the first contact, then along the obstacle by what
    /// is left of the move, up to three times, to a point of the lattice.
    ///
    /// A disc that is clear of obstacles by `skin` (at least 2 / denominator) stays so, to
    /// rounding: at the end and all along the straight line from p to the end. Where another
    /// obstacle is on that line, the move ends at an earlier contact. Where no obstacle is nearer
    /// to the line from p to p + by than the skin and 2 / denominator, it ends at the point of the
    /// lattice nearest to p + by. A disc that rests against an obstacle is up to 2 / denominator
    /// farther off than the skin, so a passage is certain to be open only if it is wider than the
    /// disc and both skins by 4 / denominator.
    ///
    /// A disc that is nearer to some obstacles than the skin, or overlaps them, comes no nearer to
    /// any of these. With its centre inside a polygon it only moves straight to the nearest point
    /// of the boundary, as far as `by` leads there. A null move changes nothing.
    Move move(Point p, Point by, double radius, double skin, double denominator) const;

    struct Data; ///< private to the library

private:
    explicit Ground(std::shared_ptr<Data> data);
    std::shared_ptr<Data> m_data; // changed by apply() alone, and only while nobody shares it
};

} // namespace thicket::steer
