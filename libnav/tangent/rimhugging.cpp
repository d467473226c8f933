#include "libnav/tangent/rimhugging.h"

#include "libnav/tangent/disccontact.h"
#include "libnav/tangent/rimseal.h"
#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

void visitHugging(const SearchView& field, DiscIndex disc, std::vector<double>& contacts,
                  const std::function<bool(const HuggingEdge&)>& visit)
{
    for (double& angle : contacts)
        angle = wrapped(angle);
    std::sort(contacts.begin(), contacts.end());
    contacts.erase(std::unique(contacts.begin(), contacts.end()), contacts.end());
    if (contacts.size() < 2)
        return;
    const Disc& own = field.discs()[disc];
    const auto arcs = field.coveredArcs(disc);
    const double slack = field.tolerance() / own.radius;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const bool last = i + 1 == contacts.size();
        const double from = contacts[i];
        const double to = last ? contacts[0] + fullTurn : contacts[i + 1];
        const auto cover = turnToCover(arcs, from, Winding::counterClockwise, slack);
        if ((cover && *cover < to - from - slack) ||
            sealOnWayOut(field, disc, Winding::counterClockwise, from, to - from))
            continue;
        if (!visit({own.center, own.radius, from, to, Winding::counterClockwise,
                    contactWith(field, disc)}))
            return;
    }
}

} // namespace thicket::nav
