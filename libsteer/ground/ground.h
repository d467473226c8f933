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
/// outside; obstacles without an inside (walls of thickness 0) block as lines.
class THICKET_STEER_EXPORT Ground {
public:
    Ground(); ///< nothing anywhere
    /// `reach` (> 0, map units): how far gap() and threat() look. Good for discs of any radius, but
    /// fastest for those of at most `reach`.
    static Result<Ground> of(std::span<const nav::Obstacle> obstacles, double reach);

    /// Distance from p to the nearest obstacle, exact where it is below the reach, else some value
    /// that is not smaller than the reach and not larger than the distance. Negative inside.
    double gap(Point p) const;
    Threat threat(Point p, double radius) const;

    /// Whether a disc can go straight from one point to the other without entering an obstacle; a
    /// touch is free.
    bool isClear(Point from, Point to, double radius) const;

    /// The swept move of a disc that starts clear of obstacles (by `skin` or more) from p by `way`:
    /// straight to the first contact, then along the obstacle by what is left of the way, up to
    /// three times. At every point of it, and rounded to the lattice of multiples of 1 /
    /// denominator, the disc is at least `skin` (> 0, at least 2 / denominator) clear. A disc that
    /// starts inside an obstacle goes where its gap does not shrink.
    Move move(Point p, Point way, double radius, double skin, double denominator) const;

    struct Data; ///< no part of the interface

private:
    explicit Ground(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

} // namespace thicket::steer
