#pragma once

#include "libnav/collision/obstaclefield.h"
#include "plugins/api/mapformat.h"
#include "plugins/shapes/frame.h"

#include <string>
#include <vector>

/// The coordinates of formats that may have any. Any thread.
namespace thicket::plugins {

/// "scale" and "yAxis": by default numbers are those of the map.
QList<FormatOption> frameOptions();
/// With the map's origin. Of completed options. Errors: optionError().
Result<Frame> chosenFrame(const nav::Map& map, const OptionValues& values);

/// Where +y points in the file.
nav::YAxis yAxisIn(const Frame& frame, const nav::Map& map);
/// What a JSON object says of a frame other than the map's own: ",\n"scale": 16, "yAxis": "down"".
/// Empty if the numbers are those of the map.
std::string frameKeys(const Frame& frame, const nav::Map& map);

/// Obstacles of the map as they are in the file.
std::vector<nav::Obstacle> toFile(const Frame& frame, std::vector<nav::Obstacle> obstacles);

} // namespace thicket::plugins
