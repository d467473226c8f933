#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::cli {

struct Query {
    nav::Point start;
    nav::Point goal;
};

/// Reads a file of path queries: the header start_x,start_y,goal_x,goal_y, then one query per line.
/// LF or CRLF. Blank lines are skipped. Errors name line and field.
Result<std::vector<Query>> readQueries(const std::string& path);
/// The same from bytes. `name` is the user's name for them.
Result<std::vector<Query>> parseQueries(std::string_view bytes, const std::string& name);

} // namespace thicket::cli
