#pragma once

#include "libsteer/behaviours/avoidagentsformulas.h"
#include "libsteer/lanes/lanenumbers.h"
#include "libsteer/lanes/neighbourkernel.h"

/// The neighbour kernels, written for any F, I, M and F8 that the including file defines. F is one
/// or two F8, for one or two blocks of neighbours. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

using Seen = formula::SeenNeighbour<Floats>;

/// Where the agent and a neighbour coincide, they part in a direction chosen by their ids,
/// different for each pair: the neighbour is moved by less than a lattice unit. Rare, hence lane by
/// lane.
[[gnu::noinline]] FloatVector parted(const NeighbourQuery& query, const CrowdLanes& lanes,
                                     const LaneBlock* blocks, unsigned which, FloatVector to)
{
    float x[8 * blocksInF];
    float y[8 * blocksInF];
    store(x, to.x);
    store(y, to.y);
    for (; which; which &= which - 1) {
        const auto i = static_cast<unsigned>(__builtin_ctz(which));
        const std::uint32_t id = lanes.id[blocks[i / 8].begin + i % 8];
        std::uint32_t bits = id ^ query.id;
        bits ^= bits << 13;
        bits ^= bits >> 17;
        bits ^= bits << 5;
        const float size = query.unit / (id < query.id ? 65536.0f : -65536.0f);
        x[i] = static_cast<float>(static_cast<std::int32_t>(bits & 0xFFFFu) - 0x8000) * size;
        y[i] = static_cast<float>(static_cast<std::int32_t>(bits >> 16 | 1u) - 0x8000) * size;
    }
    constexpr LaneBlock inOrder[2] = {{0, 8}, {8, 16}};
    return {loaded(x, inOrder), loaded(y, inOrder)};
}

[[gnu::always_inline]] inline Seen seenFrom(const NeighbourQuery& query, const CrowdLanes& lanes,
                                            const LaneBlock* blocks)
{
    FloatVector to{apart(loaded(lanes.x, blocks), query.x) * all(query.unit),
                   apart(loaded(lanes.y, blocks), query.y) * all(query.unit)};
    const M isOther = firstLanes(blocks) & differs(loaded(lanes.id, blocks), query.id);
    F square = formula::squareOf<Floats>(to);
    const F half = all(query.unit * query.unit * 0.5f);
    if (const unsigned which = bitsOf(isOther & (square < half))) [[unlikely]] {
        to = parted(query, lanes, blocks, which, to);
        square = formula::squareOf<Floats>(to);
    }
    const F touch = all(query.radius) + loaded(lanes.radius, blocks);
    const F between = rooted(most(square, Floats::tiny() * Floats::tiny()));
    return formula::seenAt<Floats>(to, square, between, touch, isOther);
}

/// Reciprocals, to save a division per neighbour.
struct Inverses {
    float horizon, separation, alignment, cohesion;

    explicit Inverses(const NeighbourQuery& query)
        : horizon(1 / query.avoidHorizon), separation(1 / query.separationRange),
          alignment(1 / query.alignmentRange), cohesion(1 / query.cohesionRange)
    {}
};

[[gnu::always_inline]] inline FloatVector avoidanceOf(const NeighbourQuery& query,
                                                      const CrowdLanes& lanes, const Inverses& per,
                                                      const LaneBlock* blocks, const Seen& seen)
{
    const FloatVector approach{all(query.vx) - loaded(lanes.vx, blocks),
                               all(query.vy) - loaded(lanes.vy, blocks)};
    const formula::Avoiding<Floats> params{all(query.avoidRange), all(per.horizon),
                                           all(query.avoidMargin), all(query.avoidRight),
                                           all(query.avoidBrake)};
    return formula::avoidanceOf<Floats>(seen, approach, params).push;
}

/// The weight of a neighbour if it is in sight, else 0.
[[gnu::always_inline]] inline F countOf(const NeighbourQuery& query, const Seen& seen, float range,
                                        float perRange, float cosine)
{
    const F share = formula::shareOf<Floats>(seen, all(range), all(perRange));
    const FloatVector heading{all(query.headingX), all(query.headingY)};
    return formula::inSight<Floats>(seen, heading, all(cosine), share);
}

struct PairSum {
    F8 x = none();
    F8 y = none();
};

/// The sums of eight lanes, each on its own, block after block.
struct LaneSums {
    PairSum avoidance;
    PairSum separation;
    PairSum alignment;
    PairSum cohesion;
    F8 alignmentWeight = none();
    F8 cohesionWeight = none();
};

[[gnu::always_inline]] inline void addTo(PairSum& sum, FloatVector part)
{
    sum.x = added(sum.x, part.x);
    sum.y = added(sum.y, part.y);
}

template <bool avoids, bool separates, bool flocks>
[[gnu::always_inline]] inline void addBlocks(const CrowdLanes& lanes, const NeighbourQuery& query,
                                             const Inverses& per, const LaneBlock* blocks,
                                             const Seen& seen, LaneSums& sums)
{
    if constexpr (avoids)
        addTo(sums.avoidance, avoidanceOf(query, lanes, per, blocks, seen));
    if constexpr (separates) {
        const F share =
            formula::shareOf<Floats>(seen, all(query.separationRange), all(per.separation));
        addTo(sums.separation, formula::separationFrom<Floats>(seen, share));
    }
    if constexpr (flocks) {
        const F follow =
            countOf(query, seen, query.alignmentRange, per.alignment, query.alignmentCosine);
        const FloatVector velocity{loaded(lanes.vx, blocks), loaded(lanes.vy, blocks)};
        addTo(sums.alignment, follow * velocity);
        sums.alignmentWeight = added(sums.alignmentWeight, follow);
        const F gather =
            countOf(query, seen, query.cohesionRange, per.cohesion, query.cohesionCosine);
        addTo(sums.cohesion, gather * seen.to);
        sums.cohesionWeight = added(sums.cohesionWeight, gather);
    }
}

template <bool avoids, bool separates, bool flocks>
void visit(const CrowdLanes& lanes, const NeighbourQuery& query, const LaneBlock* blocks,
           unsigned count, NeighbourSums& sums, std::uint32_t* contacts)
{
    LaneSums lane;
    std::uint32_t listed = 0;
    const Inverses per(query);
    const LaneBlock* const end = blocks + count;
    for (; blocks < end; blocks += blocksInF) {
        const Seen seen = seenFrom(query, lanes, blocks);
        const M near = seen.isOther & (seen.gap < all(query.contactRange));
        for (unsigned bits = bitsOf(near); bits; bits &= bits - 1) {
            const auto i = static_cast<unsigned>(__builtin_ctz(bits));
            contacts[listed++] = blocks[i / 8].begin + i % 8;
        }
        addBlocks<avoids, separates, flocks>(lanes, query, per, blocks, seen, lane);
    }
    sums = {};
    sums.contacts = listed;
    if constexpr (avoids) {
        sums.avoidX = sumOf(lane.avoidance.x);
        sums.avoidY = sumOf(lane.avoidance.y);
    }
    if constexpr (separates) {
        sums.separationX = sumOf(lane.separation.x);
        sums.separationY = sumOf(lane.separation.y);
    }
    if constexpr (flocks) {
        sums.alignmentX = sumOf(lane.alignment.x);
        sums.alignmentY = sumOf(lane.alignment.y);
        sums.alignmentWeight = sumOf(lane.alignmentWeight);
        sums.cohesionX = sumOf(lane.cohesion.x);
        sums.cohesionY = sumOf(lane.cohesion.y);
        sums.cohesionWeight = sumOf(lane.cohesionWeight);
    }
}

constexpr NeighbourKernels kernels{visit<false, false, false>, visit<true, false, false>,
                                   visit<true, true, false>, visit<false, true, true>,
                                   visit<true, true, true>};

} // namespace
