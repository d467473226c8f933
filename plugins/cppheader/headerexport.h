#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// Writes a header of C++17 that includes <array> alone: the types of rows, then one constant array
/// for each kind of object, in drawing order, with all numbers bit for bit. Points of walls and
/// polygons are ranges of one array, polygons with a positive area. Objects that have a name are
/// also references in the namespace `named`.
ExportBundle exportHeader(const nav::Map& map, const Frame& frame, const std::string& space);

} // namespace thicket::plugins
