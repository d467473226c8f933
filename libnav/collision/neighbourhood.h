#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/rims/canonical.h"

namespace thicket::nav {

/// Parts of obstacles that were added or removed.
struct TouchedParts {
    std::vector<Disc> discs;
    std::vector<CoreFrame> cores;
    std::vector<Box> areas; ///< of polygons

    bool isEmpty() const { return discs.empty() && cores.empty() && areas.empty(); }
};

/// The discs whose role or covered arcs may change with an edit, and everything that these depend
/// on, as an expansion of its own. The role of a disc and what covers its rim depend only on parts
/// within some hundred tolerances of it: seals extend that far.
class Neighbourhood {
public:
    /// `added` are raw discs that are in no grid yet. The field must outlive it.
    Neighbourhood(const FieldData& field, const TouchedParts& touched,
                  std::span<const RawIndex> added);

    /// Raw discs that may change, ascending; the first discs of the expansion in this order.
    const std::vector<RawIndex>& raws() const { return m_raws; }
    /// Whether the raw disc is among them.
    bool mayChange(RawIndex raw) const;
    /// The seals of these, as discs of the field.
    const std::vector<DiscIndex>& seals() const { return m_seals; }
    /// The expansion's cores in its order, by their numbers in the field.
    const std::vector<CoreIndex>& cores() const { return m_cores; }
    /// The raw discs that the core joins as given.
    std::pair<RawIndex, RawIndex> rawEnds(CoreIndex core) const;
    /// Whether the disc is one of raws(), not of their surroundings nor a new seal.
    bool isRaw(LocalDisc local) const { return local < m_raws.size(); }
    /// The raw disc of a disc that is not a new seal.
    RawIndex rawOf(LocalDisc local) const
    {
        return isRaw(local) ? m_raws[local] : m_field.owners[slotOf(local)].raw();
    }
    /// The field's number of a disc of the expansion that is not a new seal.
    DiscIndex slotOf(LocalDisc local) const
    {
        return isRaw(local) ? m_field.rawDiscs[m_raws[local]].slot
                            : m_around[local - m_raws.size()];
    }
    Expansion& expansion() { return m_expansion; }
    /// The roles of the discs after raws(), which do not change.
    std::span<const CanonicalDiscs::Role> roles() const { return m_roles; }

private:
    void collectRaws(const TouchedParts& touched);
    void addDuplicates();
    void collectAround();
    void collectCores();
    void expand();
    LocalDisc localOf(RawIndex raw) const;
    template <class Visit> void visitRaws(const Box& box, Visit visit) const;

    const FieldData& m_field;
    double m_margin;
    std::vector<RawIndex> m_raws;
    std::vector<DiscIndex> m_around;           // discs that do not change but may touch the raws
    std::vector<CanonicalDiscs::Role> m_roles; // of these
    std::vector<DiscIndex> m_seals;
    std::vector<CoreIndex> m_cores;
    Expansion m_expansion;
};

} // namespace thicket::nav
