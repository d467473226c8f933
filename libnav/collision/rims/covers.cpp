#include "libnav/collision/rims/covers.h"

#include "libnav/collision/rims/coveredarcs.h"

#include <numbers>

namespace thicket::nav {

using Role = CanonicalDiscs::Role;

Covers::Covers(const Expansion& expansion, const CanonicalDiscs& canonical,
               const Interiors& interiors)
    : m_expansion(expansion), m_canonical(canonical), m_interiors(interiors)
{
    const std::size_t count = expansion.discs.size();
    const auto isRim = [&](DiscIndex i) { return canonical.roles[i] == Role::rim; };
    m_discs.fill(count, [&](auto put) {
        for (const auto& [a, b] : canonical.discPairs)
            if (isRim(a) && isRim(b)) {
                put(a, b);
                put(b, a);
            }
    });
    m_cores.fill(count, [&](auto put) {
        for (const auto& [core, disc] : canonical.corePairs)
            put(disc, core);
    });
    m_ownCores.fill(count, [&](auto put) {
        for (CoreIndex i; i < expansion.cores.size(); ++i)
            if (!isNone(expansion.cores[i])) {
                put(expansion.cores[i].a, i);
                put(expansion.cores[i].b, i);
            }
    });
}

std::vector<RimArc> Covers::arcsOf(DiscIndex disc) const
{
    if (m_canonical.roles[disc] == Role::buried)
        return {{0, 2 * std::numbers::pi}};
    const Expansion& all = m_expansion;
    CoveredArcs covered(all.discs[disc], all.tolerance);
    for (const DiscIndex other : m_discs[disc])
        covered.coverBy(all.discs[other]);
    const auto frame = [&](CoreIndex core) {
        return frameOf(all.discs[all.cores[core].a], all.discs[all.cores[core].b]);
    };
    for (const CoreIndex core : m_cores[disc])
        covered.coverBy(frame(core));
    for (const CoreIndex core : m_ownCores[disc])
        covered.coverByOwnCore(all.cores[core].a == disc ? frame(core).along : -frame(core).along);
    for (const ArenaIndex arena : m_canonical.arenas)
        covered.coverOutside(all.arenas[arena]);
    if (!m_interiors.isEmpty())
        covered.coverWhere([&](Point p) { return m_interiors.contain(p); });
    return covered.merged();
}

} // namespace thicket::nav
