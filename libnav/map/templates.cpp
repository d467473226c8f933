#include "libnav/map/templates.h"

#include <algorithm>

namespace thicket::nav {

const MapObject* Template::find(ObjectId member) const
{
    const auto found = std::lower_bound(
        members.begin(), members.end(), member,
        [](const MapObject& object, ObjectId wanted) { return object.id < wanted; });
    return found != members.end() && found->id == member ? &*found : nullptr;
}

} // namespace thicket::nav
