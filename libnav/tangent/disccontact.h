#pragma once

#include "libnav/collision/searchview.h"
#include "libnav/tangent/tangentedge.h"

namespace thicket::nav {

/// The contact with a disc, with the ids of the map.
inline Contact contactWith(const SearchView& field, DiscIndex disc)
{
    const Disc& touched = field.discs()[disc];
    return {Contact::Kind::disc, disc, touched.obstacle, touched.corner};
}

} // namespace thicket::nav
