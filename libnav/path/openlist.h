#pragma once

#include "libnav/tangent/tangentgraph.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace thicket::nav {

/// The intents that a search has queued, least bound first; ties go to the longer travelled, then
/// to the older, so that equal paths come out the same everywhere. Intents have one edge into them
/// each, so none is ever queued twice or moved up.
///
/// Many intents are never popped, as their bounds are above the path's length. So only what is next
/// is kept in order: a 4-ary heap of the least ranks, beside a hot slot (the best item mostly is
/// what the last expansion has just queued); the rest waits in buckets of equal width of rank, and
/// beyond these in no order at all, from where wider buckets are filled when they are empty.
/// Serves boost::breadth_first_visit as its buffer.
/// Source: the buckets of Dial (1969) over a heap, as in Cherkassky, Goldberg and Silverstein,
/// "Buckets, Heaps, Lists, and Monotone Priority Queues" (1999); ranks need not be monotone here.
class OpenList {
public:
    struct Item {
        double rank = 0;
        std::uint32_t intent = 0;
    };
    static constexpr std::size_t bucketCount = 64;

    /// Used again by the next search, so that only the first ones allocate.
    struct Memory {
        std::vector<Item> near;
        std::array<std::vector<Item>, bucketCount> buckets;
        std::vector<Item> beyond;
    };

    /// `weight` >= 1 multiplies the estimate. Intents whose bound is above `maxBound` are not
    /// queued. Graph and memory, which is emptied, must outlive the list.
    OpenList(const TangentGraph& graph, double weight, double maxBound, Memory& memory)
        : m_graph(graph), m_weight(weight), m_maxBound(maxBound), m_near(memory.near),
          m_buckets(memory.buckets), m_beyond(memory.beyond)
    {
        m_near.clear();
        m_beyond.clear();
        for (std::vector<Item>& bucket : m_buckets)
            bucket.clear();
    }

    void push(std::uint32_t intent)
    {
        const double base = m_graph.base(intent);
        const double estimate = m_graph.estimate(intent);
        if (base + estimate > m_maxBound) {
            m_leastLeftOut = std::min(m_leastLeftOut, base + estimate);
            return;
        }
        const Item item{base + m_weight * estimate, intent};
        const double bucket = (item.rank - m_origin) * m_perWidth;
        if (bucket < m_open + 1)
            pushNear(item);
        else
            put(item, bucket);
    }
    std::uint32_t top()
    {
        if (m_hasHot)
            return m_hot.intent;
        if (m_near.empty())
            openNext();
        return m_near.front().intent;
    }
    /// Takes out what top() was.
    void pop()
    {
        if (m_hasHot) {
            m_hasHot = false;
            return;
        }
        const Item last = m_near.back();
        m_near.pop_back();
        if (!m_near.empty())
            siftDown(0, last);
    }
    bool empty() const
    {
        return m_isEnded || (!m_hasHot && m_near.empty() && m_filled == 0 && m_beyond.empty());
    }
    /// Makes it read as empty, so that the search ends; what was queued still counts as such.
    void end() { m_isEnded = true; }

    bool hasLeftOut() const { return m_leastLeftOut < std::numeric_limits<double>::infinity(); }
    /// The least of the bounds of all that is queued or was left out; infinity when nothing is.
    double leastBound() const
    {
        double least = m_leastLeftOut;
        if (m_hasHot)
            least = std::min(least, boundOf(m_hot.intent));
        const auto look = [&](const std::vector<Item>& items) {
            for (const Item& item : items)
                least = std::min(least, boundOf(item.intent));
        };
        look(m_near);
        look(m_beyond);
        for (const std::vector<Item>& bucket : m_buckets)
            look(bucket);
        return least;
    }

private:
    static constexpr std::size_t arity = 4;
    // The first buckets together span a thousandth of the first rank, about what short paths are
    // longer than the straight line by; each later generation is so much wider.
    static constexpr double firstWidth = 1.0 / 65536;
    static constexpr double leastWidth = 1e-100;
    static constexpr double widening = 4;

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

    // What the open bucket or one before it would hold.
    void pushNear(Item item)
    {
        if (!m_hasHot && (m_near.empty() || isEarlier(item, m_near.front()))) {
            m_hot = item;
            m_hasHot = true;
            return;
        }
        if (m_hasHot && isEarlier(item, m_hot))
            std::swap(item, m_hot);
        m_near.push_back(item);
        siftUp(m_near.size() - 1);
    }
    void put(const Item& item, double bucket)
    {
        if (!(bucket < bucketCount)) {
            m_beyond.push_back(item);
            return;
        }
        const auto number = static_cast<unsigned>(bucket);
        m_buckets[number].push_back(item);
        m_filled |= std::uint64_t{1} << number;
    }
    // Puts the first bucket that holds something in order.
    void openNext()
    {
        while (m_filled == 0)
            widen();
        const int number = std::countr_zero(m_filled);
        m_filled &= m_filled - 1;
        m_open = number;
        m_near.swap(m_buckets[unsigned(number)]);
        for (std::size_t at = (m_near.size() + arity - 2) / arity; at-- > 0;)
            siftDown(at, m_near[at]);
    }
    // Fills new buckets from what was beyond the old ones.
    void widen()
    {
        double least = std::numeric_limits<double>::infinity();
        for (const Item& item : m_beyond)
            least = std::min(least, item.rank);
        const double width =
            std::isinf(m_perWidth) ? std::max(firstWidth * least, leastWidth) : widening / m_perWidth;
        m_origin = least;
        m_perWidth = 1 / width;
        m_open = -1;
        std::size_t kept = 0;
        for (const Item& item : m_beyond) {
            const double bucket = (item.rank - m_origin) * m_perWidth;
            if (bucket < bucketCount)
                put(item, bucket);
            else
                m_beyond[kept++] = item;
        }
        m_beyond.resize(kept);
    }
    void siftUp(std::size_t at)
    {
        const Item item = m_near[at];
        while (at > 0) {
            const std::size_t above = (at - 1) / arity;
            if (!isEarlier(item, m_near[above]))
                break;
            m_near[at] = m_near[above];
            at = above;
        }
        m_near[at] = item;
    }
    void siftDown(std::size_t at, const Item item)
    {
        for (;;) {
            const std::size_t begin = arity * at + 1;
            const std::size_t end = std::min(begin + arity, m_near.size());
            if (begin >= end)
                break;
            std::size_t least = begin;
            for (std::size_t child = begin + 1; child < end; ++child)
                if (isEarlier(m_near[child], m_near[least]))
                    least = child;
            if (!isEarlier(m_near[least], item))
                break;
            m_near[at] = m_near[least];
            at = least;
        }
        m_near[at] = item;
    }

    const TangentGraph& m_graph;
    double m_weight;
    double m_maxBound;
    double m_leastLeftOut = std::numeric_limits<double>::infinity();
    // Bucket n is for ranks from m_origin + n / m_perWidth on.
    double m_origin = 0;
    double m_perWidth = std::numeric_limits<double>::infinity(); // at first all is beyond
    double m_open = -1;    // what would be in this bucket, or before, is near
    std::uint64_t m_filled = 0; // a bit for each bucket that holds something
    std::vector<Item>& m_near;
    std::array<std::vector<Item>, bucketCount>& m_buckets;
    std::vector<Item>& m_beyond;
    Item m_hot;
    bool m_hasHot = false;
    bool m_isEnded = false;
};

} // namespace thicket::nav
