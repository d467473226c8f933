#pragma once

#include "libnav/collision/coregrid.h"
#include "libnav/collision/discgrid.h"
#include "libnav/collision/interior.h"

namespace thicket::nav {

/// What a field knows; never changed once built.
struct FieldData {
    double agentRadius = 0;
    double tolerance = 1e-9;
    Box bounds;
    std::size_t obstacleCount = 0;
    std::vector<Disc> discs;
    std::vector<Core> cores;
    std::vector<Arena> arenas;
    std::vector<std::uint32_t> arcBegins{0}; ///< by disc, and the end of the last
    std::vector<RimArc> arcs;
    DiscGrid discGrid; ///< without the buried discs
    CoreGrid coreGrid;
    Interiors interiors;

    std::span<const RimArc> coveredArcs(DiscIndex disc) const
    {
        return {arcs.data() + arcBegins[disc], arcs.data() + arcBegins[disc + 1]};
    }
};

/// The obstacles and the radius must have been checked.
FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius);

inline bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

double clearance(const FieldData& field, Point p);
std::optional<std::int64_t> obstacleAt(const FieldData& field, Point p);
std::vector<std::int64_t> obstaclesAt(const FieldData& field, Point p);
bool isFreeWithFloor(const FieldData& field, Point p);
std::optional<Point> nearestFreePoint(const FieldData& field, Point p);

} // namespace thicket::nav
