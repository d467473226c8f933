#include "plugins/shapes/ground.h"

namespace thicket::plugins {

Result<Ground> Ground::of(std::span<const nav::Obstacle> obstacles, const GroundOptions& options)
{
    const Result<GroundRings> rings = groundRings(obstacles, options);
    if (!rings)
        return Unexpected(rings.error());
    Result<Arrangement> arrangement = Arrangement::of(rings->rings);
    if (!arrangement)
        return Unexpected(arrangement.error());
    return Ground(std::move(*arrangement), rings->lattice, rings->error);
}

} // namespace thicket::plugins
