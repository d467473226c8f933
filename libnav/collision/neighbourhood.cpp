#include "libnav/collision/neighbourhood.h"

#include "libnav/collision/sortunique.h"

namespace thicket::nav {

namespace {

// In tolerances: the distance from a change within which discs may change, and the distance from
// those within which parts may determine their roles.
constexpr double changeMargin = 400;
constexpr double contextMargin = 250;
constexpr double contact = 10;

template <class T> bool contains(const std::vector<T>& sorted, T item)
{
    return std::binary_search(sorted.begin(), sorted.end(), item);
}

bool isNear(Point a, Point b, double reach)
{
    const Point to = b - a;
    return dot(to, to) < reach * reach;
}

} // namespace

Neighbourhood::Neighbourhood(const FieldData& field, const TouchedParts& touched,
                             std::span<const RawIndex> added)
    : m_field(field), m_margin(contextMargin * field.tolerance), m_raws(added.begin(), added.end())
{
    collectRaws(touched);
    addDuplicates();
    collectAround();
    collectCores();
    expand();
}

bool Neighbourhood::mayChange(RawIndex raw) const { return contains(m_raws, raw); }

// visit(raw, disc) for the raw discs in grids whose box meets the box.
template <class Visit> void Neighbourhood::visitRaws(const Box& box, Visit visit) const
{
    m_field.discGrid.visitIn(box, [&](DiscIndex slot) {
        if (const DiscOwner owner = m_field.owners[slot]; owner.isRaw())
            visit(owner.raw(), m_field.discs[slot]);
    });
    m_field.edits.unseen.visitIn(box, [&](RawIndex raw) { visit(raw, discOf(m_field, raw)); });
}

void Neighbourhood::collectRaws(const TouchedParts& touched)
{
    const double margin = changeMargin * m_field.tolerance;
    for (const Disc& disc : touched.discs)
        visitRaws(boxAround(disc.center, disc.radius + margin),
                  [&](RawIndex raw, const Disc& other) {
                      if (isNear(disc.center, other.center, disc.radius + other.radius + margin))
                          m_raws.push_back(raw);
                  });
    for (const CoreFrame& core : touched.cores)
        visitRaws(
            boxAround(core.axis(), core.halfWidth + margin), [&](RawIndex raw, const Disc& other) {
                if (core.distanceToAxis(other.center) < core.halfWidth + other.radius + margin)
                    m_raws.push_back(raw);
            });
    for (const Box& area : touched.areas)
        visitRaws(grown(area, margin), [&](RawIndex raw, const Disc&) { m_raws.push_back(raw); });
    sortUnique(m_raws);
}

// One of several duplicates stands for the others. It has their largest true radius.
void Neighbourhood::addDuplicates()
{
    if (m_field.edits.unseen.isEmpty())
        return;
    const double slack = contact * m_field.tolerance;
    const std::vector<RawIndex> found = m_raws;
    for (const RawIndex raw : found) {
        const Disc disc = discOf(m_field, raw);
        visitRaws(boxAround(disc.center, 0), [&](RawIndex other, const Disc& twin) {
            if (isNear(twin.center, disc.center, 2 * slack))
                m_raws.push_back(other);
        });
    }
    sortUnique(m_raws);
}

void Neighbourhood::collectAround()
{
    for (const RawIndex raw : m_raws) {
        const Disc disc = discOf(m_field, raw);
        const auto visit = [&](DiscIndex slot) {
            const Disc& other = m_field.discs[slot];
            if (!isNear(disc.center, other.center, disc.radius + other.radius + m_margin))
                return;
            const DiscOwner owner = m_field.owners[slot];
            if (owner.isRaw()) {
                if (!mayChange(owner.raw()))
                    m_around.push_back(slot);
                return;
            }
            const Seal& seal = m_field.seals[owner.seal()];
            if (mayChange(seal.a) || mayChange(seal.b))
                m_seals.push_back(slot);
        };
        m_field.discGrid.visitIn(boxAround(disc.center, disc.radius + m_margin), visit);
    }
    sortUnique(m_seals);
}

std::pair<RawIndex, RawIndex> Neighbourhood::rawEnds(CoreIndex core) const
{
    const ObstacleParts& parts = m_field.obstacles[m_field.coreOwners[core]].parts;
    const std::uint32_t side = core - parts.firstCore;
    return {parts.disc(side), parts.disc((side + 1) % parts.discCount)};
}

void Neighbourhood::collectCores()
{
    std::vector<CoreIndex> near;
    for (const RawIndex raw : m_raws) {
        const Disc disc = discOf(m_field, raw);
        m_field.coreGrid.collectIn(boxAround(disc.center, disc.radius + m_margin), near);
        m_cores.insert(m_cores.end(), near.begin(), near.end());
        const ObstacleParts& parts = m_field.obstacles[m_field.rawDiscs[raw].obstacle].parts;
        const std::uint32_t at = raw - parts.firstDisc;
        if (at < parts.coreCount)
            m_cores.push_back(parts.core(at));
        const std::uint32_t before = at > 0 ? at - 1 : parts.discCount - 1;
        if (before < parts.coreCount)
            m_cores.push_back(parts.core(before));
    }
    sortUnique(m_cores);
    for (const CoreIndex core : m_cores) {
        const auto [a, b] = rawEnds(core);
        for (const RawIndex end : {a, b}) {
            const DiscIndex slot = m_field.rawDiscs[end].slot;
            if (!mayChange(end) && !mayChange(m_field.owners[slot].raw()))
                m_around.push_back(slot);
        }
    }
    sortUnique(m_around);
}

LocalDisc Neighbourhood::localOf(RawIndex raw) const
{
    const DiscIndex slot = m_field.rawDiscs[raw].slot;
    if (!mayChange(raw) && !mayChange(m_field.owners[slot].raw()))
        return LocalDisc(static_cast<std::uint32_t>(
            m_raws.size() + std::size_t(std::lower_bound(m_around.begin(), m_around.end(), slot) -
                                        m_around.begin())));
    const RawIndex own = mayChange(raw) ? raw : m_field.owners[slot].raw();
    return LocalDisc(static_cast<std::uint32_t>(
        std::lower_bound(m_raws.begin(), m_raws.end(), own) - m_raws.begin()));
}

void Neighbourhood::expand()
{
    m_expansion.tolerance = m_field.tolerance;
    for (const ArenaIndex arena : m_field.arenaIntersection.arenas)
        m_expansion.arenas.push_back(m_field.arenas[arena]);
    for (const RawIndex raw : m_raws)
        m_expansion.discs.push_back(discOf(m_field, raw));
    for (const DiscIndex slot : m_around) {
        using Role = CanonicalDiscs::Role;
        const RawDisc& raw = m_field.rawDiscs[m_field.owners[slot].raw()];
        m_expansion.discs.push_back(m_field.discs[slot]);
        m_roles.push_back(raw.isRim ? Role::rim : Role::buried);
    }
    for (const CoreIndex core : m_cores) {
        const auto [a, b] = rawEnds(core);
        m_expansion.cores.push_back({DiscIndex(localOf(a)), DiscIndex(localOf(b)),
                                     m_field.obstacles[m_field.coreOwners[core]].given.id,
                                     m_field.rawDiscs[a].corner});
    }
}

} // namespace thicket::nav
