#include "libnav/map/blockers.h"

#include "libnav/collision/distance.h"
#include "libnav/collision/sidesweep.h"
#include "libnav/map/mapobject.h"
#include "libnav/map/pieces.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace thicket::nav {
namespace {

/// By the even-odd rule; a point on a side is on neither side of it.
bool isInside(Point p, const Polygon& polygon)
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

/// Brings points and obstacles together: the points are halved again and again, and of the
/// obstacles those are left whose outline passes through the box of the points at hand.
class Search {
public:
    Search(std::span<const Obstacle> obstacles, std::vector<Probe>& points)
        : m_obstacles(obstacles), m_result{std::vector<std::optional<std::size_t>>(points.size()),
                                           0}
    {
        // Arenas, which hold everything outside them, are looked at last.
        std::vector<std::uint32_t> order(obstacles.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_partition(order.begin(), order.end(),
                              [&](std::uint32_t i) { return !isInverted(obstacles[i].shape); });
        for (const std::uint32_t i : order)
            addPieces(m_pieces, obstacles[i].shape, i);
        std::vector<std::uint32_t> all(m_pieces.size());
        std::iota(all.begin(), all.end(), 0);
        search(points, all);
    }

    Blockers takeResult() { return std::move(m_result); }

private:
    enum class Relation { apart, near, round };
    using Pieces = std::vector<std::uint32_t>;

    void search(std::span<Probe> points, const Pieces& pieces)
    {
        if (m_budget == 0) {
            m_result.unchecked += points.size();
            return;
        }
        spend(pieces.size());
        const ProbeBounds bounds(points);
        const Box& box = bounds.box;
        Pieces near;
        for (std::size_t begin = 0; begin < pieces.size();) {
            const std::uint32_t obstacle = m_pieces[pieces[begin]].obstacle;
            std::size_t end = begin;
            while (end < pieces.size() && m_pieces[pieces[end]].obstacle == obstacle)
                ++end;
            if (keepNear(std::span(pieces).subspan(begin, end - begin), box, near)) {
                for (const Probe& point : points)
                    m_result.of[point.owner] = obstacle;
                return;
            }
            begin = end;
        }
        if (near.empty())
            return;
        if (bounds.isOne())
            return check(points, near);
        const std::size_t half = halve(points, bounds);
        search(points.first(half), near);
        search(points.subspan(half), near);
    }

    /// Adds an obstacle's pieces whose outline may pass through the box; true if none does because
    /// the box lies inside.
    bool keepNear(std::span<const std::uint32_t> pieces, const Box& box, Pieces& near)
    {
        const std::size_t before = near.size();
        const Obstacle& obstacle = m_obstacles[m_pieces[pieces.front()].obstacle];
        const auto* polygon = std::get_if<Polygon>(&obstacle.shape);
        for (const std::uint32_t i : pieces) {
            const Relation relation =
                polygon ? (mayReach(m_pieces[i], box, 0) ? Relation::near : Relation::apart)
                        : relationOf(m_pieces[i], isInverted(obstacle.shape), box);
            if (relation == Relation::round)
                return true;
            if (relation == Relation::near)
                near.push_back(i);
        }
        if (!polygon || near.size() > before)
            return false;
        spend(polygon->points.size());
        return isInside(box.min, *polygon);
    }

    static Relation relationOf(const Piece& piece, bool inverted, const Box& box)
    {
        if (!mayReach(piece, box, 0))
            return inverted ? Relation::round : Relation::apart;
        if (farthest(piece.side, box) < piece.radius)
            return inverted ? Relation::apart : Relation::round;
        return Relation::near;
    }

    /// All points are at one point.
    void check(std::span<const Probe> points, const Pieces& pieces)
    {
        const Point p = points.front().at;
        std::uint32_t last = UINT32_MAX;
        for (const std::uint32_t i : pieces) {
            const Piece& piece = m_pieces[i];
            const Obstacle& obstacle = m_obstacles[piece.obstacle];
            bool blocks = false;
            if (const auto* polygon = std::get_if<Polygon>(&obstacle.shape)) {
                if (piece.obstacle == last)
                    continue;
                spend(polygon->points.size());
                blocks = isInside(p, *polygon);
            } else {
                const double apart = distance(p, piece.side);
                blocks = isInverted(obstacle.shape) ? apart > piece.radius : apart < piece.radius;
            }
            last = piece.obstacle;
            if (!blocks)
                continue;
            for (const Probe& point : points)
                m_result.of[point.owner] = piece.obstacle;
            return;
        }
    }

    void spend(std::size_t sides) { m_budget -= std::min(m_budget, sides); }

    std::span<const Obstacle> m_obstacles;
    std::vector<Piece> m_pieces; // those of one obstacle one after the other
    Blockers m_result;
    std::size_t m_budget = blockersBudget;
};

} // namespace

Blockers findBlockers(std::span<const Point> points, std::span<const Obstacle> obstacles)
{
    std::vector<Probe> probes;
    probes.reserve(points.size());
    for (const Point point : points)
        probes.push_back({point, 0, std::uint32_t(probes.size()), 0});
    return points.empty() ? Blockers{} : Search(obstacles, probes).takeResult();
}

} // namespace thicket::nav
