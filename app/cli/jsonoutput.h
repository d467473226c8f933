#pragma once

#include "libnav/json/json.h"
#include "libnav/map/validation/validation.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/edgejson.h"

#include <cstdint>
#include <vector>

/// Results of the libraries as JSON for other programs. Points and edges: see edgejson.h.
namespace thicket::cli {

nav::Json json(const nav::PathResult& result, std::int64_t microseconds);
/// Whether the result is a path that may not be the shortest, or no path because the time was over.
bool hasOpenBound(const nav::PathResult& result);
nav::Json json(const std::vector<nav::Finding>& findings);

} // namespace thicket::cli
