#pragma once

#include "libnav/collision/rims/canonical.h"

namespace thicket::nav {

/// What covers the rims of canonical discs. The arguments must outlive it.
class Covers {
public:
    Covers(const Expansion& expansion, const CanonicalDiscs& canonical, const Interiors& interiors);

    /// As SearchView::coveredArcs(). Of a buried disc the whole rim.
    std::vector<RimArc> arcsOf(DiscIndex disc) const;

private:
    const Expansion& m_expansion;
    const CanonicalDiscs& m_canonical;
    const Interiors& m_interiors;
    // By disc.
    CellLists<DiscIndex> m_discs;
    CellLists<CoreIndex> m_cores;
    CellLists<CoreIndex> m_ownCores; // those that end in the disc
};

} // namespace thicket::nav
