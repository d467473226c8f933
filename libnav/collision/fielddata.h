#pragma once

#include "libnav/collision/arcsondemand.h"
#include "libnav/collision/expansion/expansion.h"
#include "libnav/collision/expansion/interior.h"
#include "libnav/collision/index/coreends.h"
#include "libnav/collision/index/coregrid.h"
#include "libnav/collision/index/discgrid.h"
#include "libnav/collision/rims/arenaintersection.h"
#include "libnav/collision/slots.h"

#include <unordered_map>

namespace thicket::nav {

/// An obstacle as given, and the runs of FieldData::rawDiscs and FieldData::cores that it became.
struct FieldObstacle {
    Obstacle given;
    ObstacleParts parts;
};

/// A disc before nested and duplicate ones are dropped.
struct RawDisc {
    std::uint32_t obstacle = 0; ///< in FieldData::obstacles
    std::int32_t corner = -1;
    /// Its own number in FieldData::discs, or of a dropped disc that of its double, if any.
    DiscIndex slot = noDisc;
    bool isRim = false; ///< else buried or dropped
};

/// Seals a contact of one raw disc with another, or with a core or an arena.
struct Seal {
    std::uint32_t a = UINT32_MAX;
    std::uint32_t b = UINT32_MAX;
};

/// What edits need besides, made by the first one.
struct EditIndex {
    bool isReady = false;
    std::unordered_multimap<std::int64_t, std::uint32_t> obstacles; ///< by id
    DiscGrid unseen; ///< raw discs that are buried or dropped
    Slots obstacleSlots;
    Slots rawSlots;
    Slots discSlots;
    Slots coreSlots;
    Slots interiorSlots;
    Slots sealSlots;
    std::size_t untilRecount = 0; ///< edits before the extent is measured again
};

/// What a field knows. A field that was derived from another for a smaller agent's radius has
/// discs, seals and covered arcs of its own; all the rest is that of its base.
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

    // What it was made of.
    std::vector<FieldObstacle> obstacles; ///< id noObstacle: none
    std::vector<RawDisc> rawDiscs;
    std::vector<std::uint32_t> coreOwners; ///< obstacles by core
    std::vector<Seal> seals;
    /// By disc: a raw disc, or a seal if sealBit is set; nobody for a free place.
    std::vector<std::uint32_t> owners;
    static constexpr std::uint32_t sealBit = 0x80000000;
    static constexpr std::uint32_t nobody = UINT32_MAX;
    bool fillsArena = false; ///< CanonicalDiscs::fillsArena
    Box given;               ///< encloses the shapes as given
    double largestRadius = 0;
    unsigned threads = 1;
    std::uint64_t numbering = 0;
    EditIndex edits;

    std::shared_ptr<const FieldData> base;      ///< of a derived field; not derived itself
    std::shared_ptr<ArcsOnDemand> arcsOnDemand; ///< of a derived field, in place of arcs

    /// The field whose obstacles, cores and interiors these are; a derived one's discGrid has but
    /// the seals, the rest is in this one's, with the radii that they have there.
    const FieldData& ground() const { return base ? *base : *this; }
    /// What rays leave of the ground's radii.
    double groundSlack() const { return tolerance + (ground().agentRadius - agentRadius); }
};

/// Whether the disc has a rim of its own, of a field that is not derived.
inline bool isRim(const FieldData& field, DiscIndex disc)
{
    const std::uint32_t owner = field.owners[disc];
    return owner != FieldData::nobody &&
           ((owner & FieldData::sealBit) || field.rawDiscs[owner].isRim);
}

/// visit(disc) for those whose box meets the box, each once.
template <class Visit> void visitDiscsIn(const FieldData& field, const Box& box, Visit visit)
{
    field.discGrid.visitIn(box, visit);
    if (field.base)
        field.base->discGrid.visitIn(box, [&](DiscIndex i) {
            if (boxAround(field.discs[i].center, field.discs[i].radius).intersects(box))
                visit(i);
        });
}
/// visit(disc) for discs of ever farther cells, as DiscGrid::spread.
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
        field.base->discGrid.shoot(ray, field.groundSlack());
    field.discGrid.shoot(ray);
}
/// Shortens the ray to the first core it enters.
inline void shootCores(const FieldData& field, Ray& ray)
{
    field.ground().coreGrid.shoot(ray, field.groundSlack());
}
inline CoreFrame coreFrame(const FieldData& field, std::uint32_t index)
{
    CoreFrame frame = field.ground().coreGrid.frame(index);
    if (field.base) {
        const Core& core = field.base->cores[index];
        frame.halfWidth = std::min(field.discs[core.a].radius, field.discs[core.b].radius);
    }
    return frame;
}

/// As CoreGrid::collectIn().
inline void collectCoresIn(const FieldData& field, const Box& box,
                           std::vector<std::uint32_t>& found)
{
    field.ground().coreGrid.collectIn(box, found);
    if (field.base)
        std::erase_if(found, [&](std::uint32_t i) {
            const CoreFrame frame = coreFrame(field, i);
            return !boxAround(frame.axis(), frame.halfWidth).intersects(box);
        });
}

/// As ObstacleField::coveredArcs(), of a derived field.
std::span<const RimArc> arcsOnDemand(const FieldData& field, DiscIndex disc);
inline std::span<const RimArc> coveredArcs(const FieldData& field, DiscIndex disc)
{
    return field.base ? arcsOnDemand(field, disc) : field.arcs[disc];
}

/// Makes FieldData::edits, if it is not there yet.
void prepareForEdits(FieldData& field);

/// A raw disc as its obstacle gives it.
Disc discOf(const FieldData& field, std::uint32_t raw);

/// The obstacles in force, in the field's order.
std::vector<Obstacle> obstaclesOf(const FieldData& field);

/// The obstacles and the radius must have been checked. The field is the same for any number of
/// threads, >= 1.
FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius, unsigned threads);

inline bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

double clearance(const FieldData& field, Point p);
std::optional<std::int64_t> obstacleAt(const FieldData& field, Point p);
std::vector<std::int64_t> obstaclesAt(const FieldData& field, Point p);
bool isFreeForRays(const FieldData& field, Point p);
std::optional<Point> nearestFreePoint(const FieldData& field, Point p);

} // namespace thicket::nav
