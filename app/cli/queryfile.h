#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"

#include <string>
#include <vector>

namespace thicket::cli {

struct Query {
    nav::Point start;
    nav::Point goal;
};

/// Reads a file of path queries: the header start_x,start_y,goal_x,goal_y, then a query a line.
/// LF or CRLF; blank lines are skipped. Faults are named with line and field.
Result<std::vector<Query>> readQueries(const std::string& path);
/// The same from bytes; `name` is what the user calls them.
Result<std::vector<Query>> parseQueries(std::string_view bytes, const std::string& name);

} // namespace thicket::cli
