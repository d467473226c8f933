#include "libnav/collision/rims/arenaintersection.h"

#include "libnav/collision/rims/coveredarcs.h"
#include "libnav/collision/rims/nestedarenas.h"
#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"

#include <numbers>

namespace thicket::nav {

namespace {

constexpr double wholeRim = 2 * std::numbers::pi;

/// The region inside the arenas taken so far, as the stretches of rims that bound it.
class Region {
public:
    explicit Region(std::span<const Arena> arenas) : m_arenas(arenas) {}

    bool isEmpty() const { return m_isEmpty; }
    const ArenaIntersection& baseField() const { return m_whenEmpty; }

    /// Whether the region, if there is one, keeps farther than `margin` from the arena's rim.
    bool isWellInside(const Arena& arena, double margin) const
    {
        if (m_stretches.empty())
            return false;
        return distance(m_center, arena.center) + m_reach <= arena.radius - margin ||
               farthestFrom(arena.center) <= arena.radius - margin;
    }
    void take(ArenaIndex index)
    {
        const Arena& arena = m_arenas[index];
        if (arena.radius <= 0)
            return empty(index);
        // Of each rim the stretches inside the other arenas, which are few.
        std::vector<ArenaIndex> bounding{index};
        for (const Stretch& stretch : m_stretches)
            bounding.push_back(stretch.arena);
        std::sort(bounding.begin(), bounding.end());
        bounding.erase(std::unique(bounding.begin(), bounding.end()), bounding.end());
        std::vector<Stretch> stretches;
        for (const Stretch& stretch : m_stretches)
            cut(stretch, arena, stretches);
        addRim(index, bounding, stretches);
        if (stretches.empty()) {
            bounding.swap(m_whenEmpty.arenas);
            m_isEmpty = true;
            return;
        }
        m_stretches = std::move(stretches);
        measure();
    }
    /// The arenas whose rims come near the region, and its corners.
    ArenaIntersection finish(double margin) const
    {
        if (m_isEmpty)
            return m_whenEmpty;
        ArenaIntersection found;
        for (ArenaIndex i; i < m_arenas.size(); ++i)
            if (!isWellInside(m_arenas[i], margin))
                found.arenas.push_back(i);
        for (const Stretch& stretch : m_stretches)
            if (stretch.arc.sweep < wholeRim) {
                found.corners.push_back(at(stretch, 0));
                found.corners.push_back(at(stretch, 1));
            }
        return found;
    }

private:
    struct Stretch {
        ArenaIndex arena;
        RimArc arc;
    };

    void empty(ArenaIndex index)
    {
        m_whenEmpty.arenas = {index};
        m_isEmpty = true;
    }
    Point at(const Stretch& stretch, double share) const
    {
        const Arena& arena = m_arenas[stretch.arena];
        const double angle = stretch.arc.begin + share * stretch.arc.sweep;
        return arena.center + arena.radius * unitAt(angle);
    }
    double farthestFrom(Point p) const
    {
        double farthest = 0;
        for (const Stretch& stretch : m_stretches) {
            const Arena& arena = m_arenas[stretch.arena];
            const Point away = arena.center - p;
            double after = std::fmod(angleOf(away) - stretch.arc.begin, wholeRim);
            if (after < 0)
                after += wholeRim;
            if (after <= stretch.arc.sweep)
                farthest = std::max(farthest, length(away) + arena.radius);
            farthest =
                std::max({farthest, distance(p, at(stretch, 0)), distance(p, at(stretch, 1))});
        }
        return farthest;
    }
    // The parts of the stretch inside the arena.
    void cut(const Stretch& stretch, const Arena& by, std::vector<Stretch>& kept) const
    {
        CoveredArcs covered = coveredOf(stretch.arena);
        covered.coverOutside(by);
        const double rest = wholeRim - stretch.arc.sweep;
        if (rest > 0)
            covered.cover({stretch.arc.begin + stretch.arc.sweep, rest});
        for (const RimArc& gap : covered.gaps())
            kept.push_back({stretch.arena, gap});
    }
    void addRim(ArenaIndex index, std::span<const ArenaIndex> others,
                std::vector<Stretch>& stretches) const
    {
        CoveredArcs covered = coveredOf(index);
        for (const ArenaIndex other : others)
            if (other != index)
                covered.coverOutside(m_arenas[other]);
        for (const RimArc& gap : covered.gaps())
            stretches.push_back({index, gap});
    }
    CoveredArcs coveredOf(ArenaIndex index) const
    {
        const Arena& arena = m_arenas[index];
        return CoveredArcs(Disc{arena.center, arena.radius, arena.obstacle, -1}, 0);
    }
    // A disc that encloses the region.
    void measure()
    {
        Box box;
        for (const Stretch& stretch : m_stretches) {
            const Point middle = at(stretch, 0.5);
            enclose(box, {middle, middle});
        }
        m_center = box.center();
        m_reach = farthestFrom(m_center);
    }

    std::span<const Arena> m_arenas;
    std::vector<Stretch> m_stretches;
    ArenaIntersection m_whenEmpty; // where the region is empty
    bool m_isEmpty = false;
    Point m_center;
    double m_reach = 0;
};

} // namespace

ArenaIntersection intersectionOf(std::span<const Arena> arenas, double margin)
{
    Region region(arenas);
    for (const ArenaIndex i : smallestFirst(arenas))
        if (!region.isEmpty() && !region.isWellInside(arenas[i], 0))
            region.take(i);
    return region.finish(margin);
}

} // namespace thicket::nav
