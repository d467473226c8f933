#include "libnav/collision/rims/canonical.h"

#include "libnav/collision/rims/arenaintersection.h"
#include "libnav/collision/rims/nestedarenas.h"
#include "libnav/collision/rims/rimneighbours.h"

#include <map>
#include <numeric>
#include <tuple>

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

// Up to this many discs, comparing all with all is faster than a grid.
constexpr std::size_t fewDiscs = 48;
// A disc near more cores than this is related only to those that matter to its rim. To find these
// takes as long as looking at very many.
constexpr std::size_t mostCoresLookedAt = 16384;
constexpr std::size_t mostCoresNear = 96;
// Where there are more pairs than this, they are not listed.
constexpr std::size_t mostPairs(std::size_t parts) { return 64 * parts + 1024; }

class Canonicaliser {
public:
    /// `cores` is the grid of the expansion's cores, if there is one already.
    Canonicaliser(Expansion& expansion, const CanonicalOptions& options, CoreGrid cores = {})
        : m_options(options), m_expansion(expansion), m_tolerance(expansion.tolerance),
          m_contact(10 * expansion.tolerance), m_cores(std::move(cores))
    {}

    CanonicalDiscs run()
    {
        m_result.roles.assign(m_expansion.discs.size(), Role::rim);
        std::copy(m_options.known.begin(), m_options.known.end(),
                  m_result.roles.begin() + m_options.firstKnown);
        m_result.duplicateOf.resize(m_expansion.discs.size());
        std::iota(m_result.duplicateOf.begin(), m_result.duplicateOf.end(), DiscIndex{0});
        markCoreEnds();
        findPairs();
        buryOutsideArenas();
        if (m_hasTooManyPairs)
            buryInCrowd();
        else
            buryInDiscs();
        buryInCores();
        sealContacts();
        m_result.coreGrid = std::move(m_cores);
        return std::move(m_result);
    }

private:
    const Disc& disc(DiscIndex i) const { return m_expansion.discs[i]; }
    bool isKnown(DiscIndex i) const
    {
        return i >= m_options.firstKnown && i < m_options.firstKnown + m_options.known.size();
    }
    bool isLive(DiscIndex i) const { return m_result.roles[i] == Role::rim; }

    void findPairs()
    {
        if (!m_options.wantsGrid && m_expansion.discs.size() <= fewDiscs)
            return compareAll();
        m_result.grid = DiscGrid(m_expansion.discs, m_options.threads);
        if (auto pairs = m_result.grid.pairsWithin(m_contact, m_options.threads,
                                                   mostPairs(m_expansion.discs.size())))
            m_result.discPairs = std::move(*pairs);
        else
            m_hasTooManyPairs = true;
    }

    void compareAll()
    {
        for (DiscIndex j{1}; j < m_expansion.discs.size(); ++j)
            for (DiscIndex i; i < j; ++i) {
                const Point to = disc(j).center - disc(i).center;
                const double near = disc(i).radius + disc(j).radius + m_contact;
                if (dot(to, to) < near * near)
                    m_result.discPairs.push_back({i, j});
            }
    }

    void markCoreEnds()
    {
        m_isCoreEnd.assign(m_expansion.discs.size(), false);
        for (const Core& core : m_expansion.cores)
            if (!isNone(core))
                m_isCoreEnd[core.a] = m_isCoreEnd[core.b] = true;
    }

    void buryOutsideArenas()
    {
        dropRedundant(m_expansion.arenas, m_contact);
        m_result.arenas = intersectionOf(m_expansion.arenas, rimMargin(m_tolerance)).arenas;
        for (const ArenaIndex index : m_result.arenas) {
            Arena& arena = m_expansion.arenas[index];
            for (DiscIndex i; i < m_expansion.discs.size(); ++i) {
                const double apart = distance(disc(i).center, arena.center);
                const double pokesIn = arena.radius + disc(i).radius - apart;
                if (pokesIn <= nestingSlack(i) && !isKnown(i))
                    m_result.roles[i] = m_isCoreEnd[i] ? Role::buried : Role::dropped;
                // A disc that leaves only a thin ring of the arena leaves nothing.
                const double ring = arena.radius + apart - disc(i).radius;
                if (std::abs(ring) <= m_contact) {
                    arena.radius -= 2 * m_contact;
                    m_result.fillsArena = true;
                }
            }
        }
    }

    // By the obstacles' ids, so that their order does not matter.
    bool isNamedBefore(DiscIndex i, DiscIndex j) const
    {
        const Disc& a = disc(i);
        const Disc& b = disc(j);
        return std::tie(a.obstacle, a.corner, i) < std::tie(b.obstacle, b.corner, j);
    }
    // Larger discs come first: each is compared with those that stay.
    bool precedes(DiscIndex i, DiscIndex j) const
    {
        return disc(i).radius != disc(j).radius ? disc(i).radius > disc(j).radius
                                                : isNamedBefore(i, j);
    }

    void buryInDiscs()
    {
        std::vector<DiscPair> nested; // a inside b
        for (auto [i, j] : m_result.discPairs) {
            if (precedes(i, j))
                std::swap(i, j);
            const double apart = distance(disc(i).center, disc(j).center);
            if (apart + disc(i).radius <= disc(j).radius + m_contact)
                nested.push_back({i, j});
        }
        std::sort(nested.begin(), nested.end(), [this](const auto& p, const auto& q) {
            return p.a != q.a ? precedes(p.a, q.a) : precedes(p.b, q.b);
        });
        for (const auto& [inner, outer] : nested)
            if (isLive(inner) && !isKnown(inner) && m_result.roles[outer] != Role::dropped)
                bury(inner, outer);
        if (!nested.empty())
            moveCores();
    }

    // buryInDiscs() without a list of pairs.
    void buryInCrowd()
    {
        std::vector<DiscIndex> order(m_expansion.discs.size());
        std::iota(order.begin(), order.end(), DiscIndex{0});
        std::sort(order.begin(), order.end(),
                  [this](DiscIndex i, DiscIndex j) { return precedes(i, j); });
        std::vector<PartTree::Part> parts;
        for (PartTree::Rank rank; rank < order.size(); ++rank) {
            const Disc& own = disc(order[rank]);
            parts.push_back({{own.center, own.center}, own.radius, order[rank], rank});
        }
        const PartTree tree(std::move(parts));
        for (PartTree::Rank rank; rank < order.size(); ++rank) {
            const DiscIndex inner = order[rank];
            for (PartTree::Rank next; isLive(inner) && !isKnown(inner);) {
                const auto* outer = tree.leastHolding(
                    disc(inner).center, disc(inner).radius, m_contact, rank, [&](const auto& part) {
                        return part.rank >= next && m_result.roles[part.disc()] != Role::dropped;
                    });
                if (!outer)
                    break;
                bury(inner, outer->disc());
                next = outer->rank;
                ++next;
            }
        }
        moveCores();
    }

    // A core's end is kept unless its duplicate takes its place. It may be buried only where the
    // disc round it covers it so well that rays along the core do not notice.
    void bury(DiscIndex inner, DiscIndex outer)
    {
        const double apart = distance(disc(inner).center, disc(outer).center);
        const double pokesOut = apart + disc(inner).radius - disc(outer).radius;
        const bool isDuplicate =
            apart <= m_contact && disc(outer).radius - disc(inner).radius <= m_contact;
        // Of duplicates one stays, with the larger of the true radii.
        if (apart <= m_contact)
            m_expansion.discs[outer].trueRadius =
                std::max(disc(outer).trueRadius, disc(inner).trueRadius);
        if (!m_isCoreEnd[inner] || isDuplicate) {
            m_result.roles[inner] = Role::dropped;
            m_result.duplicateOf[inner] = outer;
            m_isCoreEnd[outer] = m_isCoreEnd[outer] || m_isCoreEnd[inner];
        } else if (pokesOut <= m_tolerance / 2) {
            m_result.roles[inner] = Role::buried;
        }
    }

    void moveCores()
    {
        std::map<std::pair<DiscIndex, DiscIndex>, Core*> kept;
        const auto move = [this](DiscIndex& end) {
            m_areCoresMoved |= m_result.duplicateOf[end] != end;
            end = m_result.duplicateOf[end];
        };
        for (Core& core : m_expansion.cores) {
            move(core.a);
            move(core.b);
            if (isNone(core))
                continue;
            Core*& other = kept[std::minmax(core.a, core.b)];
            const bool isFirst = !other || std::tie(core.obstacle, core.side) <
                                               std::tie(other->obstacle, other->side);
            Core* const repeated = isFirst ? std::exchange(other, &core) : &core;
            if (repeated) {
                repeated->b = repeated->a;
                m_areCoresMoved = true;
            }
        }
    }

    void buryInCores()
    {
        m_isCrowded.assign(m_expansion.discs.size(), m_hasTooManyPairs);
        if (!m_expansion.cores.empty()) {
            if (m_cores.isEmpty() || m_areCoresMoved)
                m_cores = CoreGrid(m_expansion.discs, m_expansion.cores);
            relateAll();
        }
        if (std::ranges::find(m_isCrowded, true) != m_isCrowded.end())
            relateCrowd();
    }

    // Every core with every disc that is near it, except discs with too many near them.
    void relateAll()
    {
        std::vector<CoreIndex> near;
        for (const DiscIndex i : m_cores.orderOf(m_expansion.discs)) {
            if (!isLive(i) || m_isCrowded[i])
                continue;
            const Box box = boxAround(disc(i).center, disc(i).radius + m_contact);
            if (m_cores.countIn(box) > mostCoresLookedAt) {
                m_isCrowded[i] = true;
                continue;
            }
            m_cores.collectIn(box, near);
            m_isCrowded[i] = near.size() > mostCoresNear;
            if (m_isCrowded[i])
                continue;
            for (const CoreIndex core : near)
                relate(core, i);
        }
        if (m_cores.isCrowded())
            std::ranges::sort(m_result.corePairs, {},
                              [](const auto& p) { return std::pair(p.disc, p.core); });
    }

    // Relates only what covers rims, and what comes near their free stretches.
    void relateCrowd()
    {
        if (m_hasTooManyPairs)
            m_result.discPairs.clear();
        const auto hasRim = [this](DiscIndex i) { return isLive(i); };
        RimNeighbours neighbours(m_expansion, hasRim);
        buryInCrowdedCores(neighbours);
        neighbours.keep(hasRim);
        // In the tree's order, which follows places.
        for (const PartTree::Part& own : neighbours.tree().parts())
            if (!own.isCore && isLive(own.disc()) && m_isCrowded[own.disc()])
                neighbours.visitNear(own.disc(),
                                     [&](const PartTree::Part& part) { pairUp(own.disc(), part); });
        sortUnique(m_result.discPairs, [](const DiscPair& p) { return std::tie(p.a, p.b); });
        sortUnique(m_result.corePairs, [](const auto& p) { return std::tie(p.core, p.disc); });
    }

    // Before neighbours are searched for: a buried disc covers no other.
    void buryInCrowdedCores(const RimNeighbours& neighbours)
    {
        if (m_expansion.cores.empty())
            return;
        for (const DiscIndex i : m_cores.orderOf(m_expansion.discs)) {
            if (!m_isCrowded[i] || !isLive(i) || isKnown(i))
                continue;
            const auto* core = neighbours.tree().leastHolding(
                disc(i).center, disc(i).radius, nestingSlack(i), PartTree::noRank,
                [&](const auto& part) { return part.isCore && !neighbours.isOwn(part, i); });
            if (core)
                m_result.roles[i] = m_isCoreEnd[i] ? Role::buried : Role::dropped;
        }
    }

    void pairUp(DiscIndex i, const PartTree::Part& part)
    {
        if (part.distanceTo(disc(i).center) >= part.radius + disc(i).radius + m_contact)
            return;
        if (part.isCore)
            m_result.corePairs.push_back({part.core(), i});
        else
            m_result.discPairs.push_back({std::min(i, part.disc()), std::max(i, part.disc())});
    }

    template <class Items, class Key> static void sortUnique(Items& items, Key key)
    {
        std::ranges::sort(items, {}, key);
        const auto isSame = [&](const auto& p, const auto& q) { return key(p) == key(q); };
        items.erase(std::unique(items.begin(), items.end(), isSame), items.end());
    }

    // By how much a disc may protrude from a part and still count as inside.
    double nestingSlack(DiscIndex i) const { return m_isCoreEnd[i] ? m_tolerance / 2 : m_contact; }

    void relate(CoreIndex index, DiscIndex i)
    {
        const Core& core = m_expansion.cores[index];
        if (core.a == i || core.b == i || !isLive(i))
            return;
        const CoreFrame& frame = m_cores.frame(index);
        const double apart = frame.distanceToAxis(disc(i).center);
        const double pokesOut = apart + disc(i).radius - frame.halfWidth;
        if (pokesOut <= nestingSlack(i) && !isKnown(i))
            m_result.roles[i] = m_isCoreEnd[i] ? Role::buried : Role::dropped;
        else if (apart < frame.halfWidth + disc(i).radius + m_contact)
            m_result.corePairs.push_back({index, i});
    }

    void sealContacts()
    {
        for (auto [i, j] : m_result.discPairs) {
            if (isNamedBefore(j, i))
                std::swap(i, j);
            const Point to = disc(j).center - disc(i).center;
            const double apart = length(to);
            const double gap = apart - disc(i).radius - disc(j).radius;
            if (isLive(i) && isLive(j) && std::abs(gap) < m_contact)
                seal(disc(i).center + (disc(i).radius + gap / 2) / apart * to,
                     std::min(disc(i).radius, disc(j).radius), i, j);
        }
        // In an order that does not depend on the grid, so not on the radii.
        std::sort(m_result.seals.begin(), m_result.seals.end(), [](const auto& p, const auto& q) {
            return std::tie(p.a, p.b) < std::tie(q.a, q.b);
        });
        for (const auto& [index, i] : m_result.corePairs) {
            const CoreFrame& frame = m_cores.frame(index);
            const Point at = frame.local(disc(i).center);
            const double gap = std::abs(at.y) - frame.halfWidth - disc(i).radius;
            if (!isLive(i) || at.x <= 0 || at.x >= frame.length || std::abs(gap) >= m_contact)
                continue;
            const double y = std::copysign(frame.halfWidth + gap / 2, at.y);
            seal(frame.world({at.x, y}), std::min(disc(i).radius, frame.halfWidth), i);
        }
        for (const ArenaIndex index : m_result.arenas) {
            const Arena& arena = m_expansion.arenas[index];
            for (DiscIndex i; i < m_expansion.discs.size(); ++i) {
                const Point to = disc(i).center - arena.center;
                const double apart = length(to);
                const double gap = arena.radius - apart - disc(i).radius;
                if (isLive(i) && apart > 0 && std::abs(gap) < m_contact)
                    seal(arena.center + (arena.radius - gap / 2) / apart * to, disc(i).radius, i);
            }
        }
    }

    // A seal no larger than the parts that touch lies within the hull of the two, or beside an
    // arena's rim: in a pocket, where no shortest path turns. So its radius enters no length.
    void seal(Point contact, double smaller, DiscIndex owner, DiscIndex other = noDisc)
    {
        const double radius = std::clamp(smaller, 2 * m_contact, 10 * m_contact);
        m_result.seals.push_back({{contact, radius, disc(owner).obstacle, -1}, owner, other});
    }

    const CanonicalOptions& m_options;
    Expansion& m_expansion;
    double m_tolerance;
    double m_contact; // gaps below are closed
    std::vector<bool> m_isCoreEnd;
    bool m_hasTooManyPairs = false; // of discs, to be listed
    std::vector<bool> m_isCrowded;  // by disc: too much is near it to be listed
    CoreGrid m_cores;
    bool m_areCoresMoved = false;
    CanonicalDiscs m_result;
};

} // namespace

CanonicalDiscs canonicalise(Expansion& expansion, const CanonicalOptions& options)
{
    CanonicalDiscs result = Canonicaliser(expansion, options).run();
    if (result.seals.empty())
        return result;
    for (const CanonicalDiscs::Seal& seal : result.seals)
        expansion.discs.push_back(seal.disc);
    CanonicalDiscs sealed = Canonicaliser(expansion, options, std::move(result.coreGrid)).run();
    sealed.seals = std::move(result.seals);
    sealed.fillsArena |= result.fillsArena;
    // The second run has no cores to move.
    std::copy(result.duplicateOf.begin(), result.duplicateOf.end(), sealed.duplicateOf.begin());
    return sealed;
}

} // namespace thicket::nav
