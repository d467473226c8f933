#pragma once

#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/keptlabels.h"
#include "libnav/collision/obstaclefield.h"

#include <cassert>

namespace thicket::nav {

class CoreGrid;
class PlaceNotes;
class RimNotes;
struct FieldData;

/// The first part that a ray met, by number. Computed in the search's innermost loop.
struct Blocker {
    enum class Kind : std::uint8_t { none, disc, core, arena };
    Kind kind = Kind::none;
    std::uint32_t index = 0; ///< in discs(), cores() or arenas()
    double at = 0;           ///< distance along the ray, map units; its reach if nothing is met

    /// The index, of a blocker of that kind.
    DiscIndex disc() const
    {
        assert(kind == Kind::disc);
        return DiscIndex(index);
    }
    CoreIndex core() const
    {
        assert(kind == Kind::core);
        return CoreIndex(index);
    }
    ArenaIndex arena() const
    {
        assert(kind == Kind::arena);
        return ArenaIndex(index);
    }
};

/// An ObstacleField as the path search and the tangent graph use it: expanded parts by number, free
/// stretches of rims, blockers. For libnav only; not installed.
///
/// A pointer, to be passed by value or reference. It is valid until the field is destroyed or
/// assigned, or its next apply(). Any number of threads may use views of one field. Points that are
/// not finite are treated as by ObstacleField.
class THICKET_COLLISION_EXPORT SearchView {
public:
    SearchView(const ObstacleField& field); // NOLINT(google-explicit-constructor): the same field
    explicit SearchView(const FieldData& field) : m_data(&field) {}

    double agentRadius() const;
    double tolerance() const;
    Box bounds() const;
    /// The least radius that walls and polygons are expanded by, map units: 1000 tolerances. It
    /// decides what blocks (Disc::radius), not how long a path is (Disc::trueRadius).
    double minimumExpansion() const;
    /// Whether some discs may have a radius above their true one.
    bool hasRaisedRadii() const;
    /// ObstaclePart::isThin of a disc or core with that true radius.
    bool isThin(double trueRadius) const;

    /// The discs that are not wholly inside another, in Morton order of their obstacles, those of
    /// one obstacle in the order of its points, seals last. A nested disc in which a core ends is
    /// among them, covered all round; rays and discsIn() skip it. After apply() a free place is a
    /// disc of radius 0 with obstacle noObstacle, covered all round, and is reused.
    std::span<const Disc> discs() const;
    /// The cores of one obstacle are consecutive. A core that repeats another, and after apply() a
    /// free place, joins disc 0 with itself, with obstacle noObstacle. No ray or window meets it.
    std::span<const Core> cores() const;
    std::span<const Arena> arenas() const;
    /// The arenas whose rims bound the intersection of all arenas, ascending, as indices of
    /// arenas(). Whatever is outside another arena is outside one of these. Mostly few.
    std::span<const ArenaIndex> boundingArenas() const;
    /// The stretches of the disc's rim inside other discs, cores, polygons and outside arenas,
    /// disjoint and sorted by begin, which is in [0, 2 pi). A rim covered all round has the one arc
    /// {0, 2 pi}.
    std::span<const RimArc> coveredArcs(DiscIndex disc) const;

    /// ObstacleField::firstHit() with up to two discs ignored, which the segment touches by
    /// construction.
    std::optional<Hit> firstHit(Point from, Point to, std::optional<DiscIndex> ignoreA = {},
                                std::optional<DiscIndex> ignoreB = {}) const;
    /// The first obstacle that the ray enters by more than the tolerance. `direction` is a unit
    /// vector, `from` finite, `reach` > 0, map units, may be infinite.
    Blocker firstBlocker(Point from, Point direction, double reach, DiscIndex ignoreA = noDisc,
                         DiscIndex ignoreB = noDisc) const;
    /// Whether firstBlocker() would meet anything; less work, as the first that is found will do.
    bool isBlocked(Point from, Point direction, double reach, DiscIndex ignored = noDisc) const;
    /// The part that was met; `blocker` is not none, and was met on a ray through `position`.
    Hit hitOf(const Blocker& blocker, Point position) const;

    /// As of ObstacleField.
    bool isFree(const Segment& segment) const;
    double clearance(Point p) const;
    std::optional<std::int64_t> obstacleAt(Point p) const;
    std::optional<Point> nearestFreePoint(Point p) const;
    /// Whether p is inside no obstacle by more than the tolerance, with walls and polygons expanded
    /// by at least minimumExpansion(), as rays and coveredArcs() see them. False for a point on a
    /// thin wall, where obstacleAt() names nothing.
    bool isFreeForRays(Point p) const;

    /// Discs whose box meets the window, ascending.
    std::vector<DiscIndex> discsIn(const Box& window) const;
    /// Cores that meet the window, perhaps also some whose box alone does, ascending, as indices of
    /// cores().
    std::vector<CoreIndex> coresIn(const Box& window) const;
    /// The same in no particular order. The vector's memory is reused.
    void collectDiscsIn(const Box& window, std::vector<DiscIndex>& found) const;
    void collectCoresIn(const Box& window, std::vector<CoreIndex>& found) const;
    /// See queries.h.
    void visitParts(const Box& window, void (*visit)(void* context, const ObstaclePart& part),
                    void* context) const;
    /// Cores whose capsules come nearer than `reach` (>= 0, map units) to that of the core,
    /// including itself, perhaps also some that lie a little farther; ascending.
    void collectCoresAlong(CoreIndex core, double reach, std::vector<CoreIndex>& found) const;
    /// Cores that end in the disc, in no particular order; if there are very many, only some of
    /// them, including the one that leads closest to the direction (not of length 0).
    void collectCoresFrom(DiscIndex disc, Point direction, std::vector<CoreIndex>& found) const;

    /// The grid of the cores. In a field for another agent radius its half widths are those of the
    /// field that this was derived from.
    const CoreGrid& coreGrid() const;
    /// Whether searches keep what they find out about rims with the field.
    bool keepsTangents() const;
    const RimNotes& notes() const;
    /// Where searches keep what can be seen from places; null if they do not.
    const PlaceNotes* sights() const;
    /// In a field that keeps tangents, the discs in which no core ends, ascending; those of circles
    /// and seals. No value if there are many, nor in another field.
    std::optional<std::span<const DiscIndex>> loneDiscs() const;
    /// In a field that keeps tangents, the discs without minimum expansion, ascending. No value if
    /// there are many, or it keeps none.
    std::optional<std::span<const DiscIndex>> trueDiscs() const;

    /// Whether searches label the field's connected free space.
    bool labelsSpace() const;
    /// The labels. If there are none yet, makes them, or returns null if that is not wanted.
    const KeptLabels::Kept* spaceLabels(bool mayMake) const;

private:
    const FieldData* m_data;
};

} // namespace thicket::nav
