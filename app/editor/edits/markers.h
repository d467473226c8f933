#pragma once

#include "app/editor/edits/layeredits.h"
#include "libnav/map/mapedit.h"

#include <optional>

namespace thicket::editor {

/// markerLayer() with the name that this program gives it.
MarkerLayer layerForMarkers(const nav::Map& map);
/// Edits of the map's start and goal. An existing marker is moved. Otherwise one is added, to the
/// layer of the markers.
nav::MapEdit placeStart(const nav::Map& map, nav::Point at);
nav::MapEdit placeGoal(const nav::Map& map, nav::Point at);
/// Adds a goal beside those of the map.
nav::MapEdit addGoal(const nav::Map& map, nav::Point at);
/// The goal nearest to a point; null: the map has none. Of equally near ones the first.
const nav::MapObject* nearestGoal(const nav::Map& map, nav::Point at);
/// Places both in one edit. An end that is nullopt stays as it is.
nav::MapEdit placeEnds(const nav::Map& map, std::optional<nav::Point> start,
                       std::optional<nav::Point> goal);
/// Swaps start and goal. Changes nothing unless both exist.
nav::MapEdit swapEnds(const nav::Map& map);

} // namespace thicket::editor
