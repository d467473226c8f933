#pragma once

#include "libsteer/vector.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace thicket::steer {

class CellLanes;

/// The agents of a step as a tree of boxes, for those whose neighbourhood cells are of no use for:
/// they look farther than the lanes tell places apart, or stand among more others than can be
/// looked at one by one. It is of no matter how many stand at one place. Source: Bentley,
/// "Multidimensional binary search trees used for associative searching" (1975).
class AgentTree {
public:
    /// An agent, by its place in the lanes.
    struct Rim {
        Point center;
        double radius = 0;
        std::uint32_t place = 0;
    };
    struct Box {
        Point min;
        Point max;
        double smallest = 0; ///< radius
        double largest = 0;
        std::uint32_t firstPlace = 0; ///< the lowest
        std::uint32_t begin = 0;      ///< in the order of the tree
        std::uint32_t end = 0;
        std::uint32_t next = 0; ///< the box that follows when this one is passed over
        bool isLeaf = false;

        /// Of p to the nearest and to the farthest of its points.
        double nearest(Point p) const;
        double farthest(Point p) const;
    };
    struct Near {
        double gap = 0; ///< between the rims, negative where they overlap
        std::uint32_t place = 0;
        bool operator<(const Near& other) const
        {
            return gap != other.gap ? gap < other.gap : place < other.place;
        }
    };

    AgentTree() = default;
    explicit AgentTree(const CellLanes& lanes);

    /// Replaces `found` by at most `most` (> 0) others than `self` whose rims are nearer to its
    /// than `reach`: those with the least gaps, of equal ones the lower places. In the order of
    /// places.
    void nearest(const Rim& self, double reach, std::size_t most, std::vector<Near>& found) const;

    /// Whether more than `most` others have rims nearer than that.
    bool hasMore(const Rim& self, double reach, std::size_t most) const;

    /// Calls see(Rim) for all of all boxes but for those of boxes that skips(Box) tells to pass
    /// over. Ends when see() returns false.
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

    std::vector<Box> m_boxes; ///< each before what it holds
    std::vector<Rim> m_rims;
};

/// The tree of a step, made by whoever needs it first; most steps need none. Any thread may ask,
/// between two calls of forget(). A copy has none yet.
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
