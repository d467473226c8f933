#pragma once

#include "libnav/collision/arcsondemand.h"
#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/expansion/interior.h"
#include "libnav/collision/hit.h"
#include "libnav/collision/index/coreends.h"
#include "libnav/collision/index/coregrid.h"
#include "libnav/collision/index/discgrid.h"
#include "libnav/collision/keptlabels.h"
#include "libnav/collision/numbers.h"
#include "libnav/collision/placenotes.h"
#include "libnav/collision/rimnotes.h"
#include "libnav/collision/rims/arenaintersection.h"
#include "libnav/collision/slots.h"
#include "libnav/collision/unseendiscs.h"

#include <unordered_map>

namespace thicket::nav {

/// An obstacle as given, and its runs of FieldData::rawDiscs and FieldData::cores.
struct FieldObstacle {
    Obstacle given;
    ObstacleParts parts;
};

/// A disc of an obstacle, before nested and duplicate ones are dropped.
struct RawDisc {
    ObstacleSlot obstacle;
    std::int32_t corner = -1;
    /// Its number in FieldData::discs; for a dropped disc that of its duplicate, if it has one.
    DiscIndex slot = noDisc;
    bool isRim = false; ///< otherwise it is buried or dropped
};

/// The contact of raw disc `a` with raw disc `b`, or with a core or an arena, that a disc seals.
struct Seal {
    RawIndex a = noRaw;
    RawIndex b = noRaw;
};

/// A set of discs, while it is small.
struct FewDiscs {
    static constexpr std::size_t mostListed = 32; ///< with more, none is

    std::vector<DiscIndex> few; ///< ascending
    bool areMany = false;       ///< there may be more, and `few` is empty

    /// Notes whether a disc is in the set.
    void set(DiscIndex disc, bool isIn);
};

/// Extra indices for edits, built on the first edit.
struct EditIndex {
    bool isReady = false;
    std::unordered_multimap<std::int64_t, ObstacleSlot> obstacles; ///< by id
    UnseenDiscs unseen;
    Slots<ObstacleSlot> obstacleSlots;
    Slots<RawIndex> rawSlots;
    Slots<DiscIndex> discSlots;
    Slots<CoreIndex> coreSlots;
    Slots<InteriorSlot> interiorSlots;
    Slots<SealIndex> sealSlots;
    std::size_t untilRecount = 0; ///< edits before the extent is measured again
};

/// The data of a field. A field derived from a base field, for a smaller agent radius, has its own
/// discs, seals and covered arcs. Everything else is the base field's.
struct FieldData {
    double agentRadius = 0;
    double tolerance = 1e-9;
    Box bounds;
    std::size_t obstacleCount = 0;
    std::vector<Disc> discs;
    std::vector<Core> cores;
    std::vector<Arena> arenas;
    ArenaIntersection arenaIntersection; ///< of the arenas
    CellLists<RimArc> arcs;              ///< by disc
    DiscGrid discGrid;                   ///< without the buried discs
    CoreGrid coreGrid;
    CoreEnds coreEnds;
    Interiors interiors;

    // What it was built from.
    std::vector<FieldObstacle> obstacles; ///< id noObstacle: a free place
    std::vector<RawDisc> rawDiscs;
    std::vector<ObstacleSlot> coreOwners; ///< by core
    std::vector<Seal> seals;
    std::vector<DiscOwner> owners; ///< by disc
    bool fillsArena = false;       ///< CanonicalDiscs::fillsArena
    Box given;                     ///< encloses the shapes as given
    double largestRadius = 0;
    unsigned threads = 1;
    std::uint64_t numbering = 0;
    EditIndex edits;
    bool keepsTangents = false; ///< FieldOptions::keepsTangents
    RimNotes notes;             ///< empty unless it keeps tangents
    /// The discs in which no core ends: those of circles and seals. Unknown unless the field keeps
    /// tangents, as the next.
    FewDiscs loneDiscs;
    FewDiscs trueDiscs;               ///< those without minimum expansion
    std::optional<KeptLabels> labels; ///< FieldOptions::labelsSpace
    std::optional<PlaceNotes> sights; ///< FieldOptions::keepsSights

    std::shared_ptr<const FieldData> base;      ///< of a derived field; never derived itself
    std::shared_ptr<ArcsOnDemand> arcsOnDemand; ///< of a derived field, in place of arcs

    /// The field that holds the obstacles, cores and interiors: the base of a derived field,
    /// otherwise this one. A derived field's discGrid has only the seals; the other discs are in
    /// the base's, with the radii that they have there.
    const FieldData& baseField() const { return base ? *base : *this; }
    /// What rays subtract from the base field's radii.
    double baseSlack() const { return tolerance + (baseField().agentRadius - agentRadius); }
};

/// Whether the disc has a rim of its own. The field must not be derived.
inline bool isRim(const FieldData& field, DiscIndex disc)
{
    const DiscOwner owner = field.owners[disc];
    return owner.isSeal() || (owner.isRaw() && field.rawDiscs[owner.raw()].isRim);
}

/// visit(disc) for the discs whose box meets the box, each once.
template <class Visit> void visitDiscsIn(const FieldData& field, const Box& box, Visit visit)
{
    field.discGrid.visitIn(box, visit);
    if (field.base)
        field.base->discGrid.visitIn(box, [&](DiscIndex i) {
            if (boxAround(field.discs[i].center, field.discs[i].radius).intersects(box))
                visit(i);
        });
}
/// As DiscGrid::spread().
template <class Reach, class Visit>
void spreadDiscs(const FieldData& field, Point p, Reach reach, Visit visit)
{
    field.discGrid.spread(p, reach, visit);
    if (field.base)
        field.base->discGrid.spread(p, reach, visit);
}
/// Shortens the ray to the first disc it enters.
inline void shootDiscs(const FieldData& field, Ray& ray)
{
    if (field.base)
        field.base->discGrid.shoot(ray, field.baseSlack());
    field.discGrid.shoot(ray);
}
/// Shortens the ray to the first core it enters.
inline void shootCores(const FieldData& field, Ray& ray)
{
    field.baseField().coreGrid.shoot(ray, field.baseSlack());
}
inline CoreFrame coreFrame(const FieldData& field, CoreIndex index)
{
    CoreFrame frame = field.baseField().coreGrid.frame(index);
    if (field.base) {
        const Core& core = field.base->cores[index];
        frame.halfWidth = std::min(field.discs[core.a].radius, field.discs[core.b].radius);
    }
    return frame;
}

/// As CoreGrid::collectIn().
inline void collectCoresIn(const FieldData& field, const Box& box, std::vector<CoreIndex>& found)
{
    field.baseField().coreGrid.collectIn(box, found);
    if (field.base)
        std::erase_if(found, [&](CoreIndex i) {
            const CoreFrame frame = coreFrame(field, i);
            return !boxAround(frame.axis(), frame.halfWidth).intersects(box);
        });
}

/// Whether there is a disc, and it has its true radius.
inline bool isTrue(const Disc& disc)
{
    return disc.obstacle != noObstacle && disc.radius == disc.trueRadius;
}

/// SearchView::coveredArcs() of a derived field.
std::span<const RimArc> arcsOnDemand(const FieldData& field, DiscIndex disc);
inline std::span<const RimArc> coveredArcs(const FieldData& field, DiscIndex disc)
{
    return field.base ? arcsOnDemand(field, disc) : field.arcs[disc];
}

/// The field of the present obstacles, made anew, with other numbers. It is not derived.
FieldData rebuilt(const FieldData& field);

/// From now on the field keeps tangents.
void keepTangents(FieldData& field);

/// Builds FieldData::edits, if it is not built yet.
void prepareForEdits(FieldData& field);

/// The raw disc, computed from its obstacle.
Disc discOf(const FieldData& field, RawIndex raw);

/// The current obstacles, in the field's order.
std::vector<Obstacle> obstaclesOf(const FieldData& field);

/// The obstacles and the radius must have been checked. The field is the same for any number of
/// threads, >= 1.
FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius, unsigned threads);

inline bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

/// See SearchView and ObstacleField. The ray's `nearest` is its reach. Its `inverse` is not used.
std::optional<Hit> firstHitAlong(const FieldData& field, Ray ray);
std::optional<Hit> firstHit(const FieldData& field, Point from, Point to,
                            DiscIndex ignoreA = noDisc, DiscIndex ignoreB = noDisc);
double clearance(const FieldData& field, Point p);
std::optional<std::int64_t> obstacleAt(const FieldData& field, Point p);
std::vector<std::int64_t> obstaclesAt(const FieldData& field, Point p);
bool isFreeForRays(const FieldData& field, Point p);
std::optional<Point> nearestFreePoint(const FieldData& field, Point p);

} // namespace thicket::nav
