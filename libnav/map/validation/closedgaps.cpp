#include "libnav/map/validation/closedgaps.h"

#include "libnav/collision/expansion/growth.h"
#include "libnav/collision/index/parttree.h"
#include "libnav/collision/rims/nestedarenas.h"
#include "libnav/geometry/distance.h"
#include "libnav/geometry/nearestpoint.h"
#include "libnav/geometry/sidesweep.h"
#include "libnav/map/validation/blockers.h"
#include "libnav/map/validation/pieces.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace thicket::nav {
namespace {

/// The gap between two pieces. Nothing is between pieces that meet: width <= 0.
struct Between {
    Point from;   ///< on the outline of one
    Point toward; ///< unit vector to the other
    double width = 0;

    Segment across() const { return {from, from + width * toward}; }
};

bool doCross(const Segment& a, const Segment& b)
{
    return sideOf(a.a, a.b, b.a) * sideOf(a.a, a.b, b.b) < 0 &&
           sideOf(b.a, b.b, a.a) * sideOf(b.a, b.b, a.b) < 0;
}

/// The points of both segments that are nearest to each other. The segments must not cross.
Segment shortestBetween(const Segment& a, const Segment& b)
{
    Segment best;
    double least = std::numeric_limits<double>::infinity();
    const auto offer = [&](Point onA, Point onB) {
        const Point apart = onB - onA;
        if (dot(apart, apart) < least) {
            least = dot(apart, apart);
            best = {onA, onB};
        }
    };
    offer(a.a, nearestPoint(b, a.a));
    offer(nearestPoint(a, b.a), b.a);
    if (a.a != a.b)
        offer(a.b, nearestPoint(b, a.b));
    if (b.a != b.b)
        offer(nearestPoint(a, b.b), b.b);
    return best;
}

Between between(const Piece& a, const Piece& b)
{
    if (a.side.a != a.side.b && b.side.a != b.side.b && doCross(a.side, b.side))
        return {};
    const Segment bridge = shortestBetween(a.side, b.side);
    const double apart = distance(bridge.a, bridge.b);
    const double width = apart - a.radius - b.radius;
    if (width <= 0)
        return {};
    const Point toward = (1 / apart) * (bridge.b - bridge.a);
    return {bridge.a + a.radius * toward, toward, width};
}

/// The gap between a piece and the rim of an inverted circle round it, at its farther end.
Between beside(const Piece& piece, const Arena& arena)
{
    const Point end = distance(piece.side.a, arena.center) > distance(piece.side.b, arena.center)
                          ? piece.side.a
                          : piece.side.b;
    const double apart = distance(end, arena.center);
    const double width = arena.radius - apart - piece.radius;
    const Point outward = apart > 0 ? (1 / apart) * (end - arena.center) : Point{1, 0};
    return {end + piece.radius * outward, outward, width};
}

/// Finds gaps by a tree of all sides. Long sides are cut, so that the tree's boxes fit.
class Search {
public:
    Search(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
           double agentRadius, const std::stop_token& stop)
        : m_obstacles(obstacles), m_stop(stop)
    {
        Box given;
        double largest = 0;
        for (std::uint32_t i = 0; i < obstacles.size(); ++i) {
            const Shape& shape = obstacles[i].shape;
            enclose(given, boxOf(shape));
            largest = std::max(largest, expandedRadius(shape, agentRadius));
            if (!leaveOut[i])
                add(shape, i);
        }
        // A gap this narrow after expansion counts as touching.
        m_touching = 10 * toleranceFor(given, largest);
        m_closed = 2 * agentRadius + m_touching;
        dropRedundant(m_arenas, 0);
        m_tree = PartTree(cut(agentRadius));
        findPairs();
        findRims();
    }

    ClosedGaps takeResult(std::size_t wanted)
    {
        keepNarrowest();
        std::erase_if(m_gaps, [this](const ClosedGap& gap) { return isCrowded(gap); });
        std::sort(m_gaps.begin(), m_gaps.end(), [](const ClosedGap& g, const ClosedGap& h) {
            return std::tuple(-g.width, g.a, g.b) < std::tuple(-h.width, h.a, h.b);
        });
        constexpr std::size_t most = 10000;
        const bool areAllTested = m_gaps.size() <= most;
        m_gaps.resize(std::min(m_gaps.size(), most));
        dropBuried();
        ClosedGaps result{std::move(m_gaps), false};
        result.isComplete = areAllTested && m_budget > 0 && !m_stop.stop_requested() &&
                            result.found.size() <= wanted;
        result.found.resize(std::min(result.found.size(), wanted));
        return result;
    }

private:
    void add(const Shape& shape, std::uint32_t obstacle)
    {
        const auto* circle = std::get_if<Circle>(&shape);
        if (circle && circle->inverted)
            m_arenas.push_back({circle->center, circle->radius, obstacle});
        else
            addPieces(m_pieces, shape, obstacle);
    }

    /// The parts of all pieces. There are at most a few times as many.
    std::vector<PartTree::Part> cut(double agentRadius) const
    {
        double total = 0;
        for (const Piece& piece : m_pieces)
            total += distance(piece.side.a, piece.side.b);
        const double longest = std::max(8 * agentRadius, total / (2.0 * m_pieces.size() + 1000));
        std::vector<PartTree::Part> parts;
        for (std::uint32_t i = 0; i < m_pieces.size(); ++i) {
            const auto& [a, b] = m_pieces[i].side;
            const double length = distance(a, b);
            const auto count = length > longest ? std::ceil(length / longest) : 1;
            for (double k = 0; k < count; ++k)
                parts.push_back({{a + (k / count) * (b - a), a + ((k + 1) / count) * (b - a)},
                                 m_pieces[i].radius,
                                 i,
                                 {},
                                 true});
        }
        return parts;
    }

    void findPairs()
    {
        for (const PartTree::Part& part : m_tree.parts()) {
            if (isOver())
                return;
            const Piece& piece = m_pieces[part.index];
            const Point middle = 0.5 * (part.axis.a + part.axis.b);
            const double reach =
                distance(part.axis.a, middle) + part.radius + m_closed * (1 + 1e-12);
            m_tree.visitNear(middle, reach, [&](const PartTree::Part& other) {
                --m_budget;
                const Piece& second = m_pieces[other.index];
                if (piece.obstacle < second.obstacle)
                    consider(piece.obstacle, second.obstacle, between(piece, second));
                return m_budget > 0;
            });
        }
    }

    void findRims()
    {
        for (const auto& [center, radius, obstacle] : m_arenas) {
            for (const Piece& piece : m_pieces) {
                if (isOver())
                    return;
                --m_budget;
                consider(std::min(piece.obstacle, std::uint32_t(obstacle)),
                         std::max(piece.obstacle, std::uint32_t(obstacle)),
                         beside(piece, {center, radius, obstacle}));
            }
        }
    }

    bool isOver() const { return m_budget == 0 || m_stop.stop_requested(); }

    void consider(std::uint32_t a, std::uint32_t b, const Between& gap)
    {
        if (gap.width > m_closed)
            return;
        const bool areCircles = std::holds_alternative<Circle>(m_obstacles[a].shape) &&
                                std::holds_alternative<Circle>(m_obstacles[b].shape);
        // Pairs that meet in one place are kept, because they have no gap in another.
        if (gap.width <= m_touching && areCircles)
            return;
        m_gaps.push_back({a, b, gap.from + (gap.width / 2) * gap.toward, gap.across(), gap.width});
        constexpr std::size_t most = 2'000'000; // of memory
        if (m_gaps.size() == most)
            m_budget = 0;
    }

    void keepNarrowest()
    {
        std::sort(m_gaps.begin(), m_gaps.end(), [](const ClosedGap& g, const ClosedGap& h) {
            return std::tuple(g.a, g.b, g.width, g.at.x, g.at.y) <
                   std::tuple(h.a, h.b, h.width, h.at.x, h.at.y);
        });
        const auto isSamePair = [](const ClosedGap& g, const ClosedGap& h) {
            return g.a == h.a && g.b == h.b;
        };
        m_gaps.erase(std::unique(m_gaps.begin(), m_gaps.end(), isSamePair), m_gaps.end());
        std::erase_if(m_gaps, [this](const ClosedGap& gap) { return gap.width <= m_touching; });
    }

    /// Whether another obstacle reaches into the gap.
    bool isCrowded(const ClosedGap& gap) const
    {
        const double reach = 0.49 * gap.width;
        bool isFound = std::any_of(m_arenas.begin(), m_arenas.end(), [&](const Arena& arena) {
            return arena.radius - distance(gap.at, arena.center) < reach;
        });
        if (!isFound)
            m_tree.visitNear(gap.at, reach,
                             [&](const PartTree::Part&) { return !(isFound = true); });
        return isFound;
    }

    /// Drops gaps inside a polygon or outside an inverted one.
    void dropBuried()
    {
        std::vector<Circle> middles;
        for (const ClosedGap& gap : m_gaps)
            middles.push_back({gap.at, 0.49 * gap.width});
        const Blockers blockers = findBlockers(middles, m_obstacles);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_gaps.size(); ++i)
            if (!blockers.of[i])
                m_gaps[kept++] = m_gaps[i];
        m_gaps.resize(kept);
    }

    std::span<const Obstacle> m_obstacles;
    std::stop_token m_stop;
    std::vector<Piece> m_pieces;
    std::vector<Arena> m_arenas; ///< with the indices of their obstacles
    PartTree m_tree;             ///< of pieces, by their index
    double m_touching = 0;
    double m_closed = 0; ///< a gap must be wider than this
    std::vector<ClosedGap> m_gaps;
    std::size_t m_budget = closedGapsBudget;
};

} // namespace

ClosedGaps findClosedGaps(std::span<const Obstacle> obstacles, const std::vector<bool>& leaveOut,
                          double agentRadius, const std::stop_token& stop, std::size_t most)
{
    if (agentRadius <= 0)
        return {};
    return Search(obstacles, leaveOut, agentRadius, stop).takeResult(most);
}

} // namespace thicket::nav
