#pragma once

#include "libsteer/agentnumbers.h"
#include "libsteer/vector.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace thicket::steer {

class CellLanes;

/// The agents of a step in a tree of boxes (a k-d tree). It serves the agents for which
/// neighbouring cells do not work: those that look farther than the lanes' coordinates reach, and
/// those with too many others nearby to test one by one. Any number of agents may be at one point.
/// Source: Bentley, "Multidimensional binary search trees used for associative searching" (1975).
class AgentTree {
public:
    /// An agent.
    struct Rim {
        Point center;
        double radius = 0;
        Place place;
    };
    struct Box {
        Point min;
        Point max;
        double smallest = 0; ///< smallest radius in the box
        double largest = 0;
        Place firstPlace;        ///< lowest place in the box
        std::uint32_t begin = 0; ///< range in the order of the tree
        std::uint32_t end = 0;
        std::uint32_t next = 0; ///< index of the next box if this one is skipped
        bool isLeaf = false;

        /// Distance from p to the nearest and to the farthest point of the box.
        double nearest(Point p) const;
        double farthest(Point p) const;
    };
    struct Near {
        double gap = 0; ///< between the rims, negative where they overlap
        Place place;
        bool operator<(const Near& other) const
        {
            return gap != other.gap ? gap < other.gap : place < other.place;
        }
    };

    AgentTree() = default;
    explicit AgentTree(const CellLanes& lanes);

    /// Replaces `found` by the others whose rims are nearer to that of `self` than `reach`, at most
    /// `most` (> 0): those with the least gaps, of equal gaps the lower places. Sorted by place.
    void nearest(const Rim& self, double reach, std::size_t most, std::vector<Near>& found) const;

    /// Whether more than `most` others have rims nearer than `reach`.
    bool hasMore(const Rim& self, double reach, std::size_t most) const;

    /// Calls see(Rim) for the agents of all boxes, except those in boxes for which skips(Box) is
    /// true. Stops when see() returns false.
    template <class Skips, class See> void visit(Skips skips, See see) const
    {
        for (std::uint32_t i = 0; i < m_boxes.size();) {
            const Box& box = m_boxes[i];
            if (skips(box)) {
                i = box.next;
                continue;
            }
            ++i;
            if (!box.isLeaf)
                continue;
            for (std::uint32_t k = box.begin; k < box.end; ++k)
                if (!see(m_rims[k]))
                    return;
        }
    }

private:
    void addBoxes(std::uint32_t begin, std::uint32_t end);

    std::vector<Box> m_boxes; ///< parents before children
    std::vector<Rim> m_rims;
};

/// The tree of a step, built at the first request; most steps need none. Between two calls of
/// forget() any thread may ask. A copy starts without a tree.
class TreeOfStep {
public:
    TreeOfStep() = default;
    TreeOfStep(const TreeOfStep&) {}
    TreeOfStep& operator=(const TreeOfStep&)
    {
        forget();
        return *this;
    }

    void forget() { m_isMade = false; }
    const AgentTree& of(const CellLanes& lanes) const;

private:
    mutable AgentTree m_tree;
    mutable std::mutex m_making;
    mutable std::atomic<bool> m_isMade = false;
};

} // namespace thicket::steer
