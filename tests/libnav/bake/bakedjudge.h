#pragma once

#include "libnav/bake/bakedfield.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/block.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QString>

namespace thicket::test {

inline nav::BakedField bakedFor(const std::vector<nav::Obstacle>& obstacles,
                                const std::vector<double>& radii)
{
    auto baked = nav::bake(obstacles, radii);
    if (!baked)
        qFatal("%s", baked.error().text().c_str());
    return std::move(*baked);
}

/// What is wrong with the baked answer, beside the search in the same field; empty if nothing is.
inline QString faultOf(const nav::BakedField& baked, const nav::ObstacleField& field,
                       const nav::Segment& query)
{
    const nav::PathResult want = findPath(field, query.a, query.b);
    const nav::PathResult got = findPath(baked, query.a, query.b, field.agentRadius());
    const bool isSame = got.status == want.status &&
                        agree(got.path.length(), want.path.length(), field) &&
                        got.blockedBy == want.blockedBy && got.nearestFree == want.nearestFree;
    return isSame ? QString()
                  : QString("%1 %2 instead of %3 %4 from (%5, %6) to (%7, %8)")
                        .arg(name(got.status))
                        .arg(got.path.length(), 0, 'g', 17)
                        .arg(name(want.status))
                        .arg(want.path.length(), 0, 'g', 17)
                        .arg(query.a.x, 0, 'g', 17)
                        .arg(query.a.y, 0, 'g', 17)
                        .arg(query.b.x, 0, 'g', 17)
                        .arg(query.b.y, 0, 'g', 17);
}

/// In a square of this side, from the origin, or a little beside it.
inline nav::Point anywhere(SplitMix& dice, double side)
{
    return {dice.between(-1, side + 1), dice.between(-1, side + 1)};
}

} // namespace thicket::test
