#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/bitangent.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>

/// Angles along an oriented rim. Turns are measured in the direction of the winding.
namespace thicket::nav {

constexpr double fullTurn = 2 * std::numbers::pi;
/// A turn within this angle below a full turn is 0, up to rounding.
constexpr double turnSlack = 1e-9;
/// Two paths to the same place are equally short if their lengths differ by less than this share.
/// Otherwise the ties of symmetric maps would multiply.
constexpr double tieShare = 1e-13;
/// A length that is less than another by this share is less by more than rounding.
constexpr double lessShare = 1e-12;

/// The same angle in (-pi, pi]; for angles within a few turns of it.
inline double wrapped(double angle)
{
    // Without branches: a turn too much is mostly as likely as none, so branches predict badly.
    angle += angle > std::numbers::pi ? -fullTurn : 0.0;
    angle += angle <= -std::numbers::pi ? fullTurn : 0.0;
    while (angle > std::numbers::pi)
        angle -= fullTurn;
    while (angle <= -std::numbers::pi)
        angle += fullTurn;
    return angle;
}

/// The same angle in [0, 2 pi), with what is just below a full turn taken as 0.
inline double turnFrom0(double angle)
{
    double turn = wrapped(angle);
    turn += turn < 0 ? fullTurn : 0.0;
    return turn > fullTurn - turnSlack ? 0 : turn;
}

/// The same angle in [0, 2 pi), exactly.
inline double turnWithinLap(double angle)
{
    double turn = angle;
    if (std::abs(angle) >= 2 * fullTurn)
        turn = std::fmod(angle, fullTurn);
    else if (std::abs(angle) >= fullTurn)
        turn -= std::copysign(fullTurn, angle); // as exact, and faster
    return turn + (turn < 0 ? fullTurn : 0.0);
}

/// The contact point of a line with this heading on a rim, as an angle seen from the centre.
inline double contactAngle(double heading, Winding winding)
{
    return heading - sign(winding) * std::numbers::pi / 2;
}

/// The angle by which a point of a rim may be inside a covered arc and still be no deeper than the
/// tolerance. Where a wall's side starts, the depth grows only with the square of the angle. A
/// shorter arc may be that shallow everywhere. `slack` is the tolerance over the radius.
inline double shallowStretch(const RimArc& arc, double slack)
{
    const double most = std::sqrt(2 * slack);
    return arc.sweep <= most ? arc.sweep : std::max(slack, std::min(most, arc.sweep / 4));
}

/// The turn after which a covered arc stops a walk along the rim from `position` (an angle seen
/// from the centre). No value if a full turn is free. The walk may enter an arc by `slack` radians,
/// the tolerance over the radius. A walk that starts inside an arc is stopped at 0, unless it
/// starts in the shallow last part of the arc.
inline std::optional<double> turnToCover(std::span<const RimArc> arcs, double position,
                                         Winding winding, double slack)
{
    std::optional<double> nearest;
    for (const RimArc& arc : arcs) {
        const bool left = winding == Winding::counterClockwise;
        const double edge = left ? arc.begin : arc.begin + arc.sweep;
        const double past = turnWithinLap(left ? position - edge : edge - position);
        // `past`: the angle from the arc's near edge to the start of the walk.
        double gap = fullTurn - past;
        if (past < arc.sweep - shallowStretch(arc, slack) || past > fullTurn - slack)
            gap = 0;
        if (!nearest || gap < *nearest)
            nearest = gap;
    }
    return nearest;
}

/// The turn after which a walk leaves the covered arc that it starts in; 0 if it starts in none.
inline double turnOutOfCover(std::span<const RimArc> arcs, double position, Winding winding)
{
    for (const RimArc& arc : arcs) {
        const bool left = winding == Winding::counterClockwise;
        const double past =
            turnWithinLap(left ? position - arc.begin : arc.begin + arc.sweep - position);
        if (past < arc.sweep)
            return arc.sweep - past;
    }
    return 0;
}

} // namespace thicket::nav
