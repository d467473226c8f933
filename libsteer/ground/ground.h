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
/// Copies share their data. Any number of threads may query an object and its copies while no
/// thread changes that object (apply(), assignment). Answers are the same bits on every machine;
/// those of move() do not depend on the reach either. The order of the obstacles matters only where
/// several are equally near: threat() then returns the first. Memory: some 250 bytes per obstacle.
/// Build time: about a microsecond per obstacle.
///
/// Method: a uniform grid whose cells list the obstacles near them, nearest first, and a finer
/// raster of lower bounds of the gap. One look-up in the raster decides most moves. Contacts are
/// solved for exactly.
/// Source: Ericson, Real-Time Collision Detection (2005), chapters 5.3.2 and 5.5.5 (moving discs
/// against discs and sides as a point against grown ones), 7.1 (uniform grids).
class THICKET_STEER_EXPORT Ground {
public:
    Ground(); ///< no obstacles
    /// `reach` (> 0, map units): how far gap() and threat() look if no distance is given. Discs may
    /// have any radius and any speed. Queries are fastest where a disc's radius and its move
    /// together are below the reach. Errors as ObstacleField::build().
    static Result<Ground> of(std::span<const nav::Obstacle> obstacles, double reach);

    /// Applies the changes in order. Errors as of(); nothing is changed then. The answers are bit
    /// for bit those of of() with the changed obstacles, where a replaced obstacle keeps its
    /// position in the list and new ones come last. One exception: a point on a polygon's boundary,
    /// to rounding, may count as inside or not. Removing an unknown id changes nothing. An id that
    /// several obstacles share stands for all of them.
    ///
    /// Copies are not changed: an object that shares its data with a copy copies the data first,
    /// which takes some milliseconds per 100,000 obstacles. The first change also builds an index
    /// of ids, which takes as long. Otherwise the time depends on the obstacles near the change:
    /// microseconds for a circle. The grid is rebuilt, rarely, when an obstacle reaches beyond it
    /// or when there are far more or far fewer obstacles than it was made for. A change of an
    /// inverted shape visits every cell. No other thread may use this object meanwhile; copies may
    /// be used.
    Result<void> apply(std::span<const nav::ObstacleChange> changes);

    /// Distance from p to the nearest obstacle, to rounding; the reach if that is less. Negative
    /// inside obstacles: minus the depth in the one that p is deepest in.
    double gap(Point p) const;
    /// The same, looking as far as `most` (>= 0, map units) instead of the reach.
    double gap(Point p, double most) const;
    /// Whether an obstacle is nearer to p than the radius (>= 0, map units); faster where obstacles
    /// are far.
    bool isWithin(Point p, double radius) const;
    /// The gap from the rim of a disc at p, and the direction away from the obstacle; inside one,
    /// towards its boundary. It looks as far as the reach, and at least twice the radius;
    /// {that - radius, {0, 0}} when no obstacle is so near to p.
    Threat threat(Point p, double radius) const;

    /// Whether a disc can move straight from one point to the other without entering an obstacle; a
    /// touch is free, to rounding. False if it starts inside one.
    bool isClear(Point from, Point to, double radius) const;

    /// The swept move of a disc by `by` from p, a point of the lattice of multiples of 1 /
    /// denominator (a power of two): straight to the first contact, then along the obstacle by the
    /// rest of the move, up to three times, to a point of the lattice.
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
