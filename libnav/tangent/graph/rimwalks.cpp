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
                       contactAngle(from.heading, from.winding), from.winding,
                       m_store.tolerance / from.radius);
}

std::optional<Blocker> RimWalks::sealOnTheWayOut(const TangentVertex& from, Winding way,
                                                 double turn) const
{
    if (!from.isCovered)
        return {};
    return sealOnWayOut(m_store.field, from.disc, way, contactAngle(from.heading, from.winding),
                        turn);
}

bool RimWalks::isUncovered(const TangentVertex& from, double walk) const
{
    const Winding way = walk < 0 ? Winding::clockwise : Winding::counterClockwise;
    const auto cover =
        turnToCover(m_store.field.coveredArcs(from.disc), contactAngle(from.heading, from.winding),
                    way, m_store.tolerance / from.radius);
    return (!cover || *cover >= std::abs(walk)) && !sealOnTheWayOut(from, way, std::abs(walk));
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
    const TangentVertex& source = m_store.vertices[intent.source];
    const double slack = m_store.tolerance / source.radius;
    if (intent.turn - cover > std::sqrt(2 * slack))
        return false;
    const double inside =
        turnOutOfCover(m_store.field.coveredArcs(source.disc),
                       contactAngle(angleOf(intent.direction), source.winding), source.winding);
    const Point departure = source.contact(intent.direction);
    return inside > 0 && m_store.field.isFreeForRays(departure) &&
           !sealOnWalk(m_store.field, source.disc, source.winding, departure, intent.turn - cover);
}

} // namespace thicket::nav
