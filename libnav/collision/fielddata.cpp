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

std::vector<RimArc> arcsOf(DiscIndex i, const Expansion& expansion, const Neighbours& neighbours,
                           const Interiors& interiors)
{
    const Disc& disc = expansion.discs[i];
    CoveredArcs covered(disc, expansion.tolerance);
    for (const DiscIndex other : neighbours.discs[i])
        covered.coverBy(expansion.discs[other]);
    const auto frame = [&](std::uint32_t core) {
        return frameOf(expansion.discs[expansion.cores[core].a],
                       expansion.discs[expansion.cores[core].b]);
    };
    for (const std::uint32_t core : neighbours.cores[i])
        covered.coverBy(frame(core));
    for (const std::uint32_t core : neighbours.ownCores[i])
        covered.coverByOwnCore(expansion.cores[core].a == i ? frame(core).along
                                                            : -frame(core).along);
    for (const Arena& arena : expansion.arenas)
        covered.coverOutside(arena);
    if (!interiors.isEmpty())
        covered.coverWhere([&](Point p) { return interiors.contain(p); });
    return covered.merged();
}

// Moves what stays from the expansion into the field, renumbered densely in the given order.
std::vector<bool> keep(FieldData& field, const Expansion& expansion,
                       const CanonicalDiscs& canonical)
{
    std::vector<bool> buried;
    std::vector<DiscIndex> renumbered(expansion.discs.size());
    const Neighbours neighbours = neighboursOf(expansion, canonical);
    for (DiscIndex i = 0; i < expansion.discs.size(); ++i) {
        const Role role = canonical.roles[i];
        if (role == Role::dropped)
            continue;
        renumbered[i] = static_cast<DiscIndex>(field.discs.size());
        field.discs.push_back(expansion.discs[i]);
        buried.push_back(role == Role::buried);
        const auto arcs = role == Role::buried ? std::vector<RimArc>{{0, 2 * std::numbers::pi}}
                                               : arcsOf(i, expansion, neighbours, field.interiors);
        field.arcs.insert(field.arcs.end(), arcs.begin(), arcs.end());
        field.arcBegins.push_back(static_cast<std::uint32_t>(field.arcs.size()));
    }
    for (Core core : expansion.cores) {
        core.a = renumbered[core.a];
        core.b = renumbered[core.b];
        field.cores.push_back(core);
    }
    return buried;
}

} // namespace

FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius)
{
    Expansion expansion = expand(obstacles, agentRadius);
    CanonicalDiscs canonical = canonicalise(expansion);
    if (!canonical.plugs.empty()) {
        expansion.discs.insert(expansion.discs.end(), canonical.plugs.begin(),
                               canonical.plugs.end());
        canonical = canonicalise(expansion);
    }
    FieldData field;
    field.arenas = expansion.arenas;
    field.agentRadius = agentRadius;
    field.tolerance = expansion.tolerance;
    field.bounds = expansion.bounds;
    field.obstacleCount = obstacles.size();
    field.interiors = Interiors(std::move(expansion.interiors));
    const std::vector<bool> buried = keep(field, expansion, canonical);
    field.discGrid = DiscGrid(field.discs, buried, field.tolerance);
    field.coreGrid = CoreGrid(field.discs, field.cores, field.tolerance);
    return field;
}

} // namespace thicket::nav
