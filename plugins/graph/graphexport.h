#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// About a thousand bytes each: what still fits in a file.
inline constexpr std::size_t mostGraphEdges = 500'000;

/// Writes the complete tangent graph for an agent of this radius, as graphdocument.h says, in map
/// units. Refused if it has more than `mostEdges` surfing edges.
Result<ExportBundle> exportGraph(const nav::Map& map, double radius, std::size_t mostEdges);

} // namespace thicket::plugins
