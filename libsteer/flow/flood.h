#pragma once

#include "libsteer/flow/metric.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace thicket::steer {

/// A wave that settles cells in the order of their travel cost, bucket by bucket.
/// Source: Dial, "Algorithm 360: Shortest-path forest with topological ordering", Communications of
/// the ACM 12 (1969). The buckets form a ring as long as the longest step.
template <class Metric> class Flood {
public:
    using Value = typename Metric::Value;

    /// The arrays are padded. Values are read and lowered in place. `highestCost`: the highest cost
    /// of a cell.
    Flood(const Metric& metric, std::span<const std::uint8_t> costs, std::span<Value> values,
          std::size_t stride, std::uint8_t highestCost)
        : m_metric(metric), m_costs(costs.data()), m_values(values.data()), m_to(stride)
    {
        const double longest =
            Metric::longestStep * (Metric::weighsCosts ? std::max(1, int(highestCost)) : 1);
        const auto buckets = std::size_t(longest * double(Metric::perBucket)) + 3;
        m_ring.resize(std::bit_ceil(buckets));
    }

    /// Adds cells that the wave starts from. Their values are set.
    void open(std::vector<std::uint32_t> cells)
    {
        std::sort(cells.begin(), cells.end(), [this](std::uint32_t a, std::uint32_t b) {
            const auto left = bucketOf(m_values[a]);
            const auto right = bucketOf(m_values[b]);
            return left != right ? left > right : a > b;
        });
        m_waiting = std::move(cells);
        m_current = m_waiting.empty() ? 0 : bucketOf(m_values[m_waiting.back()]);
    }

    /// Runs until no cell is open.
    void run()
    {
        while (nextBucket())
            settle<false>([](std::uint32_t) {});
    }

    /// Continues a flood over a settled field in which lower values were opened. Calls visit(cell)
    /// for each cell whose value became lower. A cell beside a lowered one may now give its
    /// neighbours less, although its own value is unchanged; such cells are expanded again.
    template <class Visit> void runLower(Visit visit)
    {
        while (nextBucket())
            settle<true>([&](std::uint32_t cell) {
                if (cell & reopened)
                    return;
                visit(cell);
                if constexpr (Metric::looksAside)
                    reopenNeighbours(cell);
            });
    }

    /// Runs until the `wanted` marked cells are settled (`marks`: padded array, 1 for marked).
    /// Clears the marks.
    void runUntil(std::vector<std::uint8_t>& marks, std::size_t wanted)
    {
        while (wanted > 0 && nextBucket()) {
            settle<false>([&](std::uint32_t cell) {
                wanted -= marks[cell];
                marks[cell] = 0;
            });
        }
    }

    /// The cells from which run() would continue, each once. Their values are not final.
    std::vector<std::uint32_t> takeOpen()
    {
        std::vector<std::uint32_t> cells = std::move(m_waiting);
        std::erase_if(cells, [this](std::uint32_t cell) {
            return bucketOf(m_values[cell]) < m_current; // reached by another cell, and settled
        });
        for (std::size_t i = 0; i < m_ring.size(); ++i) {
            const std::int64_t bucket = m_current + std::int64_t(i);
            for (std::size_t n = 0; n < ringAt(bucket).size; ++n)
                if (const std::uint32_t cell = ringAt(bucket).cells[n];
                    bucketOf(m_values[cell]) == bucket)
                    cells.push_back(cell);
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    static std::int64_t bucketOf(Value value)
    {
        return static_cast<std::int64_t>(value * Metric::perBucket);
    }

private:
    /// A vector with reserved room, so that adding a cell needs no branch.
    struct Bucket {
        std::vector<std::uint32_t> cells;
        std::size_t size = 0;
    };

    Bucket& ringAt(std::int64_t bucket)
    {
        return m_ring[std::size_t(bucket) & (m_ring.size() - 1)];
    }

    /// Advances to the next bucket that is not empty. False if there is none.
    bool nextBucket()
    {
        std::size_t empty = 0;
        while (empty < m_ring.size() && ringAt(m_current + std::int64_t(empty)).size == 0)
            ++empty;
        const bool isRingEmpty = empty == m_ring.size();
        if (isRingEmpty && m_waiting.empty())
            return false;
        const std::int64_t inRing = m_current + std::int64_t(empty);
        const std::int64_t waiting =
            m_waiting.empty() ? inRing : bucketOf(m_values[m_waiting.back()]);
        m_current = isRingEmpty ? waiting : std::min(inRing, waiting);
        while (!m_waiting.empty() && bucketOf(m_values[m_waiting.back()]) <= m_current) {
            Bucket& bucket = ringAt(m_current);
            bucket.cells.resize(std::max(bucket.cells.size(), 2 * bucket.size + 1));
            bucket.cells[bucket.size++] = m_waiting.back();
            m_waiting.pop_back();
        }
        return true;
    }

    template <bool Lowers, class Settled> void settle(Settled settled)
    {
        Bucket& bucket = ringAt(m_current);
        // At large values, where a float step can round to 0, cells may join the bucket during this
        // loop.
        for (std::size_t i = 0; i < bucket.size; ++i) {
            if (i % stretch == 0)
                makeRoom();
            prefetch(bucket.cells[std::min(i + prefetchDistance, bucket.size - 1)] & ~reopened);
            const std::uint32_t cell = bucket.cells[i] & ~reopened;
            if (bucketOf(m_values[cell]) != m_current)
                continue; // improved and settled since it was added
            relax<Lowers>(cell);
            settled(bucket.cells[i]);
        }
        bucket.size = 0;
        ++m_current;
    }

    /// Adds the cell's neighbours of higher or equal value again, flagged, to their buckets.
    void reopenNeighbours(std::uint32_t cell)
    {
        for (std::size_t k = 0; k < 4; ++k) {
            const auto other = std::uint32_t(std::ptrdiff_t(cell) + m_to[k]);
            if (m_values[other] > farthest || m_values[other] < m_values[cell])
                continue;
            Bucket& bucket = ringAt(bucketOf(m_values[other]));
            bucket.cells.resize(std::max(bucket.cells.size(), bucket.size + 1));
            bucket.cells[bucket.size++] = other | reopened;
        }
    }

    /// Prefetches a cell's rows. Rows of large grids lie in different pages and the wave crosses
    /// all of them, but its next cells are known in advance.
    void prefetch(std::uint32_t cell) const
    {
        for (const std::ptrdiff_t row : {m_to[3], std::ptrdiff_t{0}, m_to[1]}) {
            __builtin_prefetch(m_values + cell + row);
            __builtin_prefetch(m_costs + cell + row);
        }
    }

    /// Reserves room for all cells that one stretch can add, whichever buckets they go to.
    void makeRoom()
    {
        for (Bucket& bucket : m_ring)
            if (bucket.cells.size() < bucket.size + stretch * Metric::neighbours)
                bucket.cells.resize(2 * bucket.size + stretch * Metric::neighbours);
    }

    template <bool Lowers> [[gnu::always_inline]] void relax(std::uint32_t cell)
    {
        std::array<Value, 8> reached;
        m_metric.arrivals(m_values + cell, m_costs + cell, m_to, reached);
        if constexpr (Metric::stepsAreEqual) {
            listNext(cell, reached);
            return;
        }
        // Which neighbours improve is hard to predict. Collected without branches, they cost one
        // misprediction (of their number) instead of one each.
        std::array<std::uint8_t, 8> better;
        std::size_t count = 0;
        for (std::size_t k = 0; k < Metric::neighbours; ++k) {
            better[count] = std::uint8_t(k);
            count += reached[k] < m_values[std::ptrdiff_t(cell) + m_to[k]];
        }
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t k = better[i];
            const std::ptrdiff_t other = std::ptrdiff_t(cell) + m_to[k];
            const std::int64_t number = bucketOf(reached[k]);
            // This flood has already added a value of the same bucket.
            const bool isListed =
                !Lowers && bucketOf(std::min(m_values[other], farthest)) == number;
            m_values[other] = reached[k];
            Bucket& bucket = ringAt(number);
            bucket.cells[bucket.size] = std::uint32_t(other);
            bucket.size += !isListed;
        }
    }

    static constexpr std::uint32_t reopened = 1u << 31; // flag in a list: not lowered
    static constexpr std::size_t stretch = 32;          // cells between two checks of the room
    static constexpr std::size_t prefetchDistance = 8;  // cells ahead
    /// If all improved cells go to the next bucket, no branch is left.
    [[gnu::always_inline]] void listNext(std::uint32_t cell, const std::array<Value, 8>& reached)
    {
        Bucket& next = ringAt(m_current + 1);
        std::uint32_t* const cells = next.cells.data();
        std::size_t size = next.size;
        for (std::size_t k = 0; k < Metric::neighbours; ++k) {
            const std::ptrdiff_t other = std::ptrdiff_t(cell) + m_to[k];
            const Value value = m_values[other];
            cells[size] = std::uint32_t(other);
            size += reached[k] < value;
            m_values[other] = std::min(reached[k], value);
        }
        next.size = size;
    }

    static constexpr Value farthest = Value(1e15); // no bucket is computed for larger values

    Metric m_metric;
    const std::uint8_t* m_costs;
    Value* m_values;
    Offsets m_to;
    std::vector<Bucket> m_ring;
    std::vector<std::uint32_t> m_waiting; // farthest bucket first
    std::int64_t m_current = 0;
};

} // namespace thicket::steer
