#include "libnav/collision/fielddata.h"

#include "libnav/collision/rims/covers.h"

namespace thicket::nav {

namespace {

using Role = CanonicalDiscs::Role;

// The discs that are not dropped, in the expansion's order.
std::vector<DiscIndex> keptDiscs(const CanonicalDiscs& canonical)
{
    std::vector<DiscIndex> kept;
    kept.reserve(canonical.roles.size());
    for (DiscIndex i; i < canonical.roles.size(); ++i)
        if (canonical.roles[i] != Role::dropped)
            kept.push_back(i);
    return kept;
}

void coverRims(FieldData& field, const Expansion& expansion, const CanonicalDiscs& canonical,
               std::span<const DiscIndex> kept, unsigned threads)
{
    const Covers covers(expansion, canonical, field.interiors);
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

// Records the roles of the obstacles' discs and of the seals, which come after them.
void remember(FieldData& field, std::span<const Obstacle> obstacles, const Expansion& expansion,
              const CanonicalDiscs& canonical, std::span<const DiscIndex> numbers)
{
    const auto rawCount =
        static_cast<std::uint32_t>(expansion.discs.size() - canonical.seals.size());
    field.rawDiscs.resize(rawCount);
    field.coreOwners.resize(expansion.cores.size());
    field.obstacles.reserve(obstacles.size());
    for (ObstacleSlot slot; slot < obstacles.size(); ++slot) {
        const ObstacleParts& parts = expansion.parts[slot];
        field.obstacles.push_back({obstacles[expansion.order[slot]], parts});
        for (RawIndex raw = parts.firstDisc; raw < parts.firstDisc + parts.discCount; ++raw)
            field.rawDiscs[raw] = {slot, expansion.discs[raw].corner,
                                   numbers[canonical.duplicateOf[raw]],
                                   canonical.roles[raw] == Role::rim};
        for (std::uint32_t i = 0; i < parts.coreCount; ++i)
            field.coreOwners[parts.core(i)] = slot;
    }
    field.owners.resize(field.discs.size());
    for (RawIndex raw; raw < rawCount; ++raw)
        if (numbers[raw] != noDisc)
            field.owners[numbers[raw]] = DiscOwner(raw);
    // The expansion's discs are the raw ones in their order.
    for (const CanonicalDiscs::Seal& seal : canonical.seals)
        field.seals.push_back({RawIndex(seal.a), RawIndex(seal.b)});
    for (SealIndex i; i < canonical.seals.size(); ++i)
        if (numbers[rawCount + i] != noDisc)
            field.owners[numbers[rawCount + i]] = DiscOwner(i);
}

// Moves the kept parts from the expansion into the field, numbered densely in the order of `kept`.
void keep(FieldData& field, std::span<const Obstacle> obstacles, const Expansion& expansion,
          CanonicalDiscs& canonical, std::span<const DiscIndex> kept)
{
    std::vector<DiscIndex> numbers(expansion.discs.size(), noDisc);
    field.discs.reserve(kept.size());
    for (const DiscIndex i : kept) {
        numbers[i] = static_cast<DiscIndex>(field.discs.size());
        field.discs.push_back(expansion.discs[i]);
    }
    for (Core core : expansion.cores) {
        if (isNone(core))
            core = {{}, {}, noObstacle, 0};
        else
            core = {numbers[core.a], numbers[core.b], core.obstacle, core.side};
        field.cores.push_back(core);
    }
    remember(field, obstacles, expansion, canonical, numbers);
    for (const DiscIndex i : kept)
        if (canonical.roles[i] == Role::buried)
            numbers[i] = noDisc;
    field.discGrid = std::move(canonical.grid);
    field.discGrid.renumber(numbers, field.tolerance);
    field.coreGrid = std::move(canonical.coreGrid);
    field.coreEnds = CoreEnds(field.discs, field.cores);
}

} // namespace

void FewDiscs::set(DiscIndex disc, bool isIn)
{
    if (areMany)
        return;
    const auto at = std::lower_bound(few.begin(), few.end(), disc);
    const bool isListed = at != few.end() && *at == disc;
    if (isIn && !isListed)
        few.insert(at, disc);
    if (!isIn && isListed)
        few.erase(at);
    if (few.size() > mostListed) {
        few.clear();
        areMany = true;
    }
}

void keepTangents(FieldData& field)
{
    field.keepsTangents = true;
    field.notes.resize(2 * field.discs.size());
    std::vector<bool> isEnd(field.discs.size());
    for (const Core& core : field.baseField().cores)
        if (!isNone(core))
            isEnd[core.a] = isEnd[core.b] = true;
    field.loneDiscs = {};
    for (DiscIndex i; i < field.discs.size() && !field.loneDiscs.areMany; ++i)
        if (!isEnd[i] && field.discs[i].obstacle != noObstacle)
            field.loneDiscs.set(i, true);
    field.trueDiscs = {};
    for (DiscIndex i; i < field.discs.size() && !field.trueDiscs.areMany; ++i)
        if (isTrue(field.discs[i]))
            field.trueDiscs.set(i, true);
}

Disc discOf(const FieldData& field, RawIndex raw)
{
    const RawDisc& disc = field.rawDiscs[raw];
    const Obstacle& obstacle = field.obstacles[disc.obstacle].given;
    const double trueRadius = expandedRadius(obstacle.shape, field.agentRadius);
    if (const auto* circle = std::get_if<Circle>(&obstacle.shape))
        return {circle->center, trueRadius, obstacle.id, -1, trueRadius};
    const auto* wall = std::get_if<Wall>(&obstacle.shape);
    const auto& points = wall ? wall->points : std::get<Polygon>(obstacle.shape).points;
    const double radius = std::max(trueRadius, minimumExpansion(field.tolerance));
    return {points[std::size_t(disc.corner)], radius, obstacle.id, disc.corner, trueRadius};
}

std::vector<Obstacle> obstaclesOf(const FieldData& field)
{
    std::vector<Obstacle> obstacles;
    obstacles.reserve(field.obstacleCount);
    for (const FieldObstacle& obstacle : field.baseField().obstacles)
        if (obstacle.given.id != noObstacle)
            obstacles.push_back(obstacle.given);
    return obstacles;
}

FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius, unsigned threads)
{
    Expansion expansion = expand(obstacles, agentRadius);
    CanonicalDiscs canonical = canonicalise(expansion, {threads, true});
    FieldData field;
    field.arenas = expansion.arenas;
    field.arenaIntersection = intersectionOf(field.arenas, rimMargin(expansion.tolerance));
    field.agentRadius = agentRadius;
    field.threads = threads;
    field.tolerance = expansion.tolerance;
    field.bounds = expansion.bounds;
    field.given = expansion.given;
    field.largestRadius = expansion.largestRadius;
    field.obstacleCount = obstacles.size();
    field.fillsArena = canonical.fillsArena;
    field.interiors = Interiors(std::move(expansion.interiors));
    const std::vector<DiscIndex> kept = keptDiscs(canonical);
    coverRims(field, expansion, canonical, kept, threads);
    keep(field, obstacles, expansion, canonical, kept);
    return field;
}

FieldData rebuilt(const FieldData& field)
{
    FieldData whole = makeField(obstaclesOf(field), field.agentRadius, field.threads);
    whole.numbering = field.numbering + 1;
    if (field.keepsTangents)
        keepTangents(whole);
    if (field.labels)
        whole.labels.emplace();
    if (field.sights)
        whole.sights.emplace();
    return whole;
}

} // namespace thicket::nav
