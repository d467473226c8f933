#include "libnav/tangent/graph/tangentstore.h"

#include "libnav/tangent/disccontact.h"

namespace thicket::nav {

TangentStore::TangentStore(const SearchView& where, const SearchEnds& between, const Pruning& rules,
                           SearchMemory& kept)
    : field(where), discs(where.discs()), cores(where.cores()), ends(between), pruning(rules),
      tolerance(where.tolerance()), contact(10 * where.tolerance()),
      hasRaisedRadii(where.hasRaisedRadii()),
      raisedSlack(hasRaisedRadii ? 8 * where.minimumExpansion() +
                                       3 * distance(between.start, between.trueStart)
                                 : 0),
      memory(kept), vertices(kept.vertices), intents(kept.intents)
{
    Box world = where.bounds();
    enclose(world, {ends.start, ends.start});
    enclose(world, {ends.goal, ends.goal});
    reach = 1.01 * length(world.max - world.min);
    memory.clear(discs.size());
    TangentVertex start;
    start.center = ends.start;
    vertices.push_back(start);
    memory.known.push_back(nullptr);
}

Circle TangentStore::circleOf(DiscIndex target) const
{
    if (target == TangentIntent::goal)
        return {ends.goal, 0};
    const Disc& disc = discs[target];
    return {disc.center, disc.radius};
}

Circle TangentStore::trueCircleOf(DiscIndex target) const
{
    return target == TangentIntent::goal ? Circle{ends.trueGoal, 0}
                                         : Circle{discs[target].center, discs[target].trueRadius};
}

Bitangent TangentStore::lineOf(const TangentIntent& intent) const
{
    const TangentVertex& source = vertices[intent.source];
    return bitangentAlong({intent.direction, intent.length}, source.circle(), source.winding,
                          circleOf(intent.target), intent.winding);
}

Contact TangentStore::contactOf(DiscIndex target) const
{
    if (target == TangentIntent::goal)
        return {Contact::Kind::goal, {}, 0, -1};
    return contactWith(field, target);
}

Contact TangentStore::contactOf(const TangentVertex& vertex) const
{
    if (vertex.isStart())
        return {Contact::Kind::start, {}, 0, -1};
    return contactOf(vertex.disc);
}

std::int64_t TangentStore::obstacleOf(const Blocker& blocker) const
{
    switch (blocker.kind) {
    case Blocker::Kind::none:
        break;
    case Blocker::Kind::disc:
        return discs[blocker.index].obstacle;
    case Blocker::Kind::core:
        return cores[blocker.index].obstacle;
    case Blocker::Kind::arena:
        return field.arenas()[blocker.index].obstacle;
    }
    return 0;
}

} // namespace thicket::nav
