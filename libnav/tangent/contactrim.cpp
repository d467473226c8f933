#include "libnav/tangent/contactrim.h"

#include "libnav/collision/searchview.h"

namespace thicket::nav {

std::optional<Circle> rimOf(const ObstacleField& field, const Contact& contact)
{
    const auto discs = SearchView(field).discs();
    if (contact.kind != Contact::Kind::disc || contact.disc >= discs.size())
        return {};
    return Circle{discs[contact.disc].center, discs[contact.disc].radius, false};
}

} // namespace thicket::nav
