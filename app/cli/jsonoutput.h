#pragma once

#include "libnav/map/json.h"
#include "libnav/map/validation.h"
#include "libnav/path/pathfinder.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/completegraph.h"

#include <cstdint>
#include <string>
#include <vector>

/// What the libraries answer, as JSON for other programs. Points are [x, y].
namespace thicket::cli {

/// {"type": "surfing", "from", "to"} or {"type": "hugging", "center", "radius", "from", "to",
/// "winding": "ccw" or "cw"}
nav::Json json(const nav::TangentEdge& edge);
nav::Json json(const nav::PathResult& result, std::int64_t microseconds);
/// Whether the result is a path that may not be the shortest, or none for want of time.
bool hasOpenBound(const nav::PathResult& result);
nav::Json json(const std::vector<nav::Finding>& findings);

/// Whole documents, one element a line: they can be large.
std::string document(const nav::CompleteGraph& graph, double radius);
std::string document(const nav::SearchTrace& trace);

} // namespace thicket::cli
