#pragma once

#include "libnav/collision/searchview.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace thicket::nav {

/// A free stretch of the boundary of all obstacles: of a disc's rim, a core's side or an arena's
/// rim. Walked so that the obstacle is to the left: counter-clockwise round a disc, clockwise along
/// the rim of an arena.
struct BoundaryStretch {
    enum class Kind : std::uint8_t { rim, side, arena };
    Kind kind = Kind::rim;
    std::uint32_t index = 0; ///< of the disc, core or arena
    double sign = 1;         ///< of a core: the side of its axis
    Circle circle = {};      ///< of a rim or arena
    double begin = 0;        ///< of a rim or arena: an angle
    double sweep = 0;        ///< from `begin`, negative along an arena
    bool isClosed = false;   ///< a whole circle
    Segment line = {};       ///< of a side

    Point first() const;
    Point last() const;
    /// The direction of the walk at its first and last point, a unit vector.
    Point firstDirection() const;
    Point lastDirection() const;
    /// The point of the stretch nearest to p.
    Point nearestTo(Point p) const;
    /// The angle by which the direction from p to the walker turns, radians.
    double windingRound(Point p) const;
    /// Twice the area between `origin` and the walk, counter-clockwise positive.
    double doubledArea(Point origin) const;
    /// The distance from `from` along the unit vector at which a line last crosses the stretch; no
    /// value if it does not. `slack`: how far beyond its ends a crossing counts, map units.
    std::optional<double> lastCrossing(Point from, Point direction, double slack) const;
};

/// Walks along the boundary of the free space, as rays see it.
class BoundaryWalk {
public:
    /// The field must outlive it.
    explicit BoundaryWalk(const SearchView& field) : m_field(field), m_step(4 * field.tolerance())
    {}

    /// The stretch that a ray met at that point.
    std::optional<BoundaryStretch> stretchAt(const Blocker& blocker, Point at);
    /// The whole closed boundary that the stretch is part of: what separates the free space beside
    /// it from one connected part of the rest. No value where the walk is lost, in a contact that
    /// is not regular.
    std::optional<std::vector<BoundaryStretch>> boundaryFrom(const BoundaryStretch& stretch);
    /// Free stretches of rims, sides and arenas. Those of sides and arenas begin where it happens
    /// to look: an end of one, and a short one, may be missing.
    std::vector<BoundaryStretch> all();

private:
    using Stretch = BoundaryStretch;

    std::optional<Stretch> after(const Stretch& stretch);
    std::optional<Stretch> after(const Stretch& stretch, double reach);
    Stretch gap(DiscIndex disc, std::size_t index) const;
    std::size_t gapCount(DiscIndex disc) const;
    std::optional<Stretch> gapFrom(DiscIndex disc, Point at, double reach) const;
    std::optional<Stretch> sideFrom(CoreIndex core, double sign, Point at, double reach) const;
    std::optional<Stretch> arenaFrom(ArenaIndex arena, Point at, double reach);
    double freeSweep(ArenaIndex arena, double begin);
    /// Calls consider(stretch) for the gaps of rims that go on near the end of a stretch.
    template <class Consider>
    void considerRims(const Stretch& stretch, Point end, double reach, Consider consider);
    void listBegins();
    std::uint64_t cellOf(double x, double y) const;
    void collectCrossings(const Arena& arena, const Box& window);
    bool isSame(const Stretch& a, const Stretch& b) const;

    SearchView m_field;
    double m_step;                  ///< points nearer than this are one, map units
    std::vector<DiscIndex> m_discs; ///< scratch memory, as the next
    std::vector<CoreIndex> m_cores;
    std::vector<Point> m_crossings;
    struct Begin {
        DiscIndex disc;
        std::uint32_t gap = 0;
    };
    /// Where gaps of rims begin, by cell. Listed once many discs were looked at in vain: where
    /// thousands overlap, each place is in the boxes of thousands.
    std::unordered_map<std::uint64_t, std::vector<Begin>> m_begins;
    std::size_t m_looked = 0; ///< at discs
};

} // namespace thicket::nav
