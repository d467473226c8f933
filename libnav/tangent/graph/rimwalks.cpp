#include "libnav/tangent/graph/rimwalks.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/turning.h"

#include <cmath>

namespace thicket::nav {

std::optional<double> RimWalks::coverAhead(const TangentVertex& from) const
{
    if (!from.isCovered)
        return {};
    return turnToCover(m_store.field.coveredArcs(from.disc),
                       contactAngle(from.heading, from.winding), from.winding, slackAt(from));
}

std::optional<Blocker> RimWalks::sealOnTheWayOut(const TangentVertex& from, Winding way,
                                                 double turn) const
{
    if (!from.isCovered)
        return {};
    return sealOnWayOut(m_store.field, from.disc, way, contactAngle(from.heading, from.winding),
                        turn);
}

double RimWalks::slackAt(const TangentVertex& from) const
{
    const bool isAtStart = m_store.vertices[from.parent].isStart() &&
                           m_store.intents[from.intent].length <= m_store.tolerance;
    return (isAtStart ? 2 : 1) * m_store.tolerance / from.radius;
}

bool RimWalks::isUncovered(const TangentVertex& from, double walk) const
{
    const Winding way = walk < 0 ? Winding::clockwise : Winding::counterClockwise;
    const auto arcs = m_store.field.coveredArcs(from.disc);
    const auto cover =
        turnToCover(arcs, contactAngle(from.heading, from.winding), way, slackAt(from));
    if (cover && *cover < std::abs(walk))
        return false;
    // Mostly one arc is covered, and the arrival lies beside it: no seal is on the way out of it.
    if (arcs.size() == 1 && cover && *cover <= fullTurn - arcs.front().sweep)
        return true;
    return !sealOnTheWayOut(from, way, std::abs(walk));
}

bool RimWalks::isFreeBehind(const TangentVertex& at, double turn) const
{
    if (!at.isCovered || turn <= m_store.tolerance / at.radius)
        return true;
    const double heading = at.heading - sign(at.winding) * turn;
    const Point departure = at.contact(unitAt(heading));
    return !sealOnWalk(m_store.field, at.disc, opposite(at.winding), departure, turn);
}

bool RimWalks::endsShallow(const TangentIntent& intent, double cover) const
{
    return endsShallow(m_store.vertices[intent.source], intent.direction, intent.turn - cover,
                       m_store.isGoalOnRim(intent));
}

bool RimWalks::endsShallow(const TangentVertex& from, Point direction, double past,
                           bool isAtGoal) const
{
    const double slack = m_store.tolerance / from.radius;
    if (past > std::sqrt((isAtGoal ? 4 : 2) * slack))
        return false;
    const double inside =
        turnOutOfCover(m_store.field.coveredArcs(from.disc),
                       contactAngle(angleOf(direction), from.winding), from.winding);
    const Point departure = from.contact(direction);
    return inside > 0 && (isAtGoal || m_store.field.isFreeForRays(departure)) &&
           !sealOnWalk(m_store.field, from.disc, from.winding, departure, past);
}

} // namespace thicket::nav
