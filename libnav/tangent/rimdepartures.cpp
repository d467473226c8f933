#include "libnav/tangent/rimdepartures.h"

#include "libnav/tangent/rimflood.h"

#include <atomic>
#include <memory>
#include <utility>

namespace thicket::nav {

namespace {

TrueTangent straightened(const SearchView& field, const Disc& from, Winding winding,
                         const RimDeparture& departure)
{
    const Disc& to = field.discs()[departure.target];
    const Point aside = leftNormal(departure.line.direction);
    const double leaving = sign(winding);
    const double arriving = sign(departure.winding);
    if (field.hasRaisedRadii()) {
        if (from.center == to.center && from.trueRadius == to.trueRadius)
            return {0, to.center, to.center};
        if (const auto line = trueTangent(from.center, leaving * from.trueRadius, to.center,
                                          arriving * to.trueRadius, departure.line.direction))
            return *line;
    }
    return {departure.line.length, from.center - leaving * from.radius * aside,
            to.center - arriving * to.radius * aside};
}

std::unique_ptr<const RimNote> list(const SearchView& field, DiscIndex disc, Winding winding)
{
    static std::atomic<std::uint64_t> lists = 0;
    auto found = std::make_unique<RimDepartures>();
    RimFlood(field, disc, winding).fill(*found);
    found->departures.shrink_to_fit();
    for (RimDeparture& departure : found->departures)
        departure.straight = straightened(field, field.discs()[disc], winding, departure);
    const auto covers = field.coveredArcs(disc);
    found->covers.assign(covers.begin(), covers.end());
    found->onward.resize(found->departures.size());
    found->disc = disc;
    found->serial = ++lists;
    return found;
}

} // namespace

const RimDepartures& listDepartures(const SearchView& field, DiscIndex disc, Winding winding,
                                    ListedRims& listed)
{
    ++listed.made;
    std::unique_ptr<const RimNote> note = list(field, disc, winding);
    const RimNote* kept = field.notes().keep(rimKey(disc, winding), note);
    if (!kept)
        kept = listed.unkept.emplace_back(std::move(note)).get();
    return static_cast<const RimDepartures&>(*kept);
}

} // namespace thicket::nav
