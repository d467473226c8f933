#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/tangentedge.h"

namespace thicket::nav {

/// The contact with a disc, with the ids of the map.
inline Contact contactWith(const ObstacleField& field, DiscIndex disc)
{
    const Disc& touched = field.discs()[disc];
    return {Contact::Kind::disc, disc, touched.obstacle, touched.corner};
}

} // namespace thicket::nav
