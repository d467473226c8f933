#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::cli {

struct Query {
    nav::Point start;
    nav::Point goal;
};

/// The cells of a grid, if queries are between cells.
struct QueryGrid {
    int columns = 0;
    int rows = 0;
    bool operator==(const QueryGrid&) const = default;
};

struct QueryFile {
    std::string name; ///< the user's name for it
    std::vector<Query> queries;
    std::optional<QueryGrid> grid; ///< then the unit of the queries is a cell: placedQueries()
};

/// Reads a file of path queries: a scenario (scenariofile.h), or the header
/// start_x,start_y,goal_x,goal_y, then one query per line. LF or CRLF. Blank lines are skipped.
/// Errors name line and field.
Result<QueryFile> readQueries(const std::string& path);
/// The same from bytes. `name` is the user's name for them.
Result<QueryFile> parseQueries(std::string_view bytes, const std::string& name);

} // namespace thicket::cli
