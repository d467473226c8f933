#include "libnav/collision/canonical.h"

#include "libnav/collision/arenas.h"

#include <map>
#include <tuple>

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

class Canonicaliser {
public:
    explicit Canonicaliser(Expansion& expansion)
        : m_expansion(expansion), m_tolerance(expansion.tolerance),
          m_contact(10 * expansion.tolerance)
    {}

    CanonicalDiscs run(unsigned threads)
    {
        m_result.roles.assign(m_expansion.discs.size(), Role::rim);
        markCoreEnds();
        m_result.grid = DiscGrid(m_expansion.discs, threads);
        m_result.discPairs = m_result.grid.pairsWithin(m_contact, threads);
        buryOutsideArenas();
        buryInDiscs();
        buryInCores();
        plugContacts();
        return std::move(m_result);
    }

private:
    const Disc& disc(DiscIndex i) const { return m_expansion.discs[i]; }
    bool isLive(DiscIndex i) const { return m_result.roles[i] == Role::rim; }

    void markCoreEnds()
    {
        m_isCoreEnd.assign(m_expansion.discs.size(), false);
        for (const Core& core : m_expansion.cores)
            m_isCoreEnd[core.a] = m_isCoreEnd[core.b] = true;
    }

    void buryOutsideArenas()
    {
        dropRedundant(m_expansion.arenas, m_contact);
        for (Arena& arena : m_expansion.arenas)
            for (DiscIndex i = 0; i < m_expansion.discs.size(); ++i) {
                const double apart = distance(disc(i).center, arena.center);
                const double pokesIn = arena.radius + disc(i).radius - apart;
                if (pokesIn <= (m_isCoreEnd[i] ? m_tolerance / 2 : m_contact))
                    m_result.roles[i] = m_isCoreEnd[i] ? Role::buried : Role::dropped;
                // A disc that leaves but a thin ring of the arena leaves nothing.
                const double ring = arena.radius + apart - disc(i).radius;
                if (std::abs(ring) <= m_contact)
                    arena.radius -= 2 * m_contact;
            }
    }

    // Obstacles in the order of their ids, whatever order they came in.
    bool isNamedBefore(DiscIndex i, DiscIndex j) const
    {
        const Disc& a = disc(i);
        const Disc& b = disc(j);
        return std::tie(a.obstacle, a.corner, i) < std::tie(b.obstacle, b.corner, j);
    }
    // Larger discs first: each is compared with what stays.
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
        std::vector<DiscIndex> doubles(m_expansion.discs.size());
        for (DiscIndex i = 0; i < doubles.size(); ++i)
            doubles[i] = i;
        for (const auto& [inner, outer] : nested)
            if (isLive(inner) && m_result.roles[outer] != Role::dropped)
                bury(inner, outer, doubles);
        if (!nested.empty())
            moveCores(doubles);
    }

    // A core's end is kept unless its double takes its place; it may be buried only where the
    // disc round it covers it so well that rays along the core do not notice.
    void bury(DiscIndex inner, DiscIndex outer, std::vector<DiscIndex>& doubles)
    {
        const double apart = distance(disc(inner).center, disc(outer).center);
        const double pokesOut = apart + disc(inner).radius - disc(outer).radius;
        const bool isDouble =
            apart <= m_contact && disc(outer).radius - disc(inner).radius <= m_contact;
        // Of doubles one stays, with the larger of the radii that lengths are reckoned with.
        if (apart <= m_contact)
            m_expansion.discs[outer].trueRadius =
                std::max(disc(outer).trueRadius, disc(inner).trueRadius);
        if (!m_isCoreEnd[inner] || isDouble) {
            m_result.roles[inner] = Role::dropped;
            doubles[inner] = outer;
            m_isCoreEnd[outer] = m_isCoreEnd[outer] || m_isCoreEnd[inner];
        } else if (pokesOut <= m_tolerance / 2) {
            m_result.roles[inner] = Role::buried;
        }
    }

    void moveCores(const std::vector<DiscIndex>& doubles)
    {
        std::map<std::pair<DiscIndex, DiscIndex>, bool> seen;
        std::vector<Core> kept;
        for (Core core : m_expansion.cores) {
            core.a = doubles[core.a];
            core.b = doubles[core.b];
            if (core.a != core.b && !std::exchange(seen[std::minmax(core.a, core.b)], true))
                kept.push_back(core);
        }
        m_expansion.cores.swap(kept);
    }

    void buryInCores()
    {
        if (m_expansion.cores.empty())
            return;
        m_cores = CoreGrid(m_expansion.discs, m_expansion.cores, 0);
        std::vector<std::uint32_t> near;
        for (DiscIndex i = 0; i < m_expansion.discs.size(); ++i) {
            if (!isLive(i))
                continue;
            m_cores.collectIn(boxAround(disc(i).center, disc(i).radius + m_contact), near);
            for (const std::uint32_t core : near)
                relate(core, i);
        }
    }

    void relate(std::uint32_t index, DiscIndex i)
    {
        const Core& core = m_expansion.cores[index];
        if (core.a == i || core.b == i || !isLive(i))
            return;
        const CoreFrame& frame = m_cores.frame(index);
        const double apart = frame.distanceToAxis(disc(i).center);
        const double pokesOut = apart + disc(i).radius - frame.halfWidth;
        if (pokesOut <= (m_isCoreEnd[i] ? m_tolerance / 2 : m_contact))
            m_result.roles[i] = m_isCoreEnd[i] ? Role::buried : Role::dropped;
        else if (apart < frame.halfWidth + disc(i).radius + m_contact)
            m_result.corePairs.push_back({index, i});
    }

    void plugContacts()
    {
        for (auto [i, j] : m_result.discPairs) {
            if (isNamedBefore(j, i))
                std::swap(i, j);
            const Point to = disc(j).center - disc(i).center;
            const double apart = length(to);
            const double gap = apart - disc(i).radius - disc(j).radius;
            if (isLive(i) && isLive(j) && std::abs(gap) < m_contact)
                plug(disc(i).center + (disc(i).radius + gap / 2) / apart * to, i,
                     std::min(disc(i).radius, disc(j).radius));
        }
        for (const auto& [index, i] : m_result.corePairs) {
            const CoreFrame& frame = m_cores.frame(index);
            const Point at = frame.local(disc(i).center);
            const double gap = std::abs(at.y) - frame.halfWidth - disc(i).radius;
            if (!isLive(i) || at.x <= 0 || at.x >= frame.length || std::abs(gap) >= m_contact)
                continue;
            const double y = std::copysign(frame.halfWidth + gap / 2, at.y);
            plug(frame.world({at.x, y}), i, std::min(disc(i).radius, frame.halfWidth));
        }
        for (const Arena& arena : m_expansion.arenas)
            for (DiscIndex i = 0; i < m_expansion.discs.size(); ++i) {
                const Point to = disc(i).center - arena.center;
                const double apart = length(to);
                const double gap = arena.radius - apart - disc(i).radius;
                if (isLive(i) && apart > 0 && std::abs(gap) < m_contact)
                    plug(arena.center + (arena.radius - gap / 2) / apart * to, i, disc(i).radius);
            }
    }

    // A plug no larger than what touches lies within the hull of the two, or beside an arena's rim:
    // in a pocket, where no shortest path turns. So its radius enters no length.
    void plug(Point contact, DiscIndex owner, double smaller)
    {
        const double radius = std::clamp(smaller, 2 * m_contact, 10 * m_contact);
        m_result.plugs.push_back({contact, radius, disc(owner).obstacle, -1});
    }

    Expansion& m_expansion;
    double m_tolerance;
    double m_contact; // gaps below are closed
    std::vector<bool> m_isCoreEnd;
    CoreGrid m_cores;
    CanonicalDiscs m_result;
};

} // namespace

CanonicalDiscs canonicalise(Expansion& expansion, unsigned threads)
{
    return Canonicaliser(expansion).run(threads);
}

} // namespace thicket::nav
