#include "libnav/collision/searchview.h"

#include "libnav/collision/parts.h"
#include "libnav/collision/rims/arenas.h"

#include <cmath>
#include <limits>
#include <utility>

namespace thicket::nav {

namespace {

// Memory for the next call on this thread: agents sense in every step. Visitors may make nested
// calls.
std::vector<CoreIndex>& spareCores()
{
    thread_local std::vector<CoreIndex> cores;
    return cores;
}

std::optional<std::span<const DiscIndex>> knownDiscs(const FieldData& field, const FewDiscs& discs)
{
    if (!field.keepsTangents || discs.areMany)
        return std::nullopt;
    return discs.few;
}

// A ray that starts inside the arenas that bound the intersection of all is inside all, and leaves
// one of these first.
void stopAtArenas(const FieldData& field, Ray& ray, Point to)
{
    for (const ArenaIndex i : field.arenaIntersection.arenas)
        stopAtArena(ray, to, field.arenas[i], i, field.tolerance);
    if (ray.met != Ray::nothing && ray.nearest == 0 &&
        field.arenaIntersection.arenas.size() < field.arenas.size()) {
        ray.nearest = std::numeric_limits<double>::min();
        stopAtArenas(ray, to, field.arenas, field.tolerance);
    }
}

// Shortens the ray to the first disc (core) before `first`, which is what it met so far.
void meetDiscs(const FieldData& field, Ray& ray, Blocker& first)
{
    ray.met = Ray::nothing;
    shootDiscs(field, ray);
    if (ray.met != Ray::nothing)
        first = {Blocker::Kind::disc, ray.met, ray.nearest};
}

void meetCores(const FieldData& field, Ray& ray, Blocker& first)
{
    ray.met = Ray::nothing;
    shootCores(field, ray);
    if (ray.met != Ray::nothing)
        first = {Blocker::Kind::core, ray.met, ray.nearest};
}

// Whether discs stop most rays. Where most discs are ends of cores, these do.
bool shootsDiscsFirst(const FieldData& field)
{
    return field.discs.size() > 2 * field.baseField().cores.size();
}

// Shoots first at what stops most rays: then the rest is only searched up to there. A disc counts
// before a core at the same distance.
void meetParts(const FieldData& field, Ray& ray, Blocker& first)
{
    if (shootsDiscsFirst(field)) {
        meetDiscs(field, ray, first);
        if (!field.baseField().cores.empty())
            meetCores(field, ray, first);
        return;
    }
    meetCores(field, ray, first);
    if (first.kind == Blocker::Kind::core)
        ray.nearest = std::nextafter(first.at, std::numeric_limits<double>::infinity());
    meetDiscs(field, ray, first);
    ray.nearest = first.at;
}

Blocker firstBlocker(const FieldData& field, Ray& ray, double reach)
{
    Blocker first{Blocker::Kind::none, Ray::nothing, reach};
    meetParts(field, ray, first);
    if (field.arenas.empty())
        return first;
    ray.met = Ray::nothing;
    stopAtArenas(field, ray, ray.from + reach * ray.direction);
    if (ray.met != Ray::nothing)
        first = {Blocker::Kind::arena, ray.met, ray.nearest};
    return first;
}

// As firstBlocker(), but the first that is found will do. Sets the ray's inverse.
bool isBlocked(const FieldData& field, Ray& ray, double reach)
{
    const auto meets = [&](bool arePartsDiscs) {
        arePartsDiscs ? shootDiscs(field, ray) : shootCores(field, ray);
        return ray.met != Ray::nothing;
    };
    ray.inverse = {1 / ray.direction.x, 1 / ray.direction.y};
    const bool areDiscsFirst = shootsDiscsFirst(field);
    if (meets(areDiscsFirst) || meets(!areDiscsFirst))
        return true;
    stopAtArenas(field, ray, ray.from + reach * ray.direction);
    return ray.met != Ray::nothing;
}

/// A point is a ray of length 0: parts that contain it begin before the ray's end. Where an end is
/// no point, the reach is not finite.
Ray rayBetween(Point from, Point to)
{
    const double reach = thicket::nav::distance(from, to);
    const Point direction = reach > 0 ? (1 / reach) * (to - from) : Point{1, 0};
    return {from, direction, {}, reach == 0 ? std::numeric_limits<double>::min() : reach};
}

Hit hitOf(const FieldData& field, const Blocker& blocker, Point position)
{
    if (blocker.kind == Blocker::Kind::disc)
        return {partOf<&Disc::radius>(field, field.discs[blocker.disc()]), blocker.at, position};
    if (blocker.kind == Blocker::Kind::core)
        return {partOf<&Disc::radius>(field, field.baseField().cores[blocker.core()]), blocker.at,
                position};
    return {partOf(field.arenas[blocker.arena()]), blocker.at, position};
}

} // namespace

std::optional<Hit> firstHitAlong(const FieldData& field, Ray ray)
{
    ray.inverse = {1 / ray.direction.x, 1 / ray.direction.y};
    const Blocker first = firstBlocker(field, ray, ray.nearest);
    if (first.kind == Blocker::Kind::none)
        return {};
    return hitOf(field, first, ray.from + first.at * ray.direction);
}

std::optional<Hit> firstHit(const FieldData& field, Point from, Point to, DiscIndex ignoreA,
                            DiscIndex ignoreB)
{
    Ray ray = rayBetween(from, to);
    if (!std::isfinite(ray.nearest))
        return {};
    ray.ignoreA = ignoreA;
    ray.ignoreB = ignoreB;
    return firstHitAlong(field, ray);
}

double SearchView::agentRadius() const { return m_data->agentRadius; }

double SearchView::tolerance() const { return m_data->tolerance; }

Box SearchView::bounds() const { return m_data->bounds; }

double SearchView::minimumExpansion() const { return nav::minimumExpansion(m_data->tolerance); }

bool SearchView::hasRaisedRadii() const
{
    return agentRadius() < minimumExpansion() && !cores().empty();
}

bool SearchView::isThin(double trueRadius) const { return nav::isThin(*m_data, trueRadius); }

std::span<const Disc> SearchView::discs() const { return m_data->discs; }

std::span<const Core> SearchView::cores() const { return m_data->baseField().cores; }

std::span<const Arena> SearchView::arenas() const { return m_data->arenas; }

std::span<const ArenaIndex> SearchView::boundingArenas() const
{
    return m_data->arenaIntersection.arenas;
}

const CoreGrid& SearchView::coreGrid() const { return m_data->baseField().coreGrid; }

bool SearchView::keepsTangents() const
{
    return m_data->keepsTangents && discs().size() <= 2 * cores().size();
}

bool SearchView::labelsSpace() const { return m_data->labels.has_value(); }

const KeptLabels::Kept* SearchView::spaceLabels(bool mayMake) const
{
    assert(labelsSpace());
    const KeptLabels::Kept* const kept = m_data->labels->get();
    if (kept || !mayMake)
        return kept;
    auto labels = std::make_shared<const SpaceLabels>(*m_data);
    const bool areComplete = labels->areKnown();
    return m_data->labels->keep(
        std::make_unique<KeptLabels::Kept>(KeptLabels::Kept{std::move(labels), areComplete}));
}

const RimNotes& SearchView::notes() const { return m_data->notes; }

const PlaceNotes* SearchView::sights() const { return m_data->sights ? &*m_data->sights : nullptr; }

std::optional<std::span<const DiscIndex>> SearchView::loneDiscs() const
{
    return knownDiscs(*m_data, m_data->loneDiscs);
}

std::optional<std::span<const DiscIndex>> SearchView::trueDiscs() const
{
    return knownDiscs(*m_data, m_data->trueDiscs);
}

std::span<const RimArc> SearchView::coveredArcs(DiscIndex disc) const
{
    return nav::coveredArcs(*m_data, disc);
}

std::optional<Hit> SearchView::firstHit(Point from, Point to, std::optional<DiscIndex> ignoreA,
                                        std::optional<DiscIndex> ignoreB) const
{
    return nav::firstHit(*m_data, from, to, ignoreA.value_or(noDisc), ignoreB.value_or(noDisc));
}

Blocker SearchView::firstBlocker(Point from, Point direction, double reach, DiscIndex ignoreA,
                                 DiscIndex ignoreB) const
{
    const Point inverse{1 / direction.x, 1 / direction.y};
    Ray ray{from, direction, inverse, reach, ignoreA, ignoreB};
    return nav::firstBlocker(*m_data, ray, reach);
}

bool SearchView::isBlocked(Point from, Point direction, double reach, DiscIndex ignored) const
{
    Ray ray{from, direction, {}, reach, ignored};
    return nav::isBlocked(*m_data, ray, reach);
}

Hit SearchView::hitOf(const Blocker& blocker, Point position) const
{
    return nav::hitOf(*m_data, blocker, position);
}

bool SearchView::isFree(const Segment& segment) const
{
    Ray ray = rayBetween(segment.a, segment.b);
    return std::isfinite(ray.nearest) && !nav::isBlocked(*m_data, ray, ray.nearest);
}

double SearchView::clearance(Point p) const { return nav::clearance(*m_data, p); }

std::optional<std::int64_t> SearchView::obstacleAt(Point p) const
{
    return nav::obstacleAt(*m_data, p);
}

std::optional<Point> SearchView::nearestFreePoint(Point p) const
{
    return nav::nearestFreePoint(*m_data, p);
}

bool SearchView::isFreeForRays(Point p) const { return nav::isFreeForRays(*m_data, p); }

std::vector<DiscIndex> SearchView::discsIn(const Box& window) const
{
    std::vector<DiscIndex> found;
    collectDiscsIn(window, found);
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<CoreIndex> SearchView::coresIn(const Box& window) const
{
    std::vector<CoreIndex> found;
    collectCoresIn(window, found);
    return found;
}

void SearchView::collectDiscsIn(const Box& window, std::vector<DiscIndex>& found) const
{
    found.clear();
    if (!window.isEmpty())
        visitDiscsIn(*m_data, window, [&](DiscIndex i) { found.push_back(i); });
}

void SearchView::collectCoresIn(const Box& window, std::vector<CoreIndex>& found) const
{
    found.clear();
    if (!window.isEmpty())
        nav::collectCoresIn(*m_data, window, found);
}

void SearchView::visitParts(const Box& window, void (*visit)(void*, const ObstaclePart&),
                            void* context) const
{
    if (window.isEmpty())
        return;
    visitDiscsIn(*m_data, window, [&](DiscIndex i) {
        visit(context, partOf<&Disc::trueRadius>(*m_data, m_data->discs[i]));
    });
    if (!cores().empty()) {
        std::vector<CoreIndex> found = std::exchange(spareCores(), {});
        nav::collectCoresIn(*m_data, window, found);
        for (const CoreIndex i : found)
            visit(context, partOf<&Disc::trueRadius>(*m_data, cores()[i]));
        spareCores() = std::move(found);
    }
    for (const Arena& arena : m_data->arenas)
        visit(context, partOf(arena));
}

void SearchView::collectCoresAlong(CoreIndex core, double reach,
                                   std::vector<CoreIndex>& found) const
{
    CoreFrame along = coreFrame(*m_data, core);
    along.halfWidth += reach;
    m_data->baseField().coreGrid.collectAlong(along, found);
}

void SearchView::collectCoresFrom(DiscIndex disc, Point direction,
                                  std::vector<CoreIndex>& found) const
{
    m_data->baseField().coreEnds.collectTowards(disc, direction, found);
}

} // namespace thicket::nav
