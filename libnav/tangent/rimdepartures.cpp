#include "libnav/tangent/rimdepartures.h"

#include "libnav/tangent/rimflood.h"
#include "libnav/tangent/rimindex.h"

#include <memory>
#include <utility>

namespace thicket::nav {

const RimDepartures& departuresOf(const SearchView& field, DiscIndex disc, Winding winding,
                                  std::size_t& made)
{
    const std::uint32_t key = rimKey(disc, winding);
    if (const RimNote* note = field.notes().at(key))
        return static_cast<const RimDepartures&>(*note);
    ++made;
    auto found = std::make_unique<RimDepartures>();
    RimFlood(field, disc, winding).fill(*found);
    found->departures.shrink_to_fit();
    std::unique_ptr<const RimNote> note = std::move(found);
    const RimNote* kept = field.notes().keep(key, note);
    thread_local std::unique_ptr<const RimNote> last;
    if (!kept) {
        last = std::move(note);
        kept = last.get();
    }
    return static_cast<const RimDepartures&>(*kept);
}

} // namespace thicket::nav
