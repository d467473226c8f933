#pragma once

#include "libnav/collision/collision_export.h"
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
    unsigned threads = 1; ///< of the build; 0: as many as the machine runs at a time
    /// ObstacleField::withAgentRadius() will be asked for smaller radii: the build prepares for it.
    bool wantsSmallerRadii = false;
    /// Searches keep the free tangents of the corners of walls and polygons that they come to with
    /// the field, and later ones need no rays there: they take a third to a tenth of the time. The
    /// first search of a map takes 2 to 45 times as long as without. All together take less time
    /// only after 4 to 120 queries, and after 240 to 1,200 where corners see far and queries are
    /// short: streets, caves, groups of trees on open ground. An edit drops what it may change: the
    /// query after it can take 5 times as long as without. So for a map that is edited before each
    /// query leave it off. Where more discs are those of circles than of corners, nothing is kept.
    /// Memory: some 2,000 bytes for each winding round a corner, at most 256 MB. Paths have the
    /// same lengths. Where several are equally short another one may be found, but always the same
    /// one, whatever was asked before. Traced searches and LiveQuery do without.
    bool keepsTangents = false;
    /// With keepsTangents: searches keep, too, which corners are seen from the square without
    /// obstacles in which they start, and later ones that start in that square hardly need rays:
    /// they take 0.5 to 1 times as long. The first search from a square takes a tenth of a
    /// millisecond to a millisecond longer, so this is worthwhile where most squares, a fraction of
    /// the distance between corners wide, are started from dozens of times. An edit drops all
    /// squares. Memory: 32 bytes for each corner that is seen from a square and each winding round
    /// it, at most 64 MB. Paths as with keepsTangents.
    bool keepsSights = false;
    /// Searches and isReachable() label the connected parts of the free space, once, when they need
    /// it first, and know at once whether obstacles separate two points. That first time takes some
    /// times as long as building the field; a query with a limited time does without labels that
    /// are not there yet. Edits keep the labels if they only add obstacles, or remove or move such
    /// as enclose nothing; otherwise the next query that needs labels makes them anew. Answers are
    /// the same as without. Memory: less than half of the field's, mostly far less.
    bool labelsSpace = false;
};

/// Every obstacle of a map expanded by the agent's radius (Minkowski sum), so that the agent
/// becomes a point, with a spatial index over them. Obstacles are open sets: touching is allowed.
///
/// A copy shares the data. Any number of threads may query one field, or copies of it, while no
/// thread changes that object (apply(), assignment).
///
/// Circles of expanded radius 0 block nothing. Contacts closer than 10 tolerances are sealed. Walls
/// and polygons have a minimum expansion, 1000 tolerances or 1e-6 of the extent, so that they have
/// an interior. It decides what blocks; clearances and path lengths do not include it. The minimum
/// expansion closes narrow passages. For an agent of radius 0, a passage between two walls without
/// thickness, or polygons, is open only if it is wider than twice the minimum expansion plus 10
/// tolerances (2e-6 of the extent). Between one of them and a circle, half of that is enough. Where
/// half the thickness plus the agent's radius reaches the minimum expansion, only the 10 tolerances
/// remain. Map validation reports passages closed in this way ("narrowGap").
///
/// Where very many obstacles overlap, a build does not list the pairs. It finds what covers each
/// boundary, and what comes near its free stretches. Time and memory then grow about as n log n
/// with the obstacles, not with the pairs that overlap. Answers are the same, with two exceptions.
/// Contacts deep in a third obstacle are not sealed. Stretches of boundaries shorter than 10
/// tolerances, through which more than a dozen others pass, may differ.
///
/// For a point that is not finite: nothing is hit from or to it, no obstacle is at it, its
/// clearance is NaN, it has no nearest free point, and no segment with such an end is free.
///
/// Source: Red Blob Games, "Circular Obstacle Pathfinding" (2017), for the expansion.
class THICKET_COLLISION_EXPORT ObstacleField {
public:
    /// No obstacles, agent radius 0.
    ObstacleField();

    /// Coordinates and radii beyond 1e9, NaN, infinities, negative radii, walls of fewer than two
    /// and polygons of fewer than three different points, and polygons that cross themselves are
    /// errors that name the obstacle; nothing is built then. `agentRadius` >= 0, map units.
    /// The same obstacles in the same order give the same field, bit by bit, for any number of
    /// threads.
    static Result<ObstacleField> build(std::span<const Obstacle> obstacles, double agentRadius,
                                       const FieldOptions& options = {});

    /// The field of the same obstacles for another agent's radius, >= 0, map units. Its answers are
    /// those of a field built for that radius, with these exceptions: the last bits of bounds(),
    /// and of hits on obstacles that a ray almost misses; which obstacle is named when a ray meets
    /// several at the same place; and tolerance(), which is kept if apply() has changed this field.
    ///
    /// For a smaller radius nothing is built: obstacles and the spatial index are shared with this
    /// field, radii are copied (some milliseconds per 100,000 obstacles), and the rest is computed
    /// on first use. The first such call builds an index of contacts by radius, in a fraction of
    /// the time of a build, unless FieldOptions::wantsSmallerRadii has built it. For a larger
    /// radius a field is built once, for about 1.5 times that radius. This field keeps it and
    /// shares it with the fields derived from this one, directly or not. So for several agents,
    /// build the field for the largest of them. Rays in a field derived for a much smaller radius
    /// pass more obstacles' boxes than in one built for it.
    ///
    /// Each call builds a field where not all parts grow like a disc: with inverted circles; where
    /// a radius comes below the minimum expansion (as walls without thickness and polygons for an
    /// agent of radius 0); where the largest exceeds the extent of the map; where rounding decides
    /// whether one obstacle lies inside another; and for larger radii that cover the map many
    /// times.
    ///
    /// apply() on a derived field rebuilds it first. Any number of threads may call this.
    Result<ObstacleField> withAgentRadius(double agentRadius) const;

    /// Applies the changes in order, without a rebuild. Errors as for build(); nothing is changed
    /// then. The answers are those of a field built from the new obstacles, with two exceptions.
    /// tolerance() is kept while the extent stays within a factor of 2 of what it was computed for.
    /// bounds() may stay too large for a while after removals. Removing an unknown id changes
    /// nothing; an id that several obstacles share stands for all of them.
    ///
    /// Copies are not changed: a field that shares its data with a copy copies it first, which
    /// costs as much memory and some milliseconds per 100,000 obstacles. So does the index of ids,
    /// which the first change builds. Otherwise the time depends on what is near the change, not on
    /// the map: microseconds for a circle. No other thread may use this object meanwhile; copies
    /// may be used.
    ///
    /// Rarely the whole field is rebuilt: when the tolerance must follow the extent, and when an
    /// inverted shape changes. Then numbering() changes.
    Result<void> apply(std::span<const ObstacleChange> changes);
    /// A version of the disc numbers, by which edges of the tangent graph name what they touch
    /// (Contact::disc). While it stays the same, apply() keeps all numbers, except those of the
    /// changed obstacles and of what these cover or uncover.
    std::uint64_t numbering() const;

    double agentRadius() const;
    /// The distance that counts as touching, map units: 1e-9 of the extent (or of the largest
    /// radius, if that is larger), but not below what doubles resolve as far from the origin as the
    /// obstacles are.
    double tolerance() const;
    /// Encloses every expanded obstacle, or the circle of an inverted one; empty without obstacles.
    Box bounds() const;
    std::size_t obstacleCount() const;
    /// Round parts: circles, ends of walls, corners, seals. The cost of a search and the size of
    /// the tangent graph grow with it.
    std::size_t discCount() const;

    /// The first obstacle whose open interior the segment enters. An entry shallower than the
    /// tolerance is a touch, and no hit. A start inside an obstacle is a hit at 0. Only boundaries
    /// block, not the insides of polygons: for a segment that begins deep in one, use obstacleAt().
    /// `at` is where the segment is a tolerance deep; castRay() finds the boundary itself.
    std::optional<Hit> firstHit(Point from, Point to) const;
    /// The same for a ray whose direction (a unit vector) is known; it ends after `reach` (> 0, map
    /// units, may be infinite). `from` must be finite.
    std::optional<Hit> firstHitAlong(Point from, Point direction, double reach) const;
    bool isFree(const Segment& segment) const;

    /// Distance from p to the nearest expanded obstacle, map units; negative inside one (minus the
    /// depth in the disc, stadium or polygon in which p is deepest); infinity without obstacles.
    /// Without the minimum expansion, as are obstacleAt() and obstaclesAt().
    double clearance(Point p) const;
    /// The obstacle in which p is deepest, if deeper than the tolerance.
    std::optional<std::int64_t> obstacleAt(Point p) const;
    /// Every obstacle that p is inside of, deeper than the tolerance: ids, ascending, each once.
    std::vector<std::int64_t> obstaclesAt(Point p) const;
    /// p itself when no obstacle is at it, otherwise a nearest point on the boundary of the union
    /// of all obstacles with their minimum expansion; nothing when no point is free (an inverted
    /// circle filled by obstacles).
    std::optional<Point> nearestFreePoint(Point p) const;

private:
    friend class SearchView;
    struct Data;
    explicit ObstacleField(std::shared_ptr<Data> data);
    std::shared_ptr<Data> m_data; // changed by apply() only, and only while unshared
};

} // namespace thicket::nav
