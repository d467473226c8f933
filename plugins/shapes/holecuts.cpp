#include "plugins/shapes/holedrings.h"

#include "libnav/geometry/crossing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr std::size_t mostComparisons = 100'000'000;
constexpr std::size_t none = std::size_t(-1);

/// The rings of an area and the cuts between them as a plane graph. The area is to the left of each
/// ring's sides.
class CutArea {
public:
    explicit CutArea(const HoledRing& area)
    {
        addRing(area.outer, true);
        for (const Ring& hole : area.holes)
            addRing(hole, false);
        for (const std::size_t begin : m_holes) {
            cutFrom(outermost(begin, -1), -1);
            cutFrom(outermost(begin, 1), 1);
        }
        insertCuts();
    }

    bool isCut() const { return !m_isStuck; }

    /// Empty where rings cross each other: the graph is no plane one.
    std::vector<Ring> pieces()
    {
        std::vector<Ring> pieces;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].isWalked)
                continue;
            pieces.push_back(pieceFrom(i));
            if (m_stepsLeft == 0)
                return {};
        }
        return pieces;
    }

private:
    struct Node {
        Point p;
        std::size_t next;
        std::vector<std::size_t> cuts{};
        bool isWalked = false; ///< the side to `next`
    };
    /// Where a cut ends: on the side that begins at a node, or at the node itself.
    struct Cut {
        std::size_t from;
        std::size_t side;
        Point to;
        bool isAtNode;
    };

    void addRing(Ring ring, bool isOuter)
    {
        const std::size_t begin = m_nodes.size();
        if (!isOuter)
            m_holes.push_back(begin);
        if ((doubleArea(ring) > 0) != isOuter)
            std::reverse(ring.begin(), ring.end());
        for (std::size_t i = 0; i < ring.size(); ++i)
            m_nodes.push_back({ring[i], begin + (i + 1) % ring.size()});
    }

    /// The node of a ring that is furthest left (sense -1) or right (1).
    std::size_t outermost(std::size_t begin, int sense) const
    {
        std::size_t best = begin;
        for (std::size_t i = m_nodes[begin].next; i != begin; i = m_nodes[i].next) {
            if (sense * m_nodes[i].p.x > sense * m_nodes[best].p.x)
                best = i;
        }
        return best;
    }

    void cutFrom(std::size_t from, int sense)
    {
        const Point p = m_nodes[from].p;
        Cut cut{from, none, {}, false};
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            const Point a = m_nodes[i].p, b = m_nodes[m_nodes[i].next].p;
            const bool isAtNode = a.y == p.y;
            if (!isAtNode && ((a.y < p.y) == (b.y < p.y) || b.y == p.y))
                continue;
            const double x = isAtNode ? a.x : a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x);
            const bool isAhead = sense * x > sense * p.x;
            if (isAhead && (cut.side == none || sense * x < sense * cut.to.x))
                cut = {from, i, {x, p.y}, isAtNode};
        }
        m_isStuck = m_isStuck || cut.side == none;
        if (cut.side != none)
            m_cuts.push_back(cut);
    }

    void insertCuts()
    {
        // Along each side in its direction.
        std::stable_sort(m_cuts.begin(), m_cuts.end(), [this](const Cut& a, const Cut& b) {
            if (a.side != b.side)
                return a.side < b.side;
            const Point begin = m_nodes[a.side].p;
            return nav::distance(begin, a.to) < nav::distance(begin, b.to);
        });
        std::size_t side = none, last = none;
        for (const Cut& cut : m_cuts) {
            if (cut.side != side)
                side = last = cut.side;
            std::size_t end = cut.side;
            if (!cut.isAtNode) {
                end = m_nodes.size();
                m_nodes.push_back({cut.to, m_nodes[last].next});
                m_nodes[last].next = end;
                last = end;
            }
            // Two holes that face each other have the same cut.
            if (std::count(m_nodes[end].cuts.begin(), m_nodes[end].cuts.end(), cut.from) == 0) {
                m_nodes[end].cuts.push_back(cut.from);
                m_nodes[cut.from].cuts.push_back(end);
            }
        }
        // All walks round pieces of a plane graph visit each side once and each cut twice.
        m_stepsLeft = m_nodes.size() + 2 * m_cuts.size() + 1;
    }

    /// The way on that keeps the piece to the left: the first one clockwise from the way back.
    std::size_t onwards(std::size_t from, std::size_t at) const
    {
        const Node& node = m_nodes[at];
        const auto angleTo = [&](std::size_t to) {
            const Point way = m_nodes[to].p - node.p;
            return std::atan2(way.y, way.x);
        };
        const double back = angleTo(from);
        std::size_t best = node.next;
        double least = 10;
        const auto consider = [&](std::size_t to) {
            double angle = back - angleTo(to);
            if (angle <= 0)
                angle += 2 * std::numbers::pi;
            if (to != from && angle < least) {
                least = angle;
                best = to;
            }
        };
        consider(node.next);
        for (const std::size_t to : node.cuts)
            consider(to);
        return best;
    }

    /// The walk ends early where no steps are left.
    Ring pieceFrom(std::size_t first)
    {
        Ring ring;
        std::size_t from = first;
        std::size_t at = m_nodes[first].next;
        const std::size_t second = at;
        do {
            if (at == m_nodes[from].next)
                m_nodes[from].isWalked = true;
            ring.push_back(m_nodes[from].p);
            const std::size_t to = onwards(from, at);
            from = at;
            at = to;
            --m_stepsLeft;
        } while ((from != first || at != second) && m_stepsLeft > 0);
        return ring;
    }

    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_holes; // the first node of each
    std::vector<Cut> m_cuts;
    std::size_t m_stepsLeft = 0;
    bool m_isStuck = false;
};

} // namespace

std::vector<Ring> cutAtHoles(const HoledRing& area)
{
    std::size_t sides = area.outer.size();
    double wanted = std::abs(doubleArea(area.outer));
    for (const Ring& hole : area.holes) {
        sides += hole.size();
        wanted -= std::abs(doubleArea(hole));
    }
    if (area.holes.size() > mostComparisons / sides)
        return {};
    CutArea cut(area);
    if (!cut.isCut())
        return {};
    std::vector<Ring> pieces = cut.pieces();
    double found = 0;
    for (const Ring& piece : pieces) {
        if (piece.size() < 3 || nav::crossingSides(piece))
            return {};
        found += doubleArea(piece);
    }
    const double rounding = 1e-9 * std::abs(doubleArea(area.outer));
    const bool isWhole = std::abs(found - wanted) <= rounding;
    return isWhole && pieces.size() <= area.holes.size() + 1 ? std::move(pieces)
                                                             : std::vector<Ring>();
}

} // namespace thicket::plugins
