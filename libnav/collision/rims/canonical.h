#pragma once

#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/index/coregrid.h"

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
    /// Seals a contact of disc `a` with disc `b`, or with a core or an arena.
    struct Plug {
        Disc disc;
        DiscIndex a = 0;
        DiscIndex b = noDisc;
    };
    std::vector<Role> roles;
    std::vector<DiscIndex> doubles; ///< by disc: the one that its cores moved to, or itself
    /// Discs that overlap or nearly touch. Where there are too many to list, these and the next are
    /// only what covers rims, and what comes near where they are free.
    std::vector<DiscPair> discPairs;
    std::vector<CorePair> corePairs;   ///< cores and discs likewise, but no core with its own ends
    std::vector<Plug> plugs;           ///< to seal the contacts among them and with arenas
    std::vector<std::uint32_t> arenas; ///< ArenaIntersection::arenas
    DiscGrid grid;                     ///< of all discs, if asked for
    CoreGrid coreGrid;                 ///< of the cores as they are then
    bool fillsArena = false;           ///< an arena was made smaller: a disc leaves but a thin ring
};

struct CanonicalOptions {
    unsigned threads = 1;
    bool wantsGrid = false;
    /// Roles that are settled, of discs from the given one on.
    std::span<const CanonicalDiscs::Role> known = {};
    DiscIndex firstKnown = 0;
};

/// Finds nested discs and contacts. Cores move from a dropped end to its double; cores that
/// thereby repeat another or vanish become none, arenas that contain another are removed.
/// Tolerances of reference: a disc counts as inside when it pokes out by less than 10 tolerances,
/// as touching when the gap is below 10 tolerances; a contact is sealed by a plug, a disc of 100
/// tolerances or as small as the smaller of the two, which is added to the expansion's discs.
/// Which of two doubles stays depends on the obstacles' ids, not on the order.
CanonicalDiscs canonicalise(Expansion& expansion, const CanonicalOptions& options);

} // namespace thicket::nav
