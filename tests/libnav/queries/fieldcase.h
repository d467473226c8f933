#pragma once

#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

namespace thicket::test {

/// A seeded map of one family, with its field.
struct FieldCase {
    FamilyMap map;
    nav::ObstacleField field;

    nav::Point anywhere(SplitMix& random) const
    {
        return map.origin + nav::Point{random.between(-0.1, 1.1) * map.side,
                                       random.between(-0.1, 1.1) * map.side};
    }
    double brute(nav::Point p) const
    {
        return bruteExpandedClearance(map.obstacles, field.agentRadius(), field.tolerance(), p);
    }
};

inline FieldCase fieldCase(Family family, std::uint64_t seed, double agentRadius)
{
    FamilyMap map = makeFamily(family, seed);
    nav::ObstacleField field = nav::ObstacleField::build(map.obstacles, agentRadius).value();
    return {std::move(map), std::move(field)};
}

} // namespace thicket::test
