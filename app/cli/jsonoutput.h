#pragma once

#include "libnav/json/json.h"
#include "libnav/map/validation/validation.h"
#include "libnav/path/pathfinder.h"
#include "libnav/path/searchhistory.h"
#include "libnav/tangent/tangentedge.h"

#include <cstdint>
#include <string>
#include <vector>

/// Results of the libraries as JSON for other programs. Points are [x, y].
namespace thicket::cli {

nav::Json json(nav::Point point);
/// {"type": "surfing", "from", "to"} or {"type": "hugging", "center", "radius", "from", "to",
/// "winding": "ccw" or "cw"}
nav::Json::Object json(const nav::TangentEdge& edge);
/// {"obstacle": 3}, with the corner for walls and polygons; {"end": "start"} for a query's ends.
nav::Json json(const nav::Contact& contact);
nav::Json json(const nav::PathResult& result, std::int64_t microseconds);
/// Whether the result is a path that may not be the shortest, or no path because the time was over.
bool hasOpenBound(const nav::PathResult& result);
nav::Json json(const std::vector<nav::Finding>& findings);

/// A whole document, one element per line, as it can be large:
/// - "steps": the vertices in order of arrival, each with the tangents tried from it;
/// - "queued": the tangents that entered the open list, in order, with the index of their step;
/// - "taken": the tangents taken from it, in order of time, by index in "queued", with the result,
///   the index of the step that it made, the bound of all paths at that time, the length of the
///   open list afterwards and the number of tangents queued so far.
std::string document(const nav::SearchHistory& history);

} // namespace thicket::cli
