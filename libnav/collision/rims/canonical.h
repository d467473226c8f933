#pragma once

#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/index/coregrid.h"

namespace thicket::nav {

/// Which rims of an expansion matter, and what is near them. Indices are those of the expansion.
struct CanonicalDiscs {
    enum class Role : std::uint8_t {
        rim,     ///< has a rim of its own
        buried,  ///< inside another disc; kept because a core ends in it, blocks nothing by itself
        dropped, ///< inside another disc
    };
    struct CorePair {
        CoreIndex core;
        DiscIndex disc;
    };
    /// A disc that seals a contact of disc `a` with disc `b`, or with a core or an arena.
    struct Seal {
        Disc disc;
        DiscIndex a;
        DiscIndex b = noDisc;
    };
    std::vector<Role> roles;
    std::vector<DiscIndex>
        duplicateOf; ///< by disc: the duplicate that its cores moved to, or itself
    /// Discs that overlap or nearly touch. Where there are too many to list, only those pairs that
    /// cover a rim, or come near a free stretch of one. The same holds for corePairs.
    std::vector<DiscPair> discPairs;
    std::vector<CorePair> corePairs; ///< cores with discs, except their own ends
    std::vector<Seal> seals;         ///< of the contacts among them and with arenas
    std::vector<ArenaIndex> arenas;  ///< ArenaIntersection::arenas
    DiscGrid grid;                   ///< of all discs, if asked for
    CoreGrid coreGrid;               ///< of the cores after they have moved
    bool fillsArena = false;         ///< an arena was made smaller: a disc leaves only a thin ring
};

struct CanonicalOptions {
    unsigned threads = 1;
    bool wantsGrid = false;
    /// Roles that are known, of the discs from `firstKnown` on.
    std::span<const CanonicalDiscs::Role> known = {};
    DiscIndex firstKnown{};
};

/// Finds nested discs and contacts. Cores move from a dropped end to its duplicate. A core that
/// then repeats another or has length 0 becomes none (isNone()). Arenas that contain another are
/// removed. A disc counts as inside if it protrudes by less than 10 tolerances, and as touching if
/// the gap is below 10 tolerances. A contact is sealed by a disc of 100 tolerances, or as small as
/// the smaller of the two, which is added to the expansion's discs. Which of two duplicates stays
/// depends on the obstacles' ids, not on their order.
CanonicalDiscs canonicalise(Expansion& expansion, const CanonicalOptions& options);

} // namespace thicket::nav
