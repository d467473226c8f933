#pragma once

#include "app/cli/queryfile.h"
#include "libnav/map/map.h"

#include <string>
#include <string_view>

namespace thicket::cli {

/// Whether the bytes begin like a scenario of the MovingAI benchmark (.scen): with "version".
bool isScenario(std::string_view bytes);

/// Reads a scenario: the line "version 1", then rows of bucket, map, width, height, column and row
/// of the start, of the goal, and the optimal length of a walk by octile moves. Fields are
/// separated by tabs or blanks. The queries are between centres of cells; their unit is a cell.
/// Buckets, maps and lengths do not count. Errors name line and field: fields that are missing or
/// no numbers, cells outside the grid, rows that differ in width or height.
Result<QueryFile> parseScenario(std::string_view bytes, const std::string& name);

/// The queries of a file on this map, in its units. Those between cells lie where the grid, over
/// the whole bounds, has these cells; without bounds a cell is one map unit, from the origin.
/// Refused if the bounds do not have the grid's shape.
Result<std::vector<Query>> placedQueries(QueryFile file, const nav::MapSettings& settings);

} // namespace thicket::cli
