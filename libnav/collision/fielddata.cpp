#include "libnav/collision/fielddata.h"

#include "libnav/collision/canonical.h"
#include "libnav/collision/coveredarcs.h"

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

/// Who covers whom, by disc.
struct Neighbours {
    CellLists<DiscIndex> discs;
    CellLists<std::uint32_t> cores;
    CellLists<std::uint32_t> ownCores; ///< that end in it
};

Neighbours neighboursOf(const Expansion& expansion, const CanonicalDiscs& canonical)
{
    Neighbours neighbours;
    const std::size_t count = expansion.discs.size();
    const auto isRim = [&](DiscIndex i) { return canonical.roles[i] == Role::rim; };
    neighbours.discs.fill(count, [&](auto put) {
        for (const auto& [a, b] : canonical.discPairs)
            if (isRim(a) && isRim(b)) {
                put(a, b);
                put(b, a);
            }
    });
    neighbours.cores.fill(count, [&](auto put) {
        for (const auto& [core, disc] : canonical.corePairs)
            put(disc, core);
    });
    neighbours.ownCores.fill(count, [&](auto put) {
        for (std::uint32_t i = 0; i < expansion.cores.size(); ++i) {
            put(expansion.cores[i].a, i);
            put(expansion.cores[i].b, i);
        }
    });
    return neighbours;
}

/// Collects what covers rims, one after the other.
class Covers {
public:
    Covers(const Expansion& expansion, const CanonicalDiscs& canonical,
           const Neighbours& neighbours, const Interiors& interiors)
        : m_expansion(expansion), m_roles(canonical.roles), m_neighbours(neighbours),
          m_interiors(interiors)
    {}

    std::vector<RimArc> arcsOf(DiscIndex i) const
    {
        if (m_roles[i] == Role::buried)
            return {{0, 2 * std::numbers::pi}};
        const Expansion& all = m_expansion;
        CoveredArcs covered(all.discs[i], all.tolerance);
        for (const DiscIndex other : m_neighbours.discs[i])
            covered.coverBy(all.discs[other]);
        const auto frame = [&](std::uint32_t core) {
            return frameOf(all.discs[all.cores[core].a], all.discs[all.cores[core].b]);
        };
        for (const std::uint32_t core : m_neighbours.cores[i])
            covered.coverBy(frame(core));
        for (const std::uint32_t core : m_neighbours.ownCores[i])
            covered.coverByOwnCore(all.cores[core].a == i ? frame(core).along : -frame(core).along);
        for (const Arena& arena : all.arenas)
            covered.coverOutside(arena);
        if (!m_interiors.isEmpty())
            covered.coverWhere([&](Point p) { return m_interiors.contain(p); });
        return covered.merged();
    }

private:
    const Expansion& m_expansion;
    const std::vector<Role>& m_roles;
    const Neighbours& m_neighbours;
    const Interiors& m_interiors;
};

// The discs that stay, in the given order.
std::vector<DiscIndex> keptDiscs(const CanonicalDiscs& canonical)
{
    std::vector<DiscIndex> kept;
    kept.reserve(canonical.roles.size());
    for (DiscIndex i = 0; i < canonical.roles.size(); ++i)
        if (canonical.roles[i] != Role::dropped)
            kept.push_back(i);
    return kept;
}

void coverRims(FieldData& field, const Expansion& expansion, const CanonicalDiscs& canonical,
               std::span<const DiscIndex> kept, unsigned threads)
{
    const Neighbours neighbours = neighboursOf(expansion, canonical);
    const Covers covers(expansion, canonical, neighbours, field.interiors);
    std::vector<CellLists<RimArc>> parts(threads);
    inParallel(threads, [&](unsigned part) {
        parts[part].clear();
        const std::size_t end = partBegin(kept.size(), part + 1, threads);
        for (std::size_t i = partBegin(kept.size(), part, threads); i < end; ++i)
            parts[part].append(covers.arcsOf(kept[i]));
    });
    field.arcs = std::move(parts[0]);
    for (unsigned part = 1; part < threads; ++part)
        field.arcs.append(parts[part]);
}

// Moves what stays from the expansion into the field, renumbered densely in the given order.
void keep(FieldData& field, const Expansion& expansion, CanonicalDiscs& canonical,
          std::span<const DiscIndex> kept)
{
    std::vector<DiscIndex> numbers(expansion.discs.size(), noDisc);
    field.discs.reserve(kept.size());
    for (const DiscIndex i : kept) {
        numbers[i] = static_cast<DiscIndex>(field.discs.size());
        field.discs.push_back(expansion.discs[i]);
    }
    for (Core core : expansion.cores) {
        core.a = numbers[core.a];
        core.b = numbers[core.b];
        field.cores.push_back(core);
    }
    for (const DiscIndex i : kept)
        if (canonical.roles[i] == Role::buried)
            numbers[i] = noDisc;
    field.discGrid = std::move(canonical.grid);
    field.discGrid.renumber(numbers, field.tolerance);
    field.coreGrid = CoreGrid(field.discs, field.cores, field.tolerance);
}

} // namespace

FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius, unsigned threads)
{
    Expansion expansion = expand(obstacles, agentRadius);
    CanonicalDiscs canonical = canonicalise(expansion, threads);
    if (!canonical.plugs.empty()) {
        expansion.discs.insert(expansion.discs.end(), canonical.plugs.begin(),
                               canonical.plugs.end());
        canonical = canonicalise(expansion, threads);
    }
    FieldData field;
    field.arenas = expansion.arenas;
    field.agentRadius = agentRadius;
    field.tolerance = expansion.tolerance;
    field.bounds = expansion.bounds;
    field.obstacleCount = obstacles.size();
    field.interiors = Interiors(std::move(expansion.interiors));
    const std::vector<DiscIndex> kept = keptDiscs(canonical);
    coverRims(field, expansion, canonical, kept, threads);
    keep(field, expansion, canonical, kept);
    return field;
}

} // namespace thicket::nav
