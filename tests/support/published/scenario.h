#pragma once

#include "libnav/geometry/shapes.h"

#include <string>
#include <vector>

namespace thicket::test {

/// A query with a published answer.
struct ScenarioRow {
    nav::Point start;
    nav::Point goal;
    double length = 0;
};

/// The rows of a MovingAI `.scen` file: the last five fields of each line but the first.
std::vector<ScenarioRow> readScenario(const std::string& path);

/// The rows of a CSV file `start_x,start_y,goal_x,goal_y,length`.
std::vector<ScenarioRow> readScenarioCsv(const std::string& path);

/// The row and the length that was found instead, for a message.
std::string described(const ScenarioRow& row, double found);

} // namespace thicket::test
