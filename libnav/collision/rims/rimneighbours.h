#pragma once

#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/index/parttree.h"

#include <array>
#include <utility>

namespace thicket::nav {

/// Finds the discs and cores that matter to a rim where very many overlap it: enough of them to
/// cover everything that is covered, and each that comes near a free stretch. Their number grows
/// with the boundary of the union, not with the pairs that overlap.
/// Method: the rim is halved until a stretch lies inside one part, or few parts come near it. Where
/// nothing covers the middle of a stretch well, halving does not help. Then the limit of "few" is
/// raised, so that the work is bounded by the parts near the stretch, not by its least length.
class RimNeighbours {
public:
    /// Takes the discs for which isRim(i), and all cores. The expansion must outlive it.
    template <class IsRim> RimNeighbours(const Expansion& expansion, IsRim isRim);
    /// Keeps only those of its discs for which isRim(i).
    template <class IsRim> void keep(IsRim isRim);

    const PartTree& tree() const { return m_tree; }
    /// Whether the part is the disc itself, or a core that ends in it.
    bool isOwn(const PartTree::Part& part, DiscIndex disc) const
    {
        const auto joins = [disc](const Core& core) { return core.a == disc || core.b == disc; };
        return part.isCore ? joins(m_expansion.cores[part.core()]) : part.disc() == disc;
    }
    /// Stretches of rims that were examined so far: a measure of the work.
    std::size_t stretchCount() const { return m_stretchCount; }
    /// visit(part) for each part that matters to the disc's rim, once; not for isOwn() ones.
    template <class Visit> void visitNear(DiscIndex disc, Visit visit);

private:
    using Part = PartTree::Part;
    /// A stretch of a rim that is not examined yet.
    struct Open {
        RimArc arc;
        /// A run of m_within with all parts near the stretch; if it is empty, ask the tree.
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t most = 0; ///< up to this many parts near it count as few

        bool asksTree() const { return begin == end; }
    };
    /// The part that covers the middle of a stretch best.
    struct Cover {
        const Part* part = nullptr; ///< in which the middle is deepest; null if that isOwn()
        bool isWhole = false;       ///< the whole stretch is well inside the part
        bool isDeep = false;        ///< the middle is; so halves of the stretch may turn out to be
    };
    /// A stretch of a rim, at most a quarter of it.
    struct Stretch {
        RimArc arc;
        Point begin;
        Point end;
        Point middle;
        double reach = 0; ///< largest distance from the middle, map units
        double bulge = 0; ///< largest distance from the chord
    };

    void plant();
    void addStretches(const Core& core, CoreIndex index, std::vector<Part>& parts);
    void begin(DiscIndex disc);
    Stretch stretchOf(const RimArc& arc) const;
    /// Whether few parts come near the stretch. Then m_near holds all of them, otherwise some.
    bool isNearFew(const Stretch& stretch, const Open& open);
    /// Replaces the run of parts near the open stretch by those that also come near `stretch`, and
    /// so may come near its halves.
    void narrow(const Stretch& stretch, Open& open);
    /// One of m_near that the stretch is well inside of; null if there is none.
    const Part* coverAmongNear(const Stretch& stretch) const;
    /// The cover by the part in which the middle is deepest.
    Cover coverOf(const Stretch& stretch, const Open& open) const;
    const Part* deepestAt(Point p, const Open& open) const;
    /// Adds both halves to m_open.
    void halve(const Open& open);
    bool isWellInside(const Stretch& stretch, const Part& part) const;
    /// Whether the part may be nearer to the stretch than the margin. Never false if it is.
    bool comesNear(const Stretch& stretch, const Part& part, double margin) const;
    bool isKept(const Part& part) const { return part.isCore || m_ranks[part.disc()] != nowhere; }
    bool isBeyondEnds(const Stretch& stretch, const Part& core, double margin) const;
    /// Whether the line from the rim's center through p, or away from p, goes through the stretch.
    bool isAhead(const Stretch& stretch, Point p, double side) const;
    CoreFrame frameOf(CoreIndex core) const;
    /// The discs in which a core ends; null for one that is not in the tree.
    std::array<const Part*, 2> endsOf(const Part& core) const;

    const Expansion& m_expansion;
    double m_contact;          ///< parts nearer than this touch
    double m_deep;             ///< a contact deeper than this in a third part needs no seal
    double m_stretch;          ///< longest piece of a core, map units
    std::vector<Part> m_parts; ///< until they move into the tree
    PartTree m_tree;
    /// Index in m_discs.
    using Rank = Index<struct DiscRankTag>;
    static constexpr Rank nowhere{UINT32_MAX};
    /// The factor by which the limit of "few" is raised for halves that nothing covers well.
    static constexpr std::size_t patience = 4;
    std::vector<PartTree::Place> m_discs; ///< their places in the tree, ascending
    std::vector<Rank> m_ranks;            ///< in m_discs, by disc; nowhere where it has no rim
    std::vector<DiscIndex> m_lastOf; ///< by part of the tree: the disc that it was visited for last
    DiscIndex m_disc;                ///< whose rim is examined
    Disc m_rim;
    std::size_t m_stretchCount = 0;
    std::vector<const Part*> m_near;
    std::vector<Open> m_open;
    std::vector<const Part*> m_within; ///< the runs of m_open, that of its last one at the end
};

template <class IsRim> RimNeighbours::RimNeighbours(const Expansion& expansion, IsRim isRim)
    : m_expansion(expansion), m_contact(10 * expansion.tolerance), m_deep(100 * expansion.tolerance)
{
    for (DiscIndex i; i < expansion.discs.size(); ++i)
        if (isRim(i)) {
            const Disc& disc = expansion.discs[i];
            m_parts.push_back({{disc.center, disc.center}, disc.radius, i});
        }
    plant();
    keep(isRim);
}

template <class IsRim> void RimNeighbours::keep(IsRim isRim)
{
    m_discs.clear();
    m_ranks.assign(m_expansion.discs.size(), nowhere);
    for (PartTree::Place place; place < m_tree.parts().size(); ++place)
        if (const Part& part = m_tree.parts()[place]; !part.isCore && isRim(part.disc())) {
            m_ranks[part.disc()] = static_cast<Rank>(m_discs.size());
            m_discs.push_back(place);
        }
}

template <class Visit> void RimNeighbours::visitNear(DiscIndex disc, Visit visit)
{
    begin(disc);
    const auto visitOnce = [&](const Part& part) {
        DiscIndex& last = m_lastOf[std::size_t(&part - m_tree.parts().data())];
        if (std::exchange(last, disc) != disc)
            visit(part);
    };
    for (const Part* part : m_near)
        visitOnce(*part);
    while (!m_open.empty()) {
        Open open = m_open.back();
        const Stretch stretch = stretchOf(open.arc);
        m_open.pop_back();
        ++m_stretchCount;
        if (isNearFew(stretch, open)) {
            for (const Part* part : m_near)
                visitOnce(*part);
            continue;
        }
        Cover cover{coverAmongNear(stretch), true, true};
        if (!cover.part) {
            narrow(stretch, open);
            cover = coverOf(stretch, open);
        }
        if (cover.part)
            visitOnce(*cover.part);
        if (cover.part && cover.part->isCore)
            for (const Part* end : endsOf(*cover.part))
                if (end && end->disc() != disc)
                    visitOnce(*end);
        if (!cover.isDeep)
            open.most *= patience;
        // Uncovered places of shorter stretches count as touching.
        if (!cover.isWhole && stretch.reach >= std::min(m_contact, m_rim.radius / 64))
            halve(open);
    }
}

} // namespace thicket::nav
