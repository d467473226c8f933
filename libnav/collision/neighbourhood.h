#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/rims/canonical.h"

namespace thicket::nav {

/// Parts of obstacles that came or went.
struct TouchedParts {
    std::vector<Disc> discs;
    std::vector<CoreFrame> cores;
    std::vector<Box> areas; ///< of polygons

    bool isEmpty() const { return discs.empty() && cores.empty() && areas.empty(); }
};

/// What must be told anew after a change, and all that it depends on, as an expansion of its own.
/// Whether a disc has a rim, and what covers that, depends only on what comes nearer to it than
/// some hundred tolerances: seals reach that far.
class Neighbourhood {
public:
    /// `added` are raw discs that are in no grid yet.
    Neighbourhood(const FieldData& field, const TouchedParts& touched,
                  std::span<const std::uint32_t> added);

    /// Raw discs that may change, ascending; the first discs of the expansion in this order.
    const std::vector<std::uint32_t>& raws() const { return m_raws; }
    /// Whether the raw disc is among them.
    bool mayChange(std::uint32_t raw) const;
    /// Discs that are seals of these.
    const std::vector<DiscIndex>& seals() const { return m_seals; }
    /// The expansion's cores in its order, by their numbers in the field.
    const std::vector<std::uint32_t>& cores() const { return m_cores; }
    /// The raw discs that the core joins as given.
    std::pair<std::uint32_t, std::uint32_t> rawEnds(std::uint32_t core) const;
    /// The raw disc, or nobody for a disc of the surroundings or a seal.
    std::uint32_t rawOf(DiscIndex local) const
    {
        return local < m_raws.size() ? m_raws[local] : FieldData::nobody;
    }
    /// The number in the field of one of the expansion's discs that is no new seal.
    DiscIndex slotOf(DiscIndex local) const
    {
        return local < m_raws.size() ? m_field.rawDiscs[m_raws[local]].slot
                                     : m_around[local - m_raws.size()];
    }
    Expansion& expansion() { return m_expansion; }
    /// Of the discs behind those.
    std::span<const CanonicalDiscs::Role> roles() const { return m_roles; }

private:
    void collectRaws(const TouchedParts& touched);
    void addDoubles();
    void collectAround();
    void collectCores();
    void expand();
    DiscIndex localOf(std::uint32_t raw) const;
    template <class Visit> void visitRaws(const Box& box, Visit visit) const;

    const FieldData& m_field;
    double m_margin;
    std::vector<std::uint32_t> m_raws;
    std::vector<DiscIndex> m_around;           // discs that do not change but may touch the raws
    std::vector<CanonicalDiscs::Role> m_roles; // of these
    std::vector<DiscIndex> m_seals;
    std::vector<std::uint32_t> m_cores;
    Expansion m_expansion;
};

} // namespace thicket::nav
