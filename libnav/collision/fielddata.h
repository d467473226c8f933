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
    CellLists<RimArc> arcs; ///< by disc
    DiscGrid discGrid;      ///< without the buried discs
    CoreGrid coreGrid;
    Interiors interiors;
};

/// The obstacles and the radius must have been checked. The field is the same for any number of
/// threads, >= 1.
FieldData makeField(std::span<const Obstacle> obstacles, double agentRadius, unsigned threads);

inline bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

double clearance(const FieldData& field, Point p);
std::optional<std::int64_t> obstacleAt(const FieldData& field, Point p);
std::vector<std::int64_t> obstaclesAt(const FieldData& field, Point p);
bool isFreeWithFloor(const FieldData& field, Point p);
std::optional<Point> nearestFreePoint(const FieldData& field, Point p);

} // namespace thicket::nav
