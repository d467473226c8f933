#pragma once

#include "libnav/collision/coregrid.h"
#include "libnav/collision/expansion.h"

namespace thicket::nav {

/// Which rims of an expansion matter, and who is near whom. Indices are those of the expansion.
struct CanonicalDiscs {
    enum class Role : std::uint8_t {
        rim,     ///< a disc with a rim of its own
        buried,  ///< inside another, kept because a core ends in it; blocks nothing by itself
        dropped, ///< inside another
    };
    struct CorePair {
        std::uint32_t core = 0;
        DiscIndex disc = 0;
    };
    std::vector<Role> roles;
    std::vector<DiscPair> discPairs; ///< discs that overlap or nearly touch
    std::vector<CorePair> corePairs; ///< cores and discs likewise, but no core with its own ends
    std::vector<Disc> plugs;         ///< to seal the contacts among them and with arenas
    DiscGrid grid;                   ///< of all discs
};

/// Finds nested discs and contacts. Cores move from a dropped end to its double; cores that
/// thereby repeat another or vanish are removed, as are arenas that contain another. Tolerances of
/// reference: a disc counts as inside when it pokes out by less than 10 tolerances, as touching
/// when the gap is below 10 tolerances; a contact is sealed by a plug, a disc of 100 tolerances or
/// as small as the smaller of the two.
CanonicalDiscs canonicalise(Expansion& expansion, unsigned threads = 1);

} // namespace thicket::nav
