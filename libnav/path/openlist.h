#pragma once

#include "libnav/tangent/tangentgraph.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace thicket::nav {

/// The intents that a search has queued, least bound first; ties go to the longer travelled, then
/// to the older, so that equal paths come out the same everywhere. A 4-ary heap beside a hot slot:
/// the best item stays out of the heap, for mostly it is what the last expansion has just queued.
/// Intents have one edge into them each, so none is ever queued twice or moved up.
/// Serves boost::breadth_first_visit as its buffer.
class OpenList {
public:
    struct Item {
        double rank = 0;
        std::uint32_t intent = 0;
    };

    /// `weight` >= 1 multiplies the estimate. Intents whose bound is above `maxBound` are not
    /// queued. Graph and heap, which is emptied, must outlive the list.
    OpenList(const TangentGraph& graph, double weight, double maxBound, std::vector<Item>& heap)
        : m_graph(graph), m_weight(weight), m_maxBound(maxBound), m_heap(heap)
    {
        m_heap.clear();
    }

    void push(std::uint32_t intent)
    {
        const double base = m_graph.base(intent);
        const double estimate = m_graph.estimate(intent);
        if (base + estimate > m_maxBound) {
            m_leastLeftOut = std::min(m_leastLeftOut, base + estimate);
            return;
        }
        Item item{base + m_weight * estimate, intent};
        if (!m_hasHot && (m_heap.empty() || isEarlier(item, m_heap.front()))) {
            m_hot = item;
            m_hasHot = true;
            return;
        }
        if (m_hasHot && isEarlier(item, m_hot))
            std::swap(item, m_hot);
        m_heap.push_back(item);
        siftUp(m_heap.size() - 1);
    }
    std::uint32_t top() const { return m_hasHot ? m_hot.intent : m_heap.front().intent; }
    void pop()
    {
        if (m_hasHot) {
            m_hasHot = false;
            return;
        }
        const Item last = m_heap.back();
        m_heap.pop_back();
        if (!m_heap.empty())
            siftDown(last);
    }
    bool empty() const { return m_isEnded || (!m_hasHot && m_heap.empty()); }
    /// Makes it read as empty, so that the search ends; what was queued still counts as such.
    void end() { m_isEnded = true; }

    bool hasLeftOut() const { return m_leastLeftOut < std::numeric_limits<double>::infinity(); }
    /// The least of the bounds of all that is queued or was left out; infinity when nothing is.
    double leastBound() const
    {
        double least = m_leastLeftOut;
        if (m_hasHot)
            least = std::min(least, boundOf(m_hot.intent));
        for (const Item& item : m_heap)
            least = std::min(least, boundOf(item.intent));
        return least;
    }

private:
    static constexpr std::size_t arity = 4;

    double boundOf(std::uint32_t intent) const
    {
        return m_graph.base(intent) + m_graph.estimate(intent);
    }
    bool isEarlier(const Item& a, const Item& b) const
    {
        if (a.rank != b.rank)
            return a.rank < b.rank;
        const double travelledA = m_graph.base(a.intent);
        const double travelledB = m_graph.base(b.intent);
        return travelledA != travelledB ? travelledA > travelledB : a.intent < b.intent;
    }
    void siftUp(std::size_t at)
    {
        const Item item = m_heap[at];
        while (at > 0) {
            const std::size_t above = (at - 1) / arity;
            if (!isEarlier(item, m_heap[above]))
                break;
            m_heap[at] = m_heap[above];
            at = above;
        }
        m_heap[at] = item;
    }
    void siftDown(const Item& item)
    {
        std::size_t at = 0;
        for (;;) {
            const std::size_t begin = arity * at + 1;
            const std::size_t end = std::min(begin + arity, m_heap.size());
            if (begin >= end)
                break;
            std::size_t least = begin;
            for (std::size_t child = begin + 1; child < end; ++child)
                if (isEarlier(m_heap[child], m_heap[least]))
                    least = child;
            if (!isEarlier(m_heap[least], item))
                break;
            m_heap[at] = m_heap[least];
            at = least;
        }
        m_heap[at] = item;
    }

    const TangentGraph& m_graph;
    double m_weight;
    double m_maxBound;
    double m_leastLeftOut = std::numeric_limits<double>::infinity();
    std::vector<Item>& m_heap;
    Item m_hot;
    bool m_hasHot = false;
    bool m_isEnded = false;
};

} // namespace thicket::nav
