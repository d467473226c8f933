#include "plugins/shapes/ringband.h"

namespace thicket::plugins {

namespace {

std::size_t after(std::size_t i, std::size_t count) { return i + 1 == count ? 0 : i + 1; }

/// The last corner before the ray from the center through p, or on it.
std::optional<std::size_t> cornerBefore(LatticePoint center, std::span<const LatticePoint> ring,
                                        LatticePoint p)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (turn(center, ring[i], p) >= 0 && turn(center, ring[after(i, ring.size())], p) < 0)
            return i;
    return std::nullopt;
}

} // namespace

std::optional<RingBand> bandBetween(LatticePoint center, std::span<const LatticePoint> ring,
                                    std::span<const LatticePoint> polygon)
{
    const auto first = cornerBefore(center, ring, polygon.front());
    if (!first)
        return std::nullopt;
    RingBand band{int(*first), {}};
    const std::size_t count = ring.size() + polygon.size();
    band.alongRing.reserve(count);
    std::size_t inner = *first, outer = 0, onRing = 0;
    while (band.alongRing.size() < count) {
        const std::size_t nextInner = after(inner, ring.size()),
                          nextOuter = after(outer, polygon.size());
        const LatticePoint p = ring[inner], q = ring[nextInner], v = polygon[outer],
                           w = polygon[nextOuter];
        const bool fitsRing = onRing < ring.size() && turn(p, v, q) > 0;
        const bool fitsPolygon =
            band.alongRing.size() - onRing < polygon.size() && turn(p, v, w) > 0;
        if (!fitsRing && !fitsPolygon)
            return std::nullopt;
        const bool isRing = fitsRing && (!fitsPolygon || turn(center, q, w) >= 0);
        band.alongRing.push_back(isRing);
        if (isRing) {
            inner = nextInner;
            ++onRing;
        } else {
            outer = nextOuter;
        }
    }
    return band;
}

bool isConvexRound(std::span<const LatticePoint> ring, LatticePoint center)
{
    if (ring.size() < 3)
        return false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const LatticePoint p = ring[i], q = ring[after(i, ring.size())];
        const LatticePoint r = ring[after(after(i, ring.size()), ring.size())];
        if (turn(p, q, r) <= 0 || turn(p, q, center) <= 0)
            return false;
        // Round once: all that follows the first corner is seen from it in one sense.
        if (i > 0 && i + 1 < ring.size() && turn(ring[0], p, q) <= 0)
            return false;
    }
    return true;
}

} // namespace thicket::plugins
