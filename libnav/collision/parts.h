#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/obstaclepart.h"

namespace thicket::nav {

/// ObstaclePart::isThin of a disc or core with that true radius.
inline bool isThin(const FieldData& field, double trueRadius)
{
    return std::max(0.0, trueRadius - field.tolerance) <= minimumExpansion(field.tolerance);
}

/// Discs and cores with one of their two radii: Disc::radius, with the minimum expansion, as rays
/// meet them, or Disc::trueRadius.
template <double Disc::*radius> ObstaclePart partOf(const FieldData& field, const Disc& disc)
{
    return {ObstaclePart::Kind::disc, isThin(field, disc.trueRadius), disc.obstacle,
            Segment{disc.center, disc.center}, disc.*radius};
}

template <double Disc::*radius> ObstaclePart partOf(const FieldData& field, const Core& core)
{
    const Disc& a = field.discs[core.a];
    const Disc& b = field.discs[core.b];
    return {ObstaclePart::Kind::side, isThin(field, std::min(a.trueRadius, b.trueRadius)),
            core.obstacle, Segment{a.center, b.center}, std::min(a.*radius, b.*radius)};
}

inline ObstaclePart partOf(const Arena& arena)
{
    return {ObstaclePart::Kind::arena, false, arena.obstacle, Segment{arena.center, arena.center},
            arena.radius};
}

} // namespace thicket::nav
