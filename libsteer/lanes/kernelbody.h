#pragma once

#include "libsteer/lanes/neighbourkernel.h"

/// The kernels, over whatever F, I, M and F8 the including file has brought: F is one F8 or two, of
/// two blocks of neighbours. To be included into one kernel file only.
namespace {

using namespace thicket::steer;

constexpr float tiny = 1e-12f; // under every square and length that is divided by
// How far to the right, and back, of what would be straight away from the contact.
constexpr float rightBias = 0.35f;
constexpr float brakeBias = 0.25f;

struct Pair {
    F x, y;
};

/// Neighbours as they are seen from the agent.
struct Seen {
    F dx, dy; ///< to them
    F square;
    F apart, perApart;
    F touch; ///< both radii
    F gap;
    M isOther;
};

/// Where the agent and another coincide they part as their ids choose, each pair its own way: the
/// other is taken to be less than a lattice unit off. Rare, hence lane by lane.
[[gnu::noinline]] Pair parted(const NeighbourQuery& query, const CrowdLanes& lanes,
                              const LaneBlock* blocks, unsigned which, Pair to)
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
    Pair to{apart(loaded(lanes.x, blocks), query.x) * all(query.unit),
            apart(loaded(lanes.y, blocks), query.y) * all(query.unit)};
    Seen seen;
    seen.isOther = firstLanes(blocks) & differs(loaded(lanes.id, blocks), query.id);
    seen.square = to.x * to.x + to.y * to.y;
    const F half = all(query.unit * query.unit * 0.5f);
    if (const unsigned which = bitsOf(seen.isOther & (seen.square < half))) [[unlikely]] {
        to = parted(query, lanes, blocks, which, to);
        seen.square = to.x * to.x + to.y * to.y;
    }
    seen.dx = to.x;
    seen.dy = to.y;
    const F square = most(seen.square, all(tiny * tiny));
    seen.apart = rooted(square);
    seen.perApart = all(1) / seen.apart;
    seen.touch = all(query.radius) + loaded(lanes.radius, blocks);
    seen.gap = seen.apart - seen.touch;
    return seen;
}

/// What is divided by for every neighbour.
struct Inverses {
    float horizon, separation, alignment, cohesion;

    explicit Inverses(const NeighbourQuery& query)
        : horizon(1 / query.avoidHorizon), separation(1 / query.separationRange),
          alignment(1 / query.alignmentRange), cohesion(1 / query.cohesionRange)
    {}
};

/// 1 where the rims touch, 0 from the range's end on.
[[gnu::always_inline]] inline F shareOf(const Seen& seen, float range, float inverse)
{
    const F share = (all(range) - seen.gap) * all(inverse);
    return where(seen.isOther, least(most(share, all(0)), all(1)));
}

/// Away from where they would touch first, a little to the right and back; the sooner, the more.
/// Sources: Karamouzas, Skinner, Guy (2014) for the time to contact; Reynolds (1999), unaligned
/// collision avoidance, for steering off the nearest approach.
[[gnu::always_inline]] inline Pair avoidanceOf(const NeighbourQuery& query, const CrowdLanes& lanes,
                                               const Inverses& per, const LaneBlock* blocks,
                                               const Seen& seen)
{
    const F ux = all(query.vx) - loaded(lanes.vx, blocks);
    const F uy = all(query.vy) - loaded(lanes.vy, blocks);
    const F closing = seen.dx * ux + seen.dy * uy;
    const F speed = most(ux * ux + uy * uy, all(tiny));
    const F reach = seen.touch + all(query.avoidMargin);
    const F outside = most(seen.square - reach * reach, all(0));
    const F inner = closing * closing - speed * outside;
    const M comes =
        seen.isOther & (all(0) < closing) & (all(0) < inner) & (seen.gap < all(query.avoidRange));
    if (!bitsOf(comes))
        return {all(0), all(0)};
    const F perSpeed = all(1) / speed;
    const F contact = most(closing - rooted(most(inner, all(0))), all(0)) * perSpeed;
    const F nearest = closing * perSpeed;
    const F hasBias = reach * seen.perApart;
    const F right = hasBias * all(rightBias);
    const F back = hasBias * all(brakeBias);
    const F x = ux * nearest - seen.dx + right * seen.dy - back * seen.dx;
    const F y = uy * nearest - seen.dy - right * seen.dx - back * seen.dy;
    const F length = rooted(most(x * x + y * y, all(tiny)));
    const F left = most(all(1) - contact * all(per.horizon), all(0));
    const F size = where(comes, left * left / length);
    return {size * x, size * y};
}

/// 0 where the neighbour is behind the cone of sight.
[[gnu::always_inline]] inline F inSight(const NeighbourQuery& query, const Seen& seen, float cosine,
                                        F share)
{
    const F ahead = seen.dx * all(query.headingX) + seen.dy * all(query.headingY);
    return where(seen.apart * all(cosine) < ahead, share);
}

struct PairSum {
    F8 x = none();
    F8 y = none();
};

/// What eight lanes add up to, each on its own, one block after the other.
struct LaneSums {
    PairSum avoidance;
    PairSum separation;
    PairSum alignment;
    PairSum cohesion;
    F8 alignmentWeight = none();
    F8 cohesionWeight = none();
};

[[gnu::always_inline]] inline void addTo(PairSum& sum, F x, F y)
{
    sum.x = added(sum.x, x);
    sum.y = added(sum.y, y);
}

template <bool avoids, bool separates, bool flocks>
[[gnu::always_inline]] inline void addBlocks(const CrowdLanes& lanes, const NeighbourQuery& query,
                                             const Inverses& per, const LaneBlock* blocks,
                                             const Seen& seen, LaneSums& sums)
{
    if constexpr (avoids) {
        const Pair part = avoidanceOf(query, lanes, per, blocks, seen);
        addTo(sums.avoidance, part.x, part.y);
    }
    if constexpr (separates) {
        const F share =
            all(0) - shareOf(seen, query.separationRange, per.separation) * seen.perApart;
        addTo(sums.separation, share * seen.dx, share * seen.dy);
    }
    if constexpr (flocks) {
        const F follow = inSight(query, seen, query.alignmentCosine,
                                 shareOf(seen, query.alignmentRange, per.alignment));
        addTo(sums.alignment, follow * loaded(lanes.vx, blocks), follow * loaded(lanes.vy, blocks));
        sums.alignmentWeight = added(sums.alignmentWeight, follow);
        const F gather = inSight(query, seen, query.cohesionCosine,
                                 shareOf(seen, query.cohesionRange, per.cohesion));
        addTo(sums.cohesion, gather * seen.dx, gather * seen.dy);
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

constexpr NeighbourKernels kernels{visit<false, false, false>, visit<true, true, false>,
                                   visit<false, true, true>, visit<true, true, true>};

} // namespace
