#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/expansion/obstacle.h"
#include "libnav/collision/hit.h"
#include "libnav/geometry/shapes.h"
#include "libnav/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

struct FieldOptions {
    unsigned threads = 1; ///< that build it; 0: as many as the machine runs at a time
    /// ObstacleField::withAgentRadius() will be asked for smaller radii: the build prepares for it.
    bool wantsSmallerRadii = false;
};

/// Every obstacle of a map grown by the agent's radius (Minkowski expansion), so that the agent
/// becomes a point, with a spatial index over them. Obstacles are open sets: touching is allowed.
///
/// Shared by copy: any number of threads may query one field, or copies of it, while nobody
/// changes that very object (apply(), assignment).
/// Nested and duplicate discs are dropped on build (they stay part of the union), and so are
/// circles of expanded radius 0, which block nothing. A nested disc that a core ends in stays in
/// discs(), covered all round and unseen by rays and discsIn(). Discs outside an arena are nested
/// in that; arenas that contain another are dropped. Contacts closer than 10 tolerances are sealed.
/// Walls and polygons are expanded by at least leastRadius(), 1000 tolerances or 1e-6 of the
/// extent, so that they have an interior; lengths do not notice (Disc::trueRadius). Narrow passages
/// do: for an agent of radius 0 one between walls without thickness, or polygons, is open only if
/// it is wider than 2 leastRadius() and 10 tolerances, 2e-6 of the extent, between one of them and
/// a circle half of that. Where half the thickness and the agent's radius make up leastRadius(),
/// only the 10 tolerances remain. Validation of a map names what is closed so ("narrowGap").
///
/// Where very many lie on one another, pairs are not listed: a build looks for what covers each rim
/// and for what comes near where it is free, so time and memory grow about as n log n with the
/// obstacles, not with the pairs that overlap. Answers are the same, but for seals of contacts that
/// lie deep in a third obstacle, which are left out, and for stretches of rims shorter than 10
/// tolerances through which more than a dozen others pass.
///
/// A point that is not finite is nowhere: nothing is hit from or to it, no obstacle is at it, its
/// clearance is NaN, no point is nearest to it and no segment with such an end is free.
///
/// Source: Red Blob Games, "Circular Obstacle Pathfinding" (2017), for the expansion.
class THICKET_COLLISION_EXPORT ObstacleField {
public:
    /// No obstacles, agent radius 0.
    ObstacleField();

    /// Coordinates and radii beyond 1e9, NaN, infinities, negative radii, walls of fewer than two
    /// and polygons of fewer than three different points, and polygons that cross themselves are
    /// errors that name the obstacle; nothing is built then.
    /// `agentRadius` >= 0, map units.
    /// The same obstacles in the same order give the same field, bit by bit, for any number of
    /// threads. Discs come in Morton order of the obstacles, so that neighbours are near each other
    /// in memory, those of one obstacle in the order of its points.
    static Result<ObstacleField> build(std::span<const Obstacle> obstacles, double agentRadius,
                                       const FieldOptions& options = {});

    /// The field of the same obstacles for another agent's radius, >= 0, map units. Its answers are
    /// those of a field built for that radius, but for the last bits of bounds() and of where rays
    /// meet what they all but miss, for the order in which a ray tells what it meets at the same
    /// place, and, when this field was changed by apply(), for its tolerance(), which it keeps.
    ///
    /// A smaller radius is no build: obstacles, cores and the spatial index are shared with this
    /// field; discs() are copied (some milliseconds per 100,000), and covered arcs are made when a
    /// query first asks for them. The first one of a field makes an index of what touches at which
    /// radius, a part of the time of a build, unless FieldOptions::wantsSmallerRadii did. A larger
    /// radius is built once, half as large again as asked for; this field keeps that, and what is
    /// derived from it or from fields derived from it shares it. So for several agents build the
    /// field for the largest of them. Rays in a field derived for a much smaller radius pass more
    /// obstacles' boxes than in one built for it.
    ///
    /// Built anew at each change is what does not grow like a disc: with inverted circles, where a
    /// radius comes below leastRadius() (as walls without thickness and polygons for an agent of
    /// radius 0), where the largest exceeds the extent of the map, where whether one obstacle lies
    /// inside another hangs on rounding, and for larger radii that cover the map many times.
    ///
    /// Discs and cores have this field's numbers when its radius is larger, seals come last.
    /// apply() builds a derived field anew, numbering included. Any number of threads may call it.
    Result<ObstacleField> withAgentRadius(double agentRadius) const;

    /// Takes the changes in their order without a rebuild; errors as build(), nothing is changed
    /// then. The answers are those of a field built of the obstacles as they are now, but for
    /// tolerance(), which stays while the extent is within a factor of 2 of what it is for, and
    /// bounds(), which removals leave as they are for a while. To remove an unknown id changes
    /// nothing; an id that several obstacles share stands for all of them.
    ///
    /// Copies are not changed: a field that shares its data with a copy takes a copy of its own
    /// first, which costs as much memory and some milliseconds per 100,000 obstacles. So does the
    /// index of ids that the first change makes. Else the time depends on what is near the change
    /// (not on the map): microseconds for a circle. No other thread may use this very object
    /// meanwhile; copies may be used.
    ///
    /// Discs and cores keep their numbers, but for those of the changed obstacles and what these
    /// cover or uncover. A place that becomes free is a disc of radius 0 with obstacle noObstacle,
    /// covered all round, or a core from disc 0 to itself with obstacle noObstacle; no ray, arc or
    /// window ever meets it, and it is used again. Rarely all is built anew within, and numbered
    /// anew (numbering() tells): when the tolerance has to follow the extent, and when an inverted
    /// shape changes.
    Result<void> apply(std::span<const ObstacleChange> changes);
    /// Changes when apply() numbers all discs and cores anew.
    std::uint64_t numbering() const;

    double agentRadius() const;
    /// "Touching", map units: 1e-9 of the extent (or of the largest radius, if that is larger),
    /// but not below what doubles resolve as far from the origin as the obstacles are.
    double tolerance() const;
    /// The floor of wall's and polygon's expansion, map units; Disc::trueRadius is without it.
    double leastRadius() const;
    /// Encloses every expanded obstacle, of arenas the rim; empty when there are none.
    Box bounds() const;
    std::size_t obstacleCount() const;

    /// The discs that are not wholly inside another; after apply() also free places.
    std::span<const Disc> discs() const;
    /// Those of one obstacle one after the other; places where a core repeats another, or became
    /// free after apply(), join disc 0 with itself.
    std::span<const Core> cores() const;
    std::span<const Arena> arenas() const;
    /// Those whose rims bound what lies inside all arenas, ascending, as indices of arenas(): what
    /// is outside one of the others is outside one of these. Mostly few.
    std::span<const std::uint32_t> boundingArenas() const;
    /// The stretches of the disc's rim inside other discs, cores, polygons and outside arenas,
    /// disjoint and sorted by begin, which is in [0, 2 pi). A rim covered all round has one arc {0,
    /// 2 pi}.
    std::span<const RimArc> coveredArcs(DiscIndex disc) const;

    /// The first obstacle whose open interior the segment enters; `ignoreA` and `ignoreB` are
    /// discs that the segment touches by construction. An entry shallower than the tolerance
    /// is a touch. A start inside an obstacle is a hit at 0. Boundaries block, not the insides of
    /// polygons: for a segment that begins deep in one, ask obstacleAt().
    std::optional<Hit> firstHit(Point from, Point to, std::optional<DiscIndex> ignoreA = {},
                                std::optional<DiscIndex> ignoreB = {}) const;
    /// The same for a ray whose direction (a unit vector) is known; it ends after `reach` (> 0, map
    /// units, may be infinite). `from` must be finite.
    std::optional<Hit> firstHitAlong(Point from, Point direction, double reach,
                                     DiscIndex ignoreA = noDisc, DiscIndex ignoreB = noDisc) const;
    /// The same answer by number, without a look at what the obstacle is: what a search wants.
    Blocker firstBlocker(Point from, Point direction, double reach, DiscIndex ignoreA = noDisc,
                         DiscIndex ignoreB = noDisc) const;
    bool isFree(const Segment& segment) const;

    /// Distance from p to the nearest expanded obstacle, negative inside one (then minus the
    /// depth in the disc, stadium or polygon it is deepest inside of); infinity when there are
    /// none. Walls and polygons count without their floor here and in the next two.
    double clearance(Point p) const;
    /// The obstacle that p is deepest inside of, deeper than the tolerance.
    std::optional<std::int64_t> obstacleAt(Point p) const;
    /// Every obstacle that p is inside of, deeper than the tolerance: ids, ascending, each once.
    std::vector<std::int64_t> obstaclesAt(Point p) const;
    /// Whether no obstacle is deeper than the tolerance at p when walls and polygons have their
    /// floor, as firstHit() and coveredArcs() see them. False for a point on a thin wall.
    bool isFreeWithFloor(Point p) const;
    /// p itself when no obstacle is at it, else a nearest point on the boundary of the union of
    /// all obstacles, or outside of that by walls' and polygons' floor; nothing when no point is
    /// free (an arena filled by obstacles).
    std::optional<Point> nearestFreePoint(Point p) const;
    /// Discs whose box meets the window, in ascending order.
    std::vector<DiscIndex> discsIn(const Box& window) const;
    /// Cores that meet the window, perhaps also some whose box alone does, in ascending order, as
    /// indices of cores().
    std::vector<std::uint32_t> coresIn(const Box& window) const;
    /// The same in no particular order, into vectors that are used again and again.
    void collectDiscsIn(const Box& window, std::vector<DiscIndex>& found) const;
    void collectCoresIn(const Box& window, std::vector<std::uint32_t>& found) const;
    /// Cores whose capsules come nearer than `reach` (>= 0, map units) to that of the core, it
    /// among them, perhaps also some that lie a little farther; in ascending order.
    void collectCoresAlong(std::uint32_t core, double reach,
                           std::vector<std::uint32_t>& found) const;
    /// Cores that end in the disc, in no particular order; where very many do only some of them,
    /// that which leads closest to the direction (not of length 0) among them.
    void collectCoresFrom(DiscIndex disc, Point direction, std::vector<std::uint32_t>& found) const;

private:
    struct Data;
    explicit ObstacleField(std::shared_ptr<Data> data);
    std::shared_ptr<Data> m_data; // changed by apply() alone, and only while nobody shares it
};

} // namespace thicket::nav
