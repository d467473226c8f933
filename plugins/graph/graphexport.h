#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// About a thousand bytes each: what still fits in a file.
inline constexpr std::size_t mostGraphEdges = 500'000;

/// Writes the complete tangent graph for an agent of this radius (map units), as graphdocument.h
/// says, in the frame's coordinates; other ones than the map's are told by the keys "scale" and
/// "yAxis". Refused if it has more than `mostEdges` surfing edges.
Result<ExportBundle> exportGraph(const nav::Map& map, double radius, std::size_t mostEdges,
                                 const Frame& frame);

} // namespace thicket::plugins
