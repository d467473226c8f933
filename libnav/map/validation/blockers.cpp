#include "libnav/map/validation/blockers.h"

#include "libnav/geometry/distance.h"
#include "libnav/geometry/sidesweep.h"
#include "libnav/map/mapobject.h"
#include "libnav/map/validation/pieces.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace thicket::nav {
namespace {

/// By the even-odd rule. A point on a side is not blocked.
bool blocks(const Polygon& polygon, Point p)
{
    bool isOdd = false;
    Point a = polygon.points.back();
    for (const Point b : polygon.points) {
        const bool isLevel = p.y >= std::min(a.y, b.y) && p.y <= std::max(a.y, b.y);
        if (isLevel && p.x <= std::max(a.x, b.x)) {
            if (p.x >= std::min(a.x, b.x) && sideOf(a, b, p) == 0)
                return false;
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
                isOdd = !isOdd;
        }
        a = b;
    }
    return isOdd != polygon.inverted;
}

/// Tests discs against obstacles. Halves the discs recursively, and at each level keeps the
/// obstacles whose outline comes near these discs.
class Search {
public:
    Search(std::span<const Obstacle> obstacles, std::vector<Probe>& discs)
        : m_obstacles(obstacles), m_result{std::vector<std::optional<std::size_t>>(discs.size()), 0}
    {
        // Arenas block everything outside them, so they are tested last.
        std::vector<std::uint32_t> order(obstacles.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_partition(order.begin(), order.end(),
                              [&](std::uint32_t i) { return !isInverted(obstacles[i].shape); });
        std::vector<Arena> arenas;
        for (const std::uint32_t i : order) {
            const auto* circle = std::get_if<Circle>(&obstacles[i].shape);
            if (circle && circle->inverted)
                arenas.push_back({circle->center, circle->radius, i});
            else
                addPieces(m_pieces, obstacles[i].shape, i);
        }
        addRims(m_pieces, std::move(arenas), 0);
        std::vector<std::uint32_t> all(m_pieces.size());
        std::iota(all.begin(), all.end(), 0);
        search(discs, all);
    }

    Blockers takeResult() { return std::move(m_result); }

private:
    enum class Relation { apart, near, round };
    using Pieces = std::vector<std::uint32_t>;

    void search(std::span<Probe> discs, const Pieces& pieces)
    {
        if (m_budget == 0) {
            m_result.unchecked += discs.size();
            return;
        }
        spend(pieces.size());
        const ProbeBounds bounds(discs);
        Pieces near;
        for (std::size_t begin = 0; begin < pieces.size();) {
            const std::uint32_t obstacle = m_pieces[pieces[begin]].obstacle;
            std::size_t end = begin;
            while (end < pieces.size() && m_pieces[pieces[end]].obstacle == obstacle)
                ++end;
            if (keepNear(std::span(pieces).subspan(begin, end - begin), bounds, near))
                return block(discs, obstacle);
            begin = end;
        }
        if (near.empty())
            return;
        if (discs.size() == 1 || bounds.isOne())
            return check(discs, near);
        const std::size_t half = halve(discs, bounds);
        search(discs.first(half), near);
        search(discs.subspan(half), near);
    }

    void block(std::span<const Probe> discs, std::uint32_t obstacle)
    {
        for (const Probe& disc : discs)
            m_result.of[disc.owner] = obstacle;
    }

    /// Adds the pieces of an obstacle whose outline may come near. True if none does because all
    /// discs are inside.
    bool keepNear(std::span<const std::uint32_t> pieces, const ProbeBounds& bounds, Pieces& near)
    {
        const std::size_t before = near.size();
        const std::uint32_t obstacle = m_pieces[pieces.front()].obstacle;
        const Shape& shape = m_obstacles[obstacle].shape;
        const bool isArena = std::holds_alternative<Circle>(shape) && isInverted(shape);
        for (const std::uint32_t i : pieces) {
            const Relation relation = relationOf(m_pieces[i], isArena, bounds);
            if (relation == Relation::round)
                return true;
            if (relation == Relation::near)
                near.push_back(i);
        }
        return near.size() == before && isInPolygon(bounds.box.min, obstacle);
    }

    static Relation relationOf(const Piece& piece, bool isArena, const ProbeBounds& bounds)
    {
        const Box& box = bounds.box;
        if (!mayReach(piece, box, isArena ? 0 : bounds.mostRadius))
            return isArena ? Relation::round : Relation::apart;
        const double beyond = farthest(piece.side, box);
        if (isArena)
            return beyond + bounds.mostRadius < piece.radius ? Relation::apart : Relation::near;
        return beyond < piece.radius ? Relation::round : Relation::near;
    }

    /// Tests discs that are all the same.
    void check(std::span<const Probe> discs, const Pieces& pieces)
    {
        const Probe& disc = discs.front();
        std::uint32_t last = UINT32_MAX;
        for (const std::uint32_t i : pieces) {
            const std::uint32_t obstacle = m_pieces[i].obstacle;
            if (overlaps(disc, m_pieces[i]) || (obstacle != last && isInPolygon(disc.at, obstacle)))
                return block(discs, obstacle);
            last = obstacle;
        }
    }

    bool overlaps(const Probe& disc, const Piece& piece) const
    {
        const auto* circle = std::get_if<Circle>(&m_obstacles[piece.obstacle].shape);
        const double apart = distance(disc.at, piece.side) - piece.radius;
        return (circle && circle->inverted ? -apart : apart) < disc.radius;
    }

    /// Only a polygon has an interior besides its pieces.
    bool isInPolygon(Point p, std::uint32_t obstacle)
    {
        const auto* polygon = std::get_if<Polygon>(&m_obstacles[obstacle].shape);
        if (!polygon)
            return false;
        spend(polygon->points.size());
        return blocks(*polygon, p);
    }

    void spend(std::size_t sides) { m_budget -= std::min(m_budget, sides); }

    std::span<const Obstacle> m_obstacles;
    std::vector<Piece> m_pieces; // contiguous by obstacle
    Blockers m_result;
    std::size_t m_budget = blockersBudget;
};

} // namespace

Blockers findBlockers(std::span<const Circle> discs, std::span<const Obstacle> obstacles)
{
    std::vector<Probe> probes;
    probes.reserve(discs.size());
    for (const Circle& disc : discs)
        probes.push_back({disc.center, disc.radius, std::uint32_t(probes.size()), 0});
    return discs.empty() ? Blockers{} : Search(obstacles, probes).takeResult();
}

} // namespace thicket::nav
