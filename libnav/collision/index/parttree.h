#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/collision/expansion/disc.h"
#include "libnav/collision/index/axisbounds.h"

#include <cassert>

namespace thicket::nav {

/// Discs and cores in a hierarchy of bounding boxes, for maps where so many overlap that the cells
/// of a grid list nearly all of them. Built once, and not changed.
/// Source: Ericson, "Real-Time Collision Detection" (2005), chapter 6. Instead of splitting, parts
/// are sorted by direction and then along a Z-curve, so that boxes fit them.
class THICKET_COLLISION_EXPORT PartTree {
public:
    /// An order of parts given by the caller, see leastHolding().
    using Rank = Index<struct RankTag>;
    static constexpr Rank noRank{UINT32_MAX}; ///< after all others
    /// Index in parts().
    using Place = Index<struct PlaceTag>;

    /// A disc, or the capsule round a stretch of a core.
    struct Part {
        Segment axis;            ///< of a disc its centre, twice
        double radius = 0;       ///< of a core half its width
        std::uint32_t index = 0; ///< of the disc, or of the core
        Rank rank{};             ///< for leastHolding()
        bool isCore = false;

        /// The index, of a disc.
        DiscIndex disc() const
        {
            assert(!isCore);
            return DiscIndex(index);
        }
        /// The index, of a core.
        CoreIndex core() const
        {
            assert(isCore);
            return CoreIndex(index);
        }
        double distanceTo(Point p) const
        {
            const Point along = axis.b - axis.a;
            const double square = dot(along, along);
            if (square == 0)
                return distance(p, axis.a);
            const double share = std::clamp(dot(p - axis.a, along) / square, 0.0, 1.0);
            return length(p - axis.a - share * along);
        }
        /// A cheap test: true only if p is farther from the axis than `reach`.
        bool isFar(Point p, double reach) const
        {
            const double x =
                std::max(std::min(axis.a.x, axis.b.x) - p.x, p.x - std::max(axis.a.x, axis.b.x));
            const double y =
                std::max(std::min(axis.a.y, axis.b.y) - p.y, p.y - std::max(axis.a.y, axis.b.y));
            constexpr double sure = 1 + 1e-9;
            return std::max(x, y) > sure * reach;
        }
    };

    /// Empty.
    PartTree() = default;
    /// Long cores should be given in pieces, so that boxes fit.
    explicit PartTree(std::vector<Part> parts);

    bool isEmpty() const { return m_parts.empty(); }
    /// In the tree's order: neighbours in it are mostly near each other.
    std::span<const Part> parts() const { return m_parts; }

    /// visit(part) for each part nearer to p than `reach`, map units, until it returns false.
    /// Inside a part the distance is minus the depth; `reach` may be negative.
    template <class Visit> void visitNear(Point p, double reach, Visit visit) const
    {
        if (!isEmpty())
            visitNear(m_levels.size() - 1, 0, p, reach, visit);
    }
    /// The part in which p is deepest, among those for which isWanted(part); null without any.
    /// Outside all parts, the nearest one. Of equally deep ones a disc.
    template <class IsWanted> const Part* deepestAt(Point p, IsWanted isWanted) const
    {
        Deepest found;
        if (!isEmpty())
            seek(m_levels.size() - 1, 0, p, isWanted, found);
        return found.part;
    }
    /// The part of least rank, below `below`, among those that contain the disc to within `slack`
    /// and for which isWanted(part); null without any.
    template <class IsWanted> const Part* leastHolding(Point center, double radius, double slack,
                                                       Rank below, IsWanted isWanted) const
    {
        const Part* found = nullptr;
        if (!isEmpty())
            holdLeast(m_levels.size() - 1, 0, center, radius - slack, below, isWanted, found);
        return found;
    }

private:
    static constexpr std::size_t fan = 8;
    struct Node {
        AxisBounds axes;
        double largest = -std::numeric_limits<double>::infinity(); ///< radius
        Rank leastRank = noRank;

        /// An upper bound of the depth of p in one of its parts.
        double depthAt(Point p) const { return largest - axes.distanceTo(p); }
    };
    struct Deepest {
        double depth = -std::numeric_limits<double>::infinity();
        const Part* part = nullptr;
    };
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// The children of a node: nodes of the level below, or parts.
    Range childrenOf(std::size_t level, std::size_t node) const
    {
        const std::size_t count = level > 0 ? m_levels[level - 1].size() : m_parts.size();
        return {node * fan, std::min(node * fan + fan, count)};
    }
    /// The children with key(child) at most `most`, smallest key first, and their keys.
    template <class Key> std::span<const std::uint32_t>
    inOrder(const Range& children, Key key, double most, std::uint32_t* order, double* keys) const
    {
        std::size_t count = 0;
        for (std::size_t child = children.begin; child < children.end; ++child) {
            const double own = key(child);
            if (own > most)
                continue;
            std::size_t at = count++;
            for (; at > 0 && keys[at - 1] > own; --at) {
                keys[at] = keys[at - 1];
                order[at] = order[at - 1];
            }
            keys[at] = own;
            order[at] = static_cast<std::uint32_t>(child);
        }
        return {order, count};
    }

    template <class Visit>
    bool visitNear(std::size_t level, std::size_t node, Point p, double reach, Visit& visit) const
    {
        if (m_levels[level][node].depthAt(p) <= -reach)
            return true;
        const Range children = childrenOf(level, node);
        for (std::size_t child = children.begin; child < children.end; ++child) {
            if (level > 0) {
                if (!visitNear(level - 1, child, p, reach, visit))
                    return false;
                continue;
            }
            const Part& part = m_parts[child];
            const double near = part.radius + reach;
            if (!part.isFar(p, near) && part.distanceTo(p) < near && !visit(part))
                return false;
        }
        return true;
    }
    // Searches a node that may hold a part in which p is deeper than in the one found.
    template <class IsWanted> void seek(std::size_t level, std::size_t node, Point p,
                                        IsWanted& isWanted, Deepest& found) const
    {
        const Range children = childrenOf(level, node);
        if (level > 0) {
            std::uint32_t order[fan];
            double keys[fan];
            const auto key = [&](std::size_t i) { return -m_levels[level - 1][i].depthAt(p); };
            const auto deep = inOrder(children, key, -found.depth, order, keys);
            for (std::size_t i = 0; i < deep.size() && -keys[i] >= found.depth; ++i)
                seek(level - 1, deep[i], p, isWanted, found);
            return;
        }
        for (std::size_t child = children.begin; child < children.end; ++child) {
            const Part& part = m_parts[child];
            if (part.isFar(p, part.radius - found.depth))
                continue;
            const double depth = part.radius - part.distanceTo(p);
            const bool isDeeper =
                depth > found.depth || (depth == found.depth && found.part->isCore && !part.isCore);
            if (isDeeper && isWanted(part))
                found = {depth, &part};
        }
    }
    template <class IsWanted> void holdLeast(std::size_t level, std::size_t node, Point center,
                                             double radius, Rank below, IsWanted& isWanted,
                                             const Part*& found) const
    {
        const Node& own = m_levels[level][node];
        if (own.leastRank >= (found ? found->rank : below) || own.depthAt(center) < radius)
            return;
        const Range children = childrenOf(level, node);
        if (level > 0) {
            std::uint32_t order[fan];
            double keys[fan];
            const auto key = [&](std::size_t i) { return m_levels[level - 1][i].leastRank; };
            for (const std::uint32_t child : inOrder(children, key, below, order, keys))
                holdLeast(level - 1, child, center, radius, below, isWanted, found);
            return;
        }
        for (std::size_t child = children.begin; child < children.end; ++child) {
            const Part& part = m_parts[child];
            if (part.rank < (found ? found->rank : below) &&
                !part.isFar(center, part.radius - radius) &&
                part.radius - part.distanceTo(center) >= radius && isWanted(part))
                found = &part;
        }
    }

    std::vector<Part> m_parts;
    std::vector<std::vector<Node>> m_levels; // the last has one node
};

} // namespace thicket::nav
