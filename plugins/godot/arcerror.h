#pragma once

#include "libnav/map/map.h"

namespace thicket::plugins {

/// How far polygons may be from arcs if nobody says, map units: 0.05, or so much more that the
/// outlines of all objects, grown by the agent's radius, have at most a million corners, with which
/// Godot can still work; but never more than 0.5 % of the map's larger side. Time: as the objects.
double usualArcError(const nav::Map& map, double agentRadius);

} // namespace thicket::plugins
