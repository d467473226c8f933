#include "libnav/map/validation/objectname.h"

#include "libnav/excerpt.h"

namespace thicket::nav {

std::string nameOf(const MapObject& object)
{
    std::string name = typeName(object.geometry);
    name += ' ' + std::to_string(object.id);
    return object.name.empty() ? name : name + " (" + excerpt(object.name) + ")";
}

} // namespace thicket::nav
