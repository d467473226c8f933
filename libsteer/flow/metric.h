#pragma once

#include "libsteer/flow/costfield.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>

/// How a wave moves from a cell to its neighbours. Each method is a struct with
/// - Value: the type of travel costs; infinity: not reached;
/// - neighbours: 4 or 8 of Offsets;
/// - perBucket: 1 / width of the flood's buckets. No step costs less than the width, so cells of
///   one bucket cannot improve each other and are settled in any order;
/// - longestStep: the longest step, to a cell of cost 1;
/// - looksAside: whether a step also depends on the values of the cell's straight neighbours;
/// - stepsAreEqual: whether every step costs one bucket;
/// - arrivals(): the travel cost of each neighbour when reached from the cell.
///
/// Costs are those of CostField, or 0 for cells whose value must not change.
namespace thicket::steer {

/// Offsets of neighbours in a padded array. Straight ones first: right, up, left, down; then the
/// diagonal ones from the upper right.
struct Offsets {
    explicit Offsets(std::size_t stride)
        : Offsets(static_cast<std::ptrdiff_t>(stride), std::ptrdiff_t{1})
    {}
    std::ptrdiff_t operator[](std::size_t k) const { return m_to[k]; }

private:
    Offsets(std::ptrdiff_t up, std::ptrdiff_t right)
        : m_to{right, up, -right, -up, up + right, up - right, -up - right, right - up}
    {}
    std::array<std::ptrdiff_t, 8> m_to;
};

/// The cost of entering a cell, by its byte in the CostField.
template <class Value> struct EntryTable {
    std::array<Value, 256> cost;

    EntryTable()
    {
        for (std::size_t i = 0; i < cost.size(); ++i)
            cost[i] = i == 0 || i == CostField::blocked ? std::numeric_limits<Value>::infinity()
                                                        : static_cast<Value>(i);
    }
};

/// All bits set for a blocked cell, else 0. Or'ed to a cost, it blocks that cell, too. Without a
/// branch, because blocked cells are hard to predict.
inline std::uint8_t shutBy(std::uint8_t cost)
{
    return static_cast<std::uint8_t>(-int(cost == CostField::blocked));
}

/// Counts cells, whatever they cost.
struct BreadthFirstMetric {
    using Value = float;
    static constexpr std::size_t neighbours = 4;
    static constexpr Value perBucket = 1;
    static constexpr double longestStep = 1;
    static constexpr bool weighsCosts = false;
    static constexpr bool looksAside = false;
    static constexpr bool stepsAreEqual = true;
    EntryTable<Value> table;

    BreadthFirstMetric()
    {
        for (Value& cost : table.cost)
            if (cost < std::numeric_limits<Value>::infinity())
                cost = 1;
    }

    [[gnu::always_inline]] void arrivals(const Value* value, const std::uint8_t* cost,
                                         const Offsets& to, std::array<Value, 8>& reached) const
    {
        for (std::size_t k = 0; k < neighbours; ++k)
            reached[k] = *value + table.cost[cost[to[k]]];
    }
};

/// Straight and diagonal steps of length 1 and sqrt 2, times the cost of the entered cell. No
/// diagonal step past a blocked cell.
struct DijkstraMetric {
    using Value = double;
    static constexpr std::size_t neighbours = 8;
    static constexpr Value perBucket = 1;
    static constexpr double longestStep = std::numbers::sqrt2;
    static constexpr bool weighsCosts = true;
    static constexpr bool looksAside = false;
    static constexpr bool stepsAreEqual = false;
    EntryTable<Value> table;

    [[gnu::always_inline]] void arrivals(const Value* value, const std::uint8_t* cost,
                                         const Offsets& to, std::array<Value, 8>& reached) const
    {
        for (std::size_t k = 0; k < 4; ++k)
            reached[k] = *value + table.cost[cost[to[k]]];
        for (std::size_t k = 4; k < 8; ++k) {
            const int shut = shutBy(cost[to[k - 4]]) | shutBy(cost[to[(k - 3) % 4]]);
            reached[k] = *value + std::numbers::sqrt2 * table.cost[std::size_t(shut | cost[to[k]])];
        }
    }
};

/// The eikonal equation |grad u| = cost, on the eight triangles of a straight and a diagonal
/// neighbour. Let a and b be their values. The least u over the paths that cross the triangle's far
/// side is a + sqrt(cost^2 - d^2), with d = a - b clamped to [0, cost / sqrt 2]. This is exact for
/// a plane wave. Every step costs at least cost / sqrt 2, because the triangles' angle is 45
/// degrees; this makes buckets exact. A path may touch the corner of a blocked cell, but not pass
/// between two that touch.
/// Source: Tsitsiklis, "Efficient Algorithms for Globally Optimal Trajectories", IEEE Transactions
/// on Automatic Control 40 (1995), the Dial-like method with eight neighbours.
/// `Uniform`: all costs are 1, 0 or blocked. This saves square roots and gives the same bits.
template <bool Uniform> struct EikonalMetric {
    using Value = float;
    static constexpr std::size_t neighbours = 8;
    static constexpr Value perBucket = 1 / 0.7f;
    static constexpr double longestStep = std::numbers::sqrt2;
    static constexpr bool weighsCosts = true;
    static constexpr bool looksAside = true;
    static constexpr bool stepsAreEqual = false;
    static constexpr Value halfRoot = std::numbers::sqrt2_v<float> / 2;
    EntryTable<Value> table;

    [[gnu::always_inline]] void arrivals(const Value* value, const std::uint8_t* cost,
                                         const Offsets& to, std::array<Value, 8>& reached) const
    {
        const Value here = *value;
        const Value fallUpright = here - std::min(value[to[1]], value[to[3]]);
        const Value fallAcross = here - std::min(value[to[0]], value[to[2]]);
        if constexpr (Uniform) {
            const Value upright = here + straightStep(1, fallUpright);
            const Value across = here + straightStep(1, fallAcross);
            for (std::size_t k = 0; k < 4; ++k)
                reached[k] = (k % 2 == 0 ? upright : across) + (table.cost[cost[to[k]]] - 1);
        } else {
            for (std::size_t k = 0; k < 4; ++k)
                reached[k] = here + straightStep(table.cost[cost[to[k]]],
                                                 k % 2 == 0 ? fallUpright : fallAcross);
        }
        for (std::size_t k = 4; k < 8; ++k) {
            const int shut = shutBy(cost[to[k - 4]]) & shutBy(cost[to[(k - 3) % 4]]);
            reached[k] =
                here + std::numbers::sqrt2_v<float> * table.cost[std::size_t(shut | cost[to[k]])];
        }
    }

private:
    static Value straightStep(Value cost, Value fall)
    {
        const Value d = std::min(std::max(fall, Value(0)), halfRoot * cost);
        return std::sqrt(cost * cost - d * d);
    }
};

} // namespace thicket::steer
