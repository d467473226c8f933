#include "libnav/path/coveredends.h"

#include "libnav/geometry/direction.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace thicket::nav {

namespace {

constexpr double reachInExpansions = 50;

/// The obstacles near a point, and the exits from it: free points beside it.
class Surroundings {
public:
    Surroundings(const SearchView& field, Point p)
        : m_field(field), m_from(p), m_reach(reachInExpansions * field.minimumExpansion()),
          m_tolerance(field.tolerance())
    {
        const Box box{{p.x - m_reach, p.y - m_reach}, {p.x + m_reach, p.y + m_reach}};
        m_discs = field.discsIn(box);
        for (const CoreIndex index : field.coresIn(box))
            m_cores.push_back(field.cores()[index]);
    }

    std::vector<Point> exits()
    {
        for (const DiscIndex i : m_discs)
            addRim(i);
        for (std::size_t i = 0; i < m_cores.size(); ++i)
            for (const double side : {1.0, -1.0})
                addSide(i, side);
        addMouths();
        std::sort(m_exits.begin(), m_exits.end(), [this](Point a, Point b) {
            const double toA = distance(m_from, a);
            const double toB = distance(m_from, b);
            return toA != toB ? toA < toB : isBefore(a, b);
        });
        m_exits.erase(std::unique(m_exits.begin(), m_exits.end()), m_exits.end());
        return m_exits;
    }
    // Whether two exits are on the same side of the point: nothing is between them.
    bool areOneSide(Point a, Point b) const
    {
        bool left = false;
        bool right = false;
        std::vector<Core> cores;
        for (const CoreIndex index : m_field.coresIn(boxOf(a, b)))
            cores.push_back(m_field.cores()[index]);
        for (const Core& core : cores) // corners on the line between them
            for (const auto& [end, other] : {std::pair{core.a, core.b}, {core.b, core.a}})
                if (toWay(a, b, disc(end).center) <= 4 * m_tolerance)
                    (cross(b - a, disc(other).center - a) > 0 ? left : right) = true;
        return !(left && right) && !isAcross(a, b);
    }
    // Whether two exits lie in nearly the same direction (within 60 degrees).
    bool areOneWay(Point a, Point b) const
    {
        return 2 * dot(a - m_from, b - m_from) > distance(m_from, a) * distance(m_from, b);
    }

    // Whether a nearby point is in line of sight. False if a side runs along the line: which side
    // the line is on would be rounding, and it may be a seam.
    bool sees(Point p) const
    {
        const Point middle = 0.5 * (m_from + p);
        const auto isAlong = [&](const Core& core) {
            return toWay(disc(core.a).center, disc(core.b).center, middle) <= 2 * m_tolerance;
        };
        return distance(m_from, p) <= m_reach && !isAcross(m_from, p) && !isWithin(p) &&
               !m_field.obstacleAt(middle) && std::none_of(m_cores.begin(), m_cores.end(), isAlong);
    }

    // A free point beyond the exit, if there is one, else the exit. A search that starts on a rim,
    // or on two sides at once, would not be clearly on one side.
    Point beside(Point exit) const
    {
        const Point way = exit - m_from;
        const Point open = exit + m_field.minimumExpansion() / 2 / length(way) * way;
        const bool isOpen =
            isFree(open) && !isAcross(m_from, open) && !m_field.firstHit(exit, open);
        return isOpen ? open : exit;
    }

private:
    const Disc& disc(DiscIndex i) const { return m_field.discs()[i]; }
    Point axisOf(const Core& core) const { return disc(core.b).center - disc(core.a).center; }
    double lengthOf(const Core& core) const { return length(axisOf(core)); }
    double alongOf(const Core& core, Point p) const
    {
        return dot(axisOf(core), p - disc(core.a).center) / lengthOf(core);
    }
    double asideOf(const Core& core, Point p) const
    {
        return cross(axisOf(core), p - disc(core.a).center) / lengthOf(core);
    }
    double halfOf(const Core& core) const
    {
        return std::min(disc(core.a).radius, disc(core.b).radius);
    }

    static double toWay(Point from, Point to, Point p)
    {
        const Point way = to - from;
        const double share = std::clamp(dot(way, p - from) / dot(way, way), 0.0, 1.0);
        return distance(from + share * way, p);
    }

    Box boxOf(Point a, Point b) const
    {
        const double margin = 4 * m_tolerance;
        return {{std::min(a.x, b.x) - margin, std::min(a.y, b.y) - margin},
                {std::max(a.x, b.x) + margin, std::max(a.y, b.y) + margin}};
    }

    void add(Point p)
    {
        if (distance(p, m_from) <= m_reach)
            addAnywhere(p);
    }
    void addAnywhere(Point p)
    {
        if (isFree(p) && !isAcross(m_from, p) && !isWithin(p))
            m_exits.push_back(p);
    }
    // Also not so deep in an obstacle that rounding decides whether rays enter it.
    bool isFree(Point p) const
    {
        return m_field.isFreeForRays(p) && m_field.clearance(p) > -m_tolerance / 2;
    }

    // Adds both ends and the middle of each free part of a rim.
    void addRim(DiscIndex i)
    {
        const auto arcs = m_field.coveredArcs(i);
        for (std::size_t k = 0; k < arcs.size(); ++k) {
            const double end = arcs[k].begin + arcs[k].sweep;
            const double next =
                k + 1 < arcs.size() ? arcs[k + 1].begin : arcs[0].begin + 2 * std::numbers::pi;
            for (const double angle : {end, next, (end + next) / 2})
                add(disc(i).center + disc(i).radius * unitAt(angle));
        }
    }

    // Adds the point straight across on a core's side, and the crossings with the sides of other
    // cores.
    void addSide(std::size_t index, double side)
    {
        const Core& core = m_cores[index];
        const double ahead = alongOf(core, m_from);
        if (ahead >= 0 && ahead <= lengthOf(core))
            add(onSide(core, side, ahead));
        for (std::size_t i = 0; i < index; ++i)
            for (const double other : {1.0, -1.0})
                if (const auto crossing = crossingOf(core, side, m_cores[i], other))
                    add(*crossing);
    }
    Point onSide(const Core& core, double side, double along) const
    {
        const Point way = (1 / lengthOf(core)) * axisOf(core);
        return disc(core.a).center + side * halfOf(core) * leftNormal(way) + along * way;
    }
    std::optional<Point> crossingOf(const Core& core, double side, const Core& other,
                                    double otherSide) const
    {
        const Point along = (1 / lengthOf(core)) * axisOf(core);
        const Point begin = onSide(core, side, 0);
        const double slope = cross(axisOf(other), along) / lengthOf(other);
        if (std::abs(slope) <= 1e-9)
            return {};
        return begin + (otherSide * halfOf(other) - asideOf(other, begin)) / slope * along;
    }

    // Adds the exit of a spike that contains the point, or has it as its tip: where the spike
    // becomes wide enough, at any distance.
    void addMouths()
    {
        std::vector<Core> near;
        for (const Core& core : m_cores)
            if (toWay(disc(core.a).center, disc(core.b).center, m_from) <
                halfOf(core) + m_field.minimumExpansion())
                near.push_back(core);
        const auto isBeside = [this](const Core& core, Point p) {
            const double along = alongOf(core, p);
            return along >= 0 && along <= lengthOf(core);
        };
        for (std::size_t i = 0; i < near.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                for (const double side : {1.0, -1.0})
                    for (const double other : {1.0, -1.0})
                        if (const auto mouth = crossingOf(near[i], side, near[j], other))
                            if (distance(*mouth, m_from) > m_reach && isBeside(near[i], *mouth) &&
                                isBeside(near[j], *mouth))
                                addAnywhere(*mouth);
    }

    // Whether the straight line leads through an obstacle.
    bool isAcross(Point from, Point to) const
    {
        const auto crosses = [&](CoreIndex index) {
            const Core& core = m_field.cores()[index];
            const double before = asideOf(core, from);
            const double after = asideOf(core, to);
            if (std::min(std::abs(before), std::abs(after)) <= m_tolerance ||
                (before > 0) == (after > 0))
                return false;
            const Point at = from + before / (before - after) * (to - from);
            const double x = alongOf(core, at);
            return x > 0 && x < lengthOf(core);
        };
        const auto enters = [&](DiscIndex i) {
            return disc(i).trueRadius - toWay(from, to, disc(i).center) > 4 * m_tolerance;
        };
        const auto cores = m_field.coresIn(boxOf(from, to));
        const auto discs = m_field.discsIn(boxOf(from, to));
        return std::any_of(cores.begin(), cores.end(), crosses) ||
               (to != from && std::any_of(discs.begin(), discs.end(), enters));
    }

    // Whether the line to an exit passes between obstacles that touch.
    bool isWithin(Point exit) const
    {
        return std::any_of(m_discs.begin(), m_discs.end(), [&](DiscIndex i) {
            return distance(m_from, disc(i).center) > m_tolerance &&
                   distance(exit, disc(i).center) > m_tolerance &&
                   toWay(m_from, exit, disc(i).center) <= m_tolerance &&
                   squeezes(exit, disc(i).center);
        });
    }
    // Whether cores continue from a corner on the line on both sides of the line.
    bool squeezes(Point exit, Point corner) const
    {
        const Point way = (1 / distance(m_from, exit)) * (exit - m_from);
        bool left = false;
        bool right = false;
        for (const Core& core : m_cores) {
            const Point a = disc(core.a).center;
            const Point b = disc(core.b).center;
            if (toWay(a, b, corner) > m_tolerance)
                continue;
            const bool ends = distance(a, corner) <= m_tolerance;
            const bool isThrough = !ends && distance(b, corner) > m_tolerance;
            const Point on = ends || (isThrough && dot(way, b - a) > 0) ? b : a;
            left |= cross(way, on - m_from) > m_tolerance;
            right |= cross(way, on - m_from) < -m_tolerance;
        }
        return left && right;
    }

    SearchView m_field;
    Point m_from;
    double m_reach;
    double m_tolerance;
    std::vector<DiscIndex> m_discs;
    std::vector<Core> m_cores;
    std::vector<Point> m_exits;
};

// The exits of a point that only the minimum expansion of thin walls and polygons covers.
std::vector<Point> waysOut(const SearchView& field, Point p)
{
    Surroundings around(field, p);
    std::vector<Point> sides;
    for (const Point exit : around.exits())
        if (std::none_of(sides.begin(), sides.end(), [&](Point side) {
                return around.areOneSide(side, exit) && around.areOneWay(side, exit);
            }))
            sides.push_back(exit);
    for (Point& side : sides)
        side = around.beside(side);
    return sides;
}

} // namespace

std::optional<std::vector<Point>> waysFrom(const SearchView& field, Point p)
{
    if (field.isFreeForRays(p))
        return std::vector<Point>{p};
    if (field.obstacleAt(p))
        return {};
    return waysOut(field, p);
}

bool areInOnePocket(const SearchView& field, Point p, Point q)
{
    if (field.isFreeForRays(p) || field.isFreeForRays(q))
        return false;
    // Looks from point to point of the line, each time past the next one: a side that crosses the
    // line exactly at a point would count as touched from both.
    const double reach = reachInExpansions * field.minimumExpansion();
    const double count = std::max(1.0, std::ceil(2 * distance(p, q) / reach) - 1);
    const auto at = [&](double i) { return i <= count ? p + i / (count + 1) * (q - p) : q; };
    for (double i = 0; i < count; ++i)
        if (field.isFreeForRays(at(i)) || !Surroundings(field, at(i)).sees(at(i + 2)))
            return false;
    return true;
}

} // namespace thicket::nav
