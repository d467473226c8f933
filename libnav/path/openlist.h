#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace thicket::nav {

/// The storage of an open list. Reuse it for the next search, so that only the first searches
/// allocate.
struct OpenListMemory {
    struct Item {
        double rank = 0;
        std::uint32_t intent = 0;
    };
    static constexpr std::size_t bucketCount = 256;

    std::vector<Item> near;
    std::array<std::vector<Item>, bucketCount> buckets;
    std::array<std::uint64_t, bucketCount / 64> filled{}; ///< a bit per non-empty bucket
    std::vector<Item> beyond;
};

/// The queued intents of a search, least bound first. Ties go to the one with the longer travelled
/// length, then to the older one, so that equal paths come out the same everywhere. Each intent has
/// one in-edge, so none is queued twice or moved up.
///
/// A few intents are kept sorted. Of many, two of five are never popped, because their bounds
/// exceed the path's length. So only the next ones are sorted then. The others wait in buckets,
/// equal intervals of rank, and beyond these in an unsorted list that refills the buckets when all
/// are empty. A heap would cause several branch mispredictions per intent. Serves
/// boost::breadth_first_visit as its buffer.
/// Source: the buckets of Dial, "Algorithm 360: Shortest-path forest" (1969), with widths that
/// adapt to the ranks as in Brown, "Calendar Queues" (1988). Here ranks need not be monotone.
template <class Graph> class OpenList {
    using Memory = OpenListMemory;
    using Item = Memory::Item;
    static constexpr std::size_t bucketCount = Memory::bucketCount;

public:
    /// Graph::base plus Graph::estimate of an intent, map units, is its bound. `weight` >= 1
    /// multiplies the estimate. Intents whose bound exceeds `maxBound` are not queued. Graph and
    /// memory must outlive the list; the memory is cleared.
    OpenList(const Graph& graph, double weight, double maxBound, Memory& memory)
        : m_graph(graph), m_weight(weight), m_maxBound(maxBound), m_near(memory.near),
          m_buckets(memory.buckets), m_filled(memory.filled), m_beyond(memory.beyond)
    {
        m_near.clear();
        m_beyond.clear();
        for (auto used = takeFirst(); used < bucketCount; used = takeFirst())
            m_buckets[used].clear();
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
        if (m_isFew)
            return pushFew(item);
        const double bucket = (item.rank - m_origin) * m_perWidth;
        if (bucket < m_opened)
            pushNear(item);
        else
            put(item, bucket);
    }
    std::uint32_t top()
    {
        if (m_near.empty())
            openNext();
        return m_isHeap ? m_near.front().intent : m_near.back().intent;
    }
    /// Removes the intent that top() returned.
    void pop()
    {
        if (m_isHeap)
            std::pop_heap(m_near.begin(), m_near.end(), laterFirst());
        m_near.pop_back();
    }
    bool empty() const
    {
        return m_isEnded || (m_near.empty() && m_beyond.empty() && !isAnyFilled());
    }
    /// Makes empty() true, so that the search ends. What was queued still counts in leastBound().
    void end() { m_isEnded = true; }

    bool hasLeftOut() const { return m_leastLeftOut < std::numeric_limits<double>::infinity(); }
    /// The least bound of all that is queued or was left out; infinity if there is none.
    double leastBound() const
    {
        double least = m_leastLeftOut;
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
    // The buckets take the least ranks of what is beyond: some intents per bucket, but in all at
    // least a part of everything, because each refill scans everything. If all ranks are equal, as
    // at the first refill, the buckets span 1/256 of the rank: about how much longer paths are than
    // the straight line.
    static constexpr double firstWidth = 1.0 / 65536;
    static constexpr double leastWidth = 1e-100;
    static constexpr std::size_t sharedOut = 3 * bucketCount;
    static constexpr std::size_t leastPart = 8;
    static constexpr std::size_t mostFew = 32;
    static constexpr std::size_t mostSorted = 1024;

    double boundOf(std::uint32_t intent) const
    {
        return m_graph.base(intent) + m_graph.estimate(intent);
    }
    static bool hasLessRank(const Item& a, const Item& b) { return a.rank < b.rank; }
    bool isEarlier(const Item& a, const Item& b) const
    {
        if (a.rank != b.rank)
            return a.rank < b.rank;
        const double travelledA = m_graph.base(a.intent);
        const double travelledB = m_graph.base(b.intent);
        return travelledA != travelledB ? travelledA > travelledB : a.intent < b.intent;
    }

    auto laterFirst() const
    {
        return [this](const Item& a, const Item& b) { return isEarlier(b, a); };
    }
    // Where a weight or equal ranks let very many wait there, a heap takes them: inserting anywhere
    // into their order would take a time that is quadratic in their number.
    void pushNear(const Item& item)
    {
        if (m_isHeap) {
            m_near.push_back(item);
            std::push_heap(m_near.begin(), m_near.end(), laterFirst());
            return;
        }
        insert(item);
        if (m_near.size() > mostSorted) {
            std::make_heap(m_near.begin(), m_near.end(), laterFirst());
            m_isHeap = true;
        }
    }
    void pushFew(const Item& item)
    {
        insert(item);
        if (m_near.size() > mostFew)
            shareFew();
    }
    // Into the order, the last of which is popped first.
    void insert(const Item& item)
    {
        m_near.push_back(item);
        Item* const first = m_near.data();
        Item* at = first + m_near.size() - 1;
        const double rank = item.rank;
        for (; at != first && at[-1].rank <= rank; --at) {
            if (at[-1].rank == rank && !isEarlier(at[-1], item)) [[unlikely]]
                break;
            *at = at[-1];
        }
        *at = item;
    }
    // Puts all into buckets, from the least rank on: in a long order inserting would take long.
    void shareFew()
    {
        m_isFew = false;
        m_origin = m_near.back().rank;
        m_perWidth = 1 / std::max(firstWidth * m_origin, leastWidth);
        for (const Item& item : m_near)
            put(item, (item.rank - m_origin) * m_perWidth);
        m_near.clear();
    }
    void put(const Item& item, double bucket)
    {
        if (!(bucket < bucketCount)) {
            m_beyond.push_back(item);
            return;
        }
        const auto number = static_cast<unsigned>(bucket);
        m_buckets[number].push_back(item);
        m_filled[number / 64] |= std::uint64_t{1} << number % 64;
    }
    bool isAnyFilled() const
    {
        return std::any_of(m_filled.begin(), m_filled.end(), [](auto word) { return word != 0; });
    }
    // Takes the first non-empty bucket and clears its bit; bucketCount if all are empty.
    std::size_t takeFirst()
    {
        for (std::size_t word = 0; word < m_filled.size(); ++word)
            if (std::uint64_t& filled = m_filled[word]; filled != 0) {
                const auto first = 64 * word + std::size_t(std::countr_zero(filled));
                filled &= filled - 1;
                return first;
            }
        return bucketCount;
    }
    // Sorts the first non-empty bucket.
    void openNext()
    {
        while (!isAnyFilled())
            fillBuckets();
        const std::size_t first = takeFirst();
        m_opened = double(first) + 1;
        m_isHeap = false;
        std::vector<Item>& bucket = m_buckets[first];
        if (bucket.size() <= mostFew) {
            for (const Item& item : bucket)
                insert(item);
        } else {
            // Not swapped: each vector keeps the capacity that it needs in a similar search.
            m_near.assign(bucket.begin(), bucket.end());
            std::sort(m_near.begin(), m_near.end(), laterFirst());
        }
        bucket.clear();
    }
    // Refills the buckets from what was beyond the old ones.
    void fillBuckets()
    {
        m_origin = std::min_element(m_beyond.begin(), m_beyond.end(), hasLessRank)->rank;
        m_perWidth = 1 / nextWidth();
        m_opened = 0;
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
    double nextWidth()
    {
        const std::size_t count = m_beyond.size();
        const std::size_t shared = std::min(std::max(sharedOut, count / leastPart), count * 3 / 4);
        const auto last = m_beyond.begin() + std::ptrdiff_t(shared);
        std::nth_element(m_beyond.begin(), last, m_beyond.end(), hasLessRank);
        const double width = (last->rank - m_origin) / bucketCount;
        return std::max(width > 0 ? width : firstWidth * m_origin, leastWidth);
    }

    const Graph& m_graph;
    double m_weight;
    double m_maxBound;
    double m_leastLeftOut = std::numeric_limits<double>::infinity();
    // Bucket n holds ranks from m_origin + n / m_perWidth on. Buckets before m_opened are sorted
    // already.
    double m_origin = 0;
    double m_perWidth = std::numeric_limits<double>::infinity();
    double m_opened = 0;
    bool m_isFew = true;       // so far no more than mostFew at a time: all are near
    bool m_isHeap = false;     // m_near is one; otherwise sorted
    std::vector<Item>& m_near; // sorted: first to pop last
    std::array<std::vector<Item>, bucketCount>& m_buckets;
    std::array<std::uint64_t, bucketCount / 64>& m_filled;
    std::vector<Item>& m_beyond;
    bool m_isEnded = false;
};

} // namespace thicket::nav
