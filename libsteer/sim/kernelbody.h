#pragma once

#include "libsteer/sim/neighbourkernel.h"

/// The kernels, over whatever F8, I8 and M8 the including file has brought. To be included into one
/// kernel file only.
namespace {

using namespace thicket::steer;

constexpr float tiny = 1e-12f; // under every square and length that is divided by
// How far to the right, and back, of what would be straight away from the contact.
constexpr float rightBias = 0.35f;
constexpr float brakeBias = 0.25f;

/// Eight neighbours as they are seen from the agent.
struct Seen {
    F8 dx, dy; ///< to them
    F8 square;
    F8 apart, perApart;
    F8 touch; ///< both radii
    F8 gap;
    M8 isOther;
};

/// Where the agent and another coincide they part as their ids choose, each pair its own way: the
/// other is taken to be less than a lattice unit off. Rare, hence lane by lane.
void partCoincident(const NeighbourQuery& query, const std::uint32_t* ids, unsigned which,
                    Seen& seen)
{
    float x[8];
    float y[8];
    store(x, seen.dx);
    store(y, seen.dy);
    for (unsigned i = 0; i < 8; ++i) {
        if (!(which >> i & 1))
            continue;
        std::uint32_t bits = ids[i] ^ query.id;
        bits ^= bits << 13;
        bits ^= bits >> 17;
        bits ^= bits << 5;
        const float size = query.unit / (ids[i] < query.id ? 65536.0f : -65536.0f);
        x[i] = static_cast<float>(static_cast<std::int32_t>(bits & 0xFFFFu) - 0x8000) * size;
        y[i] = static_cast<float>(static_cast<std::int32_t>(bits >> 16 | 1u) - 0x8000) * size;
    }
    seen.dx = loaded(x);
    seen.dy = loaded(y);
}

[[gnu::always_inline]] inline Seen seenFrom(const NeighbourQuery& query, const CrowdLanes& lanes,
                                            std::uint32_t at, std::uint32_t end)
{
    Seen seen;
    seen.dx = apart(loaded(lanes.x + at), query.x) * all(query.unit);
    seen.dy = apart(loaded(lanes.y + at), query.y) * all(query.unit);
    seen.isOther = firstLanes(end - at) & differs(loaded(lanes.id + at), query.id);
    seen.square = seen.dx * seen.dx + seen.dy * seen.dy;
    const F8 half = all(query.unit * query.unit * 0.5f);
    if (const unsigned which = bitsOf(seen.isOther & (seen.square < half))) {
        partCoincident(query, lanes.id + at, which, seen);
        seen.square = seen.dx * seen.dx + seen.dy * seen.dy;
    }
    const F8 square = most(seen.square, all(tiny * tiny));
    seen.apart = rooted(square);
    seen.perApart = all(1) / seen.apart;
    seen.touch = all(query.radius) + loaded(lanes.radius + at);
    seen.gap = seen.apart - seen.touch;
    return seen;
}

/// 1 where the rims touch, 0 from the range's end on.
[[gnu::always_inline]] inline F8 shareOf(const Seen& seen, float range)
{
    const F8 share = (all(range) - seen.gap) * all(1 / range);
    return where(seen.isOther, least(most(share, all(0)), all(1)));
}

struct Pair {
    F8 x, y;
};

/// Away from where they would touch first, a little to the right and back; the sooner, the more.
/// Sources: Karamouzas, Skinner, Guy (2014) for the time to contact; Reynolds (1999), unaligned
/// collision avoidance, for steering off the nearest approach.
[[gnu::always_inline]] inline Pair avoidanceOf(const NeighbourQuery& query, const CrowdLanes& lanes,
                                               std::uint32_t at, const Seen& seen)
{
    const F8 ux = all(query.vx) - loaded(lanes.vx + at);
    const F8 uy = all(query.vy) - loaded(lanes.vy + at);
    const F8 closing = seen.dx * ux + seen.dy * uy;
    const F8 speed = most(ux * ux + uy * uy, all(tiny));
    const F8 reach = seen.touch + all(query.avoidMargin);
    const F8 outside = most(seen.square - reach * reach, all(0));
    const F8 inner = closing * closing - speed * outside;
    const M8 comes =
        seen.isOther & (all(0) < closing) & (all(0) < inner) & (seen.gap < all(query.avoidRange));
    if (!bitsOf(comes))
        return {all(0), all(0)};
    const F8 perSpeed = all(1) / speed;
    const F8 contact = most(closing - rooted(most(inner, all(0))), all(0)) * perSpeed;
    const F8 nearest = closing * perSpeed;
    const F8 hasBias = reach * seen.perApart;
    const F8 right = hasBias * all(rightBias);
    const F8 back = hasBias * all(brakeBias);
    const F8 x = ux * nearest - seen.dx + right * seen.dy - back * seen.dx;
    const F8 y = uy * nearest - seen.dy - right * seen.dx - back * seen.dy;
    const F8 length = rooted(most(x * x + y * y, all(tiny)));
    const F8 left = most(all(1) - contact * all(1 / query.avoidHorizon), all(0));
    const F8 size = where(comes, left * left / length);
    return {size * x, size * y};
}

/// 0 where the neighbour is behind the cone of sight.
[[gnu::always_inline]] inline F8 inSight(const NeighbourQuery& query, const Seen& seen,
                                         float cosine, F8 share)
{
    const F8 ahead = seen.dx * all(query.headingX) + seen.dy * all(query.headingY);
    return where(seen.apart * all(cosine) < ahead, share);
}

/// What eight lanes add up to, each on its own.
struct LaneSums {
    Pair avoidance{all(0), all(0)};
    Pair separation{all(0), all(0)};
    Pair alignment{all(0), all(0)};
    Pair cohesion{all(0), all(0)};
    F8 alignmentWeight = all(0);
    F8 cohesionWeight = all(0);
};

[[gnu::always_inline]] inline void addTo(Pair& sum, F8 share, F8 x, F8 y)
{
    sum.x = sum.x + share * x;
    sum.y = sum.y + share * y;
}

template <bool avoids, bool separates, bool flocks>
[[gnu::always_inline]] inline void addBlock(const CrowdLanes& lanes, const NeighbourQuery& query,
                                            std::uint32_t at, const Seen& seen, LaneSums& sums)
{
    if constexpr (avoids) {
        const Pair part = avoidanceOf(query, lanes, at, seen);
        sums.avoidance.x = sums.avoidance.x + part.x;
        sums.avoidance.y = sums.avoidance.y + part.y;
    }
    if constexpr (separates) {
        const F8 share = shareOf(seen, query.separationRange) * seen.perApart;
        addTo(sums.separation, all(0) - share, seen.dx, seen.dy);
    }
    if constexpr (flocks) {
        const F8 follow =
            inSight(query, seen, query.alignmentCosine, shareOf(seen, query.alignmentRange));
        addTo(sums.alignment, follow, loaded(lanes.vx + at), loaded(lanes.vy + at));
        sums.alignmentWeight = sums.alignmentWeight + follow;
        const F8 gather =
            inSight(query, seen, query.cohesionCosine, shareOf(seen, query.cohesionRange));
        addTo(sums.cohesion, gather, seen.dx, seen.dy);
        sums.cohesionWeight = sums.cohesionWeight + gather;
    }
}

template <bool avoids, bool separates, bool flocks>
void visit(const CrowdLanes& lanes, const NeighbourQuery& query, const LaneRange* ranges,
           unsigned rangeCount, NeighbourSums& sums, std::uint32_t* contacts)
{
    LaneSums lane;
    std::uint32_t listed = 0;
    for (unsigned r = 0; r < rangeCount; ++r) {
        for (std::uint32_t at = ranges[r].begin; at < ranges[r].end; at += 8) {
            const Seen seen = seenFrom(query, lanes, at, ranges[r].end);
            const M8 near = seen.isOther & (seen.gap < all(query.contactRange));
            for (unsigned bits = bitsOf(near); bits; bits &= bits - 1)
                contacts[listed++] = at + static_cast<std::uint32_t>(__builtin_ctz(bits));
            addBlock<avoids, separates, flocks>(lanes, query, at, seen, lane);
        }
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
